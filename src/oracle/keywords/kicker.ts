import { costing, type KeywordGrammar } from './grammar.ts'

/** 2004:502.21a. */
export const kicker: KeywordGrammar<'kicker'> = { ...costing('kicker'), asks: ({ cost }) => cost }
