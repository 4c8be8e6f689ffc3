/** The rulebook's page. */
import type { EditionId } from '../../../../rulebook/index.ts'
import { EDITION_WORDS } from '../../../locale/editions/en.ts'
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
  'rules.name': (p: { edition: EditionId }) => EDITION_WORDS[p.edition].name,
  'rules.book': (p: { book: EditionId }) => EDITION_WORDS[p.book].book,
  'rules.part': (p: { book: EditionId }) => EDITION_WORDS[p.book].part,
  'rules.reading': 'Rule text',
  'rules.later': (p: { edition: EditionId }) => EDITION_WORDS[p.edition].in,
  'rules.numbered': (p: { number: string; book: EditionId }) => `${EDITION_WORDS[p.book].book}, rule ${p.number}:`,
  'rules.successor': (p: { book: EditionId; section: string }) =>
    `${EDITION_WORDS[p.book].book}, changed here: ${p.section}`,
  'rules.previous': 'Previous section',
  'rules.next': 'Next section',
  'rules.nothing': (p: { rule: string }) => `There is no rule ${p.rule}.`,
  'rules.nothingWhy': 'Of the later books only the changes are included; the rest is the 2004 book.',
  'rules.welcome': 'The rules of all books, in our own words.',
  'rules.welcomeHow':
    'Search by number or by words, or open a chapter. Rule numbers anywhere at the table lead here; Escape and Back lead back to the table.',
}
