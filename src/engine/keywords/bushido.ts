import type { KeywordRules } from './rules.ts'

export const bushido: KeywordRules<'bushido'> = { rule: '2011:702.43' }
