/**
 * Shortcuts over loops (421; 2011:716): the players name how often the loop runs, then the engine repeats their
 * replies, each checked as if a player had given it, so that the result is the same as playing every step. It stops if
 * a reply is refused, if a different question comes up, or where a player wanted to act.
 */
import type { Edition } from '../../rulebook/index.ts'
import { ask, type NumberReason, type Process } from '../questions/index.ts'
import {
  type Draft,
  editionOf,
  inTurnOrder,
  type LoopHistory,
  type RunningLoop,
  type Seat,
  type State,
} from '../state/index.ts'
import { actionKey } from './closed.ts'
import { fromKept, type GivenReply, isOptional, playersIn } from './given.ts'
import { endOptionalLoop, type FoundLoop, startRunning } from './history.ts'
import { leastThatMatters } from './lethal.ts'
import { goesAlone, playRound, type Rules } from './rounds.ts'

/** The largest number that can be named at once: beyond that it is a new loop. */
const MOST_ROUNDS = 999

/** This many replies are repeated at a time: long loops stop in between, so that a page can show how far they are. */
const SLICE = 120

/** How often the loop runs, and how it ends. */
type Agreed = Omit<RunningLoop, 'round' | 'done'>

function sourceOf(state: State, round: readonly GivenReply[]): number {
  const first = round.find(isOptional)
  const reply = first?.reply
  if (typeof reply === 'object' && 'object' in reply && typeof reply.object === 'number') return reply.object
  return first?.source ?? state.battlefield[0] ?? 0
}

/** What a player is asked when numbers are named: `suggested` is where the prompt begins. */
interface Naming {
  readonly what: NumberReason
  readonly min: number
  readonly max: number
  readonly suggested: number
}

function* named(g: Draft, seat: Seat, found: FoundLoop, { min, ...naming }: Naming): Process<number> {
  const { max } = naming
  return min === max ? min : yield* ask('number', { seat, source: sourceOf(g.state, found.round), min, ...naming })
}

function proposing(g: Draft, found: FoundLoop, rules: Rules, seat: Seat): Process<number> {
  const suggested = leastThatMatters(g, rules, found.round, seat, MOST_ROUNDS)
  return named(g, seat, found, { what: 'repeat', min: 0, max: MOST_ROUNDS, suggested })
}

function shortening(g: Draft, found: FoundLoop, seat: Seat, max: number): Process<number> {
  return named(g, seat, found, { what: 'shorten', min: 0, max, suggested: max })
}

/** 421.2: one player names the number; each of the others may have it stop earlier in order to act. */
function* proposed(
  g: Draft,
  found: FoundLoop,
  rules: Rules,
  by: Seat,
  { closed, rule }: Pick<Agreed, 'closed' | 'rule'>,
): Process<Agreed> {
  let times = yield* proposing(g, found, rules, by)
  let interrupts: Seat | null = null
  for (const seat of inTurnOrder(g.state)) {
    if (seat === by || times === 0) continue
    const most = yield* shortening(g, found, seat, times)
    if (most < times) interrupts = seat
    times = most
  }
  return { times, lastWord: null, interrupts, closed, rule }
}

/** 421.3: the other player names a lower number and gives up the last word, or agrees and gets it. */
function* contested(g: Draft, found: FoundLoop, rules: Rules, [first, second]: Doers): Process<Agreed> {
  const most = yield* proposing(g, found, rules, first)
  const times = yield* shortening(g, found, second, most)
  const lastWord = times < most ? first : second
  const closed = lastWord === first ? [second] : [first]
  return { times, lastWord, interrupts: null, closed, rule: 'loop.othersChoose' }
}

/** 421.5: their actions don't depend on each other: the higher number counts for both. */
function* bid(g: Draft, found: FoundLoop, rules: Rules, [first, second]: Doers): Process<Agreed> {
  const least = yield* proposing(g, found, rules, first)
  const times = yield* named(g, second, found, { what: 'raise', min: least, max: MOST_ROUNDS, suggested: least })
  return { times, lastWord: null, interrupts: null, closed: [], rule: 'loop.numbers' }
}

const NOTHING: Agreed = { times: 0, lastWord: null, interrupts: null, closed: [], rule: 'loop.othersChoose' }

function* agreed(g: Draft, found: FoundLoop, rules: Rules): Process<Agreed> {
  const { state } = g
  const doers = playersIn(state, found.round)
  const [first = 0, second] = doers
  if (second === undefined) return yield* proposed(g, found, rules, first, { closed: [], rule: 'loop.oneChooses' })
  // 421.3 and 421.5 are about two players: with more, one names the number, any may stop it, and all but the last start
  // no further round.
  if (doers.length > 2)
    return yield* proposed(g, found, rules, first, { closed: doers.slice(0, -1), rule: 'loop.othersChoose' })
  return yield* SHARED[editionOf(state).game.sharedLoops](g, found, rules, [first, second])
}

type Doers = readonly [Seat, Seat]
type Agreeing = (g: Draft, found: FoundLoop, rules: Rules, doers: Doers) => Process<Agreed>

/** 2011:716: the first of them in turn order has to choose differently; if something grows, after a shortcut. */
const differently: Agreeing = function* (g, found, rules, [first]) {
  return found.unchanged
    ? { ...NOTHING, closed: [first] }
    : yield* proposed(g, found, rules, first, { closed: [first], rule: 'loop.othersChoose' })
}

/** 421.3, 421.5: they name numbers. */
const numbers: Agreeing = function* (g, found, rules, doers) {
  const independent = !found.unchanged && doers.every((seat) => goesAlone(g, rules, found.round, seat))
  return yield* independent ? bid(g, found, rules, doers) : contested(g, found, rules, doers)
}

const SHARED: { readonly [S in Edition['game']['sharedLoops']]: Agreeing } = { numbers, differently }

/** What is still done after whole rounds: up to a player's last word (421.3). */
function fraction(round: readonly GivenReply[], lastWord: Seat | null): readonly GivenReply[] {
  const last = round.findLast(isOptional)
  if (lastWord === null || last?.seat === lastWord) return []
  const word = round.findIndex((one) => isOptional(one) && one.seat === lastWord)
  const after = round.findIndex((one, index) => index > word && isOptional(one) && one.seat !== lastWord)
  return after < 0 ? round : round.slice(0, after)
}

/** What would start the loop again, for those who may not start it (421.3). */
function closedTo(seats: readonly Seat[], round: readonly GivenReply[]): LoopHistory['closed'] {
  const actions = round.filter((one) => one.kind === 'priority' && isOptional(one))
  const keyed = actions.map(({ seat, reply }) => ({ seat, action: typeof reply === 'object' ? actionKey(reply) : '' }))
  const loop = keyed.map(({ action }) => action)
  return keyed.filter(({ seat }) => seats.includes(seat)).map((one) => ({ ...one, loop }))
}

/** Offers the loop as a shortcut. What is agreed on is carried out from the next checkpoint on (`runOn`). */
export function* takeShortcut(g: Draft, found: FoundLoop, rules: Rules): Process {
  const { round } = found
  const what = yield* agreed(g, found, rules)
  if (what.times === 0) endOptionalLoop(g, closedTo(what.closed, round))
  else startRunning(g, { ...what, round, done: 0 })
}

/** The shortcut that is being carried out, if there is one. */
export function runningLoop({ loopHistory }: State): RunningLoop | null {
  return loopHistory?.running ?? null
}

/**
 * Repeats some rounds of the loop. Before all but the first of them a question is asked that has one answer: where it
 * stands, there is a position, and whoever shows the game can show how far it is.
 */
export function* runOn(g: Draft, running: RunningLoop, rules: Rules): Process {
  const round = fromKept(running.round)
  const seat = playersIn(g.state, round)[0] ?? 0
  const { times, done: before } = running
  if (before > 0) yield* ask('repeat', { seat, source: sourceOf(g.state, round), done: before, times })
  const upTo = Math.min(times, before + Math.max(1, Math.floor(SLICE / round.length)))
  const told = g.events.length
  let last = told
  let done = before
  const finished = (): boolean => {
    last = g.events.length
    return playRound(g, rules, round, never)
  }
  while (done < upTo && finished()) done++
  const over = done < upTo || done === times
  if (done === times) playEnd(g, rules, running, round)
  // Only the last of many identical rounds is logged.
  g.events.splice(told, (over ? last : g.events.length) - told)
  if (g.state.outcome !== null) return
  if (!over) return startRunning(g, { ...running, done })
  endOptionalLoop(g, closedTo(running.closed, round))
  if (done > 0) g.emit({ kind: 'repeated', seat, times: done, rule: running.rule })
}

const never = (): boolean => false

/** What is done after the whole rounds: up to the last word, or until another player acts. */
function playEnd(g: Draft, rules: Rules, { lastWord, interrupts }: RunningLoop, round: readonly GivenReply[]): void {
  if (lastWord !== null) playRound(g, rules, fraction(round, lastWord), never)
  if (interrupts !== null)
    playRound(g, rules, round, ({ stage }) => stage.at === 'priority' && stage.seat === interrupts)
}
