import { EDITION_IDS, type EditionId } from './editions/index.ts'

/** With a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The parts of a rule's id, `book:number`. A number without a book means 2004, as everywhere in the code. */
export function splitRuleId(id: string): { readonly book: string; readonly number: string } {
  const at = id.indexOf(':')
  return at < 0 ? { book: '2004', number: id } : { book: id.slice(0, at), number: id.slice(at + 1) }
}

/** The book of a rule; that of 2004, where it is of none of ours. */
export const bookOf = (id: string): EditionId =>
  EDITION_IDS.find((edition) => edition === splitRuleId(id).book) ?? '2004'

/** Whether a rule's number is that of a whole chapter: `9`. */
export const isChapter = (number: string): boolean => /^\d$/.test(number)

/**
 * A rule's number as it is shown on the page: without its book, and without what tells entries of one number apart
 * (`today:103.5/when`); of an entry without a number, its word (`2004:glossary/draw`).
 */
export function ruleNumber(id: string): string {
  const [, kind, name = ''] = /^(?:([a-z]+)\/)?(.*)$/.exec(splitRuleId(id).number) ?? []
  const [number] = /^\d+(?:\.\d+[a-z]*)?/.exec(name) ?? []
  return number ?? (kind === undefined ? name : capital(name.replaceAll('-', ' ')))
}
