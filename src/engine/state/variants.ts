/** The cards of the casual variants, which stay in the command zone (2011:contents/9). */
import { VARIANT_TYPES } from '../../language/index.ts'
import type { GameObject } from './object.ts'
import type { State } from './state.ts'

/** Whether it is a plane, a scheme or a vanguard card, face up or down. */
export const isOfVariant = ({ printed }: Pick<State, 'printed'>, { face }: Pick<GameObject, 'face'>): boolean =>
  printed[face]?.types.some((type) => VARIANT_TYPES.includes(type)) === true
