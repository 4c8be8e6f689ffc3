import type { KeywordRules } from './rules.ts'

export const equip: KeywordRules<'equip'> = { rule: '2004:502.33' }
