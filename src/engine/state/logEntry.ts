/**
 * Log entries: what happened, for the log and the client's animations. Logging changes nothing: the state is changed by
 * `events/`. An entry identifies objects by id and the name they had; `seen/` removes what a seat may not know.
 */
import type {
  Color,
  Daylight,
  Designation,
  ManaType,
  PermanentMark,
  PlanarSide,
  PlayerCounter,
  Step,
  TurnOver,
  ZoneName,
} from '../../language/index.ts'
import type { Citation } from '../../rulebook/index.ts'
import type { ObjectId, Seat } from './ids.ts'
import type { Refusal } from './refusal.ts'
import type { LossReason } from './state.ts'

/** An object as the log names it. `name` is `null` if it is hidden (face down, or not for this seat). */
export interface Named {
  readonly id: ObjectId
  readonly name: string | null
}

export type Coin = 'heads' | 'tails'

export type NamedRef = Named | { readonly player: Seat }

/** Why an object changed zones. */
export type MoveCause =
  | 'draw'
  | 'discard'
  | 'play'
  | 'cast'
  | 'resolve'
  | 'counter'
  | 'destroy'
  | 'sacrifice'
  | 'stateBased'
  | 'effect'
  | 'cost'
  | 'mulligan'
  | 'setup'

/** What a player has chosen that is no object, for all to know. */
export type Chosen =
  | { readonly kind: 'word'; readonly word: string }
  /** By its name, or with what it is from: `protection from red`. */
  | { readonly kind: 'ability'; readonly word: string }
  | { readonly kind: 'colors'; readonly colors: readonly Color[] }
  | { readonly kind: 'player'; readonly player: Seat }
  | { readonly kind: 'friend' | 'foe'; readonly player: Seat }
  /** One of two piles, by its place; `lies`: how, where one is face up and the other face down. */
  | {
      readonly kind: 'pile'
      readonly place: number
      readonly cards: number
      readonly lies: 'faceUp' | 'faceDown' | null
    }

/** What happened, with the rule for it in the edition played. */
export type LogEntry = { readonly rule: string } & Happening

/** The same as it is emitted: with the place for which the rule is cited. */
export type Emitted = { readonly rule: Citation } & Happening

type Happening =
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly number: number }
  | { readonly kind: 'stepBegan'; readonly step: Step; readonly seat: Seat }
  | { readonly kind: 'stepSkipped'; readonly step: Step; readonly seat: Seat }
  | { readonly kind: 'starterChosen'; readonly seat: Seat }
  | { readonly kind: 'mulliganed'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'shuffled'; readonly seat: Seat }
  | {
      readonly kind: 'moved'
      readonly object: Named
      readonly became: ObjectId | null
      readonly seat: Seat
      readonly from: ZoneName | null
      readonly to: ZoneName
      readonly cause: MoveCause
      readonly hiddenFrom: readonly Seat[]
    }
  /** What an attacker attacks now. */
  | { readonly kind: 'reselected'; readonly object: Named; readonly defender: NamedRef }
  /** `over`: it lies on top of the permanent that it has become a part of. */
  | { readonly kind: 'mutated'; readonly object: Named; readonly into: Named; readonly over: boolean }
  | { readonly kind: 'landPlayed'; readonly object: Named; readonly seat: Seat }
  | { readonly kind: 'cast'; readonly object: Named; readonly seat: Seat; readonly targets: readonly NamedRef[] }
  | {
      readonly kind: 'activated'
      readonly object: Named
      readonly seat: Seat
      readonly targets: readonly NamedRef[]
      readonly mana: boolean
    }
  | { readonly kind: 'triggered'; readonly object: Named; readonly seat: Seat; readonly targets: readonly NamedRef[] }
  /** `ability`: it was one, and bears the name of its source. */
  | { readonly kind: 'resolved'; readonly object: Named; readonly seat: Seat; readonly ability?: true }
  | {
      readonly kind: 'countered'
      readonly object: Named
      readonly seat: Seat
      readonly byRules: boolean
      readonly ability?: true
    }
  /** Without a legal target it left the stack, and wasn't countered. */
  | { readonly kind: 'unresolved'; readonly object: Named; readonly seat: Seat; readonly ability?: true }
  | { readonly kind: 'tapped'; readonly object: Named; readonly forMana: boolean }
  | { readonly kind: 'untapped'; readonly object: Named }
  | { readonly kind: 'manaAdded'; readonly seat: Seat; readonly mana: readonly ManaType[]; readonly object: Named }
  | { readonly kind: 'manaPaid'; readonly seat: Seat; readonly mana: readonly ManaType[]; readonly object: Named }
  | { readonly kind: 'manaLost'; readonly seat: Seat; readonly mana: readonly ManaType[]; readonly burn: number }
  | {
      readonly kind: 'damage'
      readonly object: Named
      readonly to: NamedRef
      readonly n: number
      readonly combat: boolean
    }
  | { readonly kind: 'prevented'; readonly object: Named; readonly to: NamedRef; readonly n: number }
  | { readonly kind: 'life'; readonly seat: Seat; readonly change: number; readonly total: number }
  | {
      readonly kind: 'playerCounters'
      readonly seat: Seat
      readonly counter: PlayerCounter
      readonly change: number
      readonly total: number
    }
  /**
   * `caller` called `call`; the coin landed as `fell`; whether `seat`, whose flip it was, won. `null`: nobody calls or
   * wins where only heads or tails matters.
   */
  | {
      readonly kind: 'coinFlipped'
      readonly seat: Seat
      readonly called: { readonly caller: Seat; readonly call: Coin } | null
      readonly fell: Coin
      readonly won: boolean | null
    }
  | { readonly kind: 'designated'; readonly seat: Seat; readonly as: Designation }
  | { readonly kind: 'daylight'; readonly to: Daylight }
  | { readonly kind: 'marked'; readonly object: Named; readonly as: PermanentMark; readonly n: number }
  | { readonly kind: 'unmarked'; readonly object: Named; readonly as: PermanentMark }
  | { readonly kind: 'ventured'; readonly seat: Seat; readonly object: Named; readonly room: string }
  | { readonly kind: 'dungeonCompleted'; readonly seat: Seat; readonly object: Named }
  | { readonly kind: 'raised'; readonly seat: Seat; readonly as: 'ring' | 'speed'; readonly level: number }
  | { readonly kind: 'voted'; readonly seat: Seat; readonly option: string }
  | {
      readonly kind: 'dieCast'
      readonly seat: Seat
      readonly sides: number
      readonly natural: number
      readonly result: number
    }
  | { readonly kind: 'gotEmblem'; readonly object: Named; readonly seat: Seat }
  | { readonly kind: 'setInMotion'; readonly object: Named; readonly seat: Seat }
  | { readonly kind: 'abandoned'; readonly object: Named; readonly seat: Seat }
  | { readonly kind: 'dieRolled'; readonly seat: Seat; readonly side: PlanarSide }
  /** `object`: the plane that they have come to; `null`: there was none left. */
  | { readonly kind: 'planeswalked'; readonly object: Named | null; readonly seat: Seat }
  | { readonly kind: 'targetChanged'; readonly object: Named; readonly targets: readonly NamedRef[] }
  | {
      readonly kind: 'attacked'
      readonly seat: Seat
      /** `band`: those with one number attack in one band. */
      readonly attackers: readonly {
        readonly object: Named
        readonly defender: NamedRef
        readonly band: number | null
      }[]
    }
  | {
      readonly kind: 'blocked'
      readonly seat: Seat
      readonly blocks: readonly { readonly object: Named; readonly attackers: readonly Named[] }[]
    }
  | { readonly kind: 'combatDamageAssigned'; readonly seat: Seat }
  | { readonly kind: 'tokenMade'; readonly object: Named; readonly seat: Seat }
  | { readonly kind: 'ceased'; readonly object: Named }
  | { readonly kind: 'counters'; readonly object: Named; readonly counter: string; readonly change: number }
  | { readonly kind: 'attached'; readonly object: Named; readonly to: NamedRef }
  | { readonly kind: 'controlChanged'; readonly object: Named; readonly seat: Seat }
  | { readonly kind: 'regenerated'; readonly object: Named }
  | { readonly kind: 'replaced'; readonly object: Named }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly objects: readonly Named[] }
  /** `objects`: the cards, where being told is all that comes of it. */
  | {
      readonly kind: 'lookedAt'
      readonly seat: Seat
      readonly of: Seat
      readonly n: number
      readonly zone: ZoneName
      readonly objects: readonly Named[]
      readonly shownTo: readonly Seat[]
    }
  | { readonly kind: 'modeChosen'; readonly object: Named; readonly seat: Seat; readonly modes: readonly number[] }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly what: Chosen }
  | { readonly kind: 'turnedFaceUp'; readonly object: Named; readonly seat: Seat }
  | { readonly kind: 'turnedFaceDown'; readonly object: Named }
  /** `object` as it was before; `name`: what it is now. */
  | { readonly kind: 'turnedOver'; readonly object: Named; readonly name: string; readonly how: TurnOver }
  | { readonly kind: 'phased'; readonly object: Named; readonly out: boolean }
  | { readonly kind: 'extraTurn'; readonly seat: Seat }
  /** The next turn of `seat` will be controlled by another player; now it begins. */
  | { readonly kind: 'turnToBeControlled'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'turnControlled'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'effectBegan'; readonly object: Named; readonly on: readonly Named[] }
  | { readonly kind: 'effectEnded'; readonly object: Named }
  /** A player paid to end an effect, or to ignore one (408.2i, 408.2j). */
  | {
      readonly kind: 'tookOffer'
      readonly seat: Seat
      readonly what: 'end' | 'ignore' | 'setAside'
      readonly object: Named
    }
  /** A loop ran this many times as one shortcut (421). */
  | { readonly kind: 'repeated'; readonly seat: Seat; readonly times: number }
  | { readonly kind: 'playerLost'; readonly seat: Seat; readonly reason: LossReason }
  | { readonly kind: 'leftGame'; readonly seat: Seat }
  | { readonly kind: 'gameOver'; readonly winner: Seat | null }
  /** 506: the spell or ability has a game inside the game played; that game is over. */
  | { readonly kind: 'subgameBegan'; readonly seat: Seat; readonly object: Named }
  | { readonly kind: 'subgameEnded'; readonly winner: Seat | null }
  /** 2011:contents/713, 714. */
  | { readonly kind: 'turnEnded'; readonly seat: Seat }
  | { readonly kind: 'gameRestarted'; readonly seat: Seat }
  /**
   * An announcement turned out to be illegal or was taken back: everything logged since it began didn't happen (422).
   */
  | { readonly kind: 'reversed'; readonly seat: Seat; readonly object: Named | null; readonly why: Refusal | null }
