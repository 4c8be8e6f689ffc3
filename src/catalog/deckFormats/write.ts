import type { DeckEntry } from '../decks.ts'

/** `4 Name`, line by line. */
export const writeEntries = (list: readonly DeckEntry[]): readonly string[] =>
  list.map(({ count, name }) => `${count} ${name}`)
