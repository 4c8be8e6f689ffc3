import type { KeywordRules } from './rules.ts'

export const rampage: KeywordRules<'rampage'> = { rule: '2004:502.12' }
