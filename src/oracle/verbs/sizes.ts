/** Sizes to choose from: "+1/-1 or -1/+1". */
import type { Change } from '../../language/index.ts'
import { mapped, phrase, type Syntax, series } from '../core/index.ts'
import { type Size, sizeChange } from '../lexicon/index.ts'

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
