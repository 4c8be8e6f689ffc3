/**
 * A language: its tables. English defines what a table holds; another language is a record of the same type beside it.
 */

import { en, LOCALE, type RefusalSentences, refusalSentences } from './en/index.ts'
import type { game, tableRefusals } from './game/index.ts'
import type { builder } from './pages/en/builder.ts'
import type { cardData } from './pages/en/cardData.ts'
import type { formats } from './pages/en/formats.ts'
import type { friend } from './pages/en/friend.ts'
import type { lessons } from './pages/en/lessons.ts'
import type { mending } from './pages/en/mending.ts'
import type { pasting } from './pages/en/pasting.ts'
import type { puzzles } from './pages/en/puzzles.ts'
import type { reading } from './pages/en/reading.ts'
import type { rulebook } from './pages/en/rulebook.ts'
import type { story } from './pages/en/story.ts'
import type { writer } from './pages/en/writer.ts'

type GameMessages = typeof game

export type Messages = typeof en & GameMessages

/** The tables that are loaded with their page: a line for each. */
export interface PageTables {
  readonly reading: typeof reading
  readonly writer: typeof writer
  readonly rulebook: typeof rulebook
  readonly cardData: typeof cardData
  readonly builder: typeof builder
  readonly mending: typeof mending
  readonly pasting: typeof pasting
  readonly story: typeof story
  readonly puzzles: typeof puzzles
  readonly lessons: typeof lessons
  readonly formats: typeof formats
  readonly friend: typeof friend
}

export interface Language {
  /** Its BCP 47 name. */
  readonly locale: string
  /** Without those of the game, until they are loaded. */
  readonly messages: typeof en & Partial<GameMessages>
  /** By the engine's keys; without those of the game, too. */
  readonly refusals: Partial<RefusalSentences>
  /** Those that have been loaded; English comes with the pages themselves. */
  readonly pages: Partial<PageTables>
  /** Loads the table of a page, where that doesn't come with the page itself. */
  readonly loadPage?: (page: keyof PageTables) => Promise<Partial<PageTables>>
}

const messages: Language['messages'] = { ...en }
const refusals: Language['refusals'] = { ...refusalSentences }

export const english: Language = { locale: LOCALE, messages, refusals, pages: {} }

/** From here on English says what belongs to the game, too. */
export function addGameWords(words: GameMessages, refused: typeof tableRefusals): void {
  Object.assign(messages, words)
  Object.assign(refusals, refused)
}

/** Whether everything can be said that belongs to the game. */
export const hasGameWords = (): boolean => 'log.turn' in current.messages

let current = english
const listeners = new Set<() => void>()
/** The pages whose code has been loaded. */
export const opened = new Set<keyof PageTables>()

/** What is printed on cards is in English, whichever language is spoken. */
export const CARDS = 'en'

/** The current language. */
export const language = (): Language => current

/** Switches the language, and tells everybody who shows it. */
export function setLanguage(next: Language): void {
  current = next
  for (const listener of listeners) listener()
}

/** Calls back with each switch, until the function that it returns is called. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A page that has been loaded speaks from here on. */
export const openWords = (page: keyof PageTables): unknown => opened.add(page)

/** The function, made once for each language: for what keeps sentences that it has put together. */
export function inEachLanguage<A extends readonly unknown[], R>(make: () => (...args: A) => R): (...args: A) => R {
  const made = new Map<string, (...args: A) => R>()
  return (...args) => {
    const { locale } = current
    const known = made.get(locale) ?? make()
    made.set(locale, known)
    return known(...args)
  }
}
