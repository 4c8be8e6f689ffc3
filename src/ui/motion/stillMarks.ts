/** Reduced motion: order and rests are kept, changes are marked, nothing travels. */
import type { Move, Timed } from './moves.ts'
import type { Spot } from './spots.ts'

export type StillMark =
  | { readonly kind: 'outline'; readonly at: Spot; readonly start: number }
  | {
      readonly kind: 'plate'
      readonly at: Spot
      readonly text: string
      readonly tone: 'bad' | 'good'
      readonly start: number
    }

/** Between what happened at one moment and at the next. */
const APART = 120

function marksOf(move: Move, start: number): readonly StillMark[] {
  switch (move.kind) {
    case 'travel':
    case 'reach':
      return [{ kind: 'outline', at: move.to, start }]
    case 'appear':
      return [{ kind: 'outline', at: move.at, start }]
    case 'plate':
      return [{ kind: 'plate', at: move.at, text: move.text, tone: move.tone, start }]
    case 'strike':
    case 'sweep':
    case 'fade':
      return []
  }
}

/** The marks in place of moves: where each ended, and the plates. */
export function stillMarks(moves: readonly Timed[]): readonly StillMark[] {
  const moments = [...new Set(moves.map(({ at }) => at))].sort((a, b) => a - b)
  return moves.flatMap(({ move, at }) => marksOf(move, moments.indexOf(at) * APART))
}
