import type { KeywordRules } from './rules.ts'

/** 502.26a-b: face down for {3}, and turned up for its morph cost. */
export const morph: KeywordRules<'morph'> = {
  rule: '2004:502.26',
  casting: { from: 'playable', cost: () => [{ kind: 'mana', mana: ['3'] }], faceDown: true },
  turnsUpFor: ({ cost }) => cost,
}
