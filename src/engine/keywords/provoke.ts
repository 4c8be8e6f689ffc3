import type { KeywordRules } from './rules.ts'

export const provoke: KeywordRules<'provoke'> = { rule: '2004:502.29' }
