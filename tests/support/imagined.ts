/** Positions as a seat imagines them, where it can. */
import { type Guess, imagine, type Position, type Roll, type Seen } from '../../src/engine/index.ts'

/** The imagined position; throws where the seat can't imagine one. */
export function imagined(seen: Seen, guess: Guess, roll: Roll): Position {
  const position = imagine(seen, guess, roll)
  if (position === null) throw new Error('nothing can be imagined here')
  return position
}
