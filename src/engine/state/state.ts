/** A game as plain data. Everything the rules need to go on is here; nothing else is. */
import type {
  AbilityKey,
  Address,
  Change,
  Condition,
  Count,
  Duration,
  Effect,
  Filter,
  ManaType,
  ManaUse,
  NamedChoices,
  Offer,
  PlayerRule,
  Printed,
  Step,
  Thing,
  Trigger,
} from '../../language/index.ts'
import type { Edition, EditionId } from '../../rulebook/index.ts'
import type { ObjectId, Ref, Seat } from './ids.ts'
import type { GameObject, LastKnown, Noticed, PaidOption } from './object.ts'
import type { Result } from './result.ts'

/** One mana in a pool (106.4). */
export interface ManaUnit {
  readonly type: ManaType
  /** What made it, by the number it then had. */
  readonly source: ObjectId
  /** `null`: for anything. */
  readonly use: ManaUse | null
  /** The ability that made it, where it may not be spent on anything. */
  readonly at: Address | null
}

export type LossReason = 'life' | 'poison' | 'emptyLibrary' | 'effect' | 'conceded'

export interface Player {
  readonly seat: Seat
  readonly name: string
  readonly life: number
  readonly poison: number
  readonly pool: readonly ManaUnit[]
  readonly landsPlayed: number
  /** Has drawn a card this turn. */
  readonly drew: boolean
  /** Tried to draw from an empty library since state-based actions were last checked (420.5g). */
  readonly drewFromEmpty: boolean
  readonly lost: LossReason | null
  /** Has left the game, with all that was theirs, while the others play on (102.7). */
  readonly left: boolean
  readonly mulligans: number
  /** Cards drawn as the game starts, and at most held at the end of the own turn (101.3, 314.1). */
  readonly handSize: number
  /** When this player's latest upkeep step began, and the one before it ("your last upkeep", during the latest); 0: never. */
  readonly upkeeps: readonly [latest: number, before: number]
  /** When this player's most recent turn began; what came after is "summoning sick". */
  readonly turnBegan: number
  /** Cards of this deck as they were before the game, by face index; for restarts and for deck views. */
  readonly deck: readonly number[]
}

/** Where the process of the game stands whenever it is at rest; it goes on from this alone. */
export type Stage =
  | { readonly at: 'chooseStarter'; readonly seat: Seat }
  | { readonly at: 'openingHands'; readonly deciding: Seat; readonly kept: readonly Seat[] }
  /** The current step is about to begin with its turn-based actions. */
  | { readonly at: 'beginStep' }
  /** `seat` has priority; `passed` players in succession have passed. */
  | { readonly at: 'priority'; readonly seat: Seat; readonly passed: number }
  /** `seat` has done something with priority and is due it again, after state-based actions and triggers (408.1b). */
  | { readonly at: 'acted'; readonly seat: Seat }
  | { readonly at: 'resolveTop' }
  | { readonly at: 'endStep' }

export interface Turn {
  /** From 1. */
  readonly number: number
  readonly active: Seat
  readonly step: Step
  /** Steps of this turn still to come after the current one, extra ones included. */
  readonly ahead: readonly Step[]
  /** Who took the first turn of the game. */
  readonly starter: Seat
  /** Whose turn it would be without extra turns: the order goes on from here. */
  readonly natural: Seat
}

export interface Attacker {
  readonly id: ObjectId
  /** What it attacks; `null` once the planeswalker it attacked was removed from combat (2011:506.4c). */
  readonly defender: Ref | null
  /** The defending player: the player attacked, or the controller of the planeswalker as it was attacked (306.3). */
  readonly against: Seat
  /** Became blocked, and stays so when its blockers leave (309.2d). */
  readonly blocked: boolean
  /** In damage order where the edition has one. */
  readonly blockers: readonly ObjectId[]
}

export interface Combat {
  /** An attack was declared in this combat, even if no attacker is left. */
  readonly attacked: boolean
  readonly attackers: readonly Attacker[]
  /** Blocking creature -> the attackers it blocks, in damage order. */
  readonly blocks: readonly { readonly id: ObjectId; readonly attackers: readonly ObjectId[] }[]
  /** Creatures that assigned damage in the first of two damage steps, or had first or double strike then. */
  readonly dealtFirst: readonly ObjectId[]
}

/** The surroundings in which an effect's words are read: who "you" are, what was chosen, what happened. */
export interface Context {
  readonly source: ObjectId
  readonly controller: Seat
  /** The ability whose words are read, where what it makes later must say whose it is. */
  readonly at: Address | null
  readonly x: number
  /** X has been announced or chosen: all instances of it mean that (2004:glossary/x-cost). */
  readonly saysX?: true
  /** Optional costs that were paid. */
  readonly options: readonly PaidOption[]
  /** By slot, what was chosen, illegal ones already left out on resolution. */
  readonly targets: readonly (readonly Ref[])[]
  /** The same with the illegal ones: what is asked about them is still known (413.2a). `null`: all are legal. */
  readonly chosen: readonly (readonly Ref[])[] | null
  readonly division: readonly number[] | null
  readonly noticed: Noticed | null
  /** What a delayed trigger is about (404.4c). */
  readonly remembered: readonly Ref[]
  readonly paid: readonly ObjectId[]
  /** What the effects before it in this resolution came to, in their order. Read through `state/log.ts`. */
  readonly log: readonly Result[]
  /** What this text has had chosen: "the chosen color". */
  readonly choices: NamedChoices
  /** What the effect would last as long as has ended before it began (418.3d). */
  readonly over?: true
  /** The player of a surrounding "each player". */
  readonly they: Seat | null
}

/** A special action that a player may take later (408.2i): it ends everything that carries this offer's number. */
export interface Ending extends Offer {
  readonly id: number
}

/** A continuous effect from a resolution (418.1): what it affects and by how much is locked in. */
export interface Lasting {
  readonly id: number
  readonly timestamp: number
  readonly context: Context
  /** The objects it affects (418.3). */
  readonly objects: readonly ObjectId[]
  /** Affects all that match, whenever they come: it changes rules, not characteristics (418.3b). `null`: only `objects`. */
  readonly what: Extract<Thing, { kind: 'all' }> | null
  readonly changes: readonly Change[]
  readonly duration: Duration
  /** Rules for players instead of objects. */
  readonly players: readonly Seat[]
  readonly rule: PlayerRule | null
  /** The static ability of an object that those players ignore (408.2j). */
  readonly ignores?: { readonly source: ObjectId; readonly ability: AbilityKey }
  readonly end?: Ending
}

/** What a shield against damage waits for. */
interface AgainstDamage {
  readonly id: number
  /** What is left to prevent or redirect; `null` is all of it. */
  readonly n: number | null
  /** `null` protects everything. */
  readonly to: readonly Ref[] | null
  /** Where `to` is `null`: only what matches when the damage would be dealt (419.2). */
  readonly those: Filter | null
  readonly from: Filter | null
  readonly combatOnly: boolean
  /** Gone after the next damage that it covers, however much that is. */
  readonly once: boolean
  readonly context: Context
}

/** Waits to replace or prevent something once or until end of turn (419). */
export type Shield =
  | { readonly id: number; readonly kind: 'regenerate'; readonly object: ObjectId }
  | (AgainstDamage & { readonly kind: 'prevent' })
  /** The damage is dealt to `onto` instead (419.6c). */
  | (AgainstDamage & { readonly kind: 'redirect'; readonly onto: Ref })

export type DamageShield = Exclude<Shield, { kind: 'regenerate' }>

export interface DelayedTrigger {
  readonly id: number
  readonly trigger: Trigger
  readonly effects: readonly Effect[]
  readonly context: Context
  readonly once: boolean
  /** Waits for this turn only. */
  readonly until?: 'endOfTurn'
  readonly end?: Ending
}

/** What a text that is followed later still says of how it was announced: X, and which optional costs were paid. */
export type Announced = Pick<Context, 'x' | 'saysX' | 'options'>

/** A triggered ability that has triggered and waits to be put on the stack (410.2). */
export interface WaitingTrigger {
  readonly id: number
  readonly source: ObjectId
  readonly controller: Seat
  /** The ability; `null` where the trigger was made by what has no address. */
  readonly at: Address | null
  readonly effects: readonly (readonly Effect[])[]
  readonly choose: Count | null
  readonly condition: Condition | null
  readonly noticed: Noticed
  readonly remembered: readonly Ref[]
  /** What was announced for the spell or ability whose words these are (404.4). `null`: they are of no other. */
  readonly announced: Announced | null
}

/** Turns, phases and steps added or to be skipped (419.6f). Newest first. */
export interface Schedule {
  readonly extraTurns: readonly Seat[]
  readonly skips: readonly { readonly seat: Seat; readonly what: Step | 'turn' | 'combat' }[]
}

/** What cards ask about the turn so far. */
export interface TurnFacts {
  readonly spellsCast: readonly { readonly seat: Seat; readonly face: number }[]
  readonly attacked: readonly ObjectId[]
  readonly creaturesDied: number
  /** Damage dealt: source -> who or what was dealt it. */
  readonly damage: readonly { readonly source: ObjectId; readonly to: Ref }[]
}

/** What the players have agreed on before the game. */
export interface GameOptions {
  /** Each player stakes a card (217.9). */
  readonly ante: boolean
  /** Owners are asked for the order of cards that go to their graveyard together (217.4c); otherwise they lie as they came. */
  readonly orderGraveyards: boolean
}

/** Since when a permanent has been a legend with that name, and a world permanent (420.5e, i); `null`: it is none now. */
export interface LegendStatus {
  readonly name: string | null
  readonly legend: number
  readonly world: number | null
}

export interface Outcome {
  /** `null`: a draw. */
  readonly winner: Seat | null
  readonly reason: LossReason | 'effect' | 'draw'
  readonly rule: string
}

/** How a situation was, apart from numbers and clocks: `key` is everything but the life totals. */
export interface MandatoryCheckpoint {
  readonly key: string
  readonly life: readonly number[]
}

export interface MandatoryLoop {
  /** Objects that have resolved one after the other. */
  readonly resolved: number
  readonly checkpoints: readonly MandatoryCheckpoint[]
}

/** How things were when replies had come twice in a row (421): what must be so again, what must not be less. */
export interface LoopCheckpoint {
  /** How many replies repeat, and how many there had been. */
  readonly length: number
  readonly at: number
  readonly situation: string
  readonly resources: readonly number[]
  readonly quantities: readonly number[]
}

/** What players have replied in this step since one of them did more than pass: loops of optional actions are found by it. */
export interface LoopHistory {
  /** The latest replies, each as text; `count` is how many there were in all. */
  readonly replies: readonly string[]
  readonly count: number
  readonly checkpoint: LoopCheckpoint | null
  /** The last `length` replies are a loop; `unchanged`: it leaves every quantity as it was. */
  readonly loop: { readonly length: number; readonly unchanged: boolean } | null
  /** What may not be done while nothing but the actions of that loop is done (421.3). */
  readonly closed: readonly { readonly seat: Seat; readonly action: string; readonly loop: readonly string[] }[]
}

export const PAGE = 32
export type Page = readonly (GameObject | null)[]

export interface State {
  /** A book's edition by its name, or a record that no book has. */
  readonly edition: EditionId | Edition
  /** The random generator's state; `null` where a seat looks, which may not know it. */
  readonly random: readonly [number, number, number, number] | null
  /** Everything printed that is in this game, by face index; `null` where a seat may not know it. */
  readonly printed: readonly (Printed | null)[]
  readonly players: readonly Player[]
  readonly objects: readonly Page[]
  readonly nextId: number
  /** Ticks for timestamps. */
  readonly clock: number
  /** By seat; the first is the top of a library, the newest is the last of a graveyard. */
  readonly libraries: readonly (readonly ObjectId[])[]
  readonly hands: readonly (readonly ObjectId[])[]
  readonly graveyards: readonly (readonly ObjectId[])[]
  readonly battlefield: readonly ObjectId[]
  /** The last is the top. */
  readonly stack: readonly ObjectId[]
  readonly exile: readonly ObjectId[]
  /** 2011:contents/4 (408): what is no permanent and works from here. Shared and public. */
  readonly command: readonly ObjectId[]
  /** 217.8: as the phased-out zone (2004) or as permanents that are treated as though they were not there (2011). */
  readonly phasedOut: readonly ObjectId[]
  /** 217.9b. */
  readonly ante: readonly ObjectId[]
  /** By seat: the sideboard, from which effects may bring cards into the game (217.1e). */
  readonly outside: readonly (readonly ObjectId[])[]
  readonly options: GameOptions
  readonly stage: Stage
  readonly turn: Turn
  readonly combat: Combat | null
  readonly lasting: readonly Lasting[]
  readonly shields: readonly Shield[]
  readonly delayed: readonly DelayedTrigger[]
  readonly waiting: readonly WaitingTrigger[]
  readonly lastKnown: Readonly<Record<number, LastKnown>>
  readonly schedule: Schedule
  readonly facts: TurnFacts
  /** Kept while the stack does not empty and nobody does anything (421.4). */
  readonly mandatoryLoop: MandatoryLoop | null
  /** `null` while players only pass (421.2-421.5). */
  readonly loopHistory: LoopHistory | null
  /** Of permanents that are legends or world permanents, or have been, as last checked. */
  readonly legendStatus: Readonly<Record<number, LegendStatus>>
  readonly outcome: Outcome | null
  /** Its identity is the key of everything computed from the rest (layers); it is replaced when that may differ. */
  readonly epoch: Readonly<Record<string, never>>
}
