/** What was pasted, dropped or linked, as text for the field of a deck list. */
import {
  asList,
  type DeckFormat,
  type DeckText,
  type DeckTextProblem,
  type DeckTextProblems,
  readDeckText,
} from '../../catalog/index.ts'
import { LIST_LINK } from '../pages/deckLink.ts'
import { fromLink, LONGEST_LINK } from '../session/linkText.ts'
import { LONGEST_TYPED } from '../session/typedDecks.ts'

export interface PastedList {
  readonly text: string
  /** The deck's name, where the list has one. */
  readonly name: string | null
  readonly format: DeckFormat
  /** Whether the text is another than what was handed in. */
  readonly rewritten: boolean
  /** What can't be seen in the text any more: where a list breaks off. */
  readonly lost: readonly DeckTextProblem[]
}

/** Why nothing of it could be taken. */
export type PasteProblem = DeckTextProblem | 'badLink'

const ENDS: readonly (keyof DeckTextProblems)[] = ['deckText.manyLines', 'deckText.manyCards']

/** Formats that are no lists by line: people can't read them, and they repeat much that isn't needed. */
const CODED: readonly DeckFormat[] = ['mtgjson', 'dek', 'cockatrice']

const isNothing = ({ entries, sideboard }: DeckText): boolean => entries.length + sideboard.length === 0

/** A list of any form, as it is if it is short and by line, otherwise written anew as a plain list. */
export function readPasted(text: string): PastedList | PasteProblem {
  const link = text.trim().split(`#/decks/${LIST_LINK}`)[1]
  if (link !== undefined && !/\s/.test(text.trim())) {
    if (link.length > LONGEST_LINK) return { ...tooLong, params: { most: LONGEST_LINK } }
    const list = fromLink(link)
    const taken = list === null || isNothing(readDeckText(list)) ? 'badLink' : readPasted(list)
    return typeof taken === 'object' && 'format' in taken ? { ...taken, rewritten: true } : taken
  }
  const read = readDeckText(text)
  const { format, name } = read
  const asItIs: PastedList = { text, name, format, rewritten: false, lost: [] }
  const fits = text.length <= LONGEST_TYPED
  if (fits && !CODED.includes(format)) return asItIs
  const [first] = read.problems
  if (isNothing(read)) return fits || first === undefined ? asItIs : first
  const list = asList(read)
  if (list.length > LONGEST_TYPED) return tooLong
  return { text: list, name, format, rewritten: true, lost: read.problems.filter(({ key }) => ENDS.includes(key)) }
}

/** Larger than any deck's file: reading it would take time. */
const LARGEST_FILE = 4_000_000

const tooLong = { line: 1, text: '', key: 'deckText.longText', params: { most: LONGEST_TYPED } } as const

export async function readPastedFile(file: File): Promise<PastedList | PasteProblem> {
  return file.size > LARGEST_FILE ? { ...tooLong, params: { most: LARGEST_FILE } } : readPasted(await file.text())
}

export const isPastedList = (taken: PastedList | PasteProblem): taken is PastedList =>
  typeof taken === 'object' && 'format' in taken
