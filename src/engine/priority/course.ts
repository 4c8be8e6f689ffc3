/**
 * Loops with optional actions (421.2, 421.3, 421.5; 2011:716): found by the replies that players give. Where the same replies
 * have come three times over within one step, with the permanents each time as they were and nothing of their players used
 * up, they could come for ever. Nothing is kept while players only pass, so ordinary games pay next to nothing.
 */
import { actionKey } from '../play/index.ts'
import { type Kind, type Process, type Reply, recorded } from '../questions/index.ts'
import {
  type Course,
  type CourseMark,
  type Draft,
  find,
  get,
  inTurnOrder,
  type ObjectId,
  type Seat,
  type State,
  type Turn,
} from '../state/index.ts'

/** So many replies are kept; a loop has at most a third of them. */
const LONGEST = 120

/** One reply as it was given. */
export interface Heard {
  readonly kind: Kind
  readonly seat: Seat
  readonly source: ObjectId | null
  readonly reply: Reply
}

/** Runs a process and gives the replies to what it asked. */
export function* hearing(g: Draft, process: Process): Process<readonly Heard[]> {
  const heard: Heard[] = []
  yield* recorded(process, (question) => {
    const asking = 'source' in question && question.source !== null ? find(g.state, question.source) : null
    // An ability on the stack is another one each time; the permanent it is of is not.
    const source = asking === null ? null : (asking.ability?.source ?? asking.id)
    return (reply) => void heard.push({ kind: question.kind, seat: question.seat, source, reply })
  })
  return heard
}

/** An action, or a "yes" to one that was offered: not passing, and not a choice within something. */
export function isOptional({ kind, reply }: Heard): boolean {
  if (kind === 'confirm') return reply === true
  return kind === 'priority' && typeof reply === 'object' && 'do' in reply && reply.do !== 'pass'
}

const EMPTY: Course = { said: [], count: 0, mark: null, loop: null, closed: [] }

/** Notes what was replied in a stretch that began in that turn and step. */
export function noteCourse(g: Draft, heard: readonly Heard[], turn: Turn): void {
  const { course, turn: now, outcome } = g.state
  if (outcome !== null || now.step !== turn.step || now.number !== turn.number) return forgetCourse(g)
  if ((course ?? null) === null && !heard.some(isOptional)) return
  const before = course ?? EMPTY
  const said = [...before.said, ...heard.map((one) => JSON.stringify(one))].slice(-LONGEST)
  const next: Course = {
    ...before,
    said,
    count: before.count + heard.length,
    loop: null,
    closed: stillClosed(before, heard),
  }
  g.write({ course: g.state.stage.at === 'priority' ? marked(g.state, next) : next })
}

/** Whatever comes is no loop of what was before. */
function forgetCourse(g: Draft): void {
  if ((g.state.course ?? null) !== null) g.write({ course: null })
}

/** The shortcut was taken, or nobody wants it; `closed`: what may not be done again for now (421.3). */
export function endCourse(g: Draft, closed: Course['closed']): void {
  g.write({ course: closed.length === 0 ? null : { ...EMPTY, closed } })
}

/** Something else was done: then what was closed may have a point again. */
function stillClosed({ closed }: Course, heard: readonly Heard[]): Course['closed'] {
  if (closed.length === 0) return closed
  const known = (one: Heard): boolean =>
    closed.some(({ loop }) => typeof one.reply === 'object' && loop.includes(actionKey(one.reply)))
  return heard.every((one) => one.kind !== 'priority' || !isOptional(one) || known(one)) ? closed : []
}

/** How many replies at the end have come twice in a row; 0 where none have. */
function period(said: readonly string[]): number {
  const last = said.length - 1
  for (let length = 1; length * 2 <= said.length; length++) {
    let at = 0
    while (at < length && said[last - at] === said[last - at - length]) at++
    if (at === length) return length
  }
  return 0
}

function marked(state: State, course: Course): Course {
  const { said, count, mark } = course
  const length = period(said)
  if (length === 0) return mark === null ? course : { ...course, mark: null }
  if (mark !== null && mark.length === length && count - mark.at < length) return course
  const round = parsed(said.slice(-length))
  if (!round.some(isOptional)) return course
  const now: CourseMark = {
    length,
    at: count,
    shape: shapeOf(state),
    numbers: numbersOf(state),
    means: meansOf(state, round),
  }
  const again =
    mark?.length === length &&
    count - mark.at === length &&
    mark.shape === now.shape &&
    now.means.every((n, index) => n >= (mark.means[index] ?? 0))
  if (!again) return { ...course, mark: now }
  return { ...course, mark: now, loop: { length, still: mark.numbers.every((n, index) => n === now.numbers[index]) } }
}

const parsed = (said: readonly string[]): readonly Heard[] => said.map((one) => JSON.parse(one) as Heard)

/** What tells one situation from another where the same replies are to be given again: all but numbers. */
export function shapeOf(state: State): string {
  const permanents = state.battlefield.flatMap((id) => {
    const object = get(state, id)
    if (object.kind === 'token') return []
    return [[id, object.tapped, object.controller, object.faceDown, object.attachedTo]]
  })
  return JSON.stringify([state.stage, permanents, state.hands])
}

const sum = (all: readonly number[]): number => all.reduce((total, n) => total + n, 0)

function countersOf(state: State, controller: Seat | null): number {
  const mine = state.battlefield
    .map((id) => get(state, id))
    .filter((one) => (controller ?? one.controller) === one.controller)
  return sum(mine.map(({ counters }) => sum(Object.values(counters))))
}

/** What the players of the loop could run out of: where it goes down, the loop ends by itself. */
function meansOf(state: State, round: readonly Heard[]): readonly number[] {
  return doersOf(state, round).flatMap((seat) => {
    const { life, pool } = state.players[seat] ?? { life: 0, pool: [] }
    return [life, pool.length, state.libraries[seat]?.length ?? 0, countersOf(state, seat)]
  })
}

/** Everything that may have become more or less. */
function numbersOf(state: State): readonly number[] {
  const { players, battlefield, libraries, graveyards, exile } = state
  const objects = battlefield.map((id) => get(state, id))
  return [
    ...players.flatMap(({ life, poison, pool }) => [life, poison, pool.length]),
    ...[...libraries, ...graveyards, exile].map((list) => list.length),
    countersOf(state, null),
    objects.length,
    sum(objects.map(({ damage }) => damage)),
  ]
}

/** The players who do something in it, in turn order. */
export function doersOf(state: State, round: readonly Heard[]): readonly Seat[] {
  return inTurnOrder(state).filter((seat) => round.some((one) => one.seat === seat && isOptional(one)))
}

/** A loop that has been found: what is replied in each round, and whether it leaves everything as it was. */
export interface Found {
  readonly round: readonly Heard[]
  readonly still: boolean
}

/** The loop that the players are in, where one has been found just now. */
export function foundLoop({ course, stage }: State): Found | null {
  if (!course?.loop || stage.at !== 'priority') return null
  return { round: parsed(course.said.slice(-course.loop.length)), still: course.loop.still }
}
