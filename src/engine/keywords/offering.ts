import type { KeywordRules } from './rules.ts'

/** 2011:702.46: at any time, sacrificing a permanent of that subtype, whose mana cost the total is reduced by. */
export const offering: KeywordRules<'offering'> = {
  casting: {
    from: 'playable',
    cost: 'manaCost',
    anytime: true,
    offers: ({ subtype }) => ({
      one: { noun: 'permanent', is: [{ is: 'subtype', subtype }] },
      by: 'sacrifice',
      less: 'manaCost',
    }),
  },
}
