import { costing, type KeywordGrammar } from './grammar.ts'

/** 2004:502.24a. */
export const madness: KeywordGrammar<'madness'> = { ...costing('madness'), asks: ({ cost }) => cost }
