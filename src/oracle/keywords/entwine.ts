import { costing, type KeywordGrammar } from './grammar.ts'

/** 2004:502.32a. */
export const entwine: KeywordGrammar<'entwine'> = { ...costing('entwine'), asks: ({ cost }) => cost }
