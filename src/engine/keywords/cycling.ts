import type { KeywordRules } from './rules.ts'

/** 502.18a: an activated ability of a card in hand; "when you cycle" looks at its activation. */
export const cycling: KeywordRules<'cycling'> = { rule: '2004:502.18', activating: 'cycled' }
