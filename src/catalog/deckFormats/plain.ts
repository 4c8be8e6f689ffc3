/** Any list of numbers and names, with headings and comments; also `SB:` before a line of the sideboard. */
import type { DeckReader } from './items.ts'
import { listItems, withoutPrinting } from './lines.ts'

/** Without a comment behind it: `4 Forest # two more than usual`. */
function withoutNote(rest: string): string {
  const note = rest.indexOf(' #')
  return note < 0 ? rest : rest.slice(0, note)
}

export const plain: DeckReader = {
  fits: () => true,
  read: (text) => listItems(text, (rest) => ({ name: withoutPrinting(withoutNote(rest)) })),
}
