/** "Protection from black", "protection from artifacts", "protection from red and from Goblins". */
import type { Predicate } from '../../language/index.ts'
import { either, many, mapped, part, repeat, type Syntax, table } from '../core/index.ts'
import { cardType, color, subtype } from '../lexicon/index.ts'
import { formed } from './grammar.ts'

const quality: Syntax<Predicate> = either(
  part({ is: 'color' })`${{ color }}`,
  part({ is: 'type' })`${{ type: many(cardType) }}`,
  part({ is: 'subtype' })`${{ subtype: many(subtype) }}`,
  table('a quality', {
    'the chosen color': { is: 'chosen', what: 'color' },
    'all colors': { is: 'not', of: { is: 'colorless' } },
    multicolored: { is: 'multicolored' },
    monocolored: { is: 'monocolored' },
  }) as Syntax<Predicate>,
)

type AnyOf = Extract<Predicate, { is: 'anyOf' }>
const isAnyOf = (value: unknown): value is AnyOf =>
  typeof value === 'object' && value !== null && (value as Predicate).is === 'anyOf'

/** From one quality, or from any of several. */
const qualities: Syntax<Predicate> = either(
  quality,
  mapped(repeat(quality, { separator: 'and from', min: 2, max: 3 }), {
    to: (of): AnyOf => ({ is: 'anyOf', of }),
    is: isAnyOf,
    from: ({ of }) => of,
  }),
)

export const protection = formed<'protection'>(part({ name: 'protection' })`protection from ${{ from: qualities }}`)
