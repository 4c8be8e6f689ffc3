import type { KeywordRules } from './rules.ts'

/** What the levels do is the leveler's own text (2011:contents/710). */
export const levelUp: KeywordRules<'levelUp'> = { rule: '2011:contents/710' }
