/** A game as plain data: everything the rules need in order to continue, and nothing else. */
import type {
  Address,
  Daylight,
  Effect,
  ManaType,
  ManaUse,
  PlayerCounter,
  Printed,
  Step,
  Trigger,
} from '../../language/index.ts'
import type { GameEdition } from '../../rulebook/index.ts'
import type { Combat } from './combatants.ts'
import type { Commander } from './commander.ts'
import type { Context } from './context.ts'
import type { LandPermission } from './effectKeys.ts'
import type { GameFormat } from './format.ts'
import type { ObjectId, Seat } from './ids.ts'
import type { Ending, Lasting } from './lasting.ts'
import type { LoopHistory, MandatoryLoop } from './loops.ts'
import type { Characteristics, GameObject } from './object.ts'
import type { Schedule } from './schedule.ts'
import type { Shield } from './shields.ts'
import type { TurnFacts } from './turnFacts.ts'
import type { WaitingTrigger } from './waiting.ts'

/** One mana in a pool (106.4). */
export interface ManaUnit {
  readonly type: ManaType
  /** What produced it, by the id it then had. */
  readonly source: ObjectId
  /** What produced it was snow then (2011:keyword/snow). */
  readonly snow?: true
  /** `null`: for anything. */
  readonly use: ManaUse | null
  /** The ability that produced it, if the mana is restricted. */
  readonly at: Address | null
}

export type LossReason = 'life' | 'poison' | 'emptyLibrary' | 'effect' | 'conceded' | 'emperor' | 'commander' | 'team'

export interface Player {
  readonly seat: Seat
  readonly name: string
  readonly life: number
  /** Counters on the player, of each kind that is there. */
  readonly counters: Readonly<Partial<Record<PlayerCounter, number>>>
  readonly pool: readonly ManaUnit[]
  /** The lands played this turn, by what each was played with (212.6b). */
  readonly landsPlayed: readonly LandPermission[]
  /** Has drawn a card this turn. */
  readonly drew: boolean
  /** Tried to draw from an empty library since state-based actions were last checked (420.5g). */
  readonly drewFromEmpty: boolean
  readonly lost: LossReason | null
  /** Has left the game, with everything they own, while the others play on (102.7). */
  readonly left: boolean
  readonly mulligans: number
  /** Cards drawn at the start of the game, and the maximum at the end of the player's own turn (101.3, 314.1). */
  readonly handSize: number
  /** The life total a game begins with, for subgames and restarts (506.4, 2011:contents/714). */
  readonly startingLife: number
  /**
   * When this player's latest upkeep step began, and the one before it ("your last upkeep", during the latest); 0:
   * never.
   */
  readonly upkeeps: readonly [latest: number, before: number]
  /** When this player's most recent turn began; a creature controlled only since then is "summoning sick". */
  readonly turnBegan: number
  /** Cards of this player's deck as they were before the game, by face index; for restarts and for deck views. */
  readonly deck: readonly number[]
  /** The companion that this player has revealed (today:103.2b); absent: none, `null`: it was put into their hand. */
  readonly companion?: ObjectId | null
  /** The cards that are this player's commanders; absent: none. */
  readonly commanders?: readonly Commander[]
}

/** Where the game's process is whenever it is at a checkpoint; it continues from this alone. */
export type Stage =
  | { readonly at: 'chooseStarter'; readonly seat: Seat }
  | { readonly at: 'openingHands'; readonly deciding: Seat; readonly kept: readonly Seat[] }
  /** Everyone has an opening hand, and the first turn is about to begin. */
  | { readonly at: 'firstTurn' }
  /** The current step is about to begin with its turn-based actions. */
  | { readonly at: 'beginStep' }
  /** `seat` has priority; `passed` players in succession have passed. */
  /** `first`, with shared team turns: who was the first of them to receive it (2011:contents/805). */
  | { readonly at: 'priority'; readonly seat: Seat; readonly passed: number; readonly first?: Seat }
  /** `seat` has acted with priority and receives it again, after state-based actions and triggers (408.1b). */
  | { readonly at: 'acted'; readonly seat: Seat }
  | { readonly at: 'resolveTop' }
  | { readonly at: 'endStep' }
  /** An effect ends the turn (2011:contents/713). */
  | { readonly at: 'endTurn' }
  /**
   * The turn is over, and its marker is about to be passed on (2011:contents/807). `free`: whoever has the next marker,
   * since all move at once.
   */
  | { readonly at: 'waits'; readonly free?: true }

export interface Turn {
  /** From 1. */
  readonly number: number
  readonly active: Seat
  readonly step: Step
  /** Steps of this turn still to come after the current one, including extra ones. */
  readonly ahead: readonly Step[]
  /** Where main phases were added to it: how many postcombat ones have begun. */
  readonly laterMains?: number
  /** Who took the first turn of the game. */
  readonly starter: Seat
  /** Whose turn it would be without extra turns: the turn order continues from here. */
  readonly natural: Seat
  /** Who makes the active player's decisions (507): they themself, but for effects. */
  readonly decider: Seat
}

/** What was true of an object with others, just before it left (413.2f). */
export interface Surroundings {
  readonly characteristics: Characteristics
  /** The combat in which it was attacking or blocking; absent: none. */
  readonly combat?: Combat
  /** What was attached to it; absent: nothing. */
  readonly attached?: readonly ObjectId[]
}

/** What is remembered of an object that left (413.2f). */
export interface LastKnown extends Surroundings {
  /** As it last existed. */
  readonly object: GameObject
  /** The object it became, where that is public; `null` when it ceased to exist. */
  readonly became: ObjectId | null
  /** What the other cards that represented it became, where those are public (today:730). Absent: nothing. */
  readonly also?: readonly ObjectId[]
}

export interface DelayedTrigger {
  readonly id: number
  readonly trigger: Trigger
  readonly effects: readonly Effect[]
  readonly context: Context
  readonly once: boolean
  /** Waits for this turn or this combat only, or until its controller's next turn begins. */
  readonly until?: 'endOfTurn' | 'endOfCombat' | 'yourNextTurn'
  /** Waits for that extra turn; gone as it begins, when `until` takes its place. */
  readonly turn?: number
  /** Waits for a later turn than the one with that number. */
  readonly after?: number
  /** Waits for that regeneration shield to be used. */
  readonly shield?: number
  /** Nothing triggers: the effects follow right after the event (today:610.3). */
  readonly atOnce?: true
  /** What it is about was called so as it was made, and no other of that name waits for its controller. */
  readonly named?: string
  readonly end?: Ending
}

/** What each turn has of its own among the fields of the state. */
export type OwnTurn = Pick<State, 'turn' | 'stage' | 'stack' | 'facts' | 'mandatoryLoop' | 'loopHistory'>

/** What a player has done, or has in their pool, in one turn. */
export type InTurn = Pick<Player, 'pool' | 'landsPlayed' | 'drew'>

/** A marker of a grand melee (2011:contents/807). */
export interface Marker {
  /** From 1, in the order in which they were handed out. */
  readonly marker: number
  /** Whoever has the marker: the active player, or the last one who had it, until it is passed on. */
  readonly holder: Seat
  /** It is removed as its turn is over, since too many players have left. */
  readonly last: boolean
}

/** A turn that doesn't go on at this moment. */
export interface ParkedTurn extends Marker {
  readonly own: OwnTurn
  /** By seat. */
  readonly players: readonly InTurn[]
  /** How often abilities were activated in this turn, by object. */
  readonly activations: Readonly<Record<ObjectId, GameObject['activations']>>
  /** The damage that was marked in this turn, by permanent. */
  readonly damage: Readonly<Record<ObjectId, number>>
  /** Effects, shields and delayed triggers that end with this turn, by their numbers. */
  readonly made: readonly number[]
}

/** The time of the newest counter of that name on an object. */
export interface CountersPut {
  readonly object: ObjectId
  readonly counter: string
  readonly at: number
}

/** Several turns at once (`melee.ts`). */
export interface Melee extends Marker {
  /** The other turns, in the order in which they go on. */
  readonly parked: readonly ParkedTurn[]
}

/** What the players have agreed on before the game. */
export interface GameOptions {
  /** Each player stakes a card (217.9). */
  readonly ante: boolean
  /**
   * Owners choose the order of cards put into their graveyard together (217.4c); otherwise they lie in order of
   * arrival.
   */
  readonly orderGraveyards: boolean
  /** How the game begins and is won; absent: `FREE_FOR_ALL`. */
  readonly format?: GameFormat
}

/**
 * Since when a permanent has been a legend with that name, and a world permanent (420.5e, i); `null`: it isn't one now.
 */
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

/**
 * A position of a game that a subgame has interrupted (506.1): its process waits for the subgame's result as for any
 * other reply. The floor that knows positions reads it (`outer.ts`); all others only carry it along.
 */
export interface Suspended {
  readonly checkpoint: State
  readonly replies: readonly unknown[]
  readonly question: unknown
}

/** A copy of a state to write to: field by field, for the same reason as `copied`. */
export function copiedState(state: State): { -readonly [K in keyof State]: State[K] } {
  const copy: { -readonly [K in keyof State]: State[K] } = {
    edition: state.edition,
    random: state.random,
    printed: state.printed,
    players: state.players,
    objects: state.objects,
    nextId: state.nextId,
    clock: state.clock,
    libraries: state.libraries,
    hands: state.hands,
    graveyards: state.graveyards,
    battlefield: state.battlefield,
    stack: state.stack,
    exile: state.exile,
    command: state.command,
    phasedOut: state.phasedOut,
    ante: state.ante,
    outside: state.outside,
    options: state.options,
    stage: state.stage,
    turn: state.turn,
    combat: state.combat,
    lasting: state.lasting,
    shields: state.shields,
    delayed: state.delayed,
    waiting: state.waiting,
    lastKnown: state.lastKnown,
    legendStatus: state.legendStatus,
    schedule: state.schedule,
    facts: state.facts,
    mandatoryLoop: state.mandatoryLoop,
    loopHistory: state.loopHistory,
    outcome: state.outcome,
    outer: state.outer,
    epoch: state.epoch,
  }
  if (state.melee !== undefined) copy.melee = state.melee
  if (state.daylight !== undefined) copy.daylight = state.daylight
  if (state.countersPut !== undefined) copy.countersPut = state.countersPut
  return copy
}

export const PAGE = 32
const BITS = 5

/** Which page an object is on. By bits: every reading of the state asks this. */
export const pageOf = (id: ObjectId): number => id >> BITS
/** Its place on that page. */
export const placeOn = (id: ObjectId): number => id & (PAGE - 1)
export type Page = readonly (GameObject | null)[]

export interface State {
  /** A book's edition by name, one with house rules, or a custom record. */
  readonly edition: GameEdition
  /** The random generator's state; `null` for a viewing seat, which may not know it. */
  readonly random: readonly [number, number, number, number] | null
  /** Everything printed in this game, by face index; `null` if a seat may not know it. */
  readonly printed: readonly (Printed | null)[]
  readonly players: readonly Player[]
  readonly objects: readonly Page[]
  readonly nextId: number
  /** Ticks for timestamps. */
  readonly clock: number
  /** By seat; a library's first card is its top, a graveyard's last card is the newest. */
  readonly libraries: readonly (readonly ObjectId[])[]
  readonly hands: readonly (readonly ObjectId[])[]
  readonly graveyards: readonly (readonly ObjectId[])[]
  readonly battlefield: readonly ObjectId[]
  /** The last one is the top. */
  readonly stack: readonly ObjectId[]
  readonly exile: readonly ObjectId[]
  /** 2011:contents/4 (408): objects that aren't permanents and work from here. Shared and public. */
  readonly command: readonly ObjectId[]
  /** 217.8: the phased-out zone (2004), or permanents treated as though they didn't exist (2011). */
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
  /** Kept while the stack doesn't empty and nobody acts (421.4). */
  readonly mandatoryLoop: MandatoryLoop | null
  /** `null` while players only pass (421.2-421.5). */
  readonly loopHistory: LoopHistory | null
  /** For permanents that are or have been legends or world permanents, as last checked. */
  readonly legendStatus: Readonly<Record<number, LegendStatus>>
  readonly outcome: Outcome | null
  /** 506: the game in which this one is a subgame, at the position that waits for its end; `null`: it is no subgame. */
  readonly outer: Suspended | null
  /**
   * Its identity is the key of everything computed from the rest (layers); it is replaced when the results may differ.
   */
  readonly epoch: Readonly<Record<string, never>>
  /** Several turns at once (2011:contents/807); absent: there is one. */
  readonly melee?: Melee
  /** Whether it is day or night (today:731); absent: neither. */
  readonly daylight?: Daylight
  /** When counters named as a keyword were last put on objects (today:613.7c); absent: none since those entered. */
  readonly countersPut?: readonly CountersPut[]
}
