/** The ids of rules: a book and a number in it, `2004:409.1c`. */
import { EDITION_IDS, type EditionId } from './edition.ts'

/** With a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A rule's number as it is shown on the page: without its book; for a glossary entry, its word. */
export function ruleNumber(id: string): string {
  const number = id.replace(/^\d{4}:/, '')
  const [, word] = /^glossary\/(.+)$/.exec(number) ?? []
  return word === undefined ? number.replace(/^contents\//, '') : capital(word.replaceAll('-', ' '))
}

/** The book that an id names. */
export const bookOf = (id: string): EditionId => EDITION_IDS.find((edition) => id.startsWith(`${edition}:`)) ?? '2004'
