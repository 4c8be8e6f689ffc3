/** Targets of which there are more the more often a spell was kicked (2011:702.31). */
import type { Effect, Quantity, Target } from '../../language/index.ts'
import { mapped, narrowed, part, type Syntax, sameValue } from '../core/index.ts'
import { each, ONE, recipient } from '../nouns/index.ts'

type ChooseTarget = Extract<Effect, { kind: 'chooseTarget' }>
interface Said {
  readonly what: Target
  readonly other: Target
  readonly more: Quantity
}
const isTarget = (value: unknown): value is Target => (value as Target | null)?.kind === 'target'
const single = narrowed(
  recipient,
  (what) => isTarget(what) && sameValue(what.count, ONE),
) as Syntax<unknown> as Syntax<Target>
const timesKicked: Syntax<Quantity> = narrowed(each, (n) => typeof n === 'object' && n.kind === 'timesPaid')
const onceMore = (more: Quantity): Quantity => ({ kind: 'sum', of: [1, more] })
/** How often it was kicked, of one more than that. */
function kicksIn(n: Quantity): Quantity | undefined {
  if (typeof n !== 'object' || n.kind !== 'sum') return undefined
  const [one, more] = n.of
  return one === 1 && typeof more === 'object' && more.kind === 'timesPaid' ? more : undefined
}

/** "Choose any target, then choose another target for each time ~ was kicked": all of them are different ones. */
export const chooseForEachKick: Syntax<ChooseTarget> = mapped(
  part()`choose ${{ what: single }}, then choose ${{ other: single }} for each ${{ more: timesKicked }}` as Syntax<Said>,
  {
    to: ({ what, other, more }): ChooseTarget | undefined => {
      const n = onceMore(more)
      return !what.distinct && sameValue(other, { ...what, distinct: true })
        ? { kind: 'chooseTarget', what: { ...what, count: { min: n, max: n } } }
        : undefined
    },
    is: (value): value is ChooseTarget => (value as Effect | null)?.kind === 'chooseTarget',
    from: ({ what: all }): Said | undefined => {
      const more = kicksIn(all.count.max)
      const what = { ...all, count: ONE }
      return more === undefined ? undefined : { what, other: { ...what, distinct: true }, more }
    },
  },
)
