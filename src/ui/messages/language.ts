/** A language: its tables. English is there and says what a table holds; another is a record of the same type beside it. */
import { en, LOCALE, refusalSentences } from './en/index.ts'

export type Messages = typeof en

export interface Language {
  /** Its BCP 47 name. */
  readonly locale: string
  readonly messages: Messages
  /** By the engine's keys. */
  readonly refusals: typeof refusalSentences
}

export const english: Language = { locale: LOCALE, messages: en, refusals: refusalSentences }

let current = english

/** The language that is spoken now. */
export const language = (): Language => current

/** Speaks another language from now on. What is drawn already must be drawn anew. */
export function setLanguage(next: Language): void {
  current = next
}
