/** Loyalty costs as they are written (2011:contents/209). */
import type { CostPart } from '../../language/index.ts'

/** "+1", "−2", "0", "−X"; empty for a part that isn't a loyalty symbol. */
export function loyaltyText(part: CostPart): readonly string[] {
  if (part.kind !== 'loyalty') return []
  if (typeof part.n !== 'number') return ['−X']
  return [part.n > 0 ? `+${part.n}` : part.n < 0 ? `−${-part.n}` : '0']
}
