/** Announcing what a cost leaves open (409.1b / 2011:601.2b): X, and how its symbols will be paid. */
import { ask, type Process } from '../questions/index.ts'
import type { Choices, Draft, ObjectId, Seat } from '../state/index.ts'
import { asksForX, type CostQuote, mostX, whyNotPay } from './costQuote.ts'
import { AS_PRINTED, optionalSymbols, type SymbolPayments, UNANNOUNCED } from './symbols.ts'

/** The announced value of X, and whether it was announced: if the cost has no X it is 0. */
export type AnnouncedX = Pick<Choices, 'x' | 'announcedX'>

/** The value of X, if the cost has one: at least `min`, at most what the player could pay. */
export function* chooseX(g: Draft, seat: Seat, source: ObjectId, quote: CostQuote, min = 0): Process<AnnouncedX> {
  if (!asksForX(quote)) return { x: 0 }
  const x = yield* ask('number', { seat, source, what: 'x', min, max: Math.max(min, mostX(g.state, seat, quote)) })
  return { x, announcedX: true }
}

/** How many of its symbols are paid the alternative way, if that is a choice. */
export function* chooseSymbolPayments(
  g: Draft,
  seat: Seat,
  source: ObjectId,
  quote: CostQuote,
  x: number,
): Process<SymbolPayments> {
  const cost = quote.total(UNANNOUNCED)
  if ('key' in cost) return AS_PRINTED
  let symbols = AS_PRINTED
  for (const symbol of optionalSymbols(cost.mana)) {
    const all = cost.mana.filter((other) => other === symbol).length
    const fine: number[] = []
    for (let n = 0; n <= all; n++)
      if (whyNotPay(g.state, seat, quote, x, {}, { ...symbols, [symbol]: n }) === null) fine.push(n)
    const min = fine[0] ?? 0
    const max = fine.at(-1) ?? 0
    const what = symbol.endsWith('/P') ? 'lifeForMana' : 'genericForMana'
    const n = min === max ? min : yield* ask('number', { seat, source, what, min, max })
    symbols = { ...symbols, [symbol]: n }
  }
  return symbols
}
