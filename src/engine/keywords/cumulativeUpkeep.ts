import type { KeywordRules } from './rules.ts'

export const cumulativeUpkeep: KeywordRules<'cumulativeUpkeep'> = { rule: '2004:502.13', tellsPaid: true }
