/** Which values X can be announced with (409.1b): those that can be paid and that leave the text its targets. */
import { type Body, type Cost, type CostPart, type Filter, visitNodes } from '../../language/index.ts'
import { manaValueOf, placesOf, powerOf, toughnessOf } from '../continuous/index.ts'
import { find, type Refusal, refuse, type Seat, type State, withX } from '../state/index.ts'
import type { TotalCost } from './cost.ts'
import { type CostQuote, whyNotPay } from './costQuote.ts'
import type { Memo } from './mana/can.ts'
import { AS_PRINTED, UNANNOUNCED } from './symbols.ts'
import { bodyHasTargets } from './targets.ts'

/** What is announced: its cost, and the text whose modes and targets are chosen after X; `null` if there is none. */
export interface Announcement {
  readonly quote: CostQuote
  readonly body: Body | null
}

/** The search for X stops here. */
const MOST = 999

function mentionsX(node: unknown): boolean {
  let found = false
  visitNodes(node, ({ kind }) => {
    if (kind === 'x') found = true
    return found ? 'skip' : undefined
  })
  return found
}

/** The filters of a cost that X decides: "a card with mana value X". */
function filtersWithX(parts: Cost | CostPart): readonly Filter[] {
  const found: Filter[] = []
  visitNodes(parts, (node) => {
    if (!('noun' in node)) return undefined
    if (mentionsX(node)) found.push(node as unknown as Filter)
    return 'skip'
  })
  return found
}

function partsOf({ total }: CostQuote): Cost {
  const cost = total(UNANNOUNCED)
  return 'key' in cost ? [] : cost.parts
}

function isVariableCost(cost: TotalCost | Refusal): boolean {
  return !('key' in cost) && (cost.mana.includes('X') || (cost.parts.length > 0 && mentionsX(cost.parts)))
}

function hasX({ total }: CostQuote): boolean {
  return isVariableCost(total(UNANNOUNCED))
}

/** The quote without what only some values of X can pay: where this can't be paid, no greater X can be. */
function eased(quote: CostQuote): CostQuote {
  if (filtersWithX(partsOf(quote)).length === 0) return quote
  return {
    ...quote,
    total: (said) => {
      const cost = quote.total(said)
      return 'key' in cost ? cost : { ...cost, parts: cost.parts.filter((part) => filtersWithX(part).length === 0) }
    },
  }
}

/** Where X only tells which objects pay: no number that they have is greater than this. */
function greatestNumber(state: State, filters: readonly Filter[]): number {
  let greatest = 0
  for (const filter of filters)
    for (const id of placesOf(state, filter))
      if (find(state, id) !== null)
        greatest = Math.max(greatest, manaValueOf(state, id), powerOf(state, id), toughnessOf(state, id))
  return greatest
}

/** Why it can't be announced with that X, or `null`. */
function whyNotWith(state: State, seat: Seat, { quote, body }: Announcement, x: number, memo: Memo): Refusal | null {
  if (x < (quote.leastX ?? 0) || x > (quote.mostX ?? MOST) || (quote.exactX !== undefined && x !== quote.exactX))
    return refuse(state, 'cast.cantPay', { object: quote.context.source, cost: '' })
  if (body !== null && !bodyHasTargets(state, body, withX(quote.context, x)))
    return refuse(state, 'cast.noTarget', { object: quote.context.source })
  return whyNotPay(state, seat, quote, x, memo)
}

interface Tried {
  readonly x: number
  readonly why: Refusal | null
}

/** Each X, from 0 to the first that is too great to be paid, and why it can't be announced with it. */
function* tried(state: State, seat: Seat, announcement: Announcement, memo: Memo): Generator<Tried> {
  const { quote } = announcement
  yield { x: 0, why: whyNotWith(state, seat, announcement, 0, memo) }
  const easy = eased(quote)
  const most = hasX(easy) ? MOST : greatestNumber(state, filtersWithX(partsOf(quote)))
  for (let x = 0; x < most && whyNotPay(state, seat, easy, x, memo) === null; x++)
    yield { x: x + 1, why: whyNotWith(state, seat, announcement, x + 1, memo) }
}

/** Whether it has an X to announce. */
export function asksForX({ quote }: Announcement): boolean {
  return hasX(quote)
}

/** The values that X can be announced with, in ascending order. */
export function valuesOfX(state: State, seat: Seat, announcement: Announcement): readonly number[] {
  const memo: Memo = {}
  return [...tried(state, seat, announcement, memo)].flatMap(({ x, why }) => (why === null ? [x] : []))
}

/** Why it can't be announced with any X, or `null`: what is lacking for the greatest X that was tried (409.1b-h). */
export function whyNotAnnounce(state: State, seat: Seat, announcement: Announcement, memo: Memo = {}): Refusal | null {
  const { quote, body } = announcement
  // Nearly every cost: this is asked of everything in hand and on the table, all the time.
  const cost = quote.total(UNANNOUNCED)
  if (!isVariableCost(cost)) {
    const total: CostQuote['total'] = (said) => (said.symbols === AS_PRINTED ? cost : quote.total(said))
    return whyNotWith(
      state,
      seat,
      { quote: { total, context: quote.context, for: quote.for, owed: quote.owed }, body },
      0,
      memo,
    )
  }
  let last: Refusal | null = null
  for (const { why } of tried(state, seat, announcement, memo)) {
    if (why === null) return null
    last = why
  }
  return last
}
