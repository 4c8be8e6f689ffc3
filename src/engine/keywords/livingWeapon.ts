import type { KeywordRules } from './rules.ts'

export const livingWeapon: KeywordRules<'livingWeapon'> = { rule: '2011:702.90' }
