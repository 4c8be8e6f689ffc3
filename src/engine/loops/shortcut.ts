/**
 * Shortcuts over loops (421; 2011:716): the players name how often the loop runs, then the engine repeats their
 * replies, each checked as if a player had given it, so that the result is the same as playing every step. It stops if
 * a reply is refused, if a different question comes up, or where a player wanted to act.
 */
import type { Edition } from '../../rulebook/index.ts'
import { ask, type NumberReason, type Process } from '../questions/index.ts'
import { type Draft, editionOf, inTurnOrder, type LoopHistory, type Seat, type State } from '../state/index.ts'
import { actionKey } from './closed.ts'
import { type GivenReply, isOptional, playersIn } from './given.ts'
import { endOptionalLoop, type FoundLoop } from './history.ts'
import { goesAlone, playRound, type Rules } from './rounds.ts'

/** The largest number that can be named at once: beyond that it is a new loop. */
const MOST_ROUNDS = 999

/** How often the loop runs, and how it ends. */
interface Agreed {
  readonly times: number
  /** The player who has the last word (421.3): the others' actions may not follow it. */
  readonly lastWord: Seat | null
  /** The player who wants to act after that many times. */
  readonly interrupts: Seat | null
  readonly closed: readonly Seat[]
  readonly rule: string
}

function sourceOf(state: State, round: readonly GivenReply[]): number {
  const first = round.find(isOptional)
  const reply = first?.reply
  if (typeof reply === 'object' && 'object' in reply && typeof reply.object === 'number') return reply.object
  return first?.source ?? state.battlefield[0] ?? 0
}

function* named(g: Draft, seat: Seat, what: NumberReason, found: FoundLoop, min: number, max: number): Process<number> {
  return min === max ? min : yield* ask('number', { seat, source: sourceOf(g.state, found.round), what, min, max })
}

/** 421.2: one player names the number; each of the others may have it stop earlier in order to act. */
function* proposed(g: Draft, found: FoundLoop, by: Seat, closed: readonly Seat[], rule: string): Process<Agreed> {
  let times = yield* named(g, by, 'repeat', found, 0, MOST_ROUNDS)
  let interrupts: Seat | null = null
  for (const seat of inTurnOrder(g.state)) {
    if (seat === by || times === 0) continue
    const most = yield* named(g, seat, 'shorten', found, 0, times)
    if (most < times) interrupts = seat
    times = most
  }
  return { times, lastWord: null, interrupts, closed, rule }
}

/** 421.3: the other player names a lower number and gives up the last word, or agrees and gets it. */
function* contested(g: Draft, found: FoundLoop, first: Seat, second: Seat): Process<Agreed> {
  const most = yield* named(g, first, 'repeat', found, 0, MOST_ROUNDS)
  const times = yield* named(g, second, 'shorten', found, 0, most)
  const lastWord = times < most ? first : second
  const closed = lastWord === first ? [second] : [first]
  return { times, lastWord, interrupts: null, closed, rule: '2004:421.3' }
}

/** 421.5: their actions don't depend on each other: the higher number counts for both. */
function* bid(g: Draft, found: FoundLoop, first: Seat, second: Seat): Process<Agreed> {
  const least = yield* named(g, first, 'repeat', found, 0, MOST_ROUNDS)
  const times = yield* named(g, second, 'raise', found, least, MOST_ROUNDS)
  return { times, lastWord: null, interrupts: null, closed: [], rule: '2004:421.5' }
}

const NOTHING: Agreed = { times: 0, lastWord: null, interrupts: null, closed: [], rule: '2011:contents/716' }

function* agreed(g: Draft, found: FoundLoop, rules: Rules): Process<Agreed> {
  const { state } = g
  const doers = playersIn(state, found.round)
  const [first = 0, second] = doers
  if (second === undefined) return yield* proposed(g, found, first, [], '2004:421.2')
  // 421.3 and 421.5 are about two players: with more, one names the number, any may stop it, and all but the last start
  // no further round.
  if (doers.length > 2) return yield* proposed(g, found, first, doers.slice(0, -1), '2004:421.3')
  return yield* SHARED[editionOf(state).sharedLoops](g, found, rules, [first, second])
}

type Doers = readonly [Seat, Seat]
type Agreeing = (g: Draft, found: FoundLoop, rules: Rules, doers: Doers) => Process<Agreed>

/** 2011:716: the first of them in turn order has to choose differently; if something grows, after a shortcut. */
const differently: Agreeing = function* (g, found, _rules, [first]) {
  return found.unchanged
    ? { ...NOTHING, closed: [first] }
    : yield* proposed(g, found, first, [first], '2011:contents/716')
}

/** 421.3, 421.5: they name numbers. */
const numbers: Agreeing = function* (g, found, rules, [first, second]) {
  const doers = playersIn(g.state, found.round)
  const independent = !found.unchanged && doers.every((seat) => goesAlone(g, rules, found.round, seat))
  return yield* independent ? bid(g, found, first, second) : contested(g, found, first, second)
}

const SHARED: { readonly [S in Edition['sharedLoops']]: Agreeing } = { numbers, differently }

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

/** Offers the loop as a shortcut, and takes it. */
export function* takeShortcut(g: Draft, found: FoundLoop, rules: Rules): Process {
  const { round } = found
  const { times, lastWord, interrupts, closed, rule } = yield* agreed(g, found, rules)
  const seat = playersIn(g.state, round)[0] ?? 0
  const told = g.events.length
  let last = told
  let done = 0
  const never = () => false
  const finished = (): boolean => {
    last = g.events.length
    return playRound(g, rules, round, never)
  }
  while (done < times && finished()) done++
  const whole = done === times
  if (whole && lastWord !== null) playRound(g, rules, fraction(round, lastWord), never)
  if (whole && interrupts !== null)
    playRound(g, rules, round, ({ stage }) => stage.at === 'priority' && stage.seat === interrupts)
  // Only the last of many identical rounds is logged.
  g.events.splice(told, last - told)
  if (g.state.outcome !== null) return
  endOptionalLoop(g, closedTo(closed, round))
  if (done > 0) g.emit({ kind: 'repeated', seat, times: done, rule })
}
