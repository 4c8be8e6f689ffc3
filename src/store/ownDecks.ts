/** The decks a person has pasted: their lists as text, in the browser's local storage. */
import { create } from 'zustand'
import { freshId } from './freshId.ts'
import { named } from './names.ts'
import { asideOf, removeStored, storedAs, storedText, storeText } from './stored.ts'

export const DECKS_SCHEMA = 1
const KEY = named('cantrip.decks')

export interface OwnDeck {
  readonly id: string
  readonly name: string
  /** "4 Name", line by line. */
  readonly text: string
  /** The address of the page that it is from; empty or absent: none is known. */
  readonly link?: string
}

export interface OwnDecksRead {
  readonly decks: readonly OwnDeck[]
  readonly trouble: 'newer' | 'broken' | null
}

const isDeck = (value: unknown): value is OwnDeck =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  'text' in value &&
  [value.id, value.name, value.text].every((one) => typeof one === 'string') &&
  (!('link' in value) || typeof value.link === 'string')

/** An id that no other deck has. */
export const freshDeckId = (): string => `own-${freshId()}`

/** The decks that were stored, as far as this client can read them, and what is wrong where that isn't all. */
export function readOwnDecks(text: string | null): OwnDecksRead {
  if (text === null) return { decks: [], trouble: null }
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null || !('schema' in stored) || !('decks' in stored))
      return { decks: [], trouble: 'broken' }
    if (Number(stored.schema) > DECKS_SCHEMA) return { decks: [], trouble: 'newer' }
    const { decks } = stored
    if (!Array.isArray(decks)) return { decks: [], trouble: 'broken' }
    const whole = decks.filter(isDeck)
    return { decks: whole, trouble: whole.length === decks.length ? null : 'broken' }
  } catch {
    return { decks: [], trouble: 'broken' }
  }
}

export const writeOwnDecks = (decks: readonly OwnDeck[]): string => JSON.stringify({ schema: DECKS_SCHEMA, decks })

/** The text of decks that could not be read, as they were stored; `null`: there are none. */
export const decksAside = (): string | null => storedText(asideOf(KEY))

/** Throws it away. */
export const removeDecksAside = (): void => removeStored(asideOf(KEY))

/** What can't be used is kept aside, so that the next saved deck doesn't overwrite it. */
const load = (): OwnDecksRead => storedAs(KEY, readOwnDecks)

export interface OwnDecksState extends OwnDecksRead {
  /** Keeps a deck, replacing the one with its id but for a link that isn't given; false if the browser doesn't allow it. */
  readonly keep: (deck: OwnDeck) => boolean
  readonly remove: (id: string) => void
}

export const useOwnDecks = create<OwnDecksState>()((set, get) => {
  const write = (decks: readonly OwnDeck[]): boolean => {
    set({ decks })
    return storeText(KEY, writeOwnDecks(decks))
  }
  return {
    ...load(),
    keep: (deck) => {
      const { decks } = get()
      const known = decks.some(({ id }) => id === deck.id)
      return write(known ? decks.map((one) => (one.id === deck.id ? { ...one, ...deck } : one)) : [...decks, deck])
    },
    remove: (id) => write(get().decks.filter((one) => one.id !== id)),
  }
})

// Another page of this browser may change them: the last change counts on all pages.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY) useOwnDecks.setState(load())
})
