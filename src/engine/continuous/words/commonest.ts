/** The most common colors (413.2i). */
import { COLORS, type Color, type Filter } from '../../../language/index.ts'
import type { Context, LayerState } from '../../state/index.ts'
import { evaluators } from './evaluators.ts'

/** The color that most of those are, or all that are tied for that; none where all of them are colorless. */
export function commonestIn(state: LayerState, among: Filter, context: Context): readonly Color[] {
  const those = evaluators.thingsOf(state, { kind: 'all', filter: among }, context)
  const colors = those.map((id) => evaluators.characteristics(state, id).colors)
  const count = (color: Color): number => colors.filter((own) => own.includes(color)).length
  const most = Math.max(...COLORS.map(count))
  return most === 0 ? [] : COLORS.filter((color) => count(color) === most)
}
