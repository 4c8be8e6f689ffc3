import { refuse } from '../state/index.ts'
import type { KeywordRules } from './rules.ts'

/** 2011:702.17. */
export const shroud: KeywordRules<'shroud'> = {
  whyNotTargeted: (_state, _keyword, id) => refuse('target.shroud', '415.2', { object: id }),
}
