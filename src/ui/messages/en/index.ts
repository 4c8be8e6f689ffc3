import { cards } from './cards.ts'
import { decks } from './decks.ts'
import { keywords } from './keywords.ts'
import { log } from './log.ts'
import { match } from './match.ts'
import { pages } from './pages.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { rulebook } from './rulebook.ts'
import { screens } from './screens.ts'
import { table } from './table.ts'
import { told } from './told.ts'

export { LOCALE } from '../../locale/en.ts'
export type { Thing } from './prompts.ts'
export { refusalSentences } from './refusals.ts'
export type { Tellable } from './told.ts'

export const en = {
  ...cards,
  ...decks,
  ...keywords,
  ...log,
  ...match,
  ...pages,
  ...prompts,
  ...refusals,
  ...rulebook,
  ...screens,
  ...table,
  ...told,
}
