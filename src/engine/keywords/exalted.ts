import type { KeywordRules } from './rules.ts'

export const exalted: KeywordRules<'exalted'> = { rule: null }
