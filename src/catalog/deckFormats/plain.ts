/** Any list of numbers and names, with headings and comments; also `SB:` before a line of the sideboard. */
import type { DeckReader } from './items.ts'
import { listItems } from './lines.ts'

export const plain: DeckReader = {
  fits: () => true,
  read: listItems,
}
