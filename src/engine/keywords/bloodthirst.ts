import type { KeywordRules } from './rules.ts'

export const bloodthirst: KeywordRules<'bloodthirst'> = { rule: '2011:702.52' }
