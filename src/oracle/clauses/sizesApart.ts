/** "+X/+Y, where X is one amount and Y another". */
import type { Quantity } from '../../language/index.ts'
import { part, type Syntax, sameValue, shaped } from '../core/index.ts'
import { measure } from '../nouns/index.ts'
import { until } from './durations.ts'

interface Apart {
  readonly power: Quantity
  readonly toughness: Quantity
}
const isCounted = (n: Quantity): boolean => typeof n === 'object' && n.kind !== 'x' && n.kind !== 'negative'
const areApart = ({ power, toughness }: Apart): boolean =>
  isCounted(power) && isCounted(toughness) && !sameValue(power, toughness)
const where: Syntax<Apart> = part()`where X is ${{ power: measure }} [and / , and] Y is ${{ toughness: measure }}`

/** Of a rule. */
export const getsApart = shaped(part()`get|gets +X/+Y, ${where}`, (size) => ({ kind: 'pt', ...size }), {
  when: areApart,
})
/** Of an effect, which says before it for how long. */
export const getsApartFor = shaped(
  part()`get|gets +X/+Y ${{ duration: until }}, ${where}`,
  ({ duration, power, toughness }) => ({ changes: [{ kind: 'pt', power, toughness }], duration }),
  { when: areApart },
)
