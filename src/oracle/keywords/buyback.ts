import { costing, type KeywordGrammar } from './grammar.ts'

/** 2004:502.16a. */
export const buyback: KeywordGrammar<'buyback'> = { ...costing('buyback'), asks: ({ cost }) => cost }
