import { cards } from './cards.ts'
import { decks } from './decks.ts'
import { keywords } from './keywords.ts'
import { match } from './match.ts'
import { pages } from './pages.ts'
import { refusals } from './refusals.ts'
import { rulebook } from './rulebook.ts'
import { screens } from './screens.ts'
import { table } from './table.ts'

export { LOCALE } from '../../locale/en.ts'
export { type RefusalSentences, refusalSentences } from './refusals.ts'

/** The parts of the table that another language fills in files of the same names. */
export interface Parts {
  readonly cards: typeof cards
  readonly decks: typeof decks
  readonly match: typeof match
  readonly pages: typeof pages
  readonly screens: typeof screens
  readonly table: typeof table
}

/** What the first screen may say; the rest is in `../game`. */
export const en = {
  ...cards,
  ...decks,
  ...keywords,
  ...match,
  ...pages,
  ...refusals,
  ...rulebook,
  ...screens,
  ...table,
}
