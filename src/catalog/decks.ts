/** Deck lists: the built-in ones, and a plain text of them ("4 Name", one a line). */

export interface DeckEntry {
  readonly count: number
  readonly name: string
}

export interface Deck {
  readonly id: string
  readonly name: string
  readonly colors: readonly string[]
  /** How it wins, in a sentence. */
  readonly plan: string
  readonly style: string
  readonly level: string
  readonly cards: readonly DeckEntry[]
}

export interface DeckTextProblem {
  /** From 1. */
  readonly line: number
  readonly text: string
  readonly message: string
}

const ENTRY = /^(\d+)\s*[xX]?\s+(\S.*)$/

/** Reads "4 Name" line by line. Empty lines and those that begin with `//` or `#` say nothing. */
export function readDeckText(text: string): { entries: readonly DeckEntry[]; problems: readonly DeckTextProblem[] } {
  const entries: DeckEntry[] = []
  const problems: DeckTextProblem[] = []
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('//') || line.startsWith('#')) continue
    const [, count, name] = ENTRY.exec(line) ?? []
    if (count === undefined || name === undefined) {
      problems.push({ line: index + 1, text: line, message: 'expected a number and a card name, as in "4 Forest"' })
    } else if (Number(count) === 0)
      problems.push({ line: index + 1, text: line, message: 'none of a card is no entry' })
    else entries.push({ count: Number(count), name })
  }
  return { entries, problems }
}
