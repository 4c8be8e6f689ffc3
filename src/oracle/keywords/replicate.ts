import { costing, type KeywordGrammar } from './grammar.ts'

/** 2011:702.54. */
export const replicate: KeywordGrammar<'replicate'> = {
  ...costing('replicate', () => [
    'When you cast ~, copy it for each time its replicate cost was paid. You may choose new targets for the copies.',
  ]),
  asks: ({ cost }) => cost,
}
