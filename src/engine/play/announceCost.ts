/** Announcing what a cost leaves open (409.1b / 2011:601.2b): X, and how its symbols will be paid. */
import { ask, type Process } from '../questions/index.ts'
import type { Choices, Draft, ObjectId, Seat } from '../state/index.ts'
import { asksForX, type Bill, mostX, whyNotPay } from './bill.ts'
import { AS_PRINTED, type Forms, optionalSymbols, UNANNOUNCED } from './symbols.ts'

/** The announced value of X, and whether it was announced: if the cost has no X it is 0. */
export type SaidX = Pick<Choices, 'x' | 'saysX'>

/** The value of X, if the cost has one: at least `min`, at most what the player could pay. */
export function* chooseX(g: Draft, seat: Seat, source: ObjectId, bill: Bill, min = 0): Process<SaidX> {
  if (!asksForX(bill)) return { x: 0 }
  const x = yield* ask('number', { seat, source, what: 'x', min, max: Math.max(min, mostX(g.state, seat, bill)) })
  return { x, saysX: true }
}

/** How many of its symbols are paid the alternative way, if that is a choice. */
export function* chooseForms(g: Draft, seat: Seat, source: ObjectId, bill: Bill, x: number): Process<Forms> {
  const cost = bill.total(UNANNOUNCED)
  if ('key' in cost) return AS_PRINTED
  let forms = AS_PRINTED
  for (const symbol of optionalSymbols(cost.mana)) {
    const all = cost.mana.filter((other) => other === symbol).length
    const fine: number[] = []
    for (let n = 0; n <= all; n++)
      if (whyNotPay(g.state, seat, bill, x, {}, { ...forms, [symbol]: n }) === null) fine.push(n)
    const min = fine[0] ?? 0
    const max = fine.at(-1) ?? 0
    const what = symbol.endsWith('/P') ? 'lifeForMana' : 'genericForMana'
    const n = min === max ? min : yield* ask('number', { seat, source, what, min, max })
    forms = { ...forms, [symbol]: n }
  }
  return forms
}
