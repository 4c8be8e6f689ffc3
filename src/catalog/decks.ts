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
  'deckText.longLine': { readonly most: number }
  'deckText.longText': { readonly most: number }
  'deckText.manyLines': { readonly most: number }
  'deckText.manyCards': { readonly most: number }
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
/** More than any list: what is longer is something else, and reading and showing it would stop the page. */
export const LONGEST_LIST = 20_000
const LONGEST_LINE = 200
const MOST_LINES = 1_000
const MOST_CARDS = 1_000
const ASIDE = /^SB:\s*/i

/** One line's entry, or what is wrong with it. */
function readEntry(line: string): DeckEntry | LineProblem {
  if (line.length > LONGEST_LINE) return { key: 'deckText.longLine', params: { most: LONGEST_LINE } }
  const [, count, name] = ENTRY.exec(line) ?? []
  if (count === undefined || name === undefined) return { key: 'deckText.notAnEntry', params: {} }
  if (Number(count) === 0) return { key: 'deckText.none', params: {} }
  if (Number(count) > MOST) return { key: 'deckText.tooMany', params: { most: MOST } }
  return { count: Number(count), name: name.replace(PRINTING, '') }
}

/** Why reading ends before a line: the list is longer than any deck's. */
function whyStop(index: number, cards: number): LineProblem | null {
  if (index >= MOST_LINES) return { key: 'deckText.manyLines', params: { most: MOST_LINES } }
  return cards > MOST_CARDS ? { key: 'deckText.manyCards', params: { most: MOST_CARDS } } : null
}

/**
 * Reads "4 Name" line by line. Empty lines and those that begin with `//` or `#` are ignored. Cards after a line
 * "Sideboard", or on a line that begins with "SB:", belong to the sideboard. It ends with a problem where the list is
 * longer than any deck's.
 */
export function readDeckText(text: string): DeckText {
  if (text.length > LONGEST_LIST)
    return {
      entries: [],
      sideboard: [],
      problems: [{ line: 1, text: '', key: 'deckText.longText', params: { most: LONGEST_LIST } }],
    }
  const entries: DeckEntry[] = []
  const sideboard: DeckEntry[] = []
  const problems: DeckTextProblem[] = []
  let aside = false
  let cards = 0
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    // One blank between words: the patterns below never search through a run of them.
    const line = raw.trim().replace(/\s+/g, ' ')
    if (line === '' || line.startsWith('//') || line.startsWith('#')) continue
    if (SIDEBOARD.test(line) || MAIN.test(line)) {
      aside = SIDEBOARD.test(line)
      continue
    }
    const read = readEntry(line.replace(ASIDE, ''))
    if ('count' in read) cards += read.count
    const stop = whyStop(index, cards)
    const entry = stop ?? read
    if ('key' in entry) problems.push({ line: index + 1, text: line, ...entry })
    else if (aside || ASIDE.test(line)) sideboard.push(entry)
    else entries.push(entry)
    if (stop !== null) break
  }
  return { entries, sideboard, problems }
}

/** The same list as text. */
export function writeDeckText({ cards, sideboard }: Pick<Deck, 'cards' | 'sideboard'>): string {
  const lines = (list: readonly DeckEntry[]) => list.map(({ count, name }) => `${count} ${name}`)
  return [...lines(cards), ...(sideboard.length > 0 ? ['', 'Sideboard', ...lines(sideboard)] : [])].join('\n')
}
