/** From a format's items to a deck text, within the bounds of any deck. */
import type { Told } from '../../rulebook/index.ts'
import type { DeckFormat, DeckText, DeckTextProblem, DeckTextProblems, DeckTextRemark, ReadEntry } from '../deckText.ts'
import type { Board, DeckItem } from './items.ts'

/** No deck can hold this many copies of one card. */
const MOST_COPIES = 250
const MOST_CARDS = 1_000
const MOST_ITEMS = 1_000
const LONGEST_LINE = 200

type Problem = Told<DeckTextProblems>

/** What is wrong with the number of an entry, which is a text in most formats. */
function countOf(count: unknown): number | Problem {
  const said = typeof count === 'string' ? count.trim() : count
  const n = typeof said === 'string' && /^\d+$/.test(said) ? Number(said) : said
  if (typeof n !== 'number' || !Number.isInteger(n) || n < 0) return { key: 'deckText.notANumber', params: {} }
  if (n === 0) return { key: 'deckText.none', params: {} }
  return n > MOST_COPIES ? { key: 'deckText.tooMany', params: { most: MOST_COPIES } } : n
}

/** An entry from what is written, or what is wrong with it. */
function entryOf({ line, text, count, name }: DeckItem & { readonly kind: 'card' }): ReadEntry | Problem {
  if (text.length > LONGEST_LINE) return { key: 'deckText.longLine', params: { most: LONGEST_LINE } }
  const n = countOf(count)
  if (typeof n !== 'number') return n
  const clean = typeof name === 'string' ? name.trim().replace(/\s+/g, ' ') : ''
  return clean === '' ? { key: 'deckText.noName', params: {} } : { count: n, name: clean, line, text }
}

/** Why reading ends before an item: the list is longer than any deck's. */
function whyStop(items: number, cards: number): Problem | null {
  if (items > MOST_ITEMS) return { key: 'deckText.manyLines', params: { most: MOST_ITEMS } }
  return cards > MOST_CARDS ? { key: 'deckText.manyCards', params: { most: MOST_CARDS } } : null
}

/** A line as a problem shows it: what is longer than a line is cut. */
const shown = (text: string): string => (text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text)

const sum = (entries: readonly ReadEntry[]): number => entries.reduce((n, { count }) => n + count, 0)

/** As many cards as lead a deck, and as many as such a deck has (2011:contents/9). */
const LEADERS = [1, 2]
const COMMANDED = 100

/**
 * Some programs keep the commander in the sideboard: one card or two, with which the deck has exactly a hundred, and
 * none that was named as a commander.
 */
function leadFromSide(read: DeckText): DeckText {
  const { entries, commander, sideboard, remarks } = read
  const isLed = LEADERS.includes(sum(sideboard)) && sum(entries) + sum(sideboard) === COMMANDED
  if (commander.length > 0 || !isLed) return read
  const told = sideboard.map(({ line, text }) => ({ line, text, key: 'deckRemark.commander', params: {} }) as const)
  return {
    ...read,
    entries: [...entries, ...sideboard],
    commander: sideboard,
    sideboard: [],
    remarks: [...remarks.filter(({ key }) => key !== 'deckRemark.afterGap'), ...told],
  }
}

/**
 * A deck text from a format's items. Whatever has no sensible number or name is a problem of its line, and the rest
 * is kept. It ends with a problem where the list is longer than any deck's.
 */
export function collect(format: DeckFormat, items: Iterable<DeckItem>): DeckText {
  const boards: Record<Board, ReadEntry[]> = { main: [], side: [], commander: [] }
  const problems: DeckTextProblem[] = []
  const remarks: DeckTextRemark[] = []
  let name: string | null = null
  let taken = 0
  let cards = 0
  for (const item of items) {
    if (item.kind === 'name') {
      name ??= item.name.trim().slice(0, LONGEST_LINE) || null
      continue
    }
    const { line } = item
    const text = shown(item.text)
    const entry = item.kind === 'card' ? entryOf(item) : null
    if (entry !== null && 'count' in entry) cards += entry.count
    const stop = whyStop(++taken, cards)
    if (stop !== null) problems.push({ line, text, ...stop })
    else if (item.kind === 'remark') remarks.push({ line, text, ...item.told })
    else if (item.kind === 'problem') problems.push({ line, text, ...item.told })
    else if (entry !== null && 'key' in entry) problems.push({ line, text, ...entry })
    else if (entry !== null) {
      boards[item.board].push(entry)
      if (item.board === 'commander') boards.main.push(entry)
    }
    if (stop !== null) break
  }
  const { main: entries, side: sideboard, commander } = boards
  return leadFromSide({ format, name, entries, commander, sideboard, problems, remarks })
}
