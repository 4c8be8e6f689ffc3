/** Paying a cost during a resolution or for an attack: "unless you pay {2}", echo, attack taxes (413.2e, 309.?). */
import type { Cost } from '../../language/index.ts'
import type { Process } from '../questions/index.ts'
import type { Context, Draft, Refusal, Seat, State } from '../state/index.ts'
import { attempt } from './attempt.ts'
import { activationCost } from './cost.ts'
import { canPayMana, payMana } from './mana/pay.ts'
import { payParts, whyNotPart } from './payParts.ts'

/** Whether the cost could be paid in full now. */
export function canPay(state: State, seat: Seat, cost: Cost, context: Context): boolean {
  const total = activationCost(cost)
  return (
    total.parts.every((part) => whyNotPart(state, seat, part, context) === null) &&
    canPayMana(state, seat, total.mana, context.x)
  )
}

/** Pays it, mana abilities included; a refusal (also the player's own "no") leaves everything as it was. */
export function* payCost(g: Draft, seat: Seat, cost: Cost, context: Context): Process<Refusal | null> {
  const total = activationCost(cost)
  return yield* attempt(g, seat, null, function* () {
    const spent = yield* payMana(g, seat, context.source, total.mana, context.x, () =>
      payParts(g, seat, total.parts, context, context.source, false),
    )
    return 'key' in spent ? spent : null
  })
}
