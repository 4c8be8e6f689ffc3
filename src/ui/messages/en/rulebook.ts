import { isChapter } from '../../../rulebook/index.ts'

/** What leads to the rulebook; what its page says is loaded with it. */
export const rulebook = {
  'rules.title': 'Rulebook',
  'rules.open': 'Rules',
  'rules.close': 'Close the rulebook',
  'rules.loading': 'Opening the rulebook',
  'rules.failed': 'The rulebook could not be loaded.',
  /** A rule’s or a chapter’s number, or a word of the glossary, as a link. */
  'rules.number': (p: { number: string }) => (isChapter(p.number) ? `chapter ${p.number}` : p.number),
}
