import type { KeywordRules } from './rules.ts'

export const annihilator: KeywordRules<'annihilator'> = { rule: null }
