/** Deck lists: the built-in ones, and their plain-text form ("4 Name", one per line). */
import type { Bare, Told } from '../rulebook/index.ts'

export interface DeckEntry {
  readonly count: number
  readonly name: string
}

export const DECK_LEVELS = ['firstGame', 'steady', 'tricky', 'patient'] as const
export type DeckLevel = (typeof DECK_LEVELS)[number]

export interface Deck {
  readonly id: string
  readonly name: string
  readonly colors: readonly string[]
  /** How it plays, for decks that come with the game; how it wins is looked up by its id. */
  readonly level: DeckLevel | null
  readonly cards: readonly DeckEntry[]
  /** What may be exchanged for some of them between the games of a match. */
  readonly sideboard: readonly DeckEntry[]
}

/** What can be wrong with a line of a list; the sentences are the client's. */
export interface DeckTextProblems {
  'deckText.notAnEntry': Bare
  'deckText.none': Bare
  'deckText.tooMany': { readonly most: number }
}

type LineProblem = Told<DeckTextProblems>

export type DeckTextProblem = LineProblem & {
  /** From 1. */
  readonly line: number
  readonly text: string
}

export interface DeckText {
  readonly entries: readonly DeckEntry[]
  readonly sideboard: readonly DeckEntry[]
  readonly problems: readonly DeckTextProblem[]
}

const ENTRY = /^(\d+)\s*[xX]?\s+(\S.*)$/
/** What lists from elsewhere append to a name: the edition it was printed in, and its number there. */
const PRINTING = /\s+[([][A-Za-z0-9]{2,6}[)\]](?:\s+\S{1,6})?$/
const SIDEBOARD = /^(?:sideboard|side)\s*:?$/i
const MAIN = /^(?:deck|main|main ?deck|maindeck)\s*:?$/i
/** No deck can hold this many copies of one card. */
const MOST = 250
const ASIDE = /^SB:\s*/i

/** One line's entry, or what is wrong with it. */
function readEntry(line: string): DeckEntry | LineProblem {
  const [, count, name] = ENTRY.exec(line) ?? []
  if (count === undefined || name === undefined) return { key: 'deckText.notAnEntry', params: {} }
  if (Number(count) === 0) return { key: 'deckText.none', params: {} }
  if (Number(count) > MOST) return { key: 'deckText.tooMany', params: { most: MOST } }
  return { count: Number(count), name: name.replace(PRINTING, '') }
}

/**
 * Reads "4 Name" line by line. Empty lines and those that begin with `//` or `#` are ignored. Cards after a line
 * "Sideboard", or on a line that begins with "SB:", belong to the sideboard.
 */
export function readDeckText(text: string): DeckText {
  const entries: DeckEntry[] = []
  const sideboard: DeckEntry[] = []
  const problems: DeckTextProblem[] = []
  let aside = false
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('//') || line.startsWith('#')) continue
    if (SIDEBOARD.test(line) || MAIN.test(line)) {
      aside = SIDEBOARD.test(line)
      continue
    }
    const entry = readEntry(line.replace(ASIDE, ''))
    if ('key' in entry) problems.push({ line: index + 1, text: line, ...entry })
    else if (aside || ASIDE.test(line)) sideboard.push(entry)
    else entries.push(entry)
  }
  return { entries, sideboard, problems }
}

/** The same list as text. */
export function writeDeckText({ cards, sideboard }: Pick<Deck, 'cards' | 'sideboard'>): string {
  const lines = (list: readonly DeckEntry[]) => list.map(({ count, name }) => `${count} ${name}`)
  return [...lines(cards), ...(sideboard.length > 0 ? ['', 'Sideboard', ...lines(sideboard)] : [])].join('\n')
}
