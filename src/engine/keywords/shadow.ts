import { hasKeyword } from '../continuous/index.ts'
import { hasFor } from '../restrictions/index.ts'
import { refuse } from '../state/index.ts'
import type { KeywordRules } from './rules.ts'

/** 502.8b: in both directions. */
export const shadow: KeywordRules<'shadow'> = {
  whyNotBlockedBy: (state, _keyword, attacker, blocker) =>
    hasFor(state, blocker, 'shadow', 'block') ? null : refuse(state, 'block.shadow', { object: blocker, attacker }),
  whyNotBlock: (state, _keyword, blocker, attacker) =>
    hasKeyword(state, attacker, 'shadow') || !hasFor(state, blocker, 'shadow', 'block')
      ? null
      : refuse(state, 'block.shadowBlocker', { object: blocker, attacker }),
}
