/** Something for later, and at once that a step is skipped. */
import type { Effect } from '../../language/index.ts'
import { type Effects, skipStep, YOU } from '../clauses/index.ts'
import { part, type Syntax, shaped } from '../core/index.ts'

const skips = part({ who: YOU })`you ${skipStep}`
/**
 * "Return it to the battlefield at the beginning of the next end step and you skip your next draw step": only the first
 * waits.
 */
export const laterAndSkip = (later: Syntax<Effect>): Syntax<Effects> =>
  shaped(part()`${{ first: later }} and ${{ second: skips }}`, ({ first, second }) => [first, second])
