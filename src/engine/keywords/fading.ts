import type { KeywordRules } from './rules.ts'

export const fading: KeywordRules<'fading'> = { rule: '2004:502.20' }
