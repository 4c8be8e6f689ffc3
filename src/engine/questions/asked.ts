/**
 * Every question a player can be asked, with its payload and its reply. `seat` is whose decision it is; who makes it is
 * set where the game puts the question (`game.ts`). A reply is unknown data until the question's check has passed it.
 */

import type {
  AbilityKey,
  Address,
  Color,
  Door,
  KeywordName,
  ManaCost,
  ManaType,
  ZoneName,
} from '../../language/index.ts'
import type { Coin, ObjectId, Ref, Seat } from '../state/index.ts'
import type { ConfirmReason } from './confirming.ts'
import type { AskedOption, OptionsPaid, Payment, PaymentTerms, PayReply } from './payment.ts'
import type { SetLimits } from './setLimits.ts'
import type { SubgameCall, SubgameResult } from './subgame.ts'

/** The key of a way to cast: `normal`, or the key of the ability that offers it (`play/ways`). */
export type WayKey = 'normal' | AbilityKey
/** For what a permanent is turned face up: its mana cost, or what the ability with that key asks for. */
export type FaceUpKey = 'manaCost' | AbilityKey

/** What a player with priority may do (408.1). `ability` is the key of an ability the object currently has. */
export type Action =
  | { readonly do: 'pass' }
  /** `side`: of a card that is played as one of its other faces (today:712.11b), which; see `GameObject.side`. */
  | { readonly do: 'playLand'; readonly object: ObjectId; readonly side?: number }
  | { readonly do: 'cast'; readonly object: ObjectId; readonly via: WayKey }
  | { readonly do: 'activate'; readonly object: ObjectId; readonly ability: AbilityKey }
  /** `via`: for which of several costs; absent: the first. */
  | { readonly do: 'turnFaceUp'; readonly object: ObjectId; readonly via?: FaceUpKey }
  /** Paying to end an effect, by the number of its offer (408.2i). `object` is where the effect is shown. */
  | { readonly do: 'special'; readonly object: ObjectId; readonly what: 'end'; readonly which: number }
  /** Paying to ignore the effect of a static ability of the object (408.2j). */
  | { readonly do: 'special'; readonly object: ObjectId; readonly what: 'ignore'; readonly which: AbilityKey }
  /** Paying to exile a card from hand in place of casting it, as that ability of it says (2011:702.60). */
  | { readonly do: 'special'; readonly object: ObjectId; readonly what: 'setAside'; readonly which: AbilityKey }
  /** Unlocking a door of a Room, for the mana cost of its half (today:709.5). */
  | { readonly do: 'special'; readonly object: ObjectId; readonly what: 'unlock'; readonly which: Door }
  /** Putting one's companion into one's hand from outside the game (today:702.139). */
  | { readonly do: 'special'; readonly object: ObjectId; readonly what: 'companion' }
  /** Rolling the planar die, on the plane that is face up (2011:contents/9). */
  | { readonly do: 'special'; readonly object: ObjectId; readonly what: 'roll' }

/** Why objects are chosen: determines the prompt's sentence. */
export type ChooseReason =
  | 'discard'
  | 'discardToHandSize'
  | 'sacrifice'
  | 'exile'
  | 'return'
  | 'search'
  | 'takeFromHand'
  | 'untap'
  | 'tap'
  | 'copy'
  | 'keepLegend'
  | 'effect'
  | 'enchant'
  | 'dig'
  | 'pile'
  /** Into the pile that lies face up; all others lie face down. */
  | 'faceUpPile'
  | 'source'
  | 'costSacrifice'
  | 'costDiscard'
  | 'costExile'
  | 'costReturn'
  | 'costPut'
  | 'costReveal'
  | 'costTap'
  | 'crew'
  | 'evidence'
  | 'behold'
  | 'costCounters'
  | 'reverseMana'
  /** 2011:contents/3: damage meant for a player may be dealt to a planeswalker instead. */
  | 'redirect'
  /** 212.6b: the permanent whose permission a land is played with. */
  | 'landPermission'
  /** Which cards of the opening hand go to the bottom of the library for the mulligans taken, by a house rule. */
  | 'bottomed'
  /** 101.5: which cards of the opening hand to begin the game with. */
  | 'beginGame'
  /** today:103.2b: which card from outside the game to reveal as one's companion. */
  | 'companion'
  /** 2011:701.24: which permanents get another counter. */
  | 'proliferate'
  /** 502.27a: which cards to reveal as something enters, for what each of them gives it. */
  | 'reveal'

/** Cards of which kind may be named. */
export type NamedKind =
  | 'any'
  | 'nonland'
  | 'creature'
  | 'artifact'
  | 'nonartifactNonland'
  | 'noncreatureNonland'
  | 'notBasicLand'

/** What is done to an object unless somebody pays. */
export interface Unpaid {
  readonly does: 'sacrifice' | 'counterSpell' | 'destroy'
  readonly object: ObjectId
}

/**
 * `life`: how much is paid. `reduction`: how much mana an optional reduction takes off (409.1f). `lifeForMana`,
 * `genericForMana`: how many symbols are paid that way (409.1b / 2011:601.2b). `repeat`, `shorten`, `raise`: how often
 * a loop runs: named, accepted or lowered, accepted or raised (421.2, 421.3, 421.5).
 */
export type NumberReason =
  | 'x'
  | 'amount'
  | 'choice'
  | 'lifeForMana'
  | 'genericForMana'
  /** today:701.67: how many artifacts and creatures are tapped. */
  | 'tapsForMana'
  | 'reduction'
  | 'life'
  | 'repeat'
  | 'shorten'
  | 'raise'

/** One creature's damage to divide: `lethal` is what is currently lethal for each blocker (310.2). */
export interface DamageSource {
  readonly id: ObjectId
  readonly n: number
  readonly to: readonly { readonly ref: Ref; readonly lethal: number }[]
  /** Trample: the last recipient may be assigned damage only if the others have lethal damage. */
  readonly trample: boolean
  /** 2011: earlier recipients need lethal damage before later ones. */
  readonly ordered: boolean
}

/** Modes that can be chosen together, and all the mana that the spell costs with them. */
export interface ModesPriced {
  readonly modes: readonly number[]
  readonly mana: ManaCost
}

export interface Asked {
  priority: { ask: { seat: Seat }; reply: Action }
  starter: { ask: { seat: Seat; among: readonly Seat[] }; reply: Seat }
  /** 2011:602.3a: which of several opponents chooses. */
  player: { ask: { seat: Seat; source: ObjectId; among: readonly Seat[] }; reply: Seat }
  mulligan: { ask: { seat: Seat; cards: number }; reply: 'keep' | 'mulligan' }
  modes: {
    /** `sets`: those that can be paid for together, where not all can (today:702.172). */
    ask: {
      seat: Seat
      source: ObjectId
      legal: readonly number[]
      min: number
      max: number
      sets?: readonly (readonly number[])[]
      /** Where the cost goes by them: what it is with which. */
      prices?: readonly ModesPriced[]
      /** Where they are chosen one after another: those before this one, and how many more, or pawprints, are left. */
      after?: { readonly chosen: readonly number[]; readonly left: number; readonly weighed: boolean }
    }
    reply: readonly number[]
  }
  /** 409.1b: how often each of the options is paid; one of the `ways`, of which the first pays for the fewest. */
  options: {
    ask: { seat: Seat; source: ObjectId; options: readonly AskedOption[]; ways: readonly OptionsPaid[] }
    reply: readonly number[]
  }
  number: {
    /** `except`: the numbers between that can't be named; `suggested`: what most likely is wanted. */
    ask: {
      seat: Seat
      source: ObjectId
      what: NumberReason
      min: number
      max: number
      except?: readonly number[]
      suggested?: number
    }
    reply: number
  }
  /** 421.2: a loop is being repeated, so many times of so many. There is nothing to decide: it only goes on. */
  repeat: { ask: { seat: Seat; source: ObjectId; done: number; times: number }; reply: true }
  targets: {
    ask: {
      seat: Seat
      source: ObjectId
      mode: number
      slot: number
      legal: readonly Ref[]
      min: number
      max: number
      /** Those that can be chosen together, where what they cost together leaves some out. */
      sets?: readonly (readonly Ref[])[]
      /** Of `legal`, what can't be chosen together by the words for it. */
      limits?: SetLimits
    }
    reply: readonly Ref[]
  }
  divide: {
    ask: { seat: Seat; source: ObjectId; total: number; among: readonly Ref[]; least: number }
    reply: readonly number[]
  }
  pay: {
    ask: {
      seat: Seat
      source: ObjectId
      cost: ManaCost
      /** A payment that works, the first that is found: `proposePayment` finds the best. */
      proposal: Payment | null
      /** Positions that were saved before there were any have none. */
      terms?: PaymentTerms
      optional: boolean
    }
    reply: PayReply
  }
  choose: {
    ask: {
      seat: Seat
      source: ObjectId | null
      reason: ChooseReason
      from: readonly ObjectId[]
      min: number
      max: number
      zone: ZoneName
      looking: readonly ObjectId[]
      /** What is chosen must have so much power together; `each`: that of each of `from`. */
      power?: { readonly least: number; readonly each: readonly number[] }
      /** What can't be chosen together. */
      limits?: SetLimits
    }
    reply: readonly ObjectId[]
  }
  confirm: {
    ask: {
      seat: Seat
      source: ObjectId
      reason: ConfirmReason
      cost: ManaCost | null
      default: boolean
      /** The keyword that offers it. */
      keyword?: KeywordName
      /** The player that it is about. */
      about?: Seat
      /** The card that would be cast or played, by the name of the half or face that is meant. */
      card?: { readonly name: string; readonly by: 'cast' | 'play' }
      /** What happens if it isn't paid, where that is one thing done to one object. */
      otherwise?: Unpaid
    }
    reply: boolean
  }
  /** Chooses one of two piles, by its index; `faceDown`: the one whose cards aren't shown. */
  pile: {
    ask: { seat: Seat; source: ObjectId; piles: readonly (readonly ObjectId[])[]; faceDown?: number }
    reply: number
  }
  /** Calls a coin flip while the coin is in the air. */
  coin: { ask: { seat: Seat; source: ObjectId }; reply: Coin }
  color: { ask: { seat: Seat; source: ObjectId; colors: readonly Color[] }; reply: Color }
  mana: {
    /** `after`: where it is one of several, those before it and how many there will be. */
    ask: {
      seat: Seat
      source: ObjectId
      among: readonly ManaType[]
      after?: { readonly chosen: readonly ManaType[]; readonly of: number }
    }
    reply: ManaType
  }
  /** The name of a card, be it in this game or not, of the kind that the text says. */
  cardName: { ask: { seat: Seat; source: ObjectId; known: readonly string[]; of: NamedKind }; reply: string }
  creatureType: {
    /** `except`: the types that the text excludes. */
    ask: { seat: Seat; source: ObjectId; known: readonly string[]; except?: readonly string[] }
    reply: string
  }
  /**
   * Which word a text-changing effect replaces, and by what (418.6a); or a card type, land type, or kind of counters.
   */
  word: {
    ask: {
      seat: Seat
      source: ObjectId
      which:
        | 'replaced'
        | 'replacement'
        | 'type'
        | 'counter'
        | 'ability'
        | 'size'
        | 'quality'
        | 'vote'
        | 'room'
        | 'option'
      words: readonly string[]
    }
    reply: string
  }
  /** Puts objects in order: triggers onto the stack (first goes first), cards onto a library (first on top). */
  order: {
    ask: {
      seat: Seat
      what: 'triggers' | 'library' | 'graveyard' | 'blockers' | 'timestamps' | 'spliced'
      items: readonly number[]
      of: ObjectId | null
    }
    reply: readonly number[]
  }
  arrange: {
    ask: { seat: Seat; source: ObjectId; cards: readonly ObjectId[] }
    reply: { readonly top: readonly ObjectId[]; readonly bottom: readonly ObjectId[] }
  }
  attackers: {
    ask: { seat: Seat; able: readonly ObjectId[]; defenders: readonly Ref[] }
    /** Attackers with one `band` number form a band (308.2b). */
    reply: readonly { readonly id: ObjectId; readonly defender: Ref; readonly band?: number }[]
  }
  blockers: {
    ask: {
      seat: Seat
      /** What each could block, and how many of those at once. */
      able: readonly {
        readonly id: ObjectId
        readonly attackers: readonly ObjectId[]
        readonly capacity: number
      }[]
    }
    reply: readonly { readonly id: ObjectId; readonly attackers: readonly ObjectId[] }[]
  }
  assignDamage: { ask: { seat: Seat; sources: readonly DamageSource[] }; reply: readonly (readonly number[])[] }
  replacement: {
    /** `at`: the ability that replaces; `null` if it is a rule or a shield. */
    ask: {
      seat: Seat
      options: readonly { readonly source: ObjectId; readonly key: string; readonly at: Address | null }[]
    }
    reply: number
  }
}

/** Who answers a question in the place of its `seat`, whose turn they control (507.3); absent: nobody. */
interface Decided {
  readonly decider?: Seat
}

/** Who answers: the player asked, or whoever controls their turn (507.3). */
export function deciderOf({ seat, decider }: { readonly seat: Seat; readonly decider?: Seat }): Seat {
  return decider ?? seat
}

export type Kind = keyof Asked
export type QuestionOf<K extends Kind> = { [P in K]: { readonly kind: P } & Readonly<Asked[P]['ask']> & Decided }[K]
export type Question = QuestionOf<Kind>
export type ReplyTo<K extends Kind> = Asked[K]['reply']
/** Conceding, which a player may do at any question (102.7): a subgame, or, `whole`, all games around it too. */
export interface Concession {
  readonly concede: Seat
  readonly whole?: true
}
/** Any reply, or conceding. */
export type Reply = ReplyTo<Kind> | Concession

/** What a process waits for: a player's reply, or the result of a subgame. */
export type Awaited = Question | SubgameCall

/** Everything the rules do in several steps: yields what it waits for, and receives checked replies or results. */
export type Process<T = void> = Generator<Awaited, T, ReplyTo<Kind>>

/** Asks a player a question; the process continues with the reply. */
export function* ask<K extends Kind>(kind: K, payload: Asked[K]['ask']): Process<Asked[K]['reply']> {
  return (yield { kind, ...payload } as unknown as Question) as Asked[K]['reply']
}

/** Has a subgame played, and continues with its result (506). */
export function* subgame(call: Omit<SubgameCall, 'kind'>): Process<SubgameResult> {
  return (yield { kind: 'subgame', ...call }) as unknown as SubgameResult
}
