import type { KeywordRules } from './rules.ts'

export const sunburst: KeywordRules<'sunburst'> = { rule: '2004:502.37' }
