/**
 * Shortcuts over loops (421; 2011:716): the players name how often the loop runs, then the engine gives their replies again,
 * each checked as if a player had given it, so that the result is what playing every step would be. It stops where a reply
 * is refused, where another question comes than before, or where a player wanted to act.
 */
import { actionKey } from './play/index.ts'
import { doersOf, endCourse, type Found, type Heard, isOptional, shapeOf } from './priority/index.ts'
import { ask, type NumberReason, type Process, type Reply, runAlone } from './questions/index.ts'
import { checkReply } from './replies/index.ts'
import { type Course, Draft, editionOf, inTurnOrder, type Seat, type State } from './state/index.ts'

/** The largest number that can be named at once: more is a new loop. */
const MOST_ROUNDS = 999

/** How often the loop runs, and how it ends. */
interface Agreed {
  readonly times: number
  /** The player who has the last word (421.3): the others' actions may not follow. */
  readonly lastWord: Seat | null
  /** The player who wants to act after so many times. */
  readonly interrupts: Seat | null
  readonly closed: readonly Seat[]
  readonly rule: string
}

type Run = (g: Draft) => Process

function sourceOf(state: State, round: readonly Heard[]): number {
  const first = round.find(isOptional)
  const reply = first?.reply
  if (typeof reply === 'object' && 'object' in reply && typeof reply.object === 'number') return reply.object
  return first?.source ?? state.battlefield[0] ?? 0
}

function* named(g: Draft, seat: Seat, what: NumberReason, found: Found, min: number, max: number): Process<number> {
  return min === max ? min : yield* ask('number', { seat, source: sourceOf(g.state, found.round), what, min, max })
}

/** 421.2: one player names the number; each other may have it stop earlier to act. */
function* proposed(g: Draft, found: Found, by: Seat, closed: readonly Seat[], rule: string): Process<Agreed> {
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

/** 421.3: the other player names a lower number and leaves the last word, or agrees and has it. */
function* contested(g: Draft, found: Found, first: Seat, second: Seat): Process<Agreed> {
  const most = yield* named(g, first, 'repeat', found, 0, MOST_ROUNDS)
  const times = yield* named(g, second, 'shorten', found, 0, most)
  const lastWord = times < most ? first : second
  const closed = lastWord === first ? [second] : [first]
  return { times, lastWord, interrupts: null, closed, rule: '2004:421.3' }
}

/** 421.5: what they do does not depend on each other: the higher number counts for both. */
function* bid(g: Draft, found: Found, first: Seat, second: Seat): Process<Agreed> {
  const least = yield* named(g, first, 'repeat', found, 0, MOST_ROUNDS)
  const times = yield* named(g, second, 'raise', found, least, MOST_ROUNDS)
  return { times, lastWord: null, interrupts: null, closed: [], rule: '2004:421.5' }
}

const PASS: Reply = { do: 'pass' }
const NOTHING: Agreed = { times: 0, lastWord: null, interrupts: null, closed: [], rule: '2011:contents/716' }

/** Whether what one player does could be repeated without what the others do: tried out on a copy (421.5). */
function goesAlone(g: Draft, run: Run, round: readonly Heard[], seat: Seat): boolean {
  const own = round.filter((one) => one.seat === seat && (one.kind !== 'priority' || isOptional(one)))
  const copy = new Draft(g.snapshot())
  const before = shapeOf(copy.state)
  let at = 0
  for (let stretches = 0; stretches < 4 * round.length && copy.state.outcome === null; stretches++) {
    const ended = runAlone(run(copy), (question) => {
      const next = own[at]
      const acts = next !== undefined && next.kind === question.kind && next.seat === question.seat
      const reply = acts ? next.reply : question.kind === 'priority' ? PASS : null
      if (reply === null || checkReply(copy.state, question, reply) !== null) return null
      if (acts) at++
      return reply
    })
    if ('unanswered' in ended) return false
    if (at === own.length && shapeOf(copy.state) === before) return true
  }
  return false
}

function* agreed(g: Draft, found: Found, run: Run): Process<Agreed> {
  const { state } = g
  const doers = doersOf(state, found.round)
  const [first = 0, second] = doers
  if (second === undefined) return yield* proposed(g, found, first, [], '2004:421.2')
  // 421.3 and 421.5 speak of two: of more, one names the number, any may stop it, and all but the last begin no other round.
  if (doers.length > 2) return yield* proposed(g, found, first, doers.slice(0, -1), '2004:421.3')
  // 2011:716: the first of them in turn order has to choose differently; where something grows, after a shortcut.
  if (editionOf(state).sharedLoops === 'differently')
    return found.still
      ? { ...NOTHING, closed: [first] }
      : yield* proposed(g, found, first, [first], '2011:contents/716')
  const independent = !found.still && doers.every((seat) => goesAlone(g, run, found.round, seat))
  return yield* independent ? bid(g, found, first, second) : contested(g, found, first, second)
}

/** What is still done after whole rounds: up to the last word of a player (421.3). */
function fraction(round: readonly Heard[], lastWord: Seat | null): readonly Heard[] {
  const last = round.findLast(isOptional)
  if (lastWord === null || last?.seat === lastWord) return []
  const word = round.findIndex((one) => isOptional(one) && one.seat === lastWord)
  const after = round.findIndex((one, index) => index > word && isOptional(one) && one.seat !== lastWord)
  return after < 0 ? round : round.slice(0, after)
}

/** Runs one stretch on replies that were given before; gives how many it took, or `null` where it can't go on so. */
function stretchOn(g: Draft, run: Run, replies: readonly Heard[], from: number): number | null {
  let at = from
  const ended = runAlone(run(g), (question) => {
    const heard = replies[at]
    if (heard?.kind !== question.kind || heard.seat !== question.seat) return null
    if (checkReply(g.state, question, heard.reply) !== null) return null
    at++
    return heard.reply
  })
  return 'unanswered' in ended ? null : at
}

/** One round; false where it could not be finished. Stops at rest. */
function roundOn(g: Draft, run: Run, replies: readonly Heard[], isEnd: (state: State) => boolean): boolean {
  let at = 0
  while (at < replies.length) {
    if (g.state.outcome !== null || isEnd(g.state)) return false
    const mark = g.snapshot()
    const next = stretchOn(g, run, replies, at)
    if (next === null) {
      g.restore(mark)
      return false
    }
    at = next
  }
  return true
}

/** What would start the loop again, for those who may not (421.3). */
function closedTo(seats: readonly Seat[], round: readonly Heard[]): Course['closed'] {
  const actions = round.filter((one) => one.kind === 'priority' && isOptional(one))
  const keyed = actions.map(({ seat, reply }) => ({ seat, action: typeof reply === 'object' ? actionKey(reply) : '' }))
  const loop = keyed.map(({ action }) => action)
  return keyed.filter(({ seat }) => seats.includes(seat)).map((one) => ({ ...one, loop }))
}

/** Offers the loop as a shortcut, and takes it. */
export function* takeShortcut(g: Draft, found: Found, run: Run): Process {
  const { round } = found
  const { times, lastWord, interrupts, closed, rule } = yield* agreed(g, found, run)
  const seat = doersOf(g.state, round)[0] ?? 0
  const told = g.events.length
  let last = told
  let done = 0
  const never = () => false
  const finished = (): boolean => {
    last = g.events.length
    return roundOn(g, run, round, never)
  }
  while (done < times && finished()) done++
  const whole = done === times
  if (whole && lastWord !== null) roundOn(g, run, fraction(round, lastWord), never)
  if (whole && interrupts !== null)
    roundOn(g, run, round, ({ stage }) => stage.at === 'priority' && stage.seat === interrupts)
  // Only the last of many equal rounds is told.
  g.events.splice(told, last - told)
  if (g.state.outcome !== null) return
  endCourse(g, closedTo(closed, round))
  if (done > 0) g.emit({ kind: 'repeated', seat, times: done, rule })
}
