/** Adding and reducing costs (409.1f): what they ask for so many times over, increases, reductions, least amounts. */
import {
  type Cost,
  type CostPart,
  colorsOfSymbol,
  genericOf,
  isSingle,
  isVariable,
  type ManaCost,
  type ManaSymbol,
  type Quantity,
} from '../../language/index.ts'
import { isAll } from '../continuous/index.ts'
import type { AnnouncedCost } from './symbols.ts'

/** Adds the generic and coloured symbols of a cost, `times` over. */
export function addMana(a: ManaCost, b: ManaCost, times: number): ManaCost {
  let generic = 0
  const others: ManaCost[number][] = []
  const take = (cost: ManaCost): void => {
    for (const symbol of cost) {
      const number = genericOf(symbol)
      if (number === null) others.push(symbol)
      else generic += number
    }
  }
  take(a)
  for (let count = 0; count < times; count++) take(b)
  return generic > 0 || others.length === 0 ? [`${generic}` as const, ...others] : others
}

/**
 * "For each": what a part asks for, that many times over. Counters may come from another object each time, and cards
 * "from a single graveyard" from another one.
 */
function partTimes(part: CostPart, times: number): Cost {
  const so = (n: Quantity): Quantity =>
    typeof n === 'number' ? n * times : isAll(n) ? n : { kind: 'times', n: times, of: n }
  switch (part.kind) {
    case 'mana':
      return [{ ...part, mana: addMana([], part.mana, times) }]
    case 'payLife':
    case 'payEnergy':
    case 'gainLife':
    case 'discard':
    case 'loyalty':
      return [{ ...part, n: so(part.n) }]
    case 'sacrifice':
    case 'exile':
    case 'returnToHand':
    case 'tapOther':
    case 'put':
    case 'reveal': {
      const { what } = part
      if (what.kind === 'top') return [{ ...part, what: { ...what, n: so(what.n) } } as CostPart]
      if (what.kind !== 'choose') return [part]
      if (what.filter !== null && isSingle(what.filter)) return Array<CostPart>(times).fill(part)
      return [{ ...part, what: { ...what, count: { min: so(what.count.min), max: so(what.count.max) } } }]
    }
    case 'removeCounters':
    case 'putCounters':
      return Array<CostPart>(times).fill(part)
    case 'tap':
    case 'untap':
    case 'discardSelf':
    case 'tapPower':
    case 'collectEvidence':
    case 'behold':
    case 'exert':
    case 'unattach':
      return [part]
  }
}

/** A cost that is asked for so many times at once: it is paid in full or not at all (409.1g). */
export function costTimes(cost: Cost, times: number): Cost {
  return times <= 0 ? [] : cost.flatMap((part) => partTimes(part, times))
}

/** Several loyalty costs are added up into one, which is paid at once (today:606.4). */
export function oneLoyaltyCost(cost: Cost): Cost {
  const loyalty = cost.flatMap((part) => (part.kind === 'loyalty' ? [part.n] : []))
  if (loyalty.length <= 1) return cost
  const fixed = loyalty.reduce<number>((sum, n) => sum + (typeof n === 'number' ? n : 0), 0)
  const open = loyalty.filter((n) => typeof n !== 'number')
  const n: Quantity = open.length === 0 ? fixed : { kind: 'sum', of: [...open, fixed] }
  return [...cost.filter(({ kind }) => kind !== 'loyalty'), { kind: 'loyalty', n }]
}

/** How much mana a cost asks for, its variables aside. */
export function manaIn(mana: ManaCost): number {
  return mana.reduce((sum, symbol) => sum + (isVariable(symbol) ? 0 : (genericOf(symbol) ?? 1)), 0)
}

/**
 * Subtracts a reduction: generic from generic, coloured from the same colour; never below zero (409.1f), nor, of
 * generic mana, below `least`.
 */
function reduceMana(a: ManaCost, { mana: b, times, least = 0, excess }: Modifier): ManaCost {
  let less = 0
  const left = [...a]
  for (let count = 0; count < times; count++) {
    for (const symbol of b) {
      const number = genericOf(symbol)
      if (number !== null) less += number
      else {
        const at = left.findIndex((one) => one === symbol || (excess === true && isPaidLike(one, symbol)))
        if (at >= 0) left.splice(at, 1)
        else if (excess === true && !isVariable(symbol)) less++
      }
    }
  }
  less = Math.min(less, Math.max(0, manaIn(left) - least))
  return left.map((symbol) => {
    const number = genericOf(symbol)
    if (number === null) return symbol
    const taken = Math.min(number, less)
    less -= taken
    return `${number - taken}` as const
  })
}

/**
 * Whether a symbol of a cost may be the one that a hybrid or Phyrexian symbol takes off it: by its colour (2011:117.7).
 */
function isPaidLike(one: ManaSymbol, symbol: ManaSymbol): boolean {
  return genericOf(one) === null && colorsOfSymbol(one).some((color) => colorsOfSymbol(symbol).includes(color))
}

/** The cost with its mana reduced, so many times over (409.1f). */
export function reducedCost(cost: Cost, mana: ManaCost, times: number): Cost {
  return cost.map((part) =>
    part.kind === 'mana' ? { ...part, mana: reduceMana(part.mana, { more: false, mana, times }) } : part,
  )
}

export interface Modifier {
  /** Of a reduction: no more of it than its player wants. */
  readonly upTo?: true | undefined
  readonly more: boolean
  readonly mana: ManaCost
  readonly times: number
  readonly least?: number | undefined
  /** Of a reduction: coloured mana that isn't in the cost takes off generic mana (2011:702.46). */
  readonly excess?: true
}

/** Applies all increases, then all reductions (409.1f). `spills`: each of them takes what it can off generic mana. */
export function modified(
  cost: ManaCost,
  modifiers: Iterable<Modifier>,
  { less }: AnnouncedCost,
  spills: boolean,
): ManaCost {
  const all = [...modifiers]
  if (all.length === 0) return cost
  let mana = cost
  let wanted = less ?? Number.POSITIVE_INFINITY
  for (const change of all) if (change.more) mana = addMana(mana, change.mana, change.times)
  for (const change of all) {
    if (change.more) continue
    const before = mana
    const most = change.upTo === true ? Math.min(manaIn(change.mana), wanted) : null
    const reduction = most === null ? change : { ...change, mana: [`${most}`] as const }
    mana = reduceMana(mana, spills ? { ...reduction, excess: true } : reduction)
    if (most !== null) wanted -= manaIn(before) - manaIn(mana)
  }
  return mana
}

/** 2011:601.2f: effects that set the total apply after all increases and reductions; the missing part is generic. */
export function atLeast(mana: ManaCost, least: number): ManaCost {
  const given = manaIn(mana)
  return given >= least ? mana : addMana(mana, [`${least - given}` as const], 1)
}
