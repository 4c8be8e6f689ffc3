import type { KeywordRules } from './rules.ts'

export const recover: KeywordRules<'recover'> = { rule: '2011:702.57' }
