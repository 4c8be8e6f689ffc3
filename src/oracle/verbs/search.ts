/** Searching a library (701.15 of 2011): what is found goes somewhere, then the library is shuffled. */
import {
  BASIC_LAND_MANA,
  type CardFate,
  type Count,
  type Filter,
  type Placement,
  type SortCards,
  type Thing,
} from '../../language/index.ts'
import { mapped, part, quiet, rule, type Syntax, sameValue, series, wordings, words } from '../core/index.ts'
import {
  count,
  definite,
  filter,
  isFilter,
  joinedFilter,
  measure,
  partedFilter,
  withPredicate,
} from '../nouns/index.ts'
import { YOU } from './clause.ts'
import { EVERY, exactly, going, isFates, ofX, place, TOP, theirs, withX } from './places.ts'

const them = wordings(
  words('it'),
  words('that card'),
  words('them'),
  words('those cards'),
  words('the card'),
  words('the cards'),
  words('the chosen cards'),
)

export interface Wanted {
  readonly count: Count
  readonly filter: Filter
  readonly distinct?: true
  readonly fits?: true
}

/** "An instant card or a card with flash": each described by itself. */
const eitherKind: Syntax<Filter> = mapped(part()`a ${{ first: filter('one') }} or a ${{ second: filter('one') }}`, {
  to: ({ first, second }) => (isOwn(second) ? joinedFilter([first, second]) : undefined),
  is: isFilter,
  from: (both) => {
    const [first, second, more] = partedFilter(both) ?? []
    return first && second && more === undefined && isOwn(second) ? { first, second } : undefined
  },
})
/** What follows the noun is said of it alone. */
function isOwn({ noun, is }: Filter): boolean {
  return noun === 'card' && is.some((one) => one.is === 'keyword' || one.is === 'compare')
}
/** "A basic land card", "up to two Forest cards", "all cards with the same name as that card". */
export const wanted: Syntax<Wanted> = wordings(
  part({ count: exactly(1) })`a ${{ filter: filter('one') }}`,
  part()`${{ count }} ${{ filter: filter('many') }}`,
  part({ count: exactly(1) })`${{ filter: eitherKind }}`,
  part({ count: EVERY })`all ${{ filter: filter('many') }}`,
  part({ distinct: true } as const)`${{ count }} ${{ filter: filter('many') }} with different names`,
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
/** "Up to X cards, where X is the number of Swamps you control,": one amount for all of it. */
const several: Syntax<readonly Wanted[]> = wordings(
  ofEachType,
  series(wanted, 'and', { max: 5 }),
  mapped(part()`${{ said: series(wanted, 'and', { max: 1 }) }}, where X is ${{ x: measure }},`, {
    to: ({ said, x }) => withX(said, x),
    is: (value): value is readonly Wanted[] => Array.isArray(value),
    from: (meant) => ofX(meant),
  }),
)

interface Found {
  readonly wanted: readonly Wanted[]
  readonly reveal: boolean
  readonly place: Placement
}

interface FoundFitting {
  readonly filter: Filter
  readonly host: Thing
  readonly again: Thing
}
/** "An Aura card that could enchant that creature, put it onto the battlefield attached to that creature". */
const foundFitting: Syntax<Found> = mapped(
  part()`a ${{ filter: filter('one') }} that could enchant ${{ host: definite }}, put ${them} onto the battlefield attached to
    ${{ again: definite }}` as Syntax<FoundFitting>,
  {
    to: ({ filter: of, host, again }): Found | undefined =>
      sameValue(host, again)
        ? { wanted: [{ count: exactly(1), filter: of, fits: true }], reveal: false, place: onto(host) }
        : undefined,
    is: (value): value is Found => typeof value === 'object' && value !== null && 'wanted' in value,
    from: ({ wanted: [one, more], reveal, place: { to } }): FoundFitting | undefined => {
      if (one?.fits !== true || more || reveal || to === 'discard' || to.attachedTo === undefined) return undefined
      return { filter: one.filter, host: to.attachedTo, again: to.attachedTo }
    },
  },
)
const onto = (host: Thing): Placement => going('battlefield', { attachedTo: host })

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

const seen = part({ reveal: true })
const unseen = part({ reveal: false })
const quietly = quiet(several)
/** "... a card, reveal it, put it into your hand". */
export const found = fatesOf(
  wordings(
    quiet(foundFitting),
    seen`${{ wanted: quietly }}
      [, reveal|reveals ${them}, / . Reveal ${them}, / and reveal ${them}. / , reveal|reveals ${them} and / , reveal|reveals ${them}, and]
      put|puts ${them} ${{ place }}`,
    unseen`${{ wanted: quietly }}
      [, put|puts ${them} / and put|puts ${them} / . Put ${them} / put|puts ${them}] ${{ place }}`,
    part({ reveal: false, place: going('exile') })`${{ wanted: quietly }} [and / , / ] exile|exiles ${them}`,
    part({ reveal: false, place: going('exile', { faceDown: true }) })`${{ wanted: quietly }} [and / , / ]
      exile|exiles ${them} face down`,
  ) as Syntax<Found>,
)
const toTop = part({ place: TOP })
const THIRD = going('library', { position: 'third' })
const hiddenThird = fatesOf(
  part({ place: THIRD })`${{ wanted: quietly }} ${{ reveal: words('', false) }}` as Syntax<Found>,
)
const shown = fatesOf(toTop`${{ wanted: quietly }} ${{ reveal: words('', true) }}` as Syntax<Found>)
const hidden = fatesOf(toTop`${{ wanted: quietly }} ${{ reveal: words('', false) }}` as Syntax<Found>)

const searching = { cards: { from: 'library' }, shown: 'looked', rest: null, shuffle: true } as const
const own = part({ kind: 'sortCards', ...searching, of: null })
const library = wordings(words('your library'), words('their library'), words('his or her library'))
const onTop = wordings(words('on top'), words('on top in any order'), words('on top of it'))

const anywhere = (also: readonly ('hand' | 'graveyard')[]) =>
  part({ kind: 'sortCards', ...searching, of: null, cards: { from: 'library', also, andOr: true } })
const ifSearched = words('. If you search your library this way, shuffle')
/** "Search your graveyard, hand, and/or library for a card named ...": the library need not be searched. */
const searchAnywhere = wordings(
  anywhere(['graveyard', 'hand'])`search your graveyard, hand, and/or library for ${{ fates: found }} ${ifSearched}`,
  anywhere(['graveyard'])`search your graveyard and/or library for ${{ fates: found }} ${ifSearched}`,
  anywhere(['graveyard'])`search your library and/or graveyard for ${{ fates: found }} ${ifSearched}`,
)

const TO_TOP = part({ place: TOP, reveal: false })
/** "Search your library and graveyard for five cards and exile the rest. Put the chosen cards on top of your library." */
const keepThese = part({
  kind: 'sortCards',
  cards: { from: 'library', also: ['graveyard'] },
  shown: 'looked',
  of: null,
  rest: going('exile'),
  shuffle: false,
})`search your library and graveyard for ${{
  fates: fatesOf(TO_TOP`${{ wanted: quietly }}` as Syntax<Found>),
}} and exile the rest. Put the chosen cards on top of your library in any order`

/** "Search your library for a basic land card, reveal it, put it into your hand, then shuffle." */
export const search = wordings(
  searchAnywhere,
  keepThese,
  own`search|searches ${library} for ${{ fates: found }}
    [, then shuffle|shuffles / , then shuffle|shuffles ${library} / . Then shuffle|shuffles ${library} / . Then shuffle|shuffles / and shuffle|shuffles ${library}]`,
  own`search|searches ${library} for ${{ fates: found }}. Then each player who searched their library this way shuffles`,
  own`search|searches ${library} for ${{ fates: shown }}
    [, reveal|reveals ${them}, then shuffle|shuffles and put|puts ${them} ${onTop} / and reveal|reveals ${them}. Shuffle|shuffles ${library}, then put|puts ${them} ${onTop}]`,
  own`search|searches ${library} for ${{ fates: hidden }}, then shuffle|shuffles and put|puts ${them} ${onTop}`,
  own`search|searches ${library} for ${{ fates: hiddenThird }}, then shuffle|shuffles and put|puts ${them} third from the top`,
)

export const theirShuffle = wordings(
  words('. Then that player shuffles'),
  words('. Then that player shuffles their library'),
  words(', then that player shuffles'),
  words('. That player shuffles'),
  words('. That player then shuffles their library'),
  words('. That player then shuffles'),
  words('. Then the player shuffles'),
)
const everywhere = { ...searching, cards: { from: 'library', also: ['graveyard', 'hand'] } } as const

/** "That many cards. That player puts those cards into their hand": they go where their owner puts them. */
const foundForThem = fatesOf(
  unseen`${{ wanted: quietly }}. [The player / That player] puts ${them} ${{ place }}` as Syntax<Found>,
)
/** "Search target opponent's library for a creature card and put that card onto the battlefield under your control." */
export const theirSearch = wordings(
  rule('sortCards', { ...searching, who: YOU })`search ${{ of: quiet(theirs) }} library for ${{
    fates: found,
  }} ${theirShuffle}`,
  rule('sortCards', { ...searching, who: YOU })`search ${{ of: quiet(theirs) }} library for ${{
    fates: foundForThem,
  }}, then shuffles`,
  rule('sortCards', { ...everywhere, who: YOU })`search ${{ of: quiet(theirs) }} graveyard, hand, and library for ${{
    fates: found,
  }} ${theirShuffle}`,
) as Syntax<unknown> as Syntax<SortCards>
