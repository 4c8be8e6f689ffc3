import type { Setup, State } from '../../engine/index.ts'
import { houseRulesOf } from '../../rulebook/index.ts'
import { say } from '../messages/index.ts'

/** What the players of a game agreed on: its format, by its title, or house rules; `null`: neither. */
export const agreedRules = (format: string | null, { edition }: Pick<State | Setup, 'edition'>): string | null =>
  format ?? (Object.keys(houseRulesOf(edition)).length > 0 ? say('agreed.house') : null)
