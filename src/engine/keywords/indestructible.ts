import type { KeywordRules } from './rules.ts'

/** Its rules: replacement/find. */
export const indestructible: KeywordRules<'indestructible'> = { rule: '2004:glossary/indestructible' }
