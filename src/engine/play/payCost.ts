/** Paying a cost during a resolution or for an attack: "unless you pay {2}", echo, attack taxes (411.2, 413.2e). */
import type { Cost } from '../../language/index.ts'
import type { Process, Purpose } from '../questions/index.ts'
import type { Context, Draft, Refusal, Seat, State } from '../state/index.ts'
import { type AnnouncedX, chooseSymbolPayments, chooseX } from './announceCost.ts'
import { attempt } from './attempt.ts'
import { plainCost } from './cost.ts'
import { type CostQuote, whyNotPay } from './costQuote.ts'
import { type Paid, payTotalCost } from './mana/pay.ts'
import { whyNotAnnounce } from './variable.ts'

/** What a keyword's own ability asks for is paid for that. */
const purposeOf = ({ at }: Context): Purpose | null => (at?.keyword == null ? null : { keyword: at.keyword })

function quoteOf(cost: Cost, context: Context): CostQuote {
  return { total: (said) => plainCost(cost, said), context, for: purposeOf(context) }
}

/** Whether X is already known: an unannounced X is chosen by the controller of what asks for it. */
function isSaid(seat: Seat, { announcedX, controller }: Context): boolean {
  return announcedX === true || seat !== controller
}

/** Whether the cost could be paid in full now. */
export function canPay(state: State, seat: Seat, cost: Cost, context: Context): boolean {
  const quote = quoteOf(cost, context)
  if (isSaid(seat, context)) return whyNotPay(state, seat, quote, context.x) === null
  return whyNotAnnounce(state, seat, { quote, body: null }) === null
}

/**
 * What was paid: the mana, the objects, and X, which is chosen now if it hasn't been announced
 * (2004:glossary/x-undefined).
 */
export type PaidCost = Paid & AnnouncedX

/** Pays it, mana abilities included, within an enclosing attempt, which rewinds a refusal. */
export function* payWithin(
  g: Draft,
  seat: Seat,
  cost: Cost,
  context: Context,
  mostX: number | null = null,
): Process<PaidCost | Refusal> {
  const { source } = context
  const quote = { ...quoteOf(cost, context), ...(mostX === null ? {} : { mostX }) }
  const said: AnnouncedX = isSaid(seat, context)
    ? { x: context.x }
    : yield* chooseX(g, seat, source, { quote, body: null })
  const { x } = said
  const symbols = yield* chooseSymbolPayments(g, seat, source, quote, x)
  const paid = yield* payTotalCost(g, seat, source, plainCost(cost, { symbols, x }), { ...context, x }, quote.for)
  return 'key' in paid ? paid : { ...paid, ...said }
}

/**
 * Pays it, mana abilities included; if that is refused (also by the player declining) everything is restored: `null`.
 * `mostX`: the most that X can be chosen as.
 */
export function* payCost(
  g: Draft,
  seat: Seat,
  cost: Cost,
  context: Context,
  mostX: number | null = null,
): Process<PaidCost | null> {
  const done: { paid: PaidCost | null } = { paid: null }
  const refused = yield* attempt(g, seat, null, function* () {
    const paid = yield* payWithin(g, seat, cost, context, mostX)
    if ('key' in paid) return paid
    done.paid = paid
    return null
  })
  return refused === null ? done.paid : null
}
