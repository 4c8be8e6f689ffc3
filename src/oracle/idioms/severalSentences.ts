/** Effects that take several sentences, of which the last speaks of what the first has shown. */
import type { Ability, Destination, Effect, Placement, SortCards, Thing } from '../../language/index.ts'
import {
  choosesOnly,
  type Effects,
  EVERY,
  exiledUntil,
  isEffects,
  lookTaking,
  move,
  ordersTo,
  place,
  restGoes,
  revealTaking,
  SAME_PLAYER,
  searchesFirst,
  theirSearch,
  then_,
} from '../clauses/index.ts'
import {
  apart,
  mapped,
  narrowed,
  part,
  type Syntax,
  sameValue,
  shaped,
  singular,
  wordings,
  words,
} from '../core/index.ts'
import { counted, filter, oneOfThem, player } from '../nouns/index.ts'
import { fromAmong } from './fromAmong.ts'

/**
 * "... You choose a nonland card from it. Search that player's library for all cards with the same name as that card."
 */
export const choosesAndSearches: Syntax<Effects> = shaped(
  part()`${{ chosen: choosesOnly }}. ${{ search: theirSearch }}`,
  ({ chosen, search }) => [chosen, search],
)

/** "... You choose a nonland card from it. Exile that card until ~ leaves the battlefield." */
export const choosesAndExiles: Syntax<Effects> = shaped(
  part()`${{ chosen: choosesOnly }}. ${{ gone: exiledUntil }}`,
  ({ chosen, gone }) => [chosen, gone],
)

const YOU = { kind: 'you' } as const
type Move = Extract<Effect, { kind: 'move' }>
const isExile = (effect: Effect): effect is Move => effect.kind === 'move' && effect.to.zone === 'exile'
/** "Exile the top two cards of your library, then choose one of them": what follows is about that one. */
export const exilesAndChooses: Syntax<Effects> = shaped(
  part()`${{ gone: narrowed(move, isExile) }}[, then / .] choose ${{ what: oneOfThem }}`,
  ({ gone, what }) => [gone, { kind: 'chooseObjects', who: YOU, what }],
)

const theyThen = singular(words(', then'))
/** "... That player shuffles, then draws a card for each card exiled from their hand this way." */
export const searchesAndMore = (granted: Syntax<Ability>): Syntax<Effects> =>
  shaped(
    part()`${{ search: theirSearch }}${theyThen} ${{ more: ordersTo(SAME_PLAYER, granted) }}`,
    ({ search, more }) => [search, more],
  )

/** "Each other player searches their library for a card ... Then you search your library ... Each player shuffles." */
export const searchTogether: Syntax<Effects> = shaped(
  part()`${{ first: searchesFirst }}. Then ${{ second: searchesFirst }}. ${{ who: player }} shuffle|shuffles`,
  ({ first, second, who }) => [first, second, { kind: 'shuffle', who }],
)

/** Those of them that nothing has been done with. */
const leftOf = ({ shown }: SortCards): Thing => ({
  kind: 'all',
  filter: {
    noun: 'card',
    is: [
      { is: 'thisWay', done: shown === 'revealed' ? 'revealed' : 'lookedAt' },
      { is: 'in', zone: 'library', of: { kind: 'you' } },
    ],
  },
})
const destination = ({ to, order }: Placement): Destination | undefined =>
  to === 'discard' ? undefined : order === 'random' ? { ...to, position: 'bottomAtRandom' } : to
const placement = (to: Destination): Placement =>
  to.position === 'bottomAtRandom' ? { to: { ...to, position: 'bottom' }, order: 'random' } : { to, order: 'any' }
interface TakenFirst {
  readonly taken: SortCards
  readonly done: Effects
  readonly rest: Placement
}
/**
 * "Reveal the top three cards ... and put one of them into your hand. You gain 2 life. Put the rest into your
 * graveyard." "Look at the top four cards of your library. You may cast a spell from among them. Put the rest ..."
 */
export function takenFirst(effects: Syntax<Effects>): Syntax<Effects> {
  const said = part()`${{ taken: wordings(revealTaking, lookTaking) }}. ${{ done: effects }}. ${then_} put ${{
    rest: restGoes,
  }}`
  return mapped(said, {
    to: ({ taken, done, rest }): Effects | undefined => {
      const to = destination(rest)
      return to && [taken, ...done, { kind: 'move', what: leftOf(taken), to }]
    },
    is: isEffects,
    from: (all): TakenFirst | undefined => {
      const [taken, last] = [all[0], all.at(-1)]
      if (taken?.kind !== 'sortCards' || last?.kind !== 'move' || !sameValue(last.what, leftOf(taken))) return undefined
      return all.length < 3 ? undefined : { taken, done: all.slice(1, -1), rest: placement(last.to) }
    },
  })
}

const IN_GRAVEYARD: Placement = {
  to: { zone: 'graveyard', under: null, tapped: false, position: null },
  order: 'any',
}
/**
 * "... until an artifact card or X cards are revealed, whichever comes first. If an artifact card is revealed this way,
 * put it ..."
 */
const revealedFirst = (plain: Syntax<Effect>): Syntax<Effects> =>
  shaped(
    part()`${{ who: player }} reveals cards from the top of their library until a ${{ wanted: filter('one') }} or ${{
      most: counted,
    }} cards are revealed, whichever comes first. If a ${{ again: filter('one') }} is revealed this way, put it ${{
      to: place,
    }} and ${{ done: apart(plain) }}. Put the rest of the revealed cards into that player's graveyard`,
    ({ who, wanted, most, again, to, done }) => [
      {
        kind: 'sortCards',
        who,
        cards: { from: 'until', filter: wanted, most },
        of: null,
        shown: 'revealed',
        fates: [{ count: EVERY, filter: again, by: null, reveal: false, place: to }],
        rest: IN_GRAVEYARD,
        shuffle: false,
      },
      { kind: 'if', condition: { kind: 'did' }, then: [done], otherwise: [] },
    ],
    { when: ({ wanted, again }) => sameValue(wanted, again) },
  )

/** What takes cards from among those that an effect has just moved or revealed. */
export const afterMoving = (plain: Syntax<Effect>): Syntax<Effects> => wordings(revealedFirst(plain), fromAmong(plain))
