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

/** Writes pieces as text in the spelling of the standard template. */
export function layout(pieces: readonly Piece[]): string {
  let text = ''
  let before: Piece | undefined
  let start = true
  let depth = 0
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece
    if (piece.kind === 'capital') {
      start = true
      continue
    }
    if (isSwallowed(pieces, i)) {
      start = true
      continue
    }
    if (piece.key === '“') depth++
    if (before && isSpaced(before, piece)) text += ' '
    const written = spell(piece, pieces, i, depth)
    text += start && !piece.verbatim ? capitalised(written) : written
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
