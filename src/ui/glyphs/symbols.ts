import { type ColorKey, isColorKey } from '../look/index.ts'
import { say } from '../messages/index.ts'

/** How one symbol of a cost or of rules text is drawn. */
export type SymbolLook =
  | { readonly kind: 'mana'; readonly of: ColorKey | 'S' }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'hybrid'; readonly left: SymbolLook; readonly right: SymbolLook }
  | { readonly kind: 'life'; readonly of: ColorKey }
  | { readonly kind: 'tap' }
  | { readonly kind: 'untap' }
  | { readonly kind: 'chaos' }
  | { readonly kind: 'energy' }
  | { readonly kind: 'unknown'; readonly text: string }

/** Reads a symbol's letters, without braces: `2`, `R`, `X`, `W/U`, `2/W`, `W/P`, `W/U/P`, `T`, `Q`, `S`, `CHAOS`. */
export const readSymbol = (letters: string): SymbolLook => {
  const text = letters.toUpperCase()
  if (text === 'T') return { kind: 'tap' }
  if (text === 'Q') return { kind: 'untap' }
  if (text === 'CHAOS') return { kind: 'chaos' }
  if (text === 'E') return { kind: 'energy' }
  if (text === 'S') return { kind: 'mana', of: 'S' }
  if (isColorKey(text)) return { kind: 'mana', of: text }
  if (/^(\d+|[XYZ])$/.test(text)) return { kind: 'number', text }
  const [left, right, rest] = text.split('/')
  if (left && right && rest === undefined) {
    if (right === 'P' && isColorKey(left)) return { kind: 'life', of: left }
    return { kind: 'hybrid', left: readSymbol(left), right: readSymbol(right) }
  }
  if (left && right && rest === 'P')
    return { kind: 'hybrid', left: readSymbol(`${left}/P`), right: readSymbol(`${right}/P`) }
  return { kind: 'unknown', text }
}

/** Splits a written cost, `{2}{R}{W/U}`, into its symbols' letters. */
export const readCost = (cost: string): readonly string[] => [...cost.matchAll(/\{([^{}]+)\}/g)].map((m) => m[1] ?? '')

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'symbol'; readonly letters: string }
  | { readonly kind: 'loyalty'; readonly text: string }

/** A loyalty cost at the beginning of an ability. */
const LOYALTY = /^([+−]\d+|−X|0)(?=:)/

/** Whether a text contains anything that is drawn as a glyph. */
export const hasSymbols = (text: string): boolean => text.includes('{') || LOYALTY.test(text)

/** Splits rules text into words and symbols, in order, losing nothing. */
export const readRulesText = (text: string): readonly TextPart[] => {
  const cost = LOYALTY.exec(text)?.[0]
  if (cost === undefined) return symbolsIn(text)
  return [{ kind: 'loyalty', text: cost }, ...symbolsIn(text.slice(cost.length))]
}

const symbolsIn = (text: string): readonly TextPart[] =>
  text
    .split(/(\{[^{}]+\})/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('{') && part.endsWith('}')
        ? { kind: 'symbol', letters: part.slice(1, -1) }
        : { kind: 'text', text: part },
    )

/** What a screen reader says for a symbol. */
export const symbolName = (letters: string): string => nameOf(readSymbol(letters))

const nameOf = (look: SymbolLook): string => {
  switch (look.kind) {
    case 'mana':
      return say(`symbol.${look.of}`)
    case 'life':
      return say('symbol.life', { mana: say(`symbol.${look.of}`) })
    case 'hybrid':
      return say('symbol.or', { left: nameOf(look.left), right: nameOf(look.right) })
    case 'tap':
      return say('symbol.tap')
    case 'untap':
      return say('symbol.untap')
    case 'chaos':
      return say('symbol.chaos')
    case 'energy':
      return say('symbol.energy')
    default:
      return look.text
  }
}

export const costName = (cost: readonly string[]): string => say('list.series', { parts: cost.map(symbolName) })
