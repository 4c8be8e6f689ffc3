/** What is found on the way down a library: "reveal cards from the top of your library until you reveal a land card". */
import type { Filter, Placement, Quantity, SortCards } from '../../language/index.ts'
import { mapped, part, rule, type Syntax, sameValue, wordings, words } from '../core/index.ts'
import { counted, filter } from '../nouns/index.ts'
import { byOthers, isSorting, reveal } from './look.ts'
import { EVERY, going, place, RESTING, restGoes, someoneElse } from './places.ts'

type Way = Omit<SortCards, 'cards' | 'fates' | 'rest'>
interface Found extends Way {
  readonly filter: Filter
  /** So many of them; absent: one. */
  readonly n?: Quantity
  readonly place: Placement | null
  readonly rest: Placement | null
}
const found = wordings(words('that card'), words('it'))
const restAfter = wordings(
  part()`[and / and put / , then put / . Put] ${{ rest: restGoes }}`,
  part()`[and / . ] ${{ rest: RESTING.yours.exiled }}`,
  part()`[and / , then / . Then] ${{ rest: RESTING.yours.shuffled }}`,
)
const theirRest = wordings(
  part()`[and / and puts] ${{ rest: restGoes }}`,
  part()`and ${{ rest: RESTING.theirs.exiled }}`,
  part()`[and / , then] ${{ rest: RESTING.theirs.shuffled }}`,
)
const every = wordings(words('all cards revealed this way'), words('the revealed cards'), words('those cards'))

/** The card that was sought goes where it says; with `place` null, all of them do. */
function untilFound(said: Syntax<unknown>): Syntax<SortCards> {
  return mapped(said as Syntax<Found>, {
    to: ({ filter: wanted, n, place: to, rest, ...way }): SortCards => ({
      ...way,
      cards: { from: 'until', filter: wanted, ...(n === undefined ? {} : { n }) },
      fates: to === null ? [] : [{ count: EVERY, filter: wanted, by: null, reveal: false, place: to }],
      rest,
    }),
    is: isSorting,
    from: ({ cards: { from, ...sought }, fates: [first, more], rest, ...way }) =>
      from === 'until' && 'filter' in sought && more === undefined
        ? {
            ...way,
            filter: sought.filter,
            ...('n' in sought && sought.n !== undefined ? { n: sought.n } : {}),
            place: first?.place ?? null,
            rest,
          }
        : undefined,
  })
}

/** "Reveal cards from the top of your library until you reveal a land card. Put that card into your hand and the rest ..." */
const revealOne: Syntax<SortCards> = untilFound(
  wordings(
    part({ ...reveal, of: null })`reveal cards from the top of your library until you reveal a ${{
      filter: filter('one'),
    }} [. Put / , then put / . If you do, put] ${found} ${{ place }} ${restAfter}`,
    part({ ...reveal, of: null, place: null })`reveal cards from the top of your library until you reveal a ${{
      filter: filter('one'),
    }} [. Put / , then put] ${every} ${{ rest: place }}`,
  ),
)
interface Several extends Way {
  readonly n: Quantity
  readonly filter: Filter
  readonly same: Filter
  readonly place: Placement
  readonly rest: Placement
}
/** "Until you reveal three nonland cards. Put the nonland cards revealed this way into your hand, then put the rest ..." */
const revealSeveral: Syntax<SortCards> = mapped(
  part({ ...reveal, of: null })`reveal cards from the top of your library until you reveal ${{ n: counted }} ${{
    filter: filter('many'),
  }}. Put [the / all] ${{ same: filter('many') }} revealed this way ${{ place }} ${restAfter}` as Syntax<unknown> as Syntax<Several>,
  {
    to: ({ n, filter: wanted, same, place: to, rest, ...way }): SortCards | undefined =>
      n !== 1 && sameValue(wanted, same)
        ? {
            ...way,
            cards: { from: 'until', filter: wanted, n },
            fates: [{ count: EVERY, filter: wanted, by: null, reveal: false, place: to }],
            rest,
          }
        : undefined,
    is: isSorting,
    from: ({ cards, fates: [fate, more], rest, ...way }): Several | undefined =>
      cards.from === 'until' && cards.n !== undefined && fate?.place != null && more === undefined && rest !== null
        ? { ...way, n: cards.n, filter: cards.filter, same: cards.filter, place: fate.place, rest }
        : undefined,
  },
)
/** A card that is only sought: what follows is about it. */
const onlyFound = (said: Syntax<unknown>): Syntax<SortCards> =>
  mapped(said as Syntax<Way & { readonly filter: Filter }>, {
    to: ({ filter: wanted, ...way }): SortCards => ({
      ...way,
      cards: { from: 'until', filter: wanted },
      fates: [{ count: EVERY, filter: wanted, by: null, reveal: false, place: null }],
      rest: null,
    }),
    is: isSorting,
    from: ({ cards, fates: [fate, more], rest, ...way }) =>
      cards.from === 'until' && fate?.place === null && more === undefined && rest === null
        ? { ...way, filter: cards.filter }
        : undefined,
  })
/** "Reveal cards from the top of your library until you reveal a nonland card". */
export const revealOnly: Syntax<SortCards> = onlyFound(
  part({ ...reveal, of: null })`reveal cards from the top of your library until you reveal a ${{
    filter: filter('one'),
  }}`,
)
/** "That player reveals cards from the top of their library until they reveal an instant card". */
export const revealsOnly: Syntax<SortCards> = onlyFound(
  rule('sortCards', {
    of: null,
    shown: 'revealed',
    shuffle: false,
  })`${{ who: someoneElse }} reveals cards from the top of their library until [they reveal / that player reveals] a ${{
    filter: filter('one'),
  }}`,
)
export const revealUntil: Syntax<SortCards> = wordings(revealOne, revealSeveral)
/** "Exile cards from the top of your library until you exile a nonland card": what was sought is "that card". */
export const exileUntil: Syntax<SortCards> = untilFound(
  part({ ...reveal, of: null, place: going('exile'), rest: going('exile') })`exile cards from the top of your library
    until you exile a ${{ filter: filter('one') }}`,
)
/** "Until four land cards are revealed. That player puts all cards revealed this way into their graveyard." */
const theirSeveral: Syntax<SortCards> = untilFound(
  rule('sortCards', {
    of: null,
    shown: 'revealed',
    shuffle: false,
    place: null,
  })`${{ who: someoneElse }} reveals cards from the top of their library until ${{ n: counted }} ${{
    filter: filter('many'),
  }} are revealed. [That player / The player] puts ${every} ${{ rest: place }}`,
)
const theirUntil = untilFound(
  wordings(
    rule('sortCards', {
      of: null,
      shown: 'revealed',
      shuffle: false,
    })`${{ who: someoneElse }} reveals cards from the top of
      their library until [they reveal / that player reveals] a ${{ filter: filter('one') }}
      [. That player puts / . The player puts / . They put / , then puts / , puts / and puts] ${found} ${{ place }} ${theirRest}`,
    rule('sortCards', {
      of: null,
      shown: 'revealed',
      shuffle: false,
      place: null,
    })`${{ who: someoneElse }} reveals cards from
      the top of their library until [they reveal / that player reveals] a ${{ filter: filter('one') }}
      [. That player puts / . The player puts / , then puts / and puts] ${every} ${{ rest: place }}`,
  ),
)
/** The same, where another player does it. */
export const sortedByOthers: Syntax<SortCards> = wordings(byOthers, theirUntil, theirSeveral)
