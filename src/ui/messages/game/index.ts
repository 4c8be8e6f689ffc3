import { agreed } from './agreed.ts'
import { cards } from './cards.ts'
import { contests } from './contests.ts'
import { log } from './log.ts'
import { marks } from './marks.ts'
import { newGame } from './newGame.ts'
import { prompts } from './prompts.ts'
import { screens } from './screens.ts'
import { settings } from './settings.ts'
import { several } from './several.ts'
import { table } from './table.ts'
import { told } from './told.ts'
import { turn } from './turn.ts'

/** What another language fills in its own file. */
export type Prompts = typeof prompts
export type Several = typeof several

/** What is added to parts of the first screen's table. */
export interface LateParts {
  readonly cards: typeof cards
  readonly screens: typeof screens
  readonly table: typeof table
}

export type { Thing, UnpaidWords } from './prompts.ts'
export { tableRefusals } from './refusals.ts'
export type { Tellable } from './told.ts'

/** What is said at a table and on pages, but not on the first screen: it is loaded with the first of them. */
export const game = {
  ...agreed,
  ...cards,
  ...contests,
  ...log,
  ...marks,
  ...newGame,
  ...prompts,
  ...screens,
  ...settings,
  ...several,
  ...table,
  ...told,
  ...turn,
}
