import type { KeywordRules } from './rules.ts'

export const storm: KeywordRules<'storm'> = { rule: '2004:502.30' }
