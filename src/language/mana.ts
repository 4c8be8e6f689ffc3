/** Mana and its symbols: 104 and 200ff of 2004, 106 of 2011. A cost is a list of symbols in printed order. */

export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const
export type Color = (typeof COLORS)[number]
/** The word for each color in rules text. */
export const COLOR_WORDS: Readonly<Record<Color, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' }

/** The six types of mana: the five colours and colourless (2011:106.1b). */
export const MANA_TYPES = ['W', 'U', 'B', 'R', 'G', 'C'] as const
export type ManaType = (typeof MANA_TYPES)[number]

/**
 * One generic mana of a waterbend cost, or an artifact or creature tapped for it (today:701.67): no symbol is printed for
 * it.
 */
export const BENT = '1/T'

/** What stands between the braces of a symbol. Numbers are generic mana; `2/W`, `C/W` and `W/U` are hybrid. */
export type ManaSymbol =
  | ManaType
  | 'X'
  | 'Y'
  | 'Z'
  | 'S'
  | `${number}`
  | `${Color}/${Color}`
  | `2/${Color}`
  | `C/${Color}`
  | `${Color}/P`
  | `${Color}/${Color}/P`
  | typeof BENT

export type ManaCost = readonly ManaSymbol[]

const VARIABLES: ReadonlySet<string> = new Set(['X', 'Y', 'Z'])

/** The generic amount a symbol stands for, or `null` where it isn't a plain number. */
export function genericOf(symbol: ManaSymbol): number | null {
  return /^\d+$/.test(symbol) ? Number(symbol) : null
}

/** Whether the symbol is one of the variables X, Y and Z. */
export function isVariable(symbol: ManaSymbol): boolean {
  return VARIABLES.has(symbol)
}

/** The colours of a symbol; none for generic, variable and snow symbols (203.2 / 2011:106.8). */
export function colorsOfSymbol(symbol: ManaSymbol): readonly Color[] {
  const known = symbolColors.get(symbol)
  if (known !== undefined) return known
  const parts = symbol.split('/')
  const colors = COLORS.filter((color) => parts.includes(color))
  symbolColors.set(symbol, colors)
  return colors
}

/** Asked for with every cost that is looked at: there are few symbols. */
const symbolColors = new Map<ManaSymbol, readonly Color[]>()

/** The colours of an object with this cost, in WUBRG order (203.2). */
export function colorsOfCost(cost: ManaCost): readonly Color[] {
  return COLORS.filter((color) => cost.some((symbol) => colorsOfSymbol(symbol).includes(color)))
}

/** The converted mana cost; `x` is the value of X where the object is a spell on the stack (203.3). */
export function manaValue(cost: ManaCost | null, x = 0): number {
  if (cost === null) return 0
  let total = 0
  for (const symbol of cost) {
    const generic = genericOf(symbol)
    if (generic !== null) total += generic
    else if (isVariable(symbol)) total += x
    else total += symbol.startsWith('2/') ? 2 : 1
  }
  return total
}

/** The cost with what is waterbent as the generic mana that it is. */
function unbent(cost: ManaCost): ManaCost {
  const bent = cost.filter((symbol) => symbol === BENT).length
  if (bent === 0) return cost
  const generic = cost.reduce((sum, symbol) => sum + (genericOf(symbol) ?? 0), bent)
  return [`${generic}`, ...cost.filter((symbol) => symbol !== BENT && genericOf(symbol) === null)]
}

/** Writes a cost in the braces of card text: `['2', 'R']` gives `{2}{R}`. */
export function printCost(given: ManaCost): string {
  const cost = unbent(given)
  return cost.map((symbol) => `{${symbol}}`).join('')
}

const SYMBOL = /^(?:[WUBRGCXYZS]|\d+|[WUBRG]\/[WUBRG]|[2C]\/[WUBRG]|[WUBRG](?:\/[WUBRG])?\/P)$/

/**
 * Reads `{2}{R}`; `null` where it isn't a mana cost. An empty text is the cost of nothing, which isn't the same as no
 * cost.
 */
export function parseCost(text: string): ManaCost | null {
  if (!/^(?:\{[^{}]+\})*$/.test(text)) return null
  const symbols = [...text.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? '')
  return symbols.every((symbol) => SYMBOL.test(symbol)) ? (symbols as ManaSymbol[]) : null
}
