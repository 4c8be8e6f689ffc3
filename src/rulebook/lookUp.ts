/** From a citation to its place in the books, and from a rule's text to the rules it mentions. */
import type { Rule, Rulebook, Section } from './book.ts'
import { earlierIds, isCited } from './citations/earlier.ts'
import { EDITION_IDS, type EditionId } from './editions/index.ts'
import { ruleNumber, splitRuleId } from './ruleId.ts'

export interface Place {
  readonly section: Section
  /** `null`: the section as a whole. */
  readonly rule: Rule | null
  /** The number that was cited, where the text is an earlier book's; else `null`. */
  readonly cited: string | null
}

/**
 * What contains the rule: `2004:502.9b` → `2004:502.9` → `2004:502`; of one that is cited its chapter, too, since of some
 * our books have no more.
 */
function widening(id: string): readonly string[] {
  const { book, number } = splitRuleId(id)
  const [, head, letters] = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(number) ?? []
  if (head === undefined || letters === undefined) return []
  const lettered = [...letters].map((_, n) => head + letters.slice(0, letters.length - n)).slice(1)
  const chapter = isCited(id) ? [head.slice(0, 1)] : []
  return [...lettered, head, head.replace(/\.\d+$/, ''), ...chapter].map((one) => `${book}:${one}`)
}

function placeOf(book: Rulebook, id: string, cited: string | null): Place | null {
  const rule = book.rules.get(id) ?? book.rules.get(id.replace(':', ':contents/')) ?? null
  const section = book.sections.get(rule?.sectionId ?? id)
  return section === undefined ? null : { section, rule: rule !== null && isWhole(rule, section) ? null : rule, cited }
}

/**
 * Where a citation leads: a rule, a section (`2004:409`); of a number that our book has no text for, the rule of an
 * earlier book that says the same, or the nearest ancestor. A number without a book means 2004, as in the comments of
 * the code. `null`: our books say nothing about it.
 */
export function lookUp(book: Rulebook, citation: string): Place | null {
  const { book: named, number } = splitRuleId(citation)
  const id = `${named}:${number}`
  const found = [
    () => placeOf(book, id, null),
    ...earlierIds(id).map((one) => () => placeOf(book, one, ruleNumber(id))),
    ...[id, ...earlierIds(id)].flatMap(widening).map((one) => () => placeOf(book, one, null)),
  ]
  for (const find of found) {
    const place = find()
    if (place !== null) return place
  }
  return null
}

/** A rule that is only its section's heading stands for the section. */
const isWhole = (rule: Rule, section: Section): boolean => rule.id === section.id

export interface TextPart {
  readonly text: string
  /** The rule or section these words cite; `null`: plain words. */
  readonly id: string | null
}

/** A number that a text mentions, with its book where the text says it. */
const references = (): RegExp =>
  new RegExp(
    `(?:\\b(${EDITION_IDS.join('|')})(?::| section |\u00a0: section ))?(?<![\\d.])(\\d{3}(?:\\.\\d+[a-z]?)?)\\b`,
    'g',
  )

/**
 * A text split into parts, so that the rules it mentions can be linked. Numbers that aren't rules of the books stay
 * words.
 */
export function textParts(book: Rulebook, text: string, from: EditionId): readonly TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const match of text.matchAll(references())) {
    const [whole, named, number] = match
    const id = `${named ?? from}:${number}`
    if (!book.rules.has(id) && !book.sections.has(id)) continue
    if (match.index > done) parts.push({ text: text.slice(done, match.index), id: null })
    parts.push({ text: whole, id })
    done = match.index + whole.length
  }
  return done < text.length ? [...parts, { text: text.slice(done), id: null }] : parts
}
