/** "+X/+Y, where X is one amount and Y another". */
import type { Change, Duration, Quantity } from '../../language/index.ts'
import { mapped, part, type Syntax, sameValue } from '../core/index.ts'
import { measure } from '../nouns/index.ts'
import { withFields } from './clause.ts'
import { until } from './durations.ts'
import { alone } from './losing.ts'

type Changes = readonly Change[]
interface Apart {
  readonly power: Quantity
  readonly toughness: Quantity
}
const isCounted = (n: Quantity): boolean => typeof n === 'object' && n.kind !== 'x' && n.kind !== 'negative'
const change = (said: Apart): Change | undefined =>
  sameValue(said.power, said.toughness) ? undefined : { kind: 'pt', power: said.power, toughness: said.toughness }
const apartIn = (said: Change): Apart | undefined =>
  said.kind === 'pt' && isCounted(said.power) && isCounted(said.toughness) && !sameValue(said.power, said.toughness)
    ? { power: said.power, toughness: said.toughness }
    : undefined
const where = part()`where X is ${{ power: measure }} and Y is ${{ toughness: measure }}` as Syntax<Apart>

/** Of a rule. */
export const getsApart: Syntax<Changes> = alone(part()`get|gets +X/+Y, ${where}` as Syntax<Apart>, change, apartIn)

interface For {
  readonly duration: Duration
}
interface Predicate extends For {
  readonly changes: Changes
}
/** Of an effect, which says before it for how long. */
export const getsApartFor: Syntax<Predicate> = withFields(
  mapped(part()`get|gets +X/+Y ${{ duration: until }}, ${where}` as Syntax<Apart & For>, {
    to: ({ duration, ...said }): Predicate | undefined => {
      const one = change(said)
      return one && { duration, changes: [one] }
    },
    is: (value): value is Predicate => typeof value === 'object' && value !== null && 'changes' in value,
    from: ({ duration, changes: [only, more] }) => {
      const said = only && !more ? apartIn(only) : undefined
      return said && { duration, ...said }
    },
  }),
  ['changes', 'duration'],
)
