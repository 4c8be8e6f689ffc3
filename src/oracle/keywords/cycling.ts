import { type Cost, type KeywordOf, type Predicate, SUBTYPES } from '../../language/index.ts'
import { one, part, phrase, print, type Syntax, table, wordings } from '../core/index.ts'
import { filter } from '../nouns/index.ts'
import { cost, written } from './grammar.ts'

const LAND: Predicate = { is: 'type', type: 'land' }
const BASIC: Predicate = { is: 'supertype', supertype: 'basic' }

/**
 * 2004:502.18c: one word for each land type; creature types and "basic landcycling" are of the later book
 * (2011:702.27e).
 */
const finds: Syntax<readonly Predicate[]> = table('a kind of typecycling', {
  ...Object.fromEntries(
    [...SUBTYPES.land, ...SUBTYPES.creature].map((name) => [
      `${name.toLowerCase()}cycling`,
      [{ is: 'subtype', subtype: name } as Predicate],
    ]),
  ),
  'basic landcycling': [BASIC, LAND],
  landcycling: [LAND],
})

const search = phrase`Search your library for a ${one(filter('one'))}, reveal it, put it into your hand, then shuffle.`

function does({ finds: is }: KeywordOf<'cycling'>): string {
  return is === undefined ? 'Draw a card.' : (print(search, { noun: 'card', is }) ?? '')
}

const paying = (paid: Cost): string => `${written(paid)}, Discard ~`

export const cycling: Syntax<KeywordOf<'cycling'>> = wordings(
  part({ name: 'cycling' })`cycling ${{ cost }}`,
  part({ name: 'cycling' })`${{ finds }} ${{ cost }}`,
)

/** 2004:502.18a, 2004:502.18c. */
export function cyclingText(keyword: KeywordOf<'cycling'>): readonly string[] {
  return [`${paying(keyword.cost)}: ${does(keyword)}`]
}
