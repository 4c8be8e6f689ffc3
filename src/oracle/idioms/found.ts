/** What is searched for, and something else that is done with it before the library is shuffled. */
import type { CardFate, Effect, Filter, SortCards, Thing } from '../../language/index.ts'
import {
  found,
  joint,
  left,
  pilePlace,
  place,
  revealsOnly,
  SAME_PLAYER,
  shuffles,
  theirShuffle,
  theirs,
  those,
  wanted,
  YOU,
} from '../clauses/index.ts'
import { condition } from '../conditions/index.ts'
import { part, quiet, repeat, rule, type Syntax, shaped, wordings, words } from '../core/index.ts'
import { severalWord } from '../lexicon/index.ts'
import { definite, filter, player } from '../nouns/index.ts'
import { eachOne } from './eachAfterwards.ts'

type Effects = readonly Effect[]
type Fates = readonly CardFate[]

const SHOWN: Filter = { noun: 'card', is: [{ is: 'thisWay', done: 'revealed' }] }
/** Those of them that nothing has been done with. */
const LEFT: Thing = {
  kind: 'all',
  filter: { noun: 'card', is: [...SHOWN.is, { is: 'in', zone: 'library', of: YOU }] },
}

/** Found, and nothing more: it stays where it is until something is done with it. */
const unplaced: Syntax<Fates> = shaped(part()`${{ one: quiet(wanted) }}`, ({ one }) => [
  { ...one, by: null, reveal: false, place: null },
])
const shown: Syntax<Fates> = shaped(part()`${{ one: quiet(wanted) }} ${joint} reveal ${those}`, ({ one }) => [
  { ...one, by: null, reveal: true, place: null },
])
const searching = part({
  kind: 'sortCards',
  who: YOU,
  cards: { from: 'library' },
  shown: 'looked',
  rest: null,
  shuffle: false,
})
const fates = wordings(found, shown, unplaced)
const search: Syntax<SortCards> = wordings(
  searching`search ${wordings(part({ of: null })`your`, part()`${{ of: quiet(theirs) }}`)} library for ${{ fates }}`,
  revealsOnly,
)

/**
 * "Target opponent chooses two of those cards. Put the chosen cards into your hand and the rest into your graveyard."
 */
const parted: Syntax<Effects> = shaped(
  wordings(
    part()`${{ who: player }} chooses ${{ n: wordings(severalWord, words('one', 1)) }} [of those cards / of them /].
      Put ${those} ${{ to: pilePlace }} and ${left} ${{ rest: pilePlace }}`,
    part({ who: YOU, n: 1 })`put one ${{ to: pilePlace }} and ${left} ${{ rest: pilePlace }}`,
  ),
  ({ who, n, to, rest }) => [
    { kind: 'move', what: { kind: 'choose', filter: SHOWN, count: { min: n, max: n }, by: who }, to },
    { kind: 'move', what: LEFT, to: rest },
  ],
)
const castThat = rule('castFree', { who: YOU, must: true } as const)`cast ${{
  what: quiet(definite),
}} without paying its mana cost`

/**
 * What is only found is cast, and what is only shown isn't simply put somewhere: that would be found, shown and put
 * there.
 */
const mayFollow = ({ kind, cards, fates: all }: SortCards, [done, more]: Effects): boolean => {
  if (kind !== 'sortCards') return false
  if (done?.kind === 'castFree') return true
  if (cards.from !== 'library' || isWhole(done)) return false
  return all.every(({ place: to, reveal }) => to !== null || (reveal && (done?.kind !== 'move' || more !== undefined)))
}
const isWhole = (done: Effect | undefined): boolean => done?.kind === 'shuffle' || done?.kind === 'sortCards'
const isYours = ({ of, who }: SortCards): boolean => of === null && who.kind === 'you'

const yours = rule('shuffle', { who: YOU })`${joint} ${shuffles}`
const shared = rule('shuffle', { who: SAME_PLAYER })`${theirShuffle}`
/** "Search your library for a card, put that card into your hand, discard a card at random, then shuffle." */
const searchedThen = (plain: Syntax<Effect>): Syntax<Effects> => {
  const done: Syntax<Effects> = wordings(repeat(plain, { max: 1 }), parted, repeat(castThat, { max: 1 }))
  const said = part()`${{ search }} ${joint} ${{ done: quiet(done) }}`
  return wordings(
    shaped(part()`${said} ${{ last: yours }}`, (all) => [all.search, ...all.done, all.last], {
      when: (all) => mayFollow(all.search, all.done) && isYours(all.search),
    }),
    shaped(part()`${said} ${{ last: shared }}`, (all) => [all.search, ...all.done, all.last], {
      when: (all) => mayFollow(all.search, all.done) && !isYours(all.search),
    }),
  )
}

const upTo = (max: number) => ({ count: { min: 1, max }, by: null, reveal: true }) as const
const looked = { kind: 'sortCards', who: YOU, cards: { from: 'library' }, of: null, shown: 'looked' } as const
/**
 * "Search your library for a Plains card. If ..., you may search your library for an additional Plains card. Reveal
 * those cards ..."
 */
const searchedForMore: Syntax<Effects> = shaped(
  part()`search your library for a ${{ of: filter('one') }}. If ${{ condition }}, you may search your library for an additional
    ${{ of: filter('one') }}. Reveal those cards, put them ${{ to: place }}, then shuffle`,
  ({ of, condition: asked, to }) => [
    {
      kind: 'if',
      condition: asked,
      then: [{ ...looked, fates: [{ ...upTo(2), filter: of, place: to }], rest: null, shuffle: true }],
      otherwise: [{ ...looked, fates: [{ ...upTo(1), filter: of, place: to }], rest: null, shuffle: true }],
    },
  ],
)

/** A search with something else between what is found and the shuffling. */
export const searchedAndParted = (plain: Syntax<Effect>): Syntax<Effects> =>
  wordings(searchedThen(plain), searchedForMore)

const LOOKED = { ...looked, rest: null, shuffle: true } as const
const foundThere = part()`${{ one: quiet(wanted) }}. Put those cards ${{ to: place }}`
const togetherThere = (one: Omit<CardFate, 'by' | 'reveal' | 'place'>, to: CardFate['place']): SortCards => ({
  ...LOOKED,
  fates: [{ ...one, by: null, reveal: false, place: to }],
})
/** "For each creature you control, ...": "those cards" are all that was found, which goes there at once. */
export const foundForEach: Syntax<Effect> = wordings(
  shaped(
    part()`for each ${{ each: eachOne }}, you may search your library for ${foundThere}, then shuffle`,
    ({ each, one, to }) => ({
      kind: 'forEach',
      each,
      effects: [{ kind: 'may', who: YOU, effects: [togetherThere(one, to)] }],
      together: true,
    }),
  ),
  shaped(
    part()`for each ${{ each: eachOne }}, search ${{ of: quiet(theirs) }} library for ${foundThere} ${theirShuffle}`,
    ({ each, of, one, to }) => ({
      kind: 'forEach',
      each,
      effects: [{ ...togetherThere(one, to), of }],
      together: true,
    }),
  ),
)
