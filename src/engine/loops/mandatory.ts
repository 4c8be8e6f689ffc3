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
  isIdField,
  type MandatoryCheckpoint,
  type ObjectId,
  type State,
} from '../state/index.ts'

/** This many objects must resolve in a row before it can be a loop at all. */
const PATIENCE = 6
/** The longest loop that is detected, in resolutions. */
const LONGEST = 120
/** How often the same state must have occurred before: everyone has had the chance to act. */
const BEFORE = 2

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

/** After an object has resolved, checks whether everything is as it was before (421.4). */
export function noticeMandatoryLoop(g: Draft, optional: boolean): void {
  if (optional || g.state.stack.length === 0 || g.state.outcome !== null) return breakMandatoryLoop(g)
  const before = g.state.mandatoryLoop ?? { resolved: 0, checkpoints: [] }
  const resolved = before.resolved + 1
  if (resolved < PATIENCE) return g.write({ mandatoryLoop: { resolved, checkpoints: [] } })
  const checkpoint: MandatoryCheckpoint = { key: keyOf(g.state), life: g.state.players.map((player) => player.life) }
  const same = before.checkpoints.filter((one) => one.key === checkpoint.key)
  g.write({ mandatoryLoop: { resolved, checkpoints: [...before.checkpoints, checkpoint].slice(-LONGEST) } })
  if (same.length >= BEFORE && isNoNearer(g.state, [...same, checkpoint])) drawGame(g, '2004:421.4')
}

/** Life may rise for ever if no card asks how much there is; if it falls, the loop ends. */
function isNoNearer(state: State, checkpoints: readonly MandatoryCheckpoint[]): boolean {
  const grows = !asksForLife(state.printed)
  return checkpoints.every((checkpoint, index) =>
    checkpoint.life.every((life, seat) => {
      const before = checkpoints[index - 1]?.life[seat] ?? life
      return grows ? life >= before : life === before
    }),
  )
}

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
/** The state as text that is the same for the same situation: objects are named by where they are. */
function keyOf(state: State): string {
  const { stack, battlefield, hands, graveyards, libraries, exile, command, phasedOut } = state
  const all = [
    ...stack,
    ...battlefield,
    ...hands.flat(),
    ...graveyards.flat(),
    ...libraries.flat(),
    ...exile,
    ...command,
    ...phasedOut,
  ]
  const places = new Map<ObjectId, number>(all.map((id, place) => [id, place]))
  const nameOf = (id: number): string | number => places.get(id) ?? lastOf(state, id)
  const write = (key: string, value: unknown): unknown => {
    if (CLOCKS.has(key)) return undefined
    if (!isIdField(key)) return value
    if (typeof value === 'number') return nameOf(value)
    return Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'number' ? nameOf(one) : one)) : value
  }
  const { players, turn, combat, lasting, shields, delayed, waiting, schedule, random, stage } = state
  const whole = [
    all.map((id) => findAnywhere(state, id)),
    players,
    turn,
    combat,
    lasting,
    shields,
    delayed,
    waiting,
    schedule,
  ]
  return hash(JSON.stringify([whole, random, stage, zonesOf(state)], write))
}

const zonesOf = (state: State): readonly number[] =>
  [state.stack, state.battlefield, ...state.hands, ...state.graveyards, ...state.libraries].map((list) => list.length)

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
