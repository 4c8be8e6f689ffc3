import { characteristics, isType } from '../continuous/index.ts'
import { refuse } from '../state/index.ts'
import type { KeywordRules } from './rules.ts'

/** 502.25b: only artifact creatures and black creatures can block it. */
export const fear: KeywordRules<'fear'> = {
  whyNotBlockedBy: (state, _keyword, attacker, blocker) =>
    isType(state, blocker, 'artifact') || characteristics(state, blocker).colors.includes('B')
      ? null
      : refuse(state, 'block.fear', { object: blocker, attacker }),
}
