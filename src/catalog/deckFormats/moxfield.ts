/** Lists as Moxfield and Archidekt export them: Arena's entries, and behind them marks of their own. */
import { hasMark } from './entries.ts'
import type { DeckReader } from './items.ts'
import { listItems } from './lines.ts'

export const moxfield: DeckReader = {
  fits: ({ lines }) => lines.some((text) => hasMark(text)),
  read: listItems,
}
