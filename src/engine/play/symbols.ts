/** Symbols of a cost that leave something to announce (409.1b / 2011:601.2b): X, hybrid and Phyrexian symbols. */
import { isVariable, type ManaCost, type ManaSymbol } from '../../language/index.ts'

/** For each symbol with an alternative payment, how many are paid that way: {2/W} with {2}, {W/P} with 2 life. */
export type Forms = Readonly<Partial<Record<ManaSymbol, number>>>

export const AS_PRINTED: Forms = {}

/** What has been announced for a cost so far; `x` is `null` before it is. */
export interface Announced {
  readonly forms: Forms
  readonly x: number | null
}

export const UNANNOUNCED: Announced = { forms: AS_PRINTED, x: null }

/** Whether a symbol can be paid otherwise than with mana of its colour. */
function isOptional(symbol: ManaSymbol): boolean {
  return symbol.startsWith('2/') || symbol.endsWith('/P')
}

/** The symbols of a cost for which the way of paying is announced, without duplicates. */
export function optionalSymbols(cost: ManaCost): readonly ManaSymbol[] {
  return cost.some(isOptional) ? [...new Set(cost.filter(isOptional))] : []
}

/** A cost with its symbols as announced: mana, and life to pay. */
function inForms(cost: ManaCost, forms: Forms): { readonly mana: ManaCost; readonly life: number } {
  if (forms === AS_PRINTED) return { mana: cost, life: 0 }
  const left = { ...forms }
  const mana: ManaSymbol[] = []
  let life = 0
  for (const symbol of cost) {
    const other = left[symbol] ?? 0
    if (other <= 0) mana.push(symbol)
    else {
      left[symbol] = other - 1
      if (symbol.endsWith('/P')) life += 2
      else mana.push('2')
    }
  }
  return { mana, life }
}

/** Every way to announce the symbols of a cost, in addition to those already announced. */
export function formsOf(cost: ManaCost, fixed: Forms): readonly Forms[] {
  let all: readonly Forms[] = [fixed]
  for (const symbol of optionalSymbols(cost)) {
    if (fixed[symbol] !== undefined) continue
    const most = cost.filter((other) => other === symbol).length
    all = all.flatMap((forms) =>
      Array.from({ length: most + 1 }, (_, n) => (n === 0 ? forms : { ...forms, [symbol]: n })),
    )
  }
  return all
}

/** The cost as announced. */
export function asAnnounced(
  cost: ManaCost,
  { forms, x }: Announced,
): { readonly mana: ManaCost; readonly life: number } {
  const { mana, life } = inForms(cost, forms)
  if (x === null || !mana.some(isVariable)) return { mana, life }
  return { mana: mana.map((symbol) => (isVariable(symbol) ? (`${x}` as const) : symbol)), life }
}
