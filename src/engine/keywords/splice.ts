import type { KeywordRules } from './rules.ts'

/** 2011:702.45: in the hand, it may be revealed as another spell is cast, which then has its instructions too. */
export const splice: KeywordRules<'splice'> = {
  rule: '2011:702.45',
  splices: ({ onto, cost }) => ({ onto, cost }),
}
