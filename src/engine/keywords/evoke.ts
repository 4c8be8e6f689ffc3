import type { KeywordRules } from './rules.ts'

/** 2011:702.72: an alternative cost; the trigger asks whether it was paid. */
export const evoke: KeywordRules<'evoke'> = {
  rule: '2011:702.72',
  casting: { from: 'playable', cost: ({ cost }) => cost },
}
