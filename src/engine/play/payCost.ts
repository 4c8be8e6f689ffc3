/** Paying a cost during a resolution or for an attack: "unless you pay {2}", echo, attack taxes (411.2, 413.2e). */
import type { Cost } from '../../language/index.ts'
import type { Process } from '../questions/index.ts'
import type { Context, Draft, Refusal, Seat, State } from '../state/index.ts'
import { chooseForms } from './announceCost.ts'
import { attempt } from './attempt.ts'
import { type Bill, whyNotPay } from './bill.ts'
import { plainCost } from './cost.ts'
import { payBill } from './mana/pay.ts'

function billOf(cost: Cost, context: Context): Bill {
  return { total: (said) => plainCost(cost, said), context, for: null }
}

/** Whether the cost could be paid in full now. */
export function canPay(state: State, seat: Seat, cost: Cost, context: Context): boolean {
  return whyNotPay(state, seat, billOf(cost, context), context.x) === null
}

/** Pays it, mana abilities included, within an attempt that is going on: a refusal is for that to rewind. */
export function* payWithin(g: Draft, seat: Seat, cost: Cost, context: Context): Process<Refusal | null> {
  const { x, source } = context
  const forms = yield* chooseForms(g, seat, source, billOf(cost, context), x)
  const paid = yield* payBill(g, seat, source, plainCost(cost, { forms, x }), context, null)
  return 'key' in paid ? paid : null
}

/** Pays it, mana abilities included; a refusal (also the player's own "no") leaves everything as it was. */
export function* payCost(g: Draft, seat: Seat, cost: Cost, context: Context): Process<Refusal | null> {
  return yield* attempt(g, seat, null, () => payWithin(g, seat, cost, context))
}
