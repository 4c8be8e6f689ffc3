/** Sizes and types to choose from: "+1/-1 or -1/+1", "a Plains or an Island". */
import type { Change, Quantity } from '../../language/index.ts'
import { mapped, part, phrase, type Syntax, series } from '../core/index.ts'
import { digitsOrX, type Size, sizeChange, subtypeWord } from '../lexicon/index.ts'

type Changes = readonly Change[]
const isChanges = (value: unknown): value is Changes => Array.isArray(value)
const sizesIn = (change: Change | undefined): readonly Size[] =>
  change?.kind === 'oneOf'
    ? change.of.flatMap((one) => (one.kind === 'pt' ? [{ power: one.power, toughness: one.toughness }] : []))
    : []

/** "Gets +1/-1 or -1/+1": one of them, chosen as it happens (413.2c). */
export const getsOneOf: Syntax<Changes> = mapped(phrase`get|gets ${series(sizeChange, 'or', { min: 2, max: 2 })}`, {
  to: (sizes): Changes => [{ kind: 'oneOf', of: sizes.map((size): Change => ({ kind: 'pt', ...size })) }],
  is: isChanges,
  from: ([change, more]) => {
    const sizes = sizesIn(change)
    return more === undefined && change?.kind === 'oneOf' && sizes.length === change.of.length ? sizes : undefined
  },
})

interface TwoBases {
  readonly power: Quantity
  readonly toughness: Quantity
}
const base = (power: Quantity | null, toughness: Quantity | null): Change => ({ kind: 'setPt', power, toughness })
/** "Has base power 1 or base toughness 1": one of them. */
export const hasOneBase: Syntax<Changes> = mapped(
  part()`have|has base power ${{ power: digitsOrX }} or base toughness ${{ toughness: digitsOrX }}` as Syntax<TwoBases>,
  {
    to: ({ power, toughness }): Changes => [{ kind: 'oneOf', of: [base(power, null), base(null, toughness)] }],
    is: isChanges,
    from: ([change, more]): TwoBases | undefined => {
      const [first, second] = change?.kind === 'oneOf' && more === undefined ? change.of : []
      if (first?.kind !== 'setPt' || second?.kind !== 'setPt') return undefined
      const { power } = first
      const { toughness } = second
      return power === null || toughness === null ? undefined : { power, toughness }
    },
  },
)

const landType = (subtype: string): Change => ({
  kind: 'types',
  set: true,
  supertypes: [],
  types: [],
  subtypes: [subtype],
})
/** "Becomes a Plains or an Island": one of them. */
export const becomesOneOf: Syntax<Changes> = mapped(
  phrase`become|becomes ${series(phrase`a ${subtypeWord}`, 'or', { min: 2, max: 3 })}`,
  {
    to: (subtypes): Changes => [{ kind: 'oneOf', of: subtypes.map(landType) }],
    is: isChanges,
    from: ([change, more]) => {
      if (change?.kind !== 'oneOf' || more !== undefined) return undefined
      const all = change.of.flatMap((one) => (one.kind === 'types' && one.set ? one.subtypes : []))
      return all.length === change.of.length ? all : undefined
    },
  },
)
