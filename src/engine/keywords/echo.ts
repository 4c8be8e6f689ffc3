import type { KeywordRules } from './rules.ts'

export const echo: KeywordRules<'echo'> = { rule: '2004:502.19', tellsPaid: true }
