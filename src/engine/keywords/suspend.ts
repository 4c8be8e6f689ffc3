import type { KeywordRules } from './rules.ts'

/** 2011:702.60: in place of casting it, its player may pay to exile it with time counters: see play/settingAside.ts. */
export const suspend: KeywordRules<'suspend'> = {
  rule: '2011:702.60',
  setsAside: ({ cost, n }) => ({ cost, counter: 'time', n }),
}
