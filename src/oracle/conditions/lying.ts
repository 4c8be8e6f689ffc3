/** Where a card lies among those of its graveyard (404.2): "with a creature card directly above it". */
import type { Condition, Filter } from '../../language/index.ts'
import { many, part, type Syntax, shaped, wordings } from '../core/index.ts'
import { severalOrMore } from '../lexicon/index.ts'
import { filter, indefinite, possessive, qualitiesOf, definite as thing } from '../nouns/index.ts'

/** "In your graveyard with three or more creature cards above it". */
export const inGraveyardBeneath: Syntax<Filter['is']> = wordings(
  shaped(
    part()`in ${{ of: possessive }} graveyard with ${{ filter: indefinite }} directly above it`,
    ({ of, filter: above }): Filter['is'] => [
      { is: 'in', of, zone: 'graveyard' },
      { is: 'beneath', filter: above },
    ],
  ),
  shaped(
    part()`in ${{ of: possessive }} graveyard with ${severalOrMore} ${{ filter: many(filter('many')) }} above it`,
    ({ of, filter: above, least }): Filter['is'] => [
      { is: 'in', of, zone: 'graveyard' },
      { is: 'beneath', filter: above, least },
    ],
  ),
)

/** "Three or more creature cards are above ~". */
export const areAbove: Syntax<Condition> = shaped(
  part()`${severalOrMore} ${{ filter: many(filter('many')) }} are above ${{ thing }}`,
  ({ filter: above, least, thing: lying }) => ({
    kind: 'is',
    thing: lying,
    is: [{ is: 'beneath', filter: above, least }],
  }),
)

/** "~ is the only creature card in your graveyard": it is there, and there is no other. */
export const onlyCard: Syntax<Condition> = shaped(
  part()`${{ thing }} is the only ${{ is: qualitiesOf(filter('one'), 'card') }}`,
  ({ thing, is }) => ({
    kind: 'and',
    of: [
      { kind: 'is', thing, is },
      { kind: 'compare', a: { kind: 'count', filter: { noun: 'card', is } }, op: '=', b: 1 },
    ],
  }),
  { when: ({ is }) => is.some((one) => one.is === 'in') },
)
