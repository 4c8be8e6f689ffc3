import type { KeywordRules } from './rules.ts'

/** today:702.143: exiled face down on one's own turn, and cast for its foretell cost on a later one. */
export const foretell: KeywordRules<'foretell'> = {
  setsAside: () => ({
    cost: [{ kind: 'mana', mana: ['2'] }],
    when: 'ownTurn',
    faceDown: true,
    rule: 'keyword.foretell',
  }),
  casting: { from: 'offered', cost: ({ cost }) => cost, later: true },
}

/** today:702.170: exiled face up whenever a sorcery could be cast, and cast for nothing on a later turn, at such a time. */
export const plot: KeywordRules<'plot'> = {
  setsAside: ({ cost }) => ({ cost, when: 'sorcery', rule: 'keyword.plot' }),
  casting: { from: 'offered', cost: () => [], sorcery: true, later: true },
}
