/** Targets of which there are more the more often a spell was kicked (2011:702.31). */
import type { Effect, Quantity } from '../../language/index.ts'
import { narrowed, part, type Syntax, shaped, wordings } from '../core/index.ts'
import { ANYTHING, each, filter } from '../nouns/index.ts'

const timesKicked: Syntax<Quantity> = narrowed(each, (n) => typeof n === 'object' && n.kind === 'timesPaid')
const TARGET = { kind: 'target', slot: 0, distinct: false } as const

/** "Choose any target, then choose another target for each time ~ was kicked": all of them are different ones. */
export const chooseForEachKick: Syntax<Extract<Effect, { kind: 'chooseTarget' }>> = wordings(
  shaped(part()`choose any target, then choose another target for each ${{ more: timesKicked }}`, ({ more }) => ({
    kind: 'chooseTarget',
    what: {
      ...TARGET,
      player: 'any',
      filter: ANYTHING,
      count: { min: { kind: 'sum', of: [1, more] }, max: { kind: 'sum', of: [1, more] } },
    },
  })),
  shaped(
    part()`choose target ${{ of: filter('one') }}, then choose another target ${{ of: filter('one') }} for each ${{
      more: timesKicked,
    }}`,
    ({ of, more }) => ({
      kind: 'chooseTarget',
      what: {
        ...TARGET,
        player: null,
        filter: of,
        count: { min: { kind: 'sum', of: [1, more] }, max: { kind: 'sum', of: [1, more] } },
      },
    }),
  ),
)
