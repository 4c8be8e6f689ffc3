import { costing, type KeywordGrammar } from './grammar.ts'

/** 2011:702.74. */
export const prowl: KeywordGrammar<'prowl'> = { ...costing('prowl'), asks: ({ cost }) => cost }
