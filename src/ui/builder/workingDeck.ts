/** The deck that is being built, and the texts that hold it: on the shelf, in a link, over a reload. */
import {
  type DeckDraft,
  type DeckText,
  draftOf,
  EMPTY_DRAFT,
  listsOf,
  readDeckText,
  writeArena,
  writeWhole,
} from '../../catalog/index.ts'
import { cardsNamed } from '../../store/cards/index.ts'
import { named, readStored, writeStored } from '../../store/index.ts'
import { DECK_LINK, LIST_LINK } from '../pages/deckLink.ts'
import { fromLink, toLink } from '../session/linkText.ts'

export interface WorkingDeck {
  /** The deck of the shelf that it is; `null`: it isn't on the shelf yet. */
  readonly deckId: string | null
  readonly draft: DeckDraft
}

export const EMPTY_WORKING_DECK: WorkingDeck = { deckId: null, draft: EMPTY_DRAFT }

/** The list of a draft as the shelf keeps it: nothing that was pasted is lost. */
export const textOf = (draft: DeckDraft): string =>
  writeWhole(
    listsOf(draft),
    draft.open.flatMap(({ name, text }) => (name === null ? [text] : [])),
  )

/** The list as Arena reads it. */
export const arenaOf = (draft: DeckDraft): string => writeArena({ name: draft.name, ...listsOf(draft) })

/** What the address of the page says to open. */
export type Asked =
  | { readonly kind: 'list'; readonly read: DeckText }
  | { readonly kind: 'deck'; readonly id: string }
  | { readonly kind: 'bad' }

/** The link that holds a deck's list. */
export const linkOf = (draft: DeckDraft): string => `${LIST_LINK}${toLink(arenaOf(draft))}`

/** What a link asks for; `null`: nothing. A list without a card is a bad link. */
export function askedBy(link: string): Asked | null {
  if (link === '') return null
  if (link.startsWith(DECK_LINK)) return { kind: 'deck', id: decodedId(link.slice(DECK_LINK.length)) }
  const text = link.startsWith(LIST_LINK) ? fromLink(link.slice(LIST_LINK.length)) : null
  const read = text === null ? null : readDeckText(text)
  return read === null || read.entries.length + read.sideboard.length === 0 ? { kind: 'bad' } : { kind: 'list', read }
}

function decodedId(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A list that was read, as a draft, with all the cards known here. */
export async function draftFrom(read: DeckText, name: string): Promise<DeckDraft> {
  const find = await cardsNamed([...read.entries, ...read.sideboard].map((entry) => entry.name))
  return draftOf(read, find, read.name ?? name)
}

const KEY = named('cantrip.building')

interface Stored {
  readonly deckId: string | null
  readonly name: string
  readonly text: string
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'deckId' in value &&
  'name' in value &&
  'text' in value &&
  (value.deckId === null || typeof value.deckId === 'string') &&
  typeof value.name === 'string' &&
  typeof value.text === 'string'

/** What was last being built; `null`: nothing. */
export async function storedDeck(): Promise<WorkingDeck | null> {
  const kept = readStored(KEY)
  if (!isStored(kept)) return null
  try {
    const draft = await draftFrom(readDeckText(kept.text), kept.name)
    return { deckId: kept.deckId, draft: { ...draft, name: kept.name } }
  } catch {
    return null
  }
}

/** Where the browser doesn't allow it, the next visit begins with an empty deck. */
export const storeDeck = ({ deckId, draft }: WorkingDeck): boolean =>
  writeStored(KEY, { deckId, name: draft.name, text: textOf(draft) })
