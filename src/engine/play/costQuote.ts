/** Whether a cost could be paid: its parts, its mana, and the ways its symbols can be paid (409.1b, 409.1f-h). */
import { printCost } from '../../language/index.ts'
import type { PaymentTerms, Purpose } from '../questions/index.ts'
import { type Context, type Refusal, refuse, type Seat, type State, withX } from '../state/index.ts'
import type { TotalCost } from './cost.ts'
import { canPayMana, type Memo } from './mana/can.ts'
import { haveTheirOwn, keptBy, NOTHING_OWED, type Owed } from './objectParts.ts'
import { whyNotPart } from './payParts.ts'
import { type AnnouncedCost, AS_PRINTED, type SymbolPayments, waysToPaySymbols } from './symbols.ts'

/** A cost quote: what is owed for something, with what was announced; the context for its numbers; what it is for. */
export interface CostQuote {
  readonly total: (announced: AnnouncedCost) => TotalCost | Refusal
  readonly context: Context
  readonly for: Purpose | null
  /** "X can't be 0": the least that X can be announced as. */
  readonly leastX?: number
  /** The most that X can be announced as. */
  readonly mostX?: number
  /** What X is, where that isn't chosen. */
  readonly exactX?: number
  /** What it must leave for the payment that it is a part of. */
  readonly owed?: Owed | undefined
}

/** The terms under which a total's mana is paid. */
export function termsOf(
  state: State,
  seat: Seat,
  cost: TotalCost,
  quote: Pick<CostQuote, 'context' | 'for' | 'owed'>,
): PaymentTerms {
  const { owed = NOTHING_OWED } = quote
  const own = cost.parts.length === 0 ? NOTHING_OWED : keptBy(state, seat, cost.parts, quote.context)
  const kept = owed.length === 0 ? own : [...own, ...owed]
  const terms = kept.length === 0 ? { for: quote.for } : { kept, for: quote.for }
  const { again = 0 } = quote.context
  return again === 0 ? terms : { ...terms, again }
}

function whyNotTotal(
  state: State,
  seat: Seat,
  cost: TotalCost,
  quote: CostQuote,
  x: number,
  memo: Memo,
): Refusal | null {
  const context = withX(quote.context, x)
  for (const part of cost.parts) {
    const why = whyNotPart(state, seat, part, context)
    if (why !== null) return why
  }
  const own = haveTheirOwn(state, seat, cost.parts, context, quote.owed ?? NOTHING_OWED)
  const object = quote.context.source
  if (!own) return refuse(state, 'cast.cantPay', { object, cost: '' })
  return canPayMana(state, seat, cost.mana, termsOf(state, seat, cost, { ...quote, context }), memo)
    ? null
    : refuse(state, 'cast.cantPay', { object, cost: printCost(cost.mana) })
}

/** Why it can't be paid in any way, or `null`. `fixed`: what has already been announced. */
export function whyNotPay(
  state: State,
  seat: Seat,
  quote: CostQuote,
  x: number,
  memo: Memo = {},
  fixed: SymbolPayments = AS_PRINTED,
): Refusal | null {
  const printed = quote.total({ symbols: AS_PRINTED, x })
  if ('key' in printed) return printed
  let first: Refusal | null = null
  for (const symbols of waysToPaySymbols(printed.mana, fixed)) {
    const cost = symbols === AS_PRINTED ? printed : quote.total({ symbols, x })
    if ('key' in cost) return cost
    const why = whyNotTotal(state, seat, cost, quote, x, memo)
    if (why === null) return null
    first ??= why
  }
  return first
}
