import { costing, type KeywordGrammar } from './grammar.ts'

/** 2004:502.22a. */
export const flashback: KeywordGrammar<'flashback'> = { ...costing('flashback'), asks: ({ cost }) => cost }
