/**
 * Loops of mandatory actions (421.4), detected by comparing the state at a checkpoint with earlier ones, ignoring ids
 * and clocks. Only a stack that doesn't empty while nobody acts is examined, so ordinary games pay nothing.
 */
import { memoised, visitNodes } from '../../language/index.ts'
import { drawGame } from '../events/index.ts'
import { type Process, type Question, recorded } from '../questions/index.ts'
import {
  type Draft,
  findAnywhere,
  type GameObject,
  isIdField,
  type MandatoryCheckpoint,
  type ObjectId,
  playerCounterTotals,
  type State,
} from '../state/index.ts'

/** This many objects must resolve in a row before it can be a loop at all. */
const PATIENCE = 6
/** The longest loop that is detected, in resolutions. */
const LONGEST = 120
/** How often the same situation must have come: everyone has had the chance to act. */
const SAME = 3
/** How often, if some amounts have grown each time, beyond the largest number that a card of the game waits for. */
const GROWING = 40
/** After so many resolutions a stack with so many more objects than at the start never empties. */
const MOST = { resolved: 400, more: 200 }
/** A stack with so many more is on its way there: its situations differ. */
const MORE = 50

const OPTIONAL: ReadonlySet<Question['kind']> = new Set(['confirm', 'number', 'modes', 'options', 'pay'])

/** Runs a process and returns whether a player had the option to do something else in it. */
export function* watchingOptions(process: Process): Process<boolean> {
  let optional = false
  yield* recorded(process, ({ kind }) => {
    optional ||= OPTIONAL.has(kind)
    return () => undefined
  })
  return optional
}

/** A player acted, or the stack is empty: nothing that follows continues an earlier loop. */
export function breakMandatoryLoop(g: Draft): void {
  if (g.state.mandatoryLoop !== null) g.write({ mandatoryLoop: null })
}

/** After an object has resolved, checks whether everything is as it was before, or has only grown (421.4). */
export function noticeMandatoryLoop(g: Draft, optional: boolean): void {
  const { stack } = g.state
  if (optional || stack.length === 0 || g.state.outcome !== null) return breakMandatoryLoop(g)
  const before = g.state.mandatoryLoop ?? { resolved: 0, stack: stack.length, checkpoints: [] }
  const resolved = before.resolved + 1
  const more = stack.length - before.stack
  if (resolved >= MOST.resolved && more >= MOST.more) return drawGame(g, 'draw.loop')
  if (resolved < PATIENCE || more > MORE) return g.write({ mandatoryLoop: { ...before, resolved } })
  const checkpoint = reached(g.state, before.checkpoints)
  const others = before.checkpoints.filter(({ key }) => key !== checkpoint.key)
  g.write({ mandatoryLoop: { ...before, resolved, checkpoints: [...others, checkpoint].slice(-LONGEST) } })
  const endless = GROWING + largestIn(g.state.printed)
  if (checkpoint.same >= SAME || checkpoint.times >= endless) drawGame(g, 'draw.loop')
}

/** This situation, with how often it has come. */
function reached(state: State, checkpoints: readonly MandatoryCheckpoint[]): MandatoryCheckpoint {
  const { key, amounts } = situationOf(state)
  const before = checkpoints.find((one) => one.key === key)
  const isNoLess = before?.amounts.every((n, index) => n <= (amounts[index] ?? 0)) === true
  if (before === undefined || !isNoLess) return { key, amounts, same: 1, times: 1 }
  // Life that rises makes no difference if no card asks how much there is.
  const first = asksForLife(state.printed) ? 0 : state.players.length
  const isSame = before.amounts.every((n, index) => index < first || n === amounts[index])
  return { key, amounts, same: isSame ? before.same + 1 : 1, times: before.times + 1 }
}

/** The largest number in any card's text: what grows by one each time passes it at last. */
const largestIn = memoised((printed: State['printed']): number => {
  let largest = 0
  visitNodes(printed, (node) => {
    for (const key in node) if (typeof node[key] === 'number') largest = Math.max(largest, node[key])
  })
  return largest
})

const asksForLife = memoised((printed: State['printed']): boolean => {
  let found = false
  visitNodes(printed, (node) => {
    if (node.kind === 'life' || node.kind === 'exchangeLife') found = true
  })
  return found
})

/** Fields that say when, not what. */
const CLOCKS: ReadonlySet<string> = new Set([
  'timestamp',
  'controlledSince',
  'turnBegan',
  'upkeeps',
  'life',
  'deck',
  'name',
])
/** Fields of which there may be more and more: how much there is counts apart. */
function withoutAmount(key: string, value: unknown): unknown {
  if (key === 'damage') return Number(value) > 0
  if (key === 'counters' && typeof value === 'object') return kindsIn(value)
  return value
}

/** The kinds of counters, in one order. */
const kindsIn = (counters: object | null): readonly string[] =>
  Object.entries(counters ?? {})
    .flatMap(([kind, n]) => (Number(n) > 0 ? [kind] : []))
    .sort()

/** What is alike, once each, with how many there are of it. */
function alike(texts: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const text of texts) found.set(text, (found.get(text) ?? 0) + 1)
  return found
}

/**
 * The state as text that is the same for the same situation, and what of it may grow. Objects are named by where they
 * are, tokens that are alike by the first of them.
 */
function situationOf(state: State): Pick<MandatoryCheckpoint, 'key' | 'amounts'> {
  const { stack, battlefield, hands, graveyards, libraries, exile, command, phasedOut } = state
  const all = [stack, battlefield, hands, graveyards, libraries, exile, command, phasedOut].flat(2)
  const places = new Map<ObjectId, number>()
  const firsts = new Map<string, GameObject[]>()
  for (const id of all) {
    const object = findAnywhere(state, id)
    if (object === null) continue
    const text = object.kind === 'token' ? JSON.stringify({ ...object, id: 0 }, plainly) : `${id}`
    const those = firsts.get(text)
    if (those === undefined) firsts.set(text, [object])
    else those.push(object)
    places.set(id, places.get(those?.[0]?.id ?? id) ?? firsts.size)
  }
  const nameOf = (id: number): string | number => places.get(id) ?? lastOf(state, id)
  const write = (key: string, value: unknown): unknown => {
    if (CLOCKS.has(key)) return undefined
    if (!isIdField(key)) return withoutAmount(key, value)
    if (typeof value === 'number') return nameOf(value)
    return Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'number' ? nameOf(one) : one)) : value
  }
  const { players, turn, combat, waiting, schedule, random, stage } = state
  const groups = [...firsts.values()]
  const written = (values: readonly object[]) => alike(values.map((one) => JSON.stringify({ ...one, id: 0 }, write)))
  const waits = [state.lasting, state.shields, state.delayed].map(written)
  // How many counters they have counts apart, below.
  const uncounted = players.map(({ counters: _, ...player }) => player)
  const whole = [groups.map(([first]) => first), uncounted, turn, combat, waits.map((one) => [...one.keys()]), waiting]
  return {
    key: hash(JSON.stringify([whole, schedule, random, stage, zonesOf(state)], write)),
    amounts: [
      ...players.map(({ life }) => life),
      ...players.flatMap(playerCounterTotals),
      ...groups.flatMap((those) => [those.length, ...amountsOn(those)]),
      ...waits.flatMap((one) => [...one.values()]),
    ],
  }
}

/** Damage and counters of each kind on these, which are alike. */
function amountsOn(those: readonly GameObject[]): readonly number[] {
  const total = (count: (one: GameObject) => number): number => those.reduce((sum, one) => sum + count(one), 0)
  const kinds = kindsIn(those[0]?.counters ?? null)
  return [total(({ damage }) => damage), ...kinds.map((kind) => total(({ counters }) => counters[kind] ?? 0))]
}

/** A token without what tells it apart from others like it. */
const plainly = (key: string, value: unknown): unknown =>
  CLOCKS.has(key) || key === 'placedBy' ? undefined : withoutAmount(key, value)

const zonesOf = (state: State): readonly number[] =>
  [state.stack, ...state.hands, ...state.graveyards, ...state.libraries].map((list) => list.length)

/** An object that is gone is described as it last existed. */
function lastOf(state: State, id: ObjectId): string {
  const last = state.lastKnown[id]?.object
  return last === undefined ? 'gone' : `was ${last.face} ${JSON.stringify(last.counters)}`
}

/** A 64-bit hash of the text. */
function hash(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`
}
