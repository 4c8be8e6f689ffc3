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

export const changeText: Syntax<Extract<Effect, { kind: 'changeText' }>> = rule(
  'changeText',
)`change the text of ${{ what: thing }} by replacing all instances of ${{ words }} ${{
  duration: wordings(until, forGood),
}}` as Syntax<Extract<Effect, { kind: 'changeText' }>>
