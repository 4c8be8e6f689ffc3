import type { KeywordRules } from './rules.ts'

export const reinforce: KeywordRules<'reinforce'> = { rule: null }
