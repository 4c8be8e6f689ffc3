import type { KeywordRules } from './rules.ts'

/** 502.22a: from the graveyard, for its flashback cost; then it is exiled whenever it leaves the stack. */
export const flashback: KeywordRules<'flashback'> = {
  rule: '2004:502.22',
  casting: { from: 'graveyard', cost: ({ cost }) => cost, afterwards: 'exile' },
}
