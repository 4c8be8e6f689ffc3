import type { KeywordRules } from './rules.ts'

export const affinity: KeywordRules<'affinity'> = { rule: '2004:502.31' }
