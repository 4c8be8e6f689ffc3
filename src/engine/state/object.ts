/** Objects (200, 217): cards, tokens, spells, abilities on the stack, and 2004's combat damage on the stack. */
import type {
  AbilityKey,
  Address,
  Body,
  Condition,
  Copied,
  DownBy,
  HeldChoices,
  KeywordName,
  ManaType,
  NamedChoices,
  PermanentMark,
  Printed,
  Restriction,
  ZoneName,
} from '../../language/index.ts'
import type { ObjectId, Ref, Seat } from './ids.ts'
import type { Result } from './result.ts'

/** What was announced for a spell or ability (409.1): kept on the stack, and on the permanent the spell becomes. */
export interface Choices {
  /** Indices of the chosen modes, in text order. */
  readonly modes: readonly number[]
  /** What was chosen, for each chosen mode and each instance of "target". */
  readonly targets: readonly (readonly (readonly Ref[])[])[]
  /** How a divided amount is divided among the targets of its slot, in order. */
  readonly division: readonly number[] | null
  readonly x: number
  /** How many Phyrexian symbols were paid with life (today:107.4f); absent: none. */
  readonly lifeSymbols?: number
  /** X was announced, even if as 0; absent if its cost has none. */
  readonly announcedX?: true
  /** The optional additional costs that its player chose to pay (409.1b): kicker and the like, in the order chosen. */
  readonly options: readonly PaidOption[]
  /** How it was cast; `null` if it wasn't. */
  readonly cast: CastAs | null
  /** Objects that costs sacrificed, discarded or exiled, by the ids they had before. */
  readonly paid: readonly ObjectId[]
  readonly manaSpent: readonly ManaType[]
  /** What produced each of it, by the ids they then had; absent: nobody asks. */
  readonly manaFrom?: readonly ObjectId[]
  /** Whether the "for as long as" of its effect has already ended (418.3d); absent until that was true once. */
  readonly over?: boolean
}

/** An optional cost that was paid, with the ability that offers it. */
export interface PaidOption {
  readonly key: AbilityKey
  /** `null`: the text itself offers it. */
  readonly keyword: KeywordName | null
  /** The opponent to whom a gift was promised for it (today:702.174a). */
  readonly to?: Seat
  /** The face of the card that was spliced onto the spell for it, by index (2011:702.45). */
  readonly spliced?: number
}

/**
 * How a card is cast: `normal`, or the ability that offers it with its keyword; and by whom, from where and when. Of a
 * copy the former only: it has what was decided for the spell, but wasn't cast (503.10).
 */
export interface CastAs {
  readonly key: 'normal' | AbilityKey
  readonly keyword: KeywordName | null
  /** `null` of a copy. */
  readonly by: Seat | null
  readonly from: ZoneName | null
  /** When a sorcery couldn't have been cast, where its text asks; absent otherwise. */
  readonly offTime?: true
  /** In a main phase of that player's. */
  readonly mainPhase?: true
  /** Which of the conditions that its text asks "as you cast it" were true then; absent: none. */
  readonly was?: readonly Condition[]
  /** By how it was cast it is exiled instead of going to a graveyard (419.6). */
  readonly exiled?: true
  /** As which types mana may be spent on it, by the permission to cast it (today:118.14). Absent: as what it is. */
  readonly spends?: readonly ManaType[]
}

/** Trigger data: the object and player of the event, and an amount ("that much"). */
export interface TriggerData {
  readonly object: ObjectId | null
  readonly other: ObjectId | null
  readonly player: Seat | null
  readonly amount: number
  /** What the event moved: the ability finds it where it went (217.1c, 410.10). Absent: nothing. */
  readonly moved?: readonly ObjectId[]
  /** The mana that the permanent was tapped for. */
  readonly mana?: readonly ManaType[]
  /** Of a clash: whether the player has won it. */
  readonly won?: boolean
  /** Of a delayed trigger: what the text that made it has done "this way", and what it has chosen. */
  readonly told?: { readonly log: readonly Result[]; readonly choices: NamedChoices }
}

/** What an ability on the stack consists of, apart from its choices. */
export interface StackAbility {
  /** The object that has the ability; it may be gone (402.6). */
  readonly source: ObjectId
  /** See `Context.self`. */
  readonly self?: ObjectId
  /** `null` if its maker has no address. */
  readonly at: Address | null
  readonly body: Body
  /** The intervening if of a triggered ability. */
  readonly condition: Condition | null
  readonly triggered: boolean
  /** Its source has been transformed since it was put onto the stack (today:701.27f). Absent otherwise. */
  readonly turned?: true
  readonly triggerData: TriggerData | null
  readonly remembered: readonly Ref[]
}

/** One share of 2004's combat damage object (310.4). */
export interface DamageShare {
  readonly source: ObjectId
  readonly to: Ref
  readonly n: number
}

/** How a permanent is marked: how far, or by how much; and since when (418.5e). */
export interface MarkHeld {
  readonly n: number
  readonly at: number
}

/** A card or token that represents a permanent with others (today:730), as it lies there. */
export interface Component extends Pick<GameObject, 'card' | 'face' | 'side' | 'copied' | 'faceDown' | 'downBy'> {
  readonly kind: 'card' | 'token'
  /** The second of a melded pair: it shows nothing of its own (today:712.4). */
  readonly half?: true
  /** How many with the same face had represented the permanent before it; absent: none. */
  readonly nth?: number
}

/** What makes a permanent that several cards or tokens represent; its own fields are those of the topmost (today:730). */
export interface Merged {
  /** The others, from below the topmost one to the bottom. */
  readonly under: readonly Component[]
  /** See `Component`: of the topmost one. */
  readonly nth?: number
  /** When the topmost one came, and when the last did: copy effects before that are no longer the last to apply. */
  readonly topAt: number
  readonly at: number
  /** How often it has mutated (today:702.140). */
  readonly mutated: number
}

/** A mode that was chosen for the ability with that key. */
export interface ModeTaken {
  readonly key: AbilityKey
  readonly mode: number
  readonly turn: number
}

export interface GameObject {
  readonly id: ObjectId
  readonly kind: 'card' | 'token' | 'ability' | 'spellCopy' | 'combatDamage' | 'emblem'
  /** The physical card, the same in every zone; `null` for an object that isn't a card. */
  readonly card: number | null
  /** Index in `State.printed` of what is printed on it; -1 for an object without characteristics of its own. */
  readonly face: number
  /**
   * Which side of the card is up: 0 as it normally is, `k` the k-th of its `parts`: the half that is cast (505.2), the
   * flipped half, the back face (2011:contents/709, 711).
   */
  readonly side: number
  /**
   * What it entered, or was made, as a copy of (503.5), whatever it has become since: see `copiable`. Otherwise `null`.
   */
  readonly copied: Copied | null
  readonly owner: Seat
  /** Its current controller, with all effects considered. */
  readonly controller: Seat
  /** Its controller apart from control-changing effects. */
  readonly baseController: Seat
  readonly zone: ZoneName
  readonly timestamp: number
  /** Since when its controller has controlled it continuously (212.3d). */
  readonly controlledSince: number
  readonly tapped: boolean
  readonly faceDown: boolean
  /** Tells face-down spells and permanents apart, in the order in which they came (504.4); 0: nobody has to. */
  readonly downAs: number
  /** How it came to lie face down as what is played (today:708.2a). Absent: face up, or in none of these ways. */
  readonly downBy?: DownBy
  readonly damage: number
  readonly deathtouched: boolean
  readonly counters: Readonly<Record<string, number>>
  /** In exile: what it haunts (2011:702.53b). */
  readonly attachedTo: Ref | null
  readonly choices: Choices | null
  readonly ability: StackAbility | null
  readonly shares: readonly DamageShare[] | null
  /** What was chosen for it as it entered, or by an ability of its own. */
  readonly chosen: HeldChoices
  /**
   * In exile, on the battlefield or of a token: the object whose effect put it there, so that its abilities can speak of
   * it (217.7c).
   */
  readonly placedBy: ObjectId | null
  /**
   * The link between the ability that exiled or created it and another one that refers to it; `null`: there is none.
   */
  readonly link: string | null
  /** Phased out together with this object, with which it returns (502.15i); `null` if it phased out by itself. */
  readonly phasedWith: ObjectId | null
  /** 2004:502.15m: it phased in, and its controller hasn't changed since: it may attack and tap as with haste. */
  readonly phasedIn: boolean
  /** In exile, face down: the permanent whose controllers, now and later, may look at it (2011:702.73). */
  readonly openTo: ObjectId | null
  /** Seats that may look at it although its zone or face hides it. */
  readonly knownTo: readonly Seat[]
  /** How often each activated ability was activated this turn, by its key (403.3 / 2011:602.5b, c). */
  readonly activations: Readonly<Record<string, number>>
  /** Which modes were chosen for abilities of it that have each chosen once, and in which turn; absent: none. */
  readonly modesTaken?: readonly ModeTaken[]
  /** What the permanent is marked as; absent: nothing. */
  readonly marks?: Readonly<Partial<Record<PermanentMark, MarkHeld>>>
  /** With what else it is represented. Absent: by one card or token. */
  readonly merged?: Merged
}

/** The cards that represent it, the topmost first: all of a merged permanent's (today:730). */
export const cardsOf = ({ card, merged }: Pick<GameObject, 'card' | 'merged'>): readonly number[] =>
  [card, ...(merged?.under ?? []).map((one) => one.card)].filter((one) => one !== null)

/** Each card and token that represents the object, by itself (today:730): the object, if it isn't merged. */
export function apart(object: GameObject): readonly GameObject[] {
  const { merged, ...own } = object
  if (merged === undefined) return [object]
  return [own, ...merged.under.map(({ nth: _, ...one }) => ({ ...own, ...one }))]
}

/** An object that is there. What is phased out is away (217.8c, 2011:702.24b): nothing but phasing itself sees it. */
export interface PresentObject extends GameObject {
  readonly zone: Exclude<ZoneName, 'phasedOut'>
}

/**
 * A copy of an object, with `id`. Field by field: objects that all come from this one place have one hidden class in
 * the JavaScript engine, and whatever reads an object's field is compiled for that one; copies by spreading each have
 * their own.
 */
export function copied(
  object: Omit<GameObject, 'id'>,
  id: ObjectId,
): { -readonly [K in keyof GameObject]: GameObject[K] } {
  const copy: { -readonly [K in keyof GameObject]: GameObject[K] } = {
    id,
    kind: object.kind,
    card: object.card,
    face: object.face,
    side: object.side,
    copied: object.copied,
    owner: object.owner,
    controller: object.controller,
    baseController: object.baseController,
    zone: object.zone,
    timestamp: object.timestamp,
    controlledSince: object.controlledSince,
    tapped: object.tapped,
    faceDown: object.faceDown,
    downAs: object.downAs,
    damage: object.damage,
    deathtouched: object.deathtouched,
    counters: object.counters,
    attachedTo: object.attachedTo,
    choices: object.choices,
    ability: object.ability,
    shares: object.shares,
    chosen: object.chosen,
    placedBy: object.placedBy,
    link: object.link,
    phasedWith: object.phasedWith,
    phasedIn: object.phasedIn,
    openTo: object.openTo,
    knownTo: object.knownTo,
    activations: object.activations,
  }
  if (object.downBy !== undefined) copy.downBy = object.downBy
  if (object.marks !== undefined) copy.marks = object.marks
  if (object.merged !== undefined) copy.merged = object.merged
  if (object.modesTaken !== undefined) copy.modesTaken = object.modesTaken
  return copy
}

/** The object with those fields; one that is absent while it is empty is absent then. */
export function patched(object: GameObject, fields: Partial<GameObject>): GameObject {
  const copy = Object.assign(copied(object, object.id), fields)
  if (copy.marks !== undefined && Object.keys(copy.marks).length === 0) Reflect.deleteProperty(copy, 'marks')
  // How it lies is forgotten once it is turned up.
  if (copy.downBy !== undefined && !copy.faceDown) Reflect.deleteProperty(copy, 'downBy')
  return copy
}

/** The characteristics of an object after all layers (201, 418.5). */
export interface Characteristics extends Omit<Printed, 'text' | 'parts'> {
  /** A split card's halves, where it has both (505.2): a question about it is asked of each (505.6). */
  readonly halves?: readonly Printed[]
  readonly controller: Seat
  /** Rules about the permanent that aren't abilities of it: "can't block", "attacks if able". */
  readonly restrictions: readonly HeldRestriction[]
}

/** A restriction with the context needed to evaluate it. */
export interface HeldRestriction {
  readonly restriction: Restriction
  readonly source: ObjectId
  readonly controller: Seat
}
