import type { KeywordRules } from './rules.ts'

export const banding: KeywordRules<'banding'> = { rule: '2004:502.10' }
