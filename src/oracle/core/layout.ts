/** From printed pieces back to text: spaces, capitals, a/an, quotation marks and their full stops. */

import type { TokenKind } from './tokens.ts'

export interface Piece {
  readonly kind: TokenKind | 'capital'
  readonly key: string
  readonly text: string
  /** The text of a name is written unchanged. */
  readonly verbatim?: boolean
}

/** Printed by `capital`: the next word is capitalised. */
export const CAPITAL: Piece = { kind: 'capital', key: '', text: '' }

const GLUED_LEFT = new Set([',', '.', ';', ':', '?', '!', ')', "'", "'s", '”', '-', '/', '—', '\n'])
const GLUED_RIGHT = new Set(['(', '“', '-', '/', '—', '\n'])
const STARTS = new Set(['.', '?', '!', '\n', '•', ':', '“', '—', ' — ', '('])

/** Where a piece stands in the text; both are the same for one that leaves no letter. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Writes pieces as text in the spelling of the standard template; `stretches` is told where each of them stands. */
export function layout(pieces: readonly Piece[], stretches: Stretch[] = []): string {
  let text = ''
  let before: Piece | undefined
  let start = true
  let depth = 0
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece
    if (piece.kind === 'capital' || isSwallowed(pieces, i)) {
      start = true
      stretches.push({ from: text.length, to: text.length })
      continue
    }
    if (isWithinQuote(pieces, i)) {
      stretches.push({ from: text.length - 2, to: text.length - 1 })
      before = piece
      continue
    }
    if (piece.key === '“') depth++
    if (isWithinQuote(pieces, i + 1)) text += ','
    if (before && isSpaced(before, piece)) text += ' '
    const from = text.length
    const written = spell(piece, pieces, i, depth)
    text += start && !piece.verbatim ? capitalised(written) : written
    stretches.push({ from, to: text.length })
    if (piece.key === '”') depth--
    start = STARTS.has(piece.key)
    before = piece
  }
  return text
}

/** In `A.” .` the last full stop is dropped; in `A.” and` the first. */
function isSwallowed(pieces: readonly Piece[], i: number): boolean {
  if (pieces[i]?.key !== '.') return false
  if (pieces[i - 1]?.key === '”' && pieces[i - 2]?.key === '.') return true
  return pieces[i + 1]?.key === '”' && pieces[i + 2]?.key !== '.'
}

/** A comma after a quotation is written within it, as a full stop is: `A,” and`. */
const isWithinQuote = (pieces: readonly Piece[], i: number): boolean =>
  pieces[i]?.key === ',' && pieces[i - 1]?.key === '”'

function isSpaced(before: Piece, piece: Piece): boolean {
  if (GLUED_LEFT.has(piece.key) || GLUED_RIGHT.has(before.key)) return false
  return !(before.kind === 'symbol' && piece.kind === 'symbol')
}

function spell(piece: Piece, pieces: readonly Piece[], i: number, depth: number): string {
  if (piece.kind === 'mark') {
    if (piece.key === ' — ') return '—'
    if (piece.key === '“' || piece.key === '”') return depth > 1 ? "'" : '"'
    return piece.text
  }
  if (piece.key !== 'a' || piece.verbatim) return piece.text
  const next = pieces[i + 1]
  return next && takesAn(next.text) ? 'an' : 'a'
}

function capitalised(text: string): string {
  const head = text[0]
  return head === undefined ? text : head.toUpperCase() + text.slice(1)
}

/** Whether the word is pronounced with a vowel first: an artifact, an 8/8, an X/X, an hour; but a unicorn, a one. */
export function takesAn(word: string): boolean {
  if (/^[+-]?(?:8|11(?!\d)|18(?!\d)|X\b)/.test(word)) return true
  if (/^(?:uni(?![mn])|us[eu]|eu|one\b|once\b|ut[oi])/i.test(word)) return false
  return /^(?:[aeiou]|hour|hono|heir)/i.test(word)
}
