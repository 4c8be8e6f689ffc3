/** Announcing what a cost leaves open (409.1b / 2011:601.2b): X, and how its symbols will be paid. */
import { BENT } from '../../language/index.ts'
import { isAll, table, thingsOf } from '../continuous/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { type Choices, type Draft, find, type ObjectId, type Seat, type State } from '../state/index.ts'
import { type CostQuote, whyNotPay } from './costQuote.ts'
import { manaIn } from './costSums.ts'
import { type AnnouncedCost, AS_PRINTED, optionalSymbols, type SymbolPayments, UNANNOUNCED } from './symbols.ts'
import { type Announcement, asksForX, valuesOfX } from './variable.ts'

/** The announced value of X, and whether it was announced: if the cost has no X it is 0. */
export type AnnouncedX = Pick<Choices, 'x' | 'announcedX'>

/** The value of X, if the cost has one: one that can be paid and leaves the text its targets (409.1b-c). */
export function* chooseX(g: Draft, seat: Seat, source: ObjectId, announcement: Announcement): Process<AnnouncedX> {
  if (!asksForX(announcement)) return { x: countersTaken(g.state, announcement) }
  const values = valuesOfX(g.state, seat, announcement)
  const min = values[0] ?? 0
  const max = values.at(-1) ?? min
  const all = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  const except = values.length === 0 ? [] : all.filter((x) => !values.includes(x))
  const gaps = except.length === 0 ? {} : { except }
  const x = yield* ask('number', { seat, source, what: 'x', min, max, ...gaps })
  return { x, announcedX: true }
}

/** How many counters the cost takes, where it takes all of them: what the text calls "removed this way". */
function countersTaken(state: State, { quote }: Announcement): number {
  const cost = quote.total(UNANNOUNCED)
  const parts = 'key' in cost ? [] : cost.parts
  return parts.reduce((sum, part) => {
    if (part.kind !== 'removeCounters' || !isAll(part.n)) return sum
    const { counter, from } = part
    const bearers = counter === null || from.kind === 'choose' ? [] : thingsOf(state, from, quote.context)
    return bearers.reduce((all, id) => all + (find(state, id)?.counters[counter ?? ''] ?? 0), sum)
  }, 0)
}

/** X, for the event that paying the cost brings about. */
export const toldX = ({ x, announcedX }: AnnouncedX): { readonly x?: number } => (announcedX === true ? { x } : {})

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
    const what = symbol === BENT ? 'tapsForMana' : symbol.endsWith('/P') ? 'lifeForMana' : 'genericForMana'
    const n = min === max ? min : yield* ask('number', { seat, source, what, min, max })
    symbols = { ...symbols, [symbol]: n }
  }
  return symbols
}

/**
 * How much of the reductions that are optional is used, of what leaves a cost that can be paid (409.1f): "costs up to
 * {2} less". Asked only where there is a choice.
 */
export function* chooseReduction(
  g: Draft,
  seat: Seat,
  source: ObjectId,
  quote: CostQuote,
  said: AnnouncedCost & { readonly x: number },
): Process<AnnouncedCost> {
  if (!table(g.state).statics.some(({ rule }) => 'upTo' in rule && rule.upTo === true)) return said
  const manaFor = (less: number | undefined): number => {
    const cost = quote.total(less === undefined ? said : { ...said, less })
    return 'key' in cost ? 0 : manaIn(cost.mana)
  }
  const most = manaFor(0) - manaFor(undefined)
  if (most <= 0) return said
  const canPayWith = (less: number): boolean => {
    const total: CostQuote['total'] = (announced) => quote.total({ ...announced, less })
    return whyNotPay(g.state, seat, { ...quote, total }, said.x, {}, said.symbols) === null
  }
  let least = most
  while (least > 0 && canPayWith(least - 1)) least--
  if (least === most) return said
  const less = yield* ask('number', { seat, source, what: 'reduction', min: least, max: most, suggested: most })
  return { ...said, less }
}
