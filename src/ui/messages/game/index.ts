import { agreed } from './agreed.ts'
import { contests } from './contests.ts'
import { log } from './log.ts'
import { marks } from './marks.ts'
import { newGame } from './newGame.ts'
import { prompts } from './prompts.ts'
import { settings } from './settings.ts'
import { several } from './several.ts'
import { told } from './told.ts'
import { turn } from './turn.ts'

/** What another language fills in its own file. */
export type Prompts = typeof prompts
export type Several = typeof several

export type { Thing, UnpaidWords } from './prompts.ts'
export { tableRefusals } from './refusals.ts'
export type { Tellable } from './told.ts'

/** What is said at a table and on pages, but not on the first screen: it is loaded with the first of them. */
export const game = {
  ...agreed,
  ...contests,
  ...log,
  ...marks,
  ...newGame,
  ...prompts,
  ...settings,
  ...several,
  ...told,
  ...turn,
}
