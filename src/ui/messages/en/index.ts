import { cards } from './cards.ts'
import { log } from './log.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { screens } from './screens.ts'
import { table } from './table.ts'

export const en = { ...cards, ...log, ...prompts, ...refusals, ...screens, ...table }
