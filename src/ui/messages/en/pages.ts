/** What must be said about the pages beside the table before they are loaded. Their own sentences come with them. */
export const pages = {
  'page.nav': 'Pages',
  'page.table': 'Play',
  'page.decks': 'Decks',
  'page.write': 'Write a card',
  'page.cards': 'Cards',
  'page.puzzles': 'Puzzles',
  'page.toStart': 'Back to start',
  'page.toGame': 'Back to the game',
  'page.menu': 'Menu',
  'page.loading': 'Opening the page',
  'page.failed': 'The page could not be loaded.',
  'part.failed': 'This part of the page could not be loaded.',
  'page.retry': 'Try again',
  'update.ready': 'A new version of Cantrip is ready. Games and decks stay as they are.',
  'update.later': 'Later',
  'update.now': 'Update now',
}
