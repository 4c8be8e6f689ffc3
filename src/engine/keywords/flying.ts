import { hasFor } from '../restrictions/index.ts'
import { refuse } from '../state/index.ts'
import type { KeywordRules } from './rules.ts'

/** 502.4b; reach is later than 2004. */
export const flying: KeywordRules<'flying'> = {
  whyNotBlockedBy: (state, _keyword, attacker, blocker) =>
    hasFor(state, blocker, 'flying', 'block') || hasFor(state, blocker, 'reach', 'block')
      ? null
      : refuse(state, 'block.flying', { object: blocker, attacker }),
}
