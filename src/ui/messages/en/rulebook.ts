/** What leads to the rulebook; what its page says is loaded with it. */
export const rulebook = {
  'rules.title': 'Rulebook',
  'rules.open': 'Rules',
  'rules.close': 'Close the rulebook',
  'rules.loading': 'Opening the rulebook',
  'rules.failed': 'The rulebook could not be loaded.',
  /** A rule’s number, or its word in the glossary, as a link. */
  'rules.number': (p: { number: string }) => p.number,
}
