/** Powers, toughnesses and mana values (104.2, 505.5). */
import { manaValue, type Quantity, type Statistic } from '../../../language/index.ts'
import type { Edition } from '../../../rulebook/index.ts'
import { type Context, editionOf, findOrLast, type LayerState, type ObjectId, readObject } from '../../state/index.ts'
import { costValued } from '../faces/sides.ts'
import { evaluators } from './evaluators.ts'
import { allThat } from './things.ts'

/** 2004:104.2: a value below zero counts as zero; in 2011 it counts as it is. */
export function asRead(state: LayerState, value: number): number {
  return value < 0 && editionOf(state).cards.negativesAreZero ? 0 : value
}

/** A power, toughness or mana value, as it is or last was; zero for an object without one (104.2). */
export function statisticOf(state: LayerState, what: Statistic, id: ObjectId): number {
  const values = evaluators.characteristics(state, id)
  if (what === 'manaValue') {
    const object = findOrLast(state, id)
    const cost = object === null ? values.cost : costValued(state, object, values.cost)
    return manaValue(cost, object?.zone === 'stack' ? (readObject(object, 'choices')?.x ?? 0) : 0)
  }
  return asRead(state, (what === 'power' ? values.power : values.toughness) ?? 0)
}

/**
 * Every value of it: each half of a split card has its own, where it has both (505.6). What counts it instead of
 * comparing it takes `statisticOf`, which combines them (505.5).
 */
export function statisticsOf(state: LayerState, what: Statistic, id: ObjectId): readonly number[] {
  const { halves } = evaluators.characteristics(state, id)
  if (halves === undefined || what !== 'manaValue' || !BY_HALF[editionOf(state).cards.splitCompared])
    return [statisticOf(state, what, id)]
  return halves.map(({ cost }) => manaValue(cost, 0))
}

const BY_HALF: { readonly [C in Edition['cards']['splitCompared']]: boolean } = { each: true, together: false }

/** The greatest or least among all of them; 0 where there are none. */
export function extremeOf(
  state: LayerState,
  { most, what, among }: Extract<Quantity, { kind: 'extreme' }>,
  context: Context,
): number {
  const all = allThat(state, among, context).map((id) => statisticOf(state, what, id))
  if (all.length === 0) return 0
  return most ? Math.max(...all) : Math.min(...all)
}
