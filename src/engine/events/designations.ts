/** A player becomes the monarch (today:725), gets the city's blessing (today:702.131), a speed, or the like. */
import { DESIGNATION_NAMES, DESIGNATIONS, type Designation, UNPRINTED } from '../../language/index.ts'
import type { Citation } from '../../rulebook/index.ts'
import { notice, printedFeatures } from '../abilities/index.ts'
import { designationsOf, hasKeyword, isDesignated, levelOf } from '../continuous/index.ts'
import { type Draft, find, get, inTurnOrder, playerAt, type Seat, type State } from '../state/index.ts'
import { putInCommand } from './emblem.ts'
import { ceaseToExist } from './stackObjects.ts'

const RULES: Readonly<Record<Designation, Citation>> = {
  monarch: 'monarch.becomes',
  cityBlessing: 'keyword.ascend',
  initiative: 'initiative.taken',
  radiation: 'counter.rad',
  ring: 'action.ring',
  speed: 'keyword.startYourEngines',
}

/** Has the player be or have that from now on; nothing happens if that is so already. Returns whether it did. */
export function designate(g: Draft, seat: Seat, as: Designation): boolean {
  if (playerAt(g.state, seat).left) return false
  const { single, again, abilities } = DESIGNATIONS[as]
  if (isDesignated(g.state, seat, as)) {
    if (again === true) notice(g, [{ kind: 'designated', seat, as }])
    return again === true
  }
  if (single) for (const id of designationsOf(g.state, as)) ceaseToExist(g, id)
  putInCommand(g, { ...UNPRINTED, abilities, designation: as }, seat)
  g.emit({ kind: 'designated', rule: RULES[as], seat, as })
  notice(g, [{ kind: 'designated', seat, as }])
  return true
}

/** One further, `most` at most: how often the Ring has tempted the player, how high their speed is. Returns how far. */
export function raise(g: Draft, seat: Seat, as: 'ring' | 'speed', most: number): number {
  designate(g, seat, as)
  const level = Math.min(most, levelOf(g.state, seat, as) + 1)
  const id = designationsOf(g.state, as).find((one) => find(g.state, one)?.owner === seat)
  if (id !== undefined) g.patch(id, { marks: { ...get(g.state, id).marks, level: { n: level, at: g.tick() } } })
  g.emit({ kind: 'raised', rule: RULES[as], seat, as, level })
  return level
}

/** As that player leaves the game, the active player is what only one can be, or the next in turn order (today:725.4). */
export function passOn(g: Draft, seat: Seat): void {
  const next = inTurnOrder(g.state).find((one) => one !== seat && !playerAt(g.state, one).left)
  if (next === undefined) return
  for (const as of DESIGNATION_NAMES)
    if (DESIGNATIONS[as].single && isDesignated(g.state, seat, as)) designate(g, next, as)
}

const ENOUGH = 10

const controls = (state: State, seat: Seat) => state.battlefield.filter((id) => get(state, id).controller === seat)

/** Whether the player controls as many permanents as ascend asks for. */
export const hasEnough = (state: State, seat: Seat): boolean => controls(state, seat).length >= ENOUGH

/**
 * today:702.131b: whoever controls ten or more permanents, one with ascend among them, gets the city's blessing at that
 * moment: in the middle of a resolution, too.
 */
export function ascendAll(g: Draft): void {
  if (!printedFeatures(g.state.printed).keywords.has('ascend')) return
  for (const { seat, lost } of g.state.players) {
    if (lost !== null || isDesignated(g.state, seat, 'cityBlessing') || !hasEnough(g.state, seat)) continue
    const has = controls(g.state, seat).some((id) => hasKeyword(g.state, id, 'ascend'))
    if (has) designate(g, seat, 'cityBlessing')
  }
}

/** today:704.5: whoever controls a permanent with "start your engines!" and has no speed has speed 1 now. */
export function startEngines(g: Draft): boolean {
  if (!printedFeatures(g.state.printed).keywords.has('startYourEngines')) return false
  let any = false
  for (const { seat, lost } of g.state.players) {
    if (lost !== null || isDesignated(g.state, seat, 'speed')) continue
    if (!controls(g.state, seat).some((id) => hasKeyword(g.state, id, 'startYourEngines'))) continue
    raise(g, seat, 'speed', 4)
    any = true
  }
  return any
}
