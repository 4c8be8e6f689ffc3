import type { KeywordRules } from './rules.ts'

/** 2011:702.50: a draw may be replaced by milling that many and returning the card from the graveyard. */
export const dredge: KeywordRules<'dredge'> = { rule: '2011:702.50', millsToReturn: ({ n }) => n }
