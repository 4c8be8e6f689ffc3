import { characteristics, isType } from '../continuous/index.ts'
import { refuse } from '../state/index.ts'
import type { KeywordRules } from './rules.ts'

/** 2011:702.12: only artifact creatures and creatures that share a colour with it can block it. */
export const intimidate: KeywordRules<'intimidate'> = {
  whyNotBlockedBy: (state, _keyword, attacker, blocker) => {
    if (isType(state, blocker, 'artifact')) return null
    const { colors } = characteristics(state, attacker)
    if (characteristics(state, blocker).colors.some((color) => colors.includes(color))) return null
    return refuse(state, 'block.intimidate', { object: blocker, attacker })
  },
}
