/**
 * Lists as Magic Online's .txt files have them: entries only, an empty line, and the sideboard. Other programs write
 * their plainest lists in the same way.
 */
import type { DeckReader } from './items.ts'
import { listItems, sideboardAfterGap } from './lines.ts'

export const mtgo: DeckReader = {
  fits: ({ lines }) => sideboardAfterGap(lines) !== null,
  read: listItems,
}
