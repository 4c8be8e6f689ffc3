/** Lists as text: written from what was read of them, and mended line by line. */

import { readDeckText, writePlain } from '../deckFormats/index.ts'
import type { DeckEntry } from '../decks.ts'
import { type DeckFormat, type DeckText, type ReadEntry, withoutLeaders } from '../deckText.ts'

interface Lists {
  readonly cards: readonly DeckEntry[]
  readonly commander?: readonly DeckEntry[]
  readonly sideboard: readonly DeckEntry[]
}

/**
 * A list that nothing is lost of: its cards, and at the end the lines that could not be read, as far as they are as
 * unreadable there. (The line at which too long a list breaks off would be taken for an entry.)
 */
export function writeWhole(lists: Lists, unread: readonly string[]): string {
  const kept = unread.filter((text) => text !== '' && readDeckText(text).problems.length > 0)
  return [writePlain(lists), ...kept].filter((part) => part !== '').join('\n')
}

/** What was read of a text, as a list that every program reads. */
export const asList = (read: DeckText): string =>
  writeWhole(
    { cards: withoutLeaders(read), commander: read.commander, sideboard: read.sideboard },
    read.problems.map(({ text }) => text),
  )

/** The most copies that an unreadable line can mean. */
const MOST_COPIES = 250

/** What an unreadable line may mean: its first number, and what is left of it as a name. `null`: nothing. */
export function guessOf(text: string): DeckEntry | null {
  const n = Number(/\d+/.exec(text)?.[0] ?? 1)
  const name = text.replace(/^[^\p{L}]*(?:[xX] )?/u, '').trim()
  return name === '' ? null : { count: n >= 1 && n <= MOST_COPIES ? n : 1, name }
}

/** A line of a list that needs a decision: an entry that no card is known for, or one that could not be read. */
export interface Doubtful {
  /** From 1. */
  readonly line: number
  /** The name as it is written; `null`: the line could not be read. */
  readonly name: string | null
}

/** Formats in which a line of the text is a line of the list. */
const isByLine = (format: DeckFormat): boolean => format !== 'mtgjson' && format !== 'dek' && format !== 'cockatrice'

const BREAK = /\r\n|[\n\r\u2028\u2029]/

/** The line with another entry in it, in its place; `null`: it must be written anew. */
function lineWith(raw: string, name: string | null, { count, name: meant }: DeckEntry): string | null {
  if (name === null) return `${/^\s*SB: ?/i.exec(raw)?.[0] ?? ''}${count} ${meant}`
  return raw.includes(name) ? raw.replace(name, () => meant) : null
}

/**
 * Where a line stands in a list that may have changed since it was found there: the nearest one with its words;
 * `null`: it is gone.
 */
export function lineNow(read: DeckText, line: Doubtful & { readonly text: string }): Doubtful | null {
  const places: readonly (Doubtful & { readonly text: string })[] = [
    ...read.entries,
    ...read.sideboard,
    ...read.problems.map(({ line: at, text }) => ({ line: at, text, name: null })),
  ]
  const same = places.filter(({ text, name }) => text === line.text && name === line.name)
  const far = (one: Doubtful): number => Math.abs(one.line - line.line)
  return [...same].sort((a, b) => far(a) - far(b))[0] ?? null
}

/**
 * The text with one of its lines meaning this entry, or without it (`null`). Where a line of the text is no line of the
 * list, the text becomes a plain list of the same cards.
 */
export function mendLine(text: string, read: DeckText, at: Doubtful, meant: DeckEntry | null): string {
  if (isByLine(read.format)) {
    const lines = text.split(BREAK)
    const raw = lines[at.line - 1]
    const line = raw === undefined || meant === null ? null : lineWith(raw, at.name, meant)
    if (raw !== undefined && (meant === null || line !== null))
      return lines.flatMap((one, index) => (index === at.line - 1 ? (line ?? []) : one)).join('\n')
  }
  const changed = (entry: ReadEntry): readonly DeckEntry[] =>
    entry.line !== at.line || entry.name !== at.name ? [entry] : meant === null ? [] : [meant]
  const problems = read.problems.filter(({ line }) => at.name !== null || line !== at.line)
  const added = at.name === null && meant !== null ? [meant] : []
  return writeWhole(
    {
      cards: [...withoutLeaders(read).flatMap(changed), ...added],
      commander: read.commander.flatMap(changed),
      sideboard: read.sideboard.flatMap(changed),
    },
    problems.map((one) => one.text),
  )
}
