import { hasFor } from '../restrictions/index.ts'
import { refuse } from '../state/index.ts'
import type { KeywordRules } from './rules.ts'

/** 502.17b. */
export const horsemanship: KeywordRules<'horsemanship'> = {
  whyNotBlockedBy: (state, _keyword, attacker, blocker) =>
    hasFor(state, blocker, 'horsemanship', 'block')
      ? null
      : refuse(state, 'block.horsemanship', { object: blocker, attacker }),
}
