import type { KeywordRules } from './rules.ts'

export const transfigure: KeywordRules<'transfigure'> = { rule: '2011:702.69' }
