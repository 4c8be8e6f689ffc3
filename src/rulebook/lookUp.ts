/** From a citation to its place in the books, and from a rule's text to the rules it mentions. */
import type { Rule, Rulebook, Section } from './book.ts'
import { EDITION_IDS, type EditionId } from './editions/index.ts'
import { splitRuleId } from './ruleId.ts'

export interface Place {
  readonly section: Section
  /** `null`: the section as a whole. */
  readonly rule: Rule | null
}

/** The citation itself, then what contains it: `2004:502.9bx` → `2004:502.9b` → `2004:502.9` → `2004:502`. */
function widening(id: string): readonly string[] {
  const { book, number } = splitRuleId(id)
  const [, head, letters] = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(number) ?? []
  if (head === undefined || letters === undefined) return [id]
  const lettered = [...letters].map((_, n) => head + letters.slice(0, letters.length - n))
  return [...lettered, head, head.replace(/\.\d+$/, '')].map((one) => `${book}:${one}`)
}

/**
 * Where a citation leads: a rule, a section (`2004:409`), or the nearest ancestor of a number that no rule has. A
 * number without a book means 2004, as everywhere in the code. `null`: our books say nothing about it.
 */
export function lookUp(book: Rulebook, citation: string): Place | null {
  const { book: cited, number } = splitRuleId(citation)
  for (const candidate of widening(`${cited}:${number}`)) {
    const named = candidate.replace(':', ':contents/')
    const rule = book.rules.get(candidate) ?? book.rules.get(named) ?? null
    const section = book.sections.get(rule?.sectionId ?? candidate)
    if (section !== undefined) return { section, rule: rule !== null && isWhole(rule, section) ? null : rule }
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

const REFERENCE = new RegExp(
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
  for (const match of text.matchAll(REFERENCE)) {
    const [whole, named, number] = match
    const id = `${named ?? from}:${number}`
    if (!book.rules.has(id) && !book.sections.has(id)) continue
    if (match.index > done) parts.push({ text: text.slice(done, match.index), id: null })
    parts.push({ text: whole, id })
    done = match.index + whole.length
  }
  return done < text.length ? [...parts, { text: text.slice(done), id: null }] : parts
}
