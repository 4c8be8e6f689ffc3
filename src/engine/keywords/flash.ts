import type { KeywordRules } from './rules.ts'

/** Its rules: play/timing. */
export const flash: KeywordRules<'flash'> = { rule: '2011:702.8' }
