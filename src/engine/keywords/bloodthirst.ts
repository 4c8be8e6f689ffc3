import type { KeywordRules } from './rules.ts'

export const bloodthirst: KeywordRules<'bloodthirst'> = { rule: null }
