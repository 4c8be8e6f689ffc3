/** Chapter titles in our own words, and which section of the later book replaces which of the earlier one. */
import type { EditionId } from './editions/index.ts'
import { capital } from './ruleId.ts'

/** The chapters since the book was numbered afresh in 2009. */
const SINCE_2009: Readonly<Record<string, string>> = {
  1: 'The game',
  2: 'The parts of a card',
  3: 'Card types',
  4: 'Zones',
  5: 'The turn',
  6: 'Spells, abilities and effects',
  7: 'Keywords and special cases',
  8: 'More than two players',
  9: 'Other ways to play',
}

const CHAPTERS: Readonly<Record<EditionId, Readonly<Record<string, string>>>> = {
  '2004': {
    1: 'The game',
    2: 'Cards, objects and zones',
    3: 'The turn',
    4: 'Spells, abilities and effects',
    5: 'Attacks, keywords and special cases',
    glossary: 'Glossary',
  },
  '2011': SINCE_2009,
  today: SINCE_2009,
}

export const chapterTitle = (book: EditionId, number: string): string => CHAPTERS[book][number] ?? ''

/** A section's title without the ledger's notes for maintainers. */
export const plainTitle = (title: string): string =>
  title
    .replace(/^Glossary: /, '')
    .replace(/ \(chapter, only the parts new since 2004\)$/, ': new since 2004')
    .replace(/ \(chapter\)$/, '')

/** What a heading (an entry without a rule in it) is about; `null`: it is a rule. */
export function topicOf(gist: string): string | null {
  const [, topic] = /^(?:Heading|Header only|Subsection topic|Section topic): (.*)$/.exec(gist) ?? []
  return topic === undefined ? null : capital(topic.replace(/ \(in the body of the source[^)]*\)/, ''))
}

/** A note on what changed, shown next to the book's name and so without repeating it. */
export const plainChange = (text: string): string => capital(text.replace(/^2011: /, ''))

/** Sections of 2004 that the 2011 book is known to restate, and where. */
export const SUCCESSORS: Readonly<Record<string, string>> = {
  '2004:205': '2011:205',
  '2004:403': '2011:602',
  '2004:406': '2011:605',
  '2004:411': '2011:605',
}
