import { costing, type KeywordGrammar } from './grammar.ts'

/** 2011:702.72. */
export const evoke: KeywordGrammar<'evoke'> = {
  ...costing('evoke', () => ['When ~ enters the battlefield, if its evoke cost was paid, sacrifice it.']),
  asks: ({ cost }) => cost,
}
