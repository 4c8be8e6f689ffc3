/**
 * "... unless its controller pays": a price that can be paid in two ways, its mana cost, and what is countered else
 * (413.2e).
 */
import type { Effect } from '../../language/index.ts'
import { type Effects, hasTarget, ifCountered } from '../clauses/index.ts'
import { narrowed, part, rule, type Syntax, shaped, single, wordings } from '../core/index.ts'
import { payment, restated } from '../costs/index.ts'
import { manaCost } from '../lexicon/index.ts'
import { each, player, possessed } from '../nouns/index.ts'

/** "... unless its controller pays {B} or {3}": who doesn't pay the one is offered the other (413.2e). */
export const unlessEither = (plain: Syntax<Effects>): Syntax<Effect> =>
  shaped(
    part()`${{ otherwise: plain }} unless ${{ who: player }} ${{ cost: payment }} or ${{
      second: wordings(payment, restated),
    }}`,
    ({ otherwise, who, cost, second }) => ({
      kind: 'mayPay',
      who,
      cost,
      then: [],
      otherwise: [{ kind: 'mayPay', who, cost: second, then: [], otherwise }],
    }),
    { when: ({ who }) => !hasTarget(who) },
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
  )
}

/** "Sacrifice ~ unless you pay {10}. This cost is reduced by {2} for each basic land type among lands you control." */
export const unlessReduced = (plain: Syntax<Effects>): Syntax<Effect> =>
  rule('mayPay', { then: [] })`${{ otherwise: plain }} unless ${{ who: player }} ${{ cost: payment }}. This cost is
    reduced by ${{ less: part()`${{ mana: manaCost }} for each ${{ times: each }}` }}`

type Countering = Omit<Extract<Effect, { kind: 'counterSpell' }>, 'to'>
const isCountering = (effect: Effect): effect is Countering => effect.kind === 'counterSpell' && effect.to === undefined

/**
 * "Counter target spell unless its controller pays {X}. If that spell is countered this way, exile it instead of ..."
 */
export const counteredUnless = (plain: Syntax<Effects>): Syntax<Effect> =>
  shaped(
    part()`${{ countered: narrowed(single(plain), isCountering) }} unless ${{ who: player }} ${{ cost: payment }}.
      ${ifCountered}`,
    ({ countered, who, cost, to }) => ({ kind: 'mayPay', who, cost, then: [], otherwise: [{ ...countered, to }] }),
  )

/** "Destroy target creature you control unless you pay {3} and repeat this process": what is done for the price. */
export const unlessThen = (plain: Syntax<Effects>, again: Syntax<Effects>): Syntax<Effect> =>
  rule('mayPay')`${{ otherwise: plain }} unless ${{ who: player }} ${{ cost: payment }} and ${{
    then: again,
  }}`
