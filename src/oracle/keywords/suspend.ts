import { part, wordings } from '../core/index.ts'
import { digits } from '../lexicon/index.ts'
import { cost, formed } from './grammar.ts'

/** 2011:702.60: the abilities that work in exile; setting it aside is a special action. */
export const suspend = formed<'suspend'>(
  wordings(
    part({ name: 'suspend' })`suspend ${{ n: digits }}—${{ cost }}`,
    part({ name: 'suspend', n: 'x' })`suspend X—${{ cost }}. X can't be 0.`,
  ),
  () => [
    'At the beginning of your upkeep, if ~ is in exile with a time counter on it, remove a time counter from it.',
    'When the last time counter is removed from ~, if ~ is in exile, cast ~ without paying its mana cost if able.',
  ],
)
