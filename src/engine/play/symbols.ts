/** Symbols of a cost that leave something to announce (409.1b / 2011:601.2b): X, hybrid and Phyrexian symbols, waterbending. */
import { BENT, type Color, isVariable, type ManaCost, type ManaSymbol } from '../../language/index.ts'

/** For each symbol with an alternative payment, how many are paid that way: {2/W} with {2}, {W/P} with 2 life. */
export type SymbolPayments = Readonly<Partial<Record<ManaSymbol, number>>>

export const AS_PRINTED: SymbolPayments = {}

/** What has been announced for a cost so far; `x` is `null` before it is. */
export interface AnnouncedCost {
  readonly symbols: SymbolPayments
  readonly x: number | null
  /** How much mana optional reductions take off it; absent: as much as they can. */
  readonly less?: number
}

export const UNANNOUNCED: AnnouncedCost = { symbols: AS_PRINTED, x: null }

/** Whether a symbol can be paid otherwise than with mana of its colour. */
function isOptional(symbol: ManaSymbol): boolean {
  return symbol.startsWith('2/') || symbol.endsWith('/P') || symbol === BENT
}

/** The symbols of a cost for which the way of paying is announced, without duplicates. */
export function optionalSymbols(cost: ManaCost): readonly ManaSymbol[] {
  return cost.some(isOptional) ? [...new Set(cost.filter(isOptional))] : []
}

/** A cost as announced: its mana, the life to pay, and how many artifacts and creatures are tapped for the rest. */
interface Announced {
  readonly mana: ManaCost
  readonly life: number
  readonly taps: number
}

/** A cost with its symbols as announced. */
function withSymbolsPaid(cost: ManaCost, symbols: SymbolPayments): Announced {
  if (symbols === AS_PRINTED) return { mana: cost, life: 0, taps: 0 }
  const left = { ...symbols }
  const mana: ManaSymbol[] = []
  let life = 0
  let taps = 0
  for (const symbol of cost) {
    const other = left[symbol] ?? 0
    if (other <= 0) mana.push(symbol)
    else {
      left[symbol] = other - 1
      if (symbol === BENT) taps++
      else if (symbol.endsWith('/P')) life += 2
      else mana.push('2')
    }
  }
  return { mana, life, taps }
}

/** Every way to announce the symbols of a cost, in addition to those already announced. */
export function waysToPaySymbols(cost: ManaCost, fixed: SymbolPayments): readonly SymbolPayments[] {
  let all: readonly SymbolPayments[] = [fixed]
  for (const symbol of optionalSymbols(cost)) {
    if (fixed[symbol] !== undefined) continue
    const most = cost.filter((other) => other === symbol).length
    all = all.flatMap((symbols) =>
      Array.from({ length: most + 1 }, (_, n) => (n === 0 ? symbols : { ...symbols, [symbol]: n })),
    )
  }
  return all
}

/** A symbol for one mana of any of the colours. */
function oneOf([first, second]: readonly Color[]): ManaSymbol {
  return second === undefined ? (first ?? 'C') : `${first ?? 'W'}/${second}`
}

/** The cost as announced; `onX`: the colours of the mana that may be spent on X, where the text says (409.1f). */
export function asAnnounced(
  cost: ManaCost,
  { symbols, x }: AnnouncedCost,
  onX: readonly Color[] | null = null,
): Announced {
  const { mana, life, taps } = withSymbolsPaid(cost, symbols)
  if (x === null || !mana.some(isVariable)) return { mana, life, taps }
  if (onX !== null) {
    const paid = Array.from({ length: x }, () => oneOf(onX))
    return { mana: mana.flatMap((symbol) => (isVariable(symbol) ? paid : symbol)), life, taps }
  }
  return { mana: mana.map((symbol) => (isVariable(symbol) ? (`${x}` as const) : symbol)), life, taps }
}
