/** Everything that can happen in a game: as it is proposed, and as triggers see it once it has happened (419, 410). */
import type {
  Address,
  Change,
  Copied,
  CrewDeed,
  Daylight,
  Designation,
  Door,
  DownBy,
  KeywordName,
  ManaType,
  ObjectAction,
  PermanentMark,
  PlanarSide,
  PlayerCounter,
  Printed,
  SortingAction,
  Step,
  TurnOver,
  ZoneName,
} from '../../language/index.ts'
import type { Context } from './context.ts'
import type { ObjectId, Ref, Seat } from './ids.ts'
import type { MoveCause } from './logEntry.ts'
import type { PaidOption } from './object.ts'
import type { LossReason } from './state.ts'

/** A change of zones. The object becomes a new object in its new zone. */
export interface Move {
  readonly kind: 'move'
  readonly object: ObjectId
  readonly to: ZoneName
  readonly cause: MoveCause
  /** Who controls it on the battlefield; `null`: its controller on the stack, otherwise its owner. */
  readonly under: Seat | null
  readonly tapped: boolean
  readonly faceDown: boolean
  /** See `GameObject.downBy`. */
  readonly downBy?: DownBy
  /** Which side of the card is up: see `GameObject.side`. */
  readonly side: number
  /** The position in a library. What is shuffled in has no order, and its library is shuffled as part of the event. */
  readonly position: 'top' | 'second' | 'third' | 'bottom' | 'bottomAtRandom' | 'shuffled' | null
  /** In a library: just beneath that many cards from the top. Absent: beneath none. */
  readonly beneath?: number
  /** Counters that the effect has it enter with; absent: none. */
  readonly counters?: Readonly<Record<string, number>>
  /** What it enters attacking; absent: nothing. */
  readonly attacking?: Ref
  /** What an Aura enters attached to. */
  readonly attachTo: Ref | null
  /** What it is there, because the effect that puts it there says so (today:611.2e). */
  readonly as?: { readonly changes: readonly Change[]; readonly context: Context }
  /** The ability that exiles it instead of letting it be discarded into the graveyard (502.24a). */
  readonly exiledBy?: Address
  /** Who controls the spell or ability that makes a player discard it. */
  readonly by?: Seat
  /** The other card of a melded pair, which enters as the same permanent (today:701.42). Absent: none. */
  readonly melded?: ObjectId
  /** Of a merged permanent: the card of it that goes elsewhere (today:903.9c). Absent: none. */
  readonly apart?: { readonly card: number; readonly to: ZoneName }
}

/** Who puts counters there (absent: who controls the permanent, or gets them), and what for (absent: an effect). */
interface Putting {
  readonly by?: Seat
  readonly cause?: 'cost' | 'rule'
}

/** What may be replaced or prevented before it happens. Everything in one list happens at once. */
export type Proposed =
  | Move
  | { readonly kind: 'draw'; readonly seat: Seat }
  | {
      readonly kind: 'damage'
      readonly source: ObjectId
      readonly to: Ref
      readonly n: number
      readonly combat: boolean
      /** Its own effect says that it can't be prevented (419.7). */
      readonly unpreventable?: true
      /** Nor can it be dealt to anything else instead. */
      readonly unmoved?: true
    }
  | { readonly kind: 'gainLife'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'loseLife'; readonly seat: Seat; readonly n: number }
  /** `attacking`: as it is declared as an attacker. */
  | { readonly kind: 'tap'; readonly object: ObjectId; readonly forMana: boolean; readonly attacking?: true }
  | { readonly kind: 'untap'; readonly object: ObjectId }
  /** `byRule`: a state-based action destroys it, not an effect. */
  | {
      readonly kind: 'destroy'
      readonly object: ObjectId
      readonly noRegeneration: boolean
      readonly byRule?: true
    }
  /** `by`: who controls the spell or ability that makes the player do it; absent: a cost or a rule does. */
  | { readonly kind: 'sacrifice'; readonly object: ObjectId; readonly seat: Seat; readonly by?: Seat }
  | {
      readonly kind: 'discard'
      readonly object: ObjectId
      readonly seat: Seat
      readonly cause: MoveCause
      readonly exiledBy?: Address
      /** Who controls the spell or ability that makes the player discard it. */
      readonly by?: Seat
    }
  | (Putting & {
      readonly kind: 'counters'
      readonly object: ObjectId
      readonly counter: string
      readonly change: number
    })
  /** All damage marked on it is removed. */
  | { readonly kind: 'heal'; readonly object: ObjectId }
  | {
      readonly kind: 'token'
      /** Of the effect that makes it. */
      readonly source: ObjectId
      readonly printed: Printed
      readonly controller: Seat
      readonly owner: Seat
      readonly tapped: boolean
      /** What it enters the battlefield attacking. */
      readonly attacking: Ref | null
      /** What its effect has it enter attached to. */
      readonly attachTo?: Ref
      readonly copied: Copied | null
      /** What its effect has it enter with; absent: none. */
      readonly counters?: Readonly<Record<string, number>>
    }
  | { readonly kind: 'attach'; readonly object: ObjectId; readonly to: Ref }
  | { readonly kind: 'unattach'; readonly object: ObjectId }
  /** Counters on a player, such as poison (420.5h). */
  | (Putting & {
      readonly kind: 'playerCounters'
      readonly seat: Seat
      readonly counter: PlayerCounter
      readonly n: number
    })
  /** `x`: of the cost that is paid for it, where that has an X; `paid`: by which ability that cost is given. */
  | {
      readonly kind: 'turnFaceUp'
      readonly object: ObjectId
      readonly seat: Seat
      readonly x?: number
      readonly paid?: PaidOption
    }
  | { readonly kind: 'turnFaceDown'; readonly object: ObjectId }
  /** `daylight`: because it is day, or night (today:702.145). Absent: by an effect. */
  | { readonly kind: 'turnOver'; readonly object: ObjectId; readonly how: TurnOver; readonly daylight?: true }
  /** `along`: what it is attached to, if it phases out with that (502.15i). */
  | { readonly kind: 'phaseOut'; readonly object: ObjectId; readonly along: ObjectId | null }
  | { readonly kind: 'phaseIn'; readonly object: ObjectId }
  | { readonly kind: 'shuffle'; readonly seat: Seat }
  | { readonly kind: 'lose'; readonly seat: Seat; readonly reason: LossReason }

/**
 * What happened, for triggers and for the effect that did it. `became` is the new object after a move; the object as it
 * was is in `State.lastKnown` under its old id. A card drawn or discarded is reported as the move it was, with its
 * cause.
 */
export type Happened =
  /** `part`: it is another card of a permanent that has left as one (today:730.3); absent: all that has moved. */
  | (Move & {
      readonly from: ZoneName | null
      readonly became: ObjectId | null
      readonly seat: Seat
      readonly part?: true
    })
  /**
   * `revealed`: because of the rule that its drawer reveals the first card of each turn. `nth`: which of that player's
   * cards this turn. `ofDrawStep`: in that player's draw step, as the first card or a later one. `instead`: what replaced
   * another draw had it drawn.
   */
  | {
      readonly kind: 'drew'
      readonly seat: Seat
      readonly object: ObjectId
      readonly revealed: boolean
      readonly nth: number
      readonly ofDrawStep?: 'first' | 'later'
      readonly instead?: true
    }
  | {
      readonly kind: 'damage'
      readonly source: ObjectId
      readonly to: Ref
      readonly n: number
      readonly combat: boolean
    }
  /** All damage that one source dealt at once, with one share for each recipient (410.6). */
  | {
      readonly kind: 'dealing'
      readonly source: ObjectId
      readonly shares: readonly { readonly to: Ref; readonly n: number }[]
      readonly combat: boolean
    }
  /** All damage that one object or player was dealt at once, by however many sources (410.6). */
  | {
      readonly kind: 'dealt'
      readonly to: Ref
      readonly n: number
      readonly combat: boolean
      readonly by: readonly { readonly source: ObjectId; readonly n: number }[]
    }
  | { readonly kind: 'gainLife'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'loseLife'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'tap'; readonly object: ObjectId; readonly forMana: boolean; readonly attacking?: true }
  | { readonly kind: 'untap'; readonly object: ObjectId }
  | { readonly kind: 'sacrificed'; readonly object: ObjectId; readonly seat: Seat }
  /** `by`: who controls the spell or ability that made them; `null`: none did. */
  | {
      readonly kind: 'discarded'
      readonly object: ObjectId
      readonly became: ObjectId | null
      readonly seat: Seat
      readonly by: Seat | null
    }
  | {
      readonly kind: 'counters'
      readonly object: ObjectId
      readonly counter: string
      readonly change: number
      /** Who puts them there; absent: who controls the permanent. */
      readonly by?: Seat
    }
  | { readonly kind: 'attach'; readonly object: ObjectId; readonly to: Ref }
  | { readonly kind: 'unattached'; readonly object: ObjectId; readonly from: Ref }
  /** `shield`: the one that was used; `null`: a static ability did it. */
  | { readonly kind: 'regenerated'; readonly object: ObjectId; readonly shield: number | null }
  | { readonly kind: 'playerCounters'; readonly seat: Seat; readonly counter: PlayerCounter; readonly n: number }
  | {
      readonly kind: 'turnedFaceUp'
      readonly object: ObjectId
      readonly x?: number
      readonly paid?: PaidOption
    }
  | { readonly kind: 'turnedFaceDown'; readonly object: ObjectId }
  | { readonly kind: 'turnedOver'; readonly object: ObjectId; readonly how: TurnOver }
  | { readonly kind: 'phased'; readonly object: ObjectId; readonly way: 'in' | 'out' }
  | { readonly kind: 'shuffled'; readonly seat: Seat }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly reason: LossReason }
  /** Continuous effects have given it to another player: no event proposes that, so none can be replaced (418.5a). */
  | { readonly kind: 'controlChanged'; readonly object: ObjectId; readonly from: Seat; readonly to: Seat }

/** What triggers can see besides proposed events: it isn't replaced, only noticed. */
export type Occurrence =
  /** `nth`: which main phase of its turn it is, from 1; 0 for other steps. */
  | { readonly kind: 'step'; readonly step: Step; readonly seat: Seat; readonly nth: number }
  | { readonly kind: 'cast'; readonly object: ObjectId; readonly seat: Seat }
  | {
      readonly kind: 'activated'
      readonly object: ObjectId
      readonly source: ObjectId
      readonly seat: Seat
      readonly mana: boolean
      /** {T} is in its activation cost. */
      readonly tapping: boolean
    }
  /** What the ability of a keyword with an upkeep cost asked its controller to pay. */
  | {
      readonly kind: 'upkeepPaid'
      readonly object: ObjectId
      readonly seat: Seat
      readonly keyword: KeywordName
      readonly paid: boolean
    }
  | { readonly kind: 'setInMotion'; readonly object: ObjectId; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly side: PlanarSide }
  /** `from`: the planes that it led away from, as they then were; `to`: the one that it led to. */
  | {
      readonly kind: 'planeswalked'
      readonly seat: Seat
      readonly from: readonly ObjectId[]
      readonly to: ObjectId | null
    }
  | { readonly kind: 'clashed'; readonly seat: Seat; readonly won: boolean }
  | { readonly kind: 'targeted'; readonly object: ObjectId; readonly by: ObjectId }
  | { readonly kind: 'playerTargeted'; readonly seat: Seat; readonly by: ObjectId }
  /** A player has put a spell or ability on the stack that targets what is an opponent's (today:700.13). */
  | { readonly kind: 'crime'; readonly seat: Seat }
  /** So much of the player's mana had gone into spells this turn, and now has (today:700.14). */
  | { readonly kind: 'expended'; readonly seat: Seat; readonly before: number; readonly now: number }
  /** An ability of that object has triggered, and waits. */
  | { readonly kind: 'triggered'; readonly object: ObjectId }
  | { readonly kind: 'attacks'; readonly object: ObjectId; readonly defender: Ref; readonly alone: boolean }
  /** A player was attacked by one or more creatures of `seat`. */
  | { readonly kind: 'attacked'; readonly defender: Seat; readonly seat: Seat }
  /** The declaration of attackers, as a whole. */
  | {
      readonly kind: 'declared'
      readonly seat: Seat
      readonly attacks: readonly { readonly id: ObjectId; readonly defender: Ref }[]
    }
  /** `again`: an effect has it block an additional attacker. */
  | {
      readonly kind: 'blocks'
      readonly object: ObjectId
      readonly attacker: ObjectId
      readonly alone: boolean
      readonly again?: true
    }
  /** `already`: what blocked it just before; `null` if it wasn't blocked at all. */
  | {
      readonly kind: 'becomesBlocked'
      readonly object: ObjectId
      readonly by: readonly ObjectId[]
      readonly already: readonly ObjectId[] | null
    }
  | { readonly kind: 'unblocked'; readonly object: ObjectId }
  | { readonly kind: 'searched'; readonly seat: Seat }
  | { readonly kind: 'copied'; readonly object: ObjectId; readonly seat: Seat }
  /** A keyword action of a permanent, once it is done. */
  | {
      readonly kind: 'acted'
      readonly object: ObjectId
      readonly action: ObjectAction | 'exploit' | 'fight' | 'mutate' | CrewDeed
      /** What it crews, saddles or exploits. */
      readonly whom?: ObjectId
    }
  | { readonly kind: 'sorted'; readonly action: SortingAction; readonly seat: Seat }
  | { readonly kind: 'enteredRoom'; readonly object: ObjectId; readonly seat: Seat; readonly room: number }
  /** `fully`: both doors are unlocked now. */
  | {
      readonly kind: 'unlocked'
      readonly object: ObjectId
      readonly seat: Seat
      readonly door: Door
      readonly fully: boolean
    }
  | { readonly kind: 'completedDungeon'; readonly seat: Seat }
  /** A die, or several at once. */
  | { readonly kind: 'diceCast'; readonly seat: Seat }
  | { readonly kind: 'tempted'; readonly seat: Seat }
  /** A permanent has become so. */
  | { readonly kind: 'marked'; readonly object: ObjectId; readonly as: PermanentMark; readonly x: number }
  /** A flip that can be won or lost. */
  | { readonly kind: 'flippedCoin'; readonly seat: Seat; readonly won: boolean }
  /** A player has become the monarch or the like. */
  | { readonly kind: 'designated'; readonly seat: Seat; readonly as: Designation }
  /** Day has become night, or night day. */
  | { readonly kind: 'daylight'; readonly to: Daylight }
  | { readonly kind: 'cycled'; readonly object: ObjectId; readonly seat: Seat; readonly x?: number }
  | {
      readonly kind: 'tappedForMana'
      readonly object: ObjectId
      readonly seat: Seat
      readonly mana: readonly ManaType[]
    }

export type Happening = Happened | Occurrence

/** A move with the usual defaults, which explicit fields override. */
export function moveTo(object: ObjectId, to: ZoneName, cause: MoveCause, fields: Partial<Move> = {}): Move {
  return {
    kind: 'move',
    object,
    to,
    cause,
    under: null,
    tapped: false,
    faceDown: false,
    side: 0,
    position: null,
    attachTo: null,
    ...fields,
  }
}
