import { part, wordings } from '../core/index.ts'
import { cost, formed, type KeywordGrammar } from './grammar.ts'

/** 2004:502.21a, 2011:702.31. */
export const kicker: KeywordGrammar<'kicker'> = {
  ...formed(
    wordings(
      part({ name: 'kicker' })`kicker ${{ cost }}`,
      part({ name: 'kicker', multi: true })`multikicker ${{ cost }}`,
    ),
  ),
  asks: ({ cost }) => cost,
}
