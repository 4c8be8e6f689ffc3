/** "... unless its controller pays": a price that can be paid in two ways, its mana cost, and what is countered else (413.2e). */
import type { Cost, Destination, Effect, Players } from '../../language/index.ts'
import { mapped, part, rule, type Syntax, wordings } from '../core/index.ts'
import { payment, restated } from '../costs/index.ts'
import { manaCost } from '../lexicon/index.ts'
import { each, player, possessed } from '../nouns/index.ts'
import { hasTarget } from './clause.ts'
import { counteredTo } from './objects.ts'

type MayPay = Extract<Effect, { kind: 'mayPay' }>
type Effects = readonly Effect[]

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

const upTo = part({ upTo: true, times: 1 } as const)`up to ${{ mana: manaCost }}`
/** "Sacrifice ~ unless you pay its mana cost", "reduced by up to {2}". */
export const unlessItsCost = (plain: Syntax<Effects>): Syntax<Effect> => {
  const its = rule('mayPay', { then: [], cost: [] })
  return wordings(
    its`${{ otherwise: plain }} unless ${{ who: player }} pay|pays ${{ manaCostOf: possessed }} mana cost`,
    its`${{ otherwise: plain }} unless ${{ who: player }} pay|pays ${{ manaCostOf: possessed }} mana cost reduced by ${{
      less: upTo,
    }}`,
  ) as Syntax<Effect>
}

/** "Sacrifice ~ unless you pay {10}. This cost is reduced by {2} for each basic land type among lands you control." */
export const unlessReduced = (plain: Syntax<Effects>): Syntax<Effect> =>
  rule('mayPay', { then: [] })`${{ otherwise: plain }} unless ${{ who: player }} ${{ cost: payment }}. This cost is
    reduced by ${{ less: part()`${{ mana: manaCost }} for each ${{ times: each }}` }}` as Syntax<Effect>

interface UnlessCountered {
  readonly otherwise: Effects
  readonly who: Players
  readonly cost: Cost
  readonly to: Destination
}
/** "Counter target spell unless its controller pays {X}. If that spell is countered this way, exile it instead of ..." */
export const counteredUnless = (plain: Syntax<Effects>): Syntax<Effect> =>
  mapped(
    part()`${{ otherwise: plain }} unless ${{ who: player }} ${{ cost: payment }}.
      If [that spell / the spell / it] is countered this way, ${{ to: counteredTo }}` as Syntax<UnlessCountered>,
    {
      to: ({ otherwise: [counter, more], to, ...rest }): MayPay | undefined =>
        counter?.kind === 'counterSpell' && more === undefined && counter.to === undefined
          ? { kind: 'mayPay', then: [], ...rest, otherwise: [{ ...counter, to }] }
          : undefined,
      is: (value): value is MayPay => (value as Effect | null)?.kind === 'mayPay',
      from: ({ otherwise: [counter, more], who, cost, then, times }): UnlessCountered | undefined => {
        if (counter?.kind !== 'counterSpell' || more !== undefined || then.length > 0 || times !== undefined)
          return undefined
        const { to, ...plainly } = counter
        return to && { otherwise: [plainly], who, cost, to }
      },
    },
  )

/** "Destroy target creature you control unless you pay {3} and repeat this process": what is done for the price. */
export const unlessThen = (plain: Syntax<Effects>, again: Syntax<Effects>): Syntax<Effect> =>
  rule('mayPay')`${{ otherwise: plain }} unless ${{ who: player }} ${{ cost: payment }} and ${{
    then: again,
  }}` as Syntax<Effect>
