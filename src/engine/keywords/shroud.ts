import { refuse } from '../state/index.ts'
import type { KeywordRules } from './rules.ts'

/** 2011:702.17. */
export const shroud: KeywordRules<'shroud'> = {
  whyNotTargeted: (state, _keyword, id) => refuse(state, 'target.shroud', { object: id }),
}
