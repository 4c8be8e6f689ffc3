import type { KeywordRules } from './rules.ts'

export const ninjutsu: KeywordRules<'ninjutsu'> = { rule: '2011:702.47' }
