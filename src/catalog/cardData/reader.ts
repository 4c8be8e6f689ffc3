/** Reads the text of a card file piece by piece: its cards, and what became of everything else in it. */
import type { Told } from '../../rulebook/index.ts'
import type { RecordProblems } from '../cardRecord.ts'
import { nameKey } from '../cards.ts'
import { type Entry, isFields, type ReadCard, type Skipped } from './entry.ts'
import { readFaces } from './mtgjson.ts'
import { readApiEntry } from './publicApi.ts'
import { type SplitTrouble, splitCards } from './splitter.ts'

/** An entry that could not be read. */
export type EntryProblem = Told<RecordProblems> & {
  /** From 1: which entry of the file. */
  readonly entry: number
  /** Its name, as far as it has one. */
  readonly name: string
}

/** What became of the entries that gave no card. */
export interface Passed {
  readonly skipped: Readonly<Record<Skipped, number>>
  /** The first of them, in order. */
  readonly problems: readonly EntryProblem[]
  /** How many there were altogether. */
  readonly wrong: number
}

export interface CardReader {
  /** Takes the next piece of text and gives the cards that it completes. */
  write(text: string): readonly ReadCard[]
  /** Call it at the end of the file. */
  end(): { readonly cards: readonly ReadCard[]; readonly trouble: SplitTrouble | null }
  passed(): Passed
}

/** More than anybody reads; the rest is counted. */
const MOST_PROBLEMS = 20

const NO_CARD = { key: 'record.notACard', params: {} } as const

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown
  } catch {
    return null
  }
}

/** A reader for one file. Of printings of a card with one name the first counts. */
export function readCards(): CardReader {
  const known = new Set<string>()
  const skipped: Record<Skipped, number> = { notForDecks: 0, otherLanguage: 0, again: 0 }
  const problems: EntryProblem[] = []
  const faces = readFaces()
  let ready: ReadCard[] = []
  let wrong = 0
  let entries = 0

  const note = (name: string, problem: Told<RecordProblems>) => {
    if (wrong++ < MOST_PROBLEMS) problems.push({ entry: entries, name, ...problem })
  }
  const take = (entry: Entry) => {
    if (entry.kind === 'wrong') return note(entry.name, entry.problem)
    if (entry.kind === 'skipped') return void skipped[entry.why]++
    const key = nameKey(entry.card.record.name)
    if (known.has(key)) return void skipped.again++
    known.add(key)
    ready.push(entry.card)
  }
  const splitter = splitCards({
    card(json) {
      entries++
      const value = parse(json)
      if (!isFields(value)) return note('', NO_CARD)
      const isFace = value.type_line === undefined && typeof value.type === 'string'
      const entry = isFace ? faces.read(value) : readApiEntry(value)
      if (entry !== null) take(entry)
    },
    stray() {
      entries++
      note('', NO_CARD)
    },
  })
  const taken = () => {
    const cards = ready
    ready = []
    return cards
  }
  return {
    write(text) {
      splitter.write(text)
      return taken()
    },
    end() {
      const trouble = splitter.end()
      for (const entry of faces.end()) take(entry)
      return { cards: taken(), trouble }
    },
    passed: () => ({ skipped: { ...skipped }, problems: [...problems], wrong }),
  }
}
