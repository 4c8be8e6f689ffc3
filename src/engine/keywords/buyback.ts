import type { KeywordRules } from './rules.ts'

/** 502.16a: an optional additional cost, for which the card goes to its owner's hand as the spell resolves. */
export const buyback: KeywordRules<'buyback'> = {
  rule: '2004:502.16',
  option: { cost: ({ cost }) => cost, resolvesTo: 'hand' },
}
