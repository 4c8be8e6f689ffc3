import type { KeywordRules } from './rules.ts'

export const amplify: KeywordRules<'amplify'> = { rule: '2004:502.27' }
