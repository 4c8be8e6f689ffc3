import type { KeywordRules } from './rules.ts'

export const totemArmor: KeywordRules<'totemArmor'> = { rule: '2011:702.87' }
