import { hasKeyword } from '../continuous/index.ts'
import { hasFor } from '../restrictions/index.ts'
import { refuse } from '../state/index.ts'
import type { KeywordRules } from './rules.ts'

/** 502.8b: in both directions. */
export const shadow: KeywordRules<'shadow'> = {
  rule: '2004:502.8',
  whyNotBlockedBy: (state, _keyword, attacker, blocker) =>
    hasFor(state, blocker, 'shadow', 'block') ? null : refuse('block.shadow', '502.8b', { object: blocker, attacker }),
  whyNotBlock: (state, _keyword, blocker, attacker) =>
    // What it can do as though it had shadow is no reason why it can't do the rest.
    hasKeyword(state, attacker, 'shadow') || !hasKeyword(state, blocker, 'shadow')
      ? null
      : refuse('block.shadowBlocker', '502.8b', { object: blocker, attacker }),
}
