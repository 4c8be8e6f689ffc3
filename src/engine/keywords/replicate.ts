import type { KeywordRules } from './rules.ts'

/** 2011:702.54: an additional cost that may be paid any number of times; the trigger counts how many. */
export const replicate: KeywordRules<'replicate'> = {
  rule: '2011:702.54',
  option: { cost: ({ cost }) => cost, repeats: () => true },
}
