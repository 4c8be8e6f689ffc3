import type { KeywordRules } from './rules.ts'

/** Short for a restriction on blocks (501.2), which several instances don't make stricter. */
export const menace: KeywordRules<'menace'> = { rule: '2004:501.2' }
