import type { KeywordRules } from './rules.ts'

/** Its rules: play/mana/sick. */
export const haste: KeywordRules<'haste'> = { rule: '2004:502.5' }
