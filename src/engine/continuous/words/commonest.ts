/** The most common colors (413.2i). */
import { COLORS, type Color, type Filter } from '../../../language/index.ts'
import type { Context, LayerState } from '../../state/index.ts'
import type { Candidate } from './candidate.ts'
import { evaluators } from './evaluators.ts'

/** The color that most of those are, or all that are tied for that; none where all of them are colorless. */
function commonestIn(state: LayerState, among: Filter, context: Context): readonly Color[] {
  const those = evaluators.thingsOf(state, { kind: 'all', filter: among }, context)
  const colors = those.map((id) => evaluators.characteristics(state, id).colors)
  const count = (color: Color): number => colors.filter((own) => own.includes(color)).length
  const most = Math.max(...COLORS.map(count))
  return most === 0 ? [] : COLORS.filter((color) => count(color) === most)
}

/** Whether one of its colours is the most common, or tied for it. */
export function isOfCommonestColor({ state, values, context }: Candidate, among: Filter): boolean {
  return values.colors.some((color) => commonestIn(state, among, context).includes(color))
}
