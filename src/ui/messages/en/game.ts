import { log } from './log.ts'
import { prompts } from './prompts.ts'
import { told } from './told.ts'

/** What is said at a table and on pages, but not on the first screen: it is loaded with the first of them. */
export const game = { ...log, ...prompts, ...told }
