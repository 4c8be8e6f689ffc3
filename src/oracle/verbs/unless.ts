/** "... unless its controller pays {B} or {3}": a price that can be paid in two ways (413.2e). */
import type { Cost, Effect, Players } from '../../language/index.ts'
import { mapped, part, type Syntax, wordings } from '../core/index.ts'
import { payment, restated } from '../costs/index.ts'
import { player } from '../nouns/index.ts'
import { hasTarget } from './clause.ts'

type MayPay = Extract<Effect, { kind: 'mayPay' }>

interface UnlessEither {
  readonly otherwise: readonly Effect[]
  readonly who: Players
  readonly cost: Cost
  readonly second: Cost
}
/** "... unless its controller pays {B} or {3}": who doesn't pay the one is offered the other (413.2e). */
export const unlessEither = (plain: Syntax<readonly Effect[]>): Syntax<Effect> =>
  mapped(
    part()`${{ otherwise: plain }} unless ${{ who: player }} ${{ cost: payment }} or ${{
      second: wordings(payment, restated),
    }}` as Syntax<UnlessEither>,
    {
      to: ({ otherwise, who, cost, second }): MayPay | undefined => {
        const last: MayPay = { kind: 'mayPay', then: [], otherwise, who, cost: second }
        return hasTarget(who) ? undefined : { kind: 'mayPay', then: [], otherwise: [last], who, cost }
      },
      is: (value): value is MayPay => (value as Effect | null)?.kind === 'mayPay',
      from: ({ otherwise: [last, more], who, cost, then, times }): UnlessEither | undefined =>
        last?.kind === 'mayPay' && !more && last.then.length + then.length === 0 && times === undefined
          ? { otherwise: last.otherwise, who, cost, second: last.cost }
          : undefined,
    },
  )
