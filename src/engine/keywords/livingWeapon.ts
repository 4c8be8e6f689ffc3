import type { KeywordRules } from './rules.ts'

export const livingWeapon: KeywordRules<'livingWeapon'> = { rule: null }
