/** Paying a cost during a resolution or for an attack: "unless you pay {2}", echo, attack taxes (411.2, 413.2e). */
import type { Cost } from '../../language/index.ts'
import type { Process } from '../questions/index.ts'
import type { Context, Draft, Refusal, Seat, State } from '../state/index.ts'
import { chooseForms, chooseX, type SaidX } from './announceCost.ts'
import { attempt } from './attempt.ts'
import { type Bill, whyNotPay } from './bill.ts'
import { plainCost } from './cost.ts'
import { type Paid, payBill } from './mana/pay.ts'

function billOf(cost: Cost, context: Context): Bill {
  return { total: (said) => plainCost(cost, said), context, for: null }
}

/** Whether the cost could be paid in full now. */
export function canPay(state: State, seat: Seat, cost: Cost, context: Context): boolean {
  return whyNotPay(state, seat, billOf(cost, context), context.x) === null
}

/**
 * What was paid: the mana, the objects, and X, which is chosen now if it hasn't been announced
 * (2004:glossary/x-undefined).
 */
export type PaidCost = Paid & SaidX

/** Pays it, mana abilities included, within an enclosing attempt, which rewinds a refusal. */
export function* payWithin(g: Draft, seat: Seat, cost: Cost, context: Context): Process<PaidCost | Refusal> {
  const { source } = context
  const bill = billOf(cost, context)
  // An unannounced X is chosen by the controller of what asks for it.
  const isSaid = context.saysX === true || seat !== context.controller
  const said: SaidX = isSaid ? { x: context.x } : yield* chooseX(g, seat, source, bill)
  const { x } = said
  const forms = yield* chooseForms(g, seat, source, bill, x)
  const paid = yield* payBill(g, seat, source, plainCost(cost, { forms, x }), { ...context, x }, null)
  return 'key' in paid ? paid : { ...paid, ...said }
}

/**
 * Pays it, mana abilities included; if that is refused (also by the player declining) everything is restored: `null`.
 */
export function* payCost(g: Draft, seat: Seat, cost: Cost, context: Context): Process<PaidCost | null> {
  const done: { paid: PaidCost | null } = { paid: null }
  const refused = yield* attempt(g, seat, null, function* () {
    const paid = yield* payWithin(g, seat, cost, context)
    if ('key' in paid) return paid
    done.paid = paid
    return null
  })
  return refused === null ? done.paid : null
}
