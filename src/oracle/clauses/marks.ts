/** What permanents become: monstrous, renowned, suspected (today:text/designations). */
import type { Effect, Thing } from '../../language/index.ts'
import { part, quiet, rule, type Syntax, shaped, wordings } from '../core/index.ts'
import { lastingMark } from '../lexicon/index.ts'
import { thing, written } from '../nouns/index.ts'

/** "It becomes renowned", "~ becomes saddled until end of turn", "it's no longer suspected". */
export const mark = wordings(
  rule('mark')`${{ what: thing }} become|becomes ${{ as: lastingMark }}`,
  rule('mark', { as: 'saddled' })`${{ what: thing }} become|becomes saddled until end of turn`,
  rule('mark', { as: 'suspected', ends: true })`${{ what: thing }} [are|is / 's] no longer suspected`,
)

/** "Suspect target creature", "harness ~". */
export const marking = wordings(
  rule('mark', { as: 'suspected' })`suspect ${{ what: thing }}`,
  rule('mark', { as: 'harnessed' })`harness ${{ what: thing }}`,
)

/** "Pair ~ with another unpaired creature you control". */
export const pairs = rule('pair')`pair ${{ what: quiet(thing) }} with ${{ with: quiet(thing) }}`

const SELF: Thing = { kind: 'self' }
/** "Monstrosity 3" (today:701.37). */
export const monstrosity: Syntax<Effect> = shaped(part()`monstrosity ${{ n: written }}`, ({ n }) => ({
  kind: 'if',
  condition: { kind: 'not', of: { kind: 'is', thing: SELF, is: [{ is: 'marked', as: 'monstrous' }] } },
  then: [
    { kind: 'putCounters', what: SELF, counter: '+1/+1', n },
    { kind: 'mark', what: SELF, as: 'monstrous', n },
  ],
  otherwise: [],
}))
