/** Battles (today:310): who protects one, and what can be attacked besides players. */
import { find, type LayerState, type ObjectId, type Seat } from '../../state/index.ts'
import { evaluators } from './evaluators.ts'

const typesOf = (state: LayerState, id: ObjectId): readonly string[] => evaluators.characteristics(state, id).types

/** Whether creatures may attack it: a planeswalker or a battle. */
export function isAttackable(state: LayerState, id: ObjectId): boolean {
  const types = typesOf(state, id)
  return types.includes('planeswalker') || types.includes('battle')
}

export const isBattle = (state: LayerState, id: ObjectId): boolean => typesOf(state, id).includes('battle')

/** Whether its protector is chosen: a Siege's is an opponent, every other battle's its controller (today:310.8, 310.11). */
export const isSiege = (state: LayerState, id: ObjectId): boolean =>
  isBattle(state, id) && evaluators.characteristics(state, id).subtypes.includes('Siege')

/** Who protects the battle; `null`: nobody was chosen. */
export function protectorOf(state: LayerState, id: ObjectId): Seat | null {
  const { controller } = evaluators.characteristics(state, id)
  return isSiege(state, id) ? (find(state, id)?.chosen.player ?? null) : controller
}

/** Whom an attack on it is against: a battle's protector, a planeswalker's controller (today:506.2, 310.8). */
export function defendedBy(state: LayerState, id: ObjectId): Seat | null {
  if (find(state, id) !== null && isBattle(state, id)) return protectorOf(state, id)
  return evaluators.characteristics(state, id).controller
}
