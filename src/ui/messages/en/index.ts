import { cards } from './cards.ts'
import { log } from './log.ts'
import { match } from './match.ts'
import { prompts } from './prompts.ts'
import { refusals } from './refusals.ts'
import { rulebook } from './rulebook.ts'
import { screens } from './screens.ts'
import { table } from './table.ts'

export const en = { ...cards, ...log, ...match, ...prompts, ...refusals, ...rulebook, ...screens, ...table }
