/** Looking into a library: scry, the best of the top few, what is found on the way to a card. */
import type { CardFate, CardsFrom, Filter, Placement, SortCards } from '../../language/index.ts'
import { mapped, part, phrase, repeat, rule, type Syntax, wordings, words } from '../core/index.ts'
import { counted, filter, measure, written } from '../nouns/index.ts'
import { ANY_CARD, ANY_NUMBER, BOTTOM, EVERY, fate, place, restGoes, TOP, theirs } from './places.ts'

const YOU = { kind: 'you' } as const
const looked = { of: null, shown: 'looked', shuffle: false } as const
const revealed = { of: null, shown: 'revealed', shuffle: false } as const

const BELOW: CardFate = { count: ANY_NUMBER, filter: ANY_CARD, by: null, reveal: false, place: BOTTOM }
/** 502.36. */
export const scry = part({ kind: 'sortCards', ...looked, fates: [BELOW], rest: TOP })`scry|scries ${{
  cards: part({ from: 'top' })`${{ n: written }}`,
}}`

const topFew: Syntax<CardsFrom> = wordings(
  part({ from: 'top' })`the top ${{ n: counted }} cards`,
  words('the top card', { from: 'top', n: 1 } as const),
) as Syntax<CardsFrom>

/** "The top X cards of your library, where X is ...": described where it stands. */
const topOfYours: Syntax<CardsFrom> = wordings(
  phrase`${topFew} of your library`,
  part({ from: 'top' })`the top X cards of your library, where X is ${{ n: measure }}` as Syntax<CardsFrom>,
)

const mine = rule('sortCards', { who: YOU, ...looked })
/** "Put one of them into your hand, one on the bottom of your library, and the rest into your graveyard." */
const sorted = wordings(
  part()`Put ${{ fates: repeat(fate, { max: 1 }) }} and ${{ rest: restGoes }}`,
  part()`Put ${{ fates: repeat(fate, { separator: ',', min: 2, max: 3 }) }}, and ${{ rest: restGoes }}`,
  part()`Put ${{ fates: repeat(fate, { max: 1 }) }}. Put ${{ rest: restGoes }}`,
)

const offered: Syntax<CardFate> = part({
  count: { min: 0, max: 1 },
  by: null,
  reveal: true,
})`You may reveal a ${{ filter: filter('one') }} from among them and put it ${{ place }}`

/** "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom ..." */
export const dig: Syntax<SortCards> = wordings(
  mine`look at ${{ cards: topOfYours }}. ${sorted}`,
  mine`look at ${{ cards: topOfYours }}. ${{ fates: repeat(offered, { max: 1 }) }}. Put ${{ rest: restGoes }}`,
  rule('sortCards', {
    who: YOU,
    ...looked,
    fates: [],
    rest: TOP,
  })`look at ${{ cards: topOfYours }}[, then put them back in any order / . Put them back in any order / . Then put them back in any order]`,
) as Syntax<SortCards>

const others = { who: YOU, shown: 'looked', fates: [], shuffle: false } as const
/** "Look at the top three cards of target player's library, then put them back in any order." */
export const look: Syntax<SortCards> = wordings(
  rule('sortCards', { ...others, rest: TOP })`look at ${{ cards: topFew }} of ${{
    of: theirs,
  }} library, then put them back in any order`,
  rule('sortCards', { ...others, rest: null })`look at ${{ cards: topFew }} of ${{ of: theirs }} library`,
  rule('sortCards', { ...others, rest: null, of: null })`look at ${{ cards: topFew }} of your library`,
) as Syntax<SortCards>

const everyOne = { count: EVERY, by: null, reveal: false } as const
/** "All land cards revealed this way into your hand". */
const every: Syntax<CardFate> = part(everyOne)`all ${{ filter: filter('many') }} revealed this way ${{ place }}`

/** "Reveal the top four cards of your library. Put all creature cards revealed this way into your hand and the rest ..." */
export const revealTop: Syntax<SortCards> = wordings(
  rule('sortCards', { who: YOU, ...revealed })`reveal ${{ cards: topFew }} of your library. Put ${{
    fates: repeat(every, { max: 1 }),
  }} and ${{ rest: restGoes }}`,
  rule('sortCards', { who: YOU, ...revealed })`reveal ${{ cards: topFew }} of your library. ${sorted}`,
) as Syntax<SortCards>

interface Until {
  readonly filter: Filter
  readonly place: Placement
  readonly rest: Placement
}
const isSorting = (value: unknown): value is SortCards =>
  typeof value === 'object' && value !== null && (value as SortCards).kind === 'sortCards'

/** "Reveal cards from the top of your library until you reveal a land card. Put that card into your hand and the rest ..." */
export const revealUntil: Syntax<SortCards> = mapped(
  part()`reveal cards from the top of your library until you reveal a ${{
    filter: filter('one'),
  }}. Put [that card / it] ${{ place }} and ${{ rest: restGoes }}`,
  {
    to: ({ filter: wanted, place: to, rest }: Until): SortCards => ({
      kind: 'sortCards',
      who: YOU,
      cards: { from: 'until', filter: wanted },
      ...revealed,
      fates: [{ ...everyOne, filter: wanted, place: to }],
      rest,
    }),
    is: isSorting,
    from: ({ cards, fates: [found], rest }): Until | undefined =>
      cards.from === 'until' && found !== undefined && rest !== null
        ? { filter: cards.filter, place: found.place, rest }
        : undefined,
  },
)
