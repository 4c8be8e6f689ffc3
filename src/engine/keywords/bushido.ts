import type { KeywordRules } from './rules.ts'

export const bushido: KeywordRules<'bushido'> = { rule: null }
