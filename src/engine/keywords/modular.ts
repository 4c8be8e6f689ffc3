import type { KeywordRules } from './rules.ts'

export const modular: KeywordRules<'modular'> = { rule: '2004:502.35' }
