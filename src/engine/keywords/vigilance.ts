import type { KeywordRules } from './rules.ts'

/** Its rules: combat/declareAttackers. */
export const vigilance: KeywordRules<'vigilance'> = { rule: '2011:702.19' }
