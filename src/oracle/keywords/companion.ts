/** Companions: what they ask of the starting deck (today:702.139). */
import type { DeckDemand, Filter, KeywordOf } from '../../language/index.ts'
import { either, one, part, quiet, type Syntax, shaped, wordings, words } from '../core/index.ts'
import { numberWord } from '../lexicon/index.ts'
import { filter, measured } from '../nouns/index.ts'

const many = quiet(filter('many'))
const single = quiet(filter('one'))

/** "Your starting deck contains only cards with mana value 3 or greater and land cards." */
const only: Syntax<readonly Filter[]> = wordings(
  shaped(many, (filter) => [filter]),
  shaped(part()`${{ first: many }} and ${{ second: many }}`, ({ first, second }) => [first, second]),
)
/** With an activated ability, of mana or not. */
const ACTIVATED: readonly Filter[] = [true, false].map((mana) => ({
  noun: 'card',
  is: [{ is: 'activatedAbility', mana }],
}))

const demand: Syntax<DeckDemand> = either(
  wordings(
    part({ asks: 'each', of: null })`your starting deck contains only ${{ are: only }}`,
    part({ asks: 'each' })`each ${{ of: single }} in your starting deck is a ${{
      are: shaped(one(single), (filter) => [filter]),
    }}`,
    part({ asks: 'each' })`each ${{ of: single }} in your starting deck has ${{
      are: shaped(measured, (one) => [{ noun: 'card', is: [one] }]),
    }}`,
    part({ asks: 'each', are: ACTIVATED })`each ${{ of: single }} in your starting deck has an activated ability`,
  ),
  part({ asks: 'sharedType' })`each ${{ of: single }} in your starting deck shares a card type`,
  words('no card in your starting deck has more than one of the same mana symbol in its mana cost', {
    asks: 'symbols',
  } as const),
  part({ asks: 'names' })`each ${{ of: single }} in your starting deck has a different name`,
  part({ asks: 'size' })`your starting deck contains at least ${{
    more: numberWord,
  }} cards more than the minimum deck size`,
) as Syntax<DeckDemand>

/** "Companion — Each creature card in your starting deck is a Cat card." */
export const companion: Syntax<KeywordOf<'companion'>> = part({ name: 'companion' })`companion — ${{ deck: demand }}.`
