/** Searching a library (701.15 of 2011): what is found goes somewhere, then the library is shuffled. */
import {
  BASIC_LAND_MANA,
  type CardFate,
  type CardsFrom,
  type Count,
  type Filter,
  type Placement,
  type Players,
  type SortCards,
} from '../../language/index.ts'
import {
  mapped,
  part,
  prefer,
  quiet,
  repeat,
  type Syntax,
  sameValue,
  series,
  shaped,
  singular,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { count, definite, filter, isFilter, joinedFilter, partedFilter, withPredicate } from '../nouns/index.ts'
import { type Doing, tell, YOU } from './clause.ts'
import { at } from './destinations.ts'
import { EVERY, exactly, exiledAs, going, isFates, orWhereX, place, TOP, theirs } from './places.ts'
import { joint, theOrThat, those } from './rest.ts'

export interface Wanted {
  readonly count: Count
  readonly filter: Filter
  readonly distinct?: true
  readonly fits?: true
}

/** "An instant card or a card with flash": each described by itself. */
const eitherKind: Syntax<Filter> = mapped(part()`a ${{ first: filter('one') }} or a ${{ second: filter('one') }}`, {
  to: ({ first, second }) => (areApart(first, second) ? joinedFilter([first, second]) : undefined),
  is: isFilter,
  from: (both) => {
    const [first, second, more] = partedFilter(both) ?? []
    return first && second && more === undefined && areApart(first, second) ? { first, second } : undefined
  },
})
/** What follows the noun is said of it alone. */
function isOwn({ noun, is }: Filter): boolean {
  return noun === 'card' && is.some((one) => one.is === 'keyword' || one.is === 'compare')
}
/** Of several qualities before the noun, which are said of the first alone: "a basic land card or a Desert card". */
const areApart = (first: Filter, second: Filter): boolean => first.is.length > 1 || isOwn(second)
/** "A basic land card", "up to two Forest cards", "all cards with the same name as that card". */
const APART = 'of what is searched for, the names differ by a rule of searching of its own'
export const wanted: Syntax<Wanted> = prefer(
  APART,
  part({ distinct: true } as const)`${{ count }} ${{ filter: filter('many') }} with different names` as Syntax<Wanted>,
  part({ count: exactly(1) })`a ${{ filter: filter('one') }}`,
  part()`${{ count }} ${{ filter: filter('many') }}`,
  part({ count: exactly(1) })`${{ filter: eitherKind }}`,
  part({ count: EVERY })`all ${{ filter: filter('many') }}`,
)
const BASICS = Object.keys(BASIC_LAND_MANA)
const isEach = (all: readonly Wanted[], of: Filter): boolean =>
  sameValue(
    all,
    BASICS.map((subtype) => ({ count: exactly(1), filter: withPredicate(of, { is: 'subtype', subtype }) })),
  )
const withoutSubtype = ({ noun, is }: Filter): Filter => ({ noun, is: is.filter((one) => one.is !== 'subtype') })
/** "A land card of each basic land type". */
const ofEachType: Syntax<readonly Wanted[]> = mapped(
  part()`a ${{ of: filter('one') }} of each basic land type` as Syntax<{ readonly of: Filter }>,
  {
    to: ({ of }): readonly Wanted[] =>
      BASICS.map((subtype) => ({ count: exactly(1), filter: withPredicate(of, { is: 'subtype', subtype }) })),
    is: (value): value is readonly Wanted[] => Array.isArray(value) && value.length === BASICS.length,
    from: (all) => {
      const of = all[0] && withoutSubtype(all[0].filter)
      return of !== undefined && isEach(all, of) ? { of } : undefined
    },
  },
)
/** "Up to X cards, where X is the number of Swamps you control": one amount for all of it. */
const several: Syntax<readonly Wanted[]> = wordings(
  ofEachType,
  series(wanted, 'and/or', { min: 2, max: 3 }),
  orWhereX(series(wanted, 'and', { max: 5 }), (value): value is readonly Wanted[] => Array.isArray(value)),
)

interface Found {
  readonly wanted: readonly Wanted[]
  readonly reveal: boolean
  readonly place: Placement
}

/** "An Aura card that could enchant that creature, put it onto the battlefield attached to that creature". */
const foundFitting: Syntax<Found> = shaped(
  part()`a ${{ filter: quiet(filter('one')) }} that could enchant ${{ host: quiet(definite) }}, put|puts ${those} onto the battlefield
    attached to ${{ host: quiet(definite) }}`,
  ({ filter: of, host }) => ({
    wanted: [{ count: exactly(1), filter: of, fits: true }],
    reveal: false,
    place: { to: { ...at('battlefield'), attachedTo: host }, order: 'any' },
  }),
)

/** All that is found has one fate. */
function fatesOf(found: Syntax<Found>): Syntax<readonly CardFate[]> {
  return quiet(
    mapped(found, {
      to: ({ wanted: all, reveal, place: to }) => all.map((one) => ({ ...one, by: null, reveal, place: to })),
      is: isFates,
      from: ([first, ...more]) =>
        first?.by === null &&
        first.place !== null &&
        more.every((one) => one.reveal === first.reveal && sameValue(one.place, first.place))
          ? {
              wanted: [first, ...more].map(({ by: _, reveal: __, place: ___, ...one }) => one),
              reveal: first.reveal,
              place: first.place,
            }
          : undefined,
    }),
  )
}

const unseen = part({ reveal: false })
const quietly = quiet(several)
const revealing = part({
  reveal: true,
})`${joint} reveal|reveals ${those}`
/** "A card", "a card, reveal it": what is found, where something is done with it next. */
const shownOrNot: Syntax<Omit<Found, 'place'>> = part()`${{ wanted: quietly }} ${
  wordings(revealing, unseen``) as Syntax<{ readonly reveal: boolean }>
}`
/** "... a card, reveal it, put it into your hand". */
export const found = fatesOf(
  wordings(
    quiet(foundFitting),
    part()`${shownOrNot} ${joint} put|puts ${those} ${{ place }}`,
    part()`${shownOrNot} ${joint} exile|exiles ${those} ${{ place: exiledAs }}`,
  ) as Syntax<Found>,
)

/** Whose library it is: their own, or another player's. */
const own = part({ of: null })`[your / their / his or her]`
const elses: Syntax<{ readonly of: Players }> = part()`${{ of: quiet(theirs) }}`
const besides = repeat(table('a zone', { hand: 'hand', graveyard: 'graveyard' } as const), { max: 2 })
const library = part({ from: 'library' } as const)
/** What is searched besides the library, or together with it. */
const zones: Syntax<CardsFrom> = wordings(
  library`library`,
  library`[${{ also: besides }} [and / , and] library / library and ${{ also: besides }}]`,
)
/** The library need not be among those that are searched. */
const someZones: Syntax<CardsFrom> = part({ from: 'library', andOr: true } as const)`[${{ also: besides }}
  [and/or / , and/or] library / library and/or ${{ also: besides }}]`

const thatPlayer = part()`${theOrThat} player`
export const shuffles = part()`shuffle|shuffles [/ your library / their library / his or her library]`
const setAside = part()`${shownOrNot} ${joint} ${shuffles} [and / , then] put|puts ${those} ${wordings(
  part({ place: TOP })`on top [/ in any order / of it]`,
  part({ place: going('library', { position: 'third' }) })`third from the top`,
)}`

const searching = { shown: 'looked', rest: null, shuffle: true } as const
const mine = part({ kind: 'sortCards', ...searching })
/** "Search your library for a basic land card, reveal it, put it into your hand, then shuffle." */
export const search = wordings(
  mine`search|searches ${own} ${{ cards: zones }} for ${{ fates: found }} ${joint} ${shuffles}`,
  mine`search|searches ${own} ${{ cards: zones }} for ${{ fates: found }} ${joint} ${singular(
    words('each player who searched their library this way'),
  )} ${shuffles}`,
  mine`search|searches ${own} ${{ cards: someZones }} for ${{ fates: found }}.
    If [you|they / that player] [search|searches / searched] [your / their] library this way, shuffle|shuffles`,
  mine`search|searches ${own} ${{ cards: zones }} for ${{ fates: fatesOf(setAside as Syntax<Found>) }}`,
  // "Search your library and graveyard for five cards and exile the rest. Put the chosen cards on top of your library."
  part({ kind: 'sortCards', shown: 'looked', rest: going('exile'), shuffle: false })`search|searches ${own} ${{
    cards: zones,
  }} for ${{ fates: fatesOf(part({ place: TOP, reveal: false })`${{ wanted: quietly }}`) }}
    and exile|exiles the rest. Put the chosen cards on top of your library in any order`,
)

/** "Each other player searches their library for a card": who has searched shuffles later. */
export const [searchesFirst] = tell(
  part({ kind: 'sortCards', shown: 'looked', rest: null, shuffle: false })`search|searches ${own} ${{
    cards: zones,
  }} for ${{ fates: found }}` as Syntax<Doing<SortCards>>,
)

/** "Then that player shuffles", of a library that another player has searched. */
export const theirShuffle = part()`${joint} ${singular(thatPlayer)} [/ then] ${shuffles}`
/** "That many cards. That player puts those cards into their hand": they go where their owner puts them. */
const foundForThem = fatesOf(part()`${shownOrNot}. ${singular(thatPlayer)} put|puts ${those} ${{ place }}`)
const elsewhere = part({ kind: 'sortCards', ...searching, who: YOU })
/** "Search target opponent's library for a creature card and put that card onto the battlefield under your control." */
export const theirSearch = wordings(
  elsewhere`search ${elses} ${{ cards: zones }} for ${{ fates: found }} ${theirShuffle}`,
  elsewhere`search ${elses} ${{ cards: zones }} for ${{ fates: foundForThem }} ${joint} ${singular(words(''))} ${shuffles}`,
) as Syntax<SortCards>
