import { characteristics } from '../continuous/index.ts'
import { areOpponents, refuse } from '../state/index.ts'
import type { KeywordRules } from './rules.ts'

/** 2011:702.11. */
export const hexproof: KeywordRules<'hexproof'> = {
  whyNotTargeted: (state, _keyword, id, { controller }) =>
    areOpponents(state, characteristics(state, id).controller, controller)
      ? refuse(state, 'target.hexproof', { object: id })
      : null,
}
