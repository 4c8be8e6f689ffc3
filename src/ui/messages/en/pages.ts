/** What must be said about the pages beside the table before they are loaded. Their own sentences come with them. */
export const pages = {
  'page.nav': 'Pages',
  'page.decks': 'Decks',
  'page.write': 'Write a card',
  'page.cards': 'Card data',
  'page.toStart': 'To the start screen',
  'page.toGame': 'Back to the game',
  'page.loading': 'Opening the page',
  'page.failed': 'The page could not be loaded.',
  'page.retry': 'Try again',
}
