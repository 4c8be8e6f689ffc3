/** The rulebook's page. */
import { plural } from '../../../locale/en.ts'

export const rulebook = {
  'rules.search': 'Search the rules',
  'rules.searchHint': 'Number or words',
  'rules.clear': 'Clear the search',
  'rules.found': (p: { n: number }) => (p.n === 0 ? 'No rule has all these words.' : `${plural(p.n, 'rule')} found`),
  'rules.more': (p: { n: number }) => `and ${p.n} more: add a word to narrow them down`,
  'rules.results': 'Rules found',
  'rules.contents': 'Contents',
  'rules.edition': 'Edition',
  'rules.book.2004': 'June 2004',
  'rules.book.2011': 'September 2011',
  'rules.part.2011': 'Changed in the 2011 book',
  'rules.part.2004': 'The 2004 rules, as amended by 2011',
  'rules.reading': 'Rule text',
  'rules.later': 'In 2011',
  'rules.numbered': (p: { number: string; book: string }) =>
    `${p.number} in the book of ${p.book}, where its text is from.`,
  'rules.successor': (p: { section: string }) => `The 2011 book changes this: ${p.section}`,
  'rules.previous': 'Previous section',
  'rules.next': 'Next section',
  'rules.nothing': (p: { rule: string }) => `There is no rule ${p.rule}.`,
  'rules.nothingWhy': 'Only parts of the 2011 book are included; the rest is the 2004 book with later changes.',
  'rules.welcome': 'The rules of both books, in our own words.',
  'rules.welcomeHow':
    'Search by number or by words, or open a chapter. Rule numbers anywhere at the table lead here; Escape and Back lead back to the table.',
}
