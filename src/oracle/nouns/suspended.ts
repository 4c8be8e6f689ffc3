/**
 * Permanents and suspended cards together (2011:702.59b): of the first it isn't said where they are, so the filter says
 * that.
 */
import type { Filter, Predicate } from '../../language/index.ts'
import { mapped, one, part, type Syntax, sameValue, shaped, wordings, words } from '../core/index.ts'
import { SUSPENDED } from './predicates.ts'

const ON_BATTLEFIELD: Predicate = { is: 'in', zone: 'battlefield', of: null }
const OWNED: Predicate = { is: 'owned', by: { kind: 'you' } }
type Qualities = readonly Predicate[]
interface Both {
  readonly permanent: Qualities
  readonly card: Qualities
}
const isQualities = (value: unknown): value is Qualities => Array.isArray(value)

const suspendedCard: Syntax<Qualities> = wordings(
  words('suspended card', SUSPENDED),
  words('suspended card you own', [...SUSPENDED, OWNED]),
)
const permanentFilter = (filter: Syntax<Filter>): Syntax<Qualities> =>
  mapped(one(filter), {
    to: ({ noun, is }) => (noun === 'permanent' ? [ON_BATTLEFIELD, ...is] : undefined),
    is: isQualities,
    from: ([zone, ...is]) => (sameValue(zone, ON_BATTLEFIELD) ? { noun: 'permanent' as const, is } : undefined),
  })

const eitherOf = (said: Syntax<Both>): Syntax<Filter> =>
  shaped(said, ({ permanent, card }) => ({
    noun: 'source',
    is: [
      {
        is: 'anyOf',
        of: [
          { is: 'allOf', of: permanent },
          { is: 'allOf', of: card },
        ],
      },
    ],
  }))

/** "Permanent you control or suspended card you own". */
export const permanentOrSuspended = (filter: Syntax<Filter>): Syntax<Filter> =>
  eitherOf(part()`${{ permanent: permanentFilter(filter) }} or ${{ card: suspendedCard }}`)

/** "Each permanent with a time counter on it and each suspended card". */
export const eachAndSuspended = (filter: Syntax<Filter>): Syntax<Filter> =>
  eitherOf(part()`each ${{ permanent: permanentFilter(filter) }} and each ${{ card: suspendedCard }}`)
