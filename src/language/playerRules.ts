/** Rules for players, from static abilities and from effects with a duration. */
import type { Cost } from './costs.ts'
import type { KeywordName } from './keywords/names.ts'
import type { ManaCost, ManaType } from './mana.ts'
import type { Filter, Players } from './nouns.ts'
import type { TurnPart, ZoneName } from './types.ts'

/** Zones other than the hand that a player may be allowed to play cards from. */
export type PlayableZone = Extract<ZoneName, 'library' | 'graveyard' | 'exile'>

/** What spells and abilities can be kept from making players do. */
export type CausedDeed = 'discard' | 'sacrifice' | 'search'

/** The terms of spells that are cast by a permission, which allows none without them. */
export interface PricedPermission {
  /** For that, rather than their mana costs. */
  readonly cost?: Cost
  /** "In addition to paying their other costs". */
  readonly also?: Cost
  /** One each turn. */
  readonly once?: true
  /** "If a spell cast this way would be put into your graveyard, exile it instead." */
  readonly exiled?: true
}

export type PlayerRule =
  /** `any`: as many as they want. */
  | { readonly kind: 'extraLands'; readonly n: number | 'any' }
  | { readonly kind: 'noMaximumHandSize' }
  /**
   * "Play with the top card of your library revealed": to everyone, or to its owner only ("may look at ... any time").
   */
  | { readonly kind: 'topRevealed'; readonly to: 'all' | 'owner' }
  /** "Your opponents play with their hands revealed." */
  | { readonly kind: 'handRevealed' }
  /** "Reveal the first card you draw each turn": the first half of two linked abilities (404.5). */
  | { readonly kind: 'firstDrawRevealed' }
  /** "Schemes can't be set in motion": the player's (2011:contents/9). */
  | { readonly kind: 'cantSetInMotion' }
  /** "Players reveal each card they draw." */
  | { readonly kind: 'drawsRevealed' }
  /**
   * "May play cards from there" (401.4); from a library, its top card. `what` null is any card; `lands`: lands may be
   * played too, not only spells cast.
   */
  | (PricedPermission & {
      readonly kind: 'playFrom'
      readonly zone: PlayableZone
      readonly what: Filter | null
      readonly lands: boolean
    })
  /**
   * Of an effect on cards: these very ones may be played, whosever they are; `free`: without paying their mana costs.
   */
  | {
      readonly kind: 'playThese'
      readonly lands: boolean
      readonly free: boolean
      /** For that, rather than their mana costs. */
      readonly cost?: Cost
      /** As which types mana may be spent to cast them (today:118.14). */
      readonly as?: readonly ManaType[]
      /** A spell so cast is exiled instead of going to a graveyard. */
      readonly exiled?: true
      /** Only as what they are in hand, not as the spell that stands in them (today:715.3d). Absent: either. */
      readonly main?: true
    }
  | { readonly kind: 'maximumHandSize'; readonly n: number }
  /** "Is reduced by two": `by` is negative. */
  | { readonly kind: 'handSizeChange'; readonly by: number }
  /** `combat`: each combat phase. */
  | { readonly kind: 'skipStep'; readonly step: TurnPart | 'combat' }
  /** "Can't untap more than one land during their untap steps." */
  | { readonly kind: 'untapsAtMost'; readonly n: number; readonly what: Filter }
  /** "Untap all creatures you control during each other player's untap step." */
  /** `opponents`: in their steps, not in a teammate's. */
  | { readonly kind: 'untapsWithOthers'; readonly what: Filter; readonly opponents?: true }
  | { readonly kind: 'cantCast'; readonly what: Filter }
  /** `what` null: any lands. */
  | { readonly kind: 'cantPlayLands'; readonly what: Filter | null }
  /** "Can't cast more than one spell each turn", "can't cast additional nonartifact spells": `n` such spells a turn. */
  | { readonly kind: 'castsAtMost'; readonly n: number; readonly what: Filter }
  /** "Can cast spells only during their own turns", "activate abilities only ...". */
  | { readonly kind: 'onlyInOwnTurns'; readonly what: 'casting' | 'activating' }
  /** "Can cast spells only any time they could cast a sorcery." */
  | { readonly kind: 'castsAsSorceries' }
  | { readonly kind: 'cantSearch' }
  /**
   * "Spells and abilities your opponents control can't cause you to sacrifice permanents"; `own`: those that the player
   * controls can't, "their controller".
   */
  | { readonly kind: 'cantBeMade'; readonly to: CausedDeed; readonly by: 'opponents' | 'own' }
  | { readonly kind: 'cantDraw' }
  /** "Can't draw more than one card each turn." */
  | { readonly kind: 'drawsAtMost'; readonly n: number }
  | { readonly kind: 'cantGetPoison' }
  /** "Don't lose the game for having 0 or less life." */
  | { readonly kind: 'livesWithoutLife' }
  /** The abilities that a keyword stands for: "can't cycle cards". */
  | { readonly kind: 'cantActivate'; readonly keyword: KeywordName }
  /**
   * Activated abilities of what matches (`of` null: of anything); `exceptMana`: but for mana abilities. `loyalty`:
   * whether of loyalty abilities only, or of all but those.
   */
  | {
      readonly kind: 'cantActivateAny'
      readonly of: Filter | null
      readonly exceptMana: boolean
      readonly loyalty?: boolean
    }
  /** "May activate loyalty abilities of planeswalkers you control any time you could cast an instant". */
  | { readonly kind: 'loyaltyAsInstant'; readonly of: Filter }
  /** Spells that match cost the player more or less. */
  | { readonly kind: 'spellCost'; readonly what: Filter; readonly more: boolean; readonly mana: ManaCost }
  | { readonly kind: 'cantGainLife' }
  /** "Don't lose unspent green mana as steps and phases end"; `type` null: any mana. */
  | { readonly kind: 'keepsMana'; readonly type: ManaType | null }
  /**
   * "May spend white mana as though it were red mana": mana of type `mana` (null: of any) counts as each of `as`, too.
   * `others`: mana of other types counts only as that. `on`: to cast what matches, and nothing else.
   */
  | {
      readonly kind: 'spendsAs'
      readonly mana: ManaType | null
      readonly as: readonly ManaType[]
      readonly others?: ManaType
      readonly on?: Filter
    }
  /** "Damage that would reduce your life total to less than 1 reduces it to 1 instead" (419.6). */
  | { readonly kind: 'damageLeavesLife'; readonly n: number }
  | { readonly kind: 'cantBeTargeted'; readonly by: 'opponents' | 'any' }
  | { readonly kind: 'castAsThoughFlash'; readonly what: Filter }
  /**
   * "May pay {0} rather than pay the mana cost for Zombie spells you cast", "may cast creature spells without paying
   * their mana costs"; `flash`: "and as though they had flash".
   */
  | { readonly kind: 'castsFor'; readonly what: Filter; readonly cost: Cost; readonly flash?: true }
  /** "While choosing targets for their own spell or activated ability, must choose at least one of these if able." */
  | { readonly kind: 'mustTarget'; readonly what: Filter }
  | { readonly kind: 'cantLose' }
  | { readonly kind: 'cantWin' }
  /** "If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll" (today:706). */
  | { readonly kind: 'rollsMore' }

/**
 * "The next creature spell you cast this turn costs {2} less to cast", "can't be countered": a rule until such a spell
 * is cast, and changes to that spell as it is put onto the stack (today:611.2f).
 */
export interface NextSpell {
  readonly kind: 'nextSpell'
  readonly who: Players
  readonly spell: Filter
  readonly rule: PlayerRule | null
}
