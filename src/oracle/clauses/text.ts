/** Text-changing effects (418.6 of 2004, 612 of 2011): one word for another, both chosen as it happens. */
import type { Effect, WordKind } from '../../language/index.ts'
import { rule, type Syntax, table, wordings } from '../core/index.ts'
import { thing } from '../nouns/index.ts'
import { forGood, until } from './durations.ts'

const words: Syntax<readonly WordKind[]> = table('words', {
  'one color word with another': ['color'],
  'one basic land type with another': ['landType'],
  'one creature type with another': ['creatureType'],
  'one color word with another or one basic land type with another': ['color', 'landType'],
} as const)

type ChangeText = Extract<Effect, { kind: 'changeText' }>
const change = rule('changeText')
const duration = wordings(until, forGood)
export const changeText: Syntax<ChangeText> = wordings(
  change`change the text of ${{ what: thing }} by replacing all instances of ${{ words }} ${{ duration }}`,
  rule('changeText', {
    words: ['creatureType'],
    not: 'Wall',
  })`change the text of ${{ what: thing }} by replacing all instances of
    one creature type with another ${{ duration }}. The new creature type can't be Wall`,
)
