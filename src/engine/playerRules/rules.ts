/**
 * What the engine does about each kind of rule for a player (418.1). Everything is asked of one that is in force for
 * them.
 */
import type {
  AtLeastOne,
  CausedDeed,
  Cost,
  Filter,
  KeywordName,
  ManaCost,
  ManaType,
  PlayableZone,
  PlayerRule,
  PricedPermission,
  TurnPart,
} from '../../language/index.ts'
import type { Context, EffectKey, ObjectId, Refusal, Seat, State } from '../state/index.ts'

/** An activated ability, as rules for players tell it apart. */
export interface UsedAbility {
  readonly of: ObjectId
  readonly isMana: () => boolean
  readonly loyalty: boolean
}

export type PlayerRuleOf<K extends PlayerRule['kind']> = Extract<PlayerRule, { kind: K }>

/** What effects can keep a player from. */
export type KeptFrom =
  | 'gainingLife'
  | 'losing'
  | 'losingWithoutLife'
  | 'winning'
  | 'drawing'
  | 'searching'
  | 'gettingPoison'

/** What lets a player play cards from where they usually can't (401.4). */
export interface Permission {
  readonly zone: PlayableZone
  readonly what: Filter | null
  readonly lands: boolean
  /** The terms of spells that are cast by it, which a way to cast tells; absent: none. */
  readonly priced?: PricedPermission
}
/** With what gives it: of "cards exiled with ~", the object, or `null` of no one object. */
export interface GivenPermission extends Permission {
  readonly source: ObjectId | null
  readonly effect: EffectKey
}

/** What lets a player play these very cards, from wherever they are (401.4). */
export interface CardPermission {
  readonly objects: readonly ObjectId[]
  readonly lands: boolean
  /** For that instead of their mana costs; absent: for those. */
  readonly cost?: Cost
  /** As which types mana may be spent on them (today:118.14); absent: as what it is. */
  readonly spends?: readonly ManaType[]
  /** A spell so cast is exiled instead of going to a graveyard. */
  readonly exiled?: true
  /** Not as the spell that stands in them (today:715.3d). */
  readonly main: boolean
}

/** A cost for which a card may be cast instead of its mana cost. */
export interface CastOffer {
  readonly cost: Cost
  readonly anytime: boolean
}

/** How many of the permanents that it counts a player can untap in an untap step. */
export interface UntapLimit {
  readonly n: number
  readonly counts: (id: ObjectId) => boolean
}

interface Facets<R> {
  /** 212.6b: how many lands beyond the first the player may play in a turn. */
  readonly moreLands?: (rule: R) => number
  /** 314.1: the maximum hand size, by what it would be otherwise; `null` is none. */
  readonly handSize?: (rule: R, otherwise: number | null) => number | null
  /** 217.2e: to whom the top card of the player's library is shown. */
  readonly showsTop?: (rule: R) => 'all' | 'owner'
  /** 217.3c: the player's hand is shown to all. */
  readonly showsHand?: true
  /** 404.5: the first card that the player draws in a turn is shown. */
  readonly showsFirstDraw?: true
  /** No scheme of the player's is set in motion (2011:contents/9). */
  readonly keepsSchemes?: true
  /** Every card that is drawn is shown. */
  readonly showsDraws?: true
  readonly playsFrom?: (rule: R) => Permission
  readonly playsThese?: (rule: R) => Omit<CardPermission, 'objects'>
  /** 419.6f: the step that the player skips. */
  readonly skips?: (rule: R) => TurnPart
  /** 302.2: how many of those permanents the player can untap in their untap step. */
  readonly untapLimit?: (state: State, rule: R, seat: Seat, by: ObjectId | null) => UntapLimit
  /** 302.2: whether the permanent untaps in the untap steps of the other players too. */
  readonly untapsWithOthers?: (state: State, rule: R, seat: Seat, id: ObjectId, by: ObjectId | null) => boolean
  /** 103.1: why the player can't cast that card, or `null`. */
  readonly whyNotCast?: (state: State, rule: R, seat: Seat, id: ObjectId, by: ObjectId | null) => Refusal | null
  /** today:121.2b: how many cards the player can draw in a turn. */
  readonly mostDraws?: (rule: R) => number
  /** today:706.6: the player rolls one more die, of which the lowest is ignored. */
  readonly rollsMore?: true
  /** Whether the player can cast spells only when they could cast a sorcery (212.7a). */
  readonly asSorceries?: true
  /** 103.1: why the player can't play that land, or `null`. */
  readonly whyNotPlayLand?: (state: State, rule: R, seat: Seat, id: ObjectId, by: ObjectId | null) => Refusal | null
  /** Whether what `causer` controls can't make the player do that. */
  readonly keepsFromMaking?: (state: State, rule: R, seat: Seat, deed: CausedDeed, causer: Seat) => boolean
  /** 103.1: whether the player can't activate what that keyword stands for. */
  readonly keepsFromActivating?: (rule: R, keyword: KeywordName) => boolean
  /** 103.1: whether the player can't activate an ability of that object. */
  readonly keepsFromAbility?: (state: State, rule: R, seat: Seat, ability: UsedAbility, by: ObjectId | null) => boolean
  /** 409.1f: how casting that card costs the player more or less, or `null`. */
  readonly spellCost?: (
    state: State,
    rule: R,
    seat: Seat,
    id: ObjectId,
    by: ObjectId | null,
  ) => { readonly more: boolean; readonly mana: ManaCost } | null
  /** 409.1b: for what else the player may cast that card, and whether at any time; `null`: for nothing else. */
  readonly castFor?: (state: State, rule: R, seat: Seat, id: ObjectId, by: ObjectId | null) => CastOffer | null
  /** Whether the player may cast that card as though it had flash. */
  readonly lendsFlash?: (state: State, rule: R, seat: Seat, id: ObjectId, by: ObjectId | null) => boolean
  /** Whether the player may activate that permanent's loyalty abilities any time they could cast an instant. */
  readonly lendsInstant?: (state: State, rule: R, seat: Seat, id: ObjectId, by: ObjectId | null) => boolean
  /** 415.2: why the player can't be the target of what `context` is of, or `null`. */
  readonly whyNotTargeted?: (state: State, rule: R, seat: Seat, context: Context) => Refusal | null
  /** 409.1c: whether that is something that the player must choose as a target, or others like it. */
  readonly mustTarget?: (state: State, rule: R, seat: Seat, id: ObjectId, by: ObjectId | null) => boolean
  /** 300.3: whether unspent mana of that type stays in the player's pool. */
  readonly keepsMana?: (rule: R, type: ManaType) => boolean
  /**
   * Glossary "as though": as which types the player may spend mana of that type; the type itself not always among them.
   */
  readonly spendsAs?: (rule: R, type: ManaType) => readonly ManaType[]
  /** Whether that mana may be spent on that spell so; `null`: on anything else. Absent: on whatever is paid for. */
  readonly spentOn?: (
    state: State,
    rule: R,
    seat: Seat,
    spell: ObjectId | null,
    objects: readonly ObjectId[],
  ) => boolean
  /** 419.6: damage takes the player's life total no further down than that. */
  readonly leastLife?: (rule: R) => number
  readonly keepsFrom?: KeptFrom
}

/** What a kind of rule for a player means: at least something. */
export type PlayerRuleRules<K extends PlayerRule['kind']> = AtLeastOne<Facets<PlayerRuleOf<K>>>

/** The same with every question that can be asked, of whatever kind. */
export type AnyPlayerRuleRules = Facets<PlayerRule>
