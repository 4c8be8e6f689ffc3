/** A player becomes the monarch (today:725), or gets the city's blessing (today:702.131). */
import { DESIGNATION_NAMES, DESIGNATIONS, type Designation, UNPRINTED } from '../../language/index.ts'
import type { Citation } from '../../rulebook/index.ts'
import { notice, printedFeatures } from '../abilities/index.ts'
import { designationsOf, hasKeyword, isDesignated } from '../continuous/index.ts'
import { type Draft, get, inTurnOrder, playerAt, type Seat, type State } from '../state/index.ts'
import { putInCommand } from './emblem.ts'
import { ceaseToExist } from './stackObjects.ts'

const RULES: Readonly<Record<Designation, Citation>> = {
  monarch: 'monarch.becomes',
  cityBlessing: 'keyword.ascend',
}

/** Has the player be or have that from now on; nothing happens if that is so already. Returns whether it did. */
export function designate(g: Draft, seat: Seat, as: Designation): boolean {
  if (isDesignated(g.state, seat, as) || playerAt(g.state, seat).left) return false
  const { single, abilities } = DESIGNATIONS[as]
  if (single) for (const id of designationsOf(g.state, as)) ceaseToExist(g, id)
  putInCommand(g, { ...UNPRINTED, abilities, designation: as }, seat)
  g.emit({ kind: 'designated', rule: RULES[as], seat, as })
  notice(g, [{ kind: 'designated', seat, as }])
  return true
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
