/** Looking into a library: scry, the best of the top few, what is found on the way to a card. */
import type { CardFate, Count, Filter, Placement, Quantity, SortCards } from '../../language/index.ts'
import { mapped, part, quiet, repeat, rule, type Syntax, sameValue, series, wordings, words } from '../core/index.ts'
import { counted, counts, filter, measure, player, written } from '../nouns/index.ts'
import { withFields } from './clause.ts'
import {
  ANY_CARD,
  ANY_NUMBER,
  BOTTOM,
  EVERY,
  exactly,
  going,
  place,
  RESTING,
  restGoes,
  someoneElse,
  TOP,
  theirs,
} from './places.ts'

const YOU = { kind: 'you' } as const
const looked = { of: null, shown: 'looked', shuffle: false } as const

const BELOW: CardFate = { count: ANY_NUMBER, filter: ANY_CARD, by: null, reveal: false, place: BOTTOM }
const arranged = { kind: 'sortCards', ...looked, fates: [BELOW], rest: TOP } as const
const soMany = part({ from: 'top' })`${{ n: written }}`
/** 502.36; and 2011:701.19, the same with the library of an opponent, whom whoever does it chooses. */
export const scry = wordings(
  part(arranged)`scry|scries ${{ cards: soMany }}`,
  part({ ...arranged, of: { kind: 'anOpponent' } } as const)`fateseal|fateseals ${{ cards: soMany }}`,
)

/** Whose library: the words after "the top two cards". */
const own = wordings(words('of your library'), words('of their library'), words('of his or her library'))
const fewOf = (whose: Syntax<object | undefined>): Syntax<object> =>
  wordings(
    part()`${{ cards: part({ from: 'top' })`the top ${{ n: counted }} cards` }} ${whose}`,
    part()`${{ cards: words('the top card', { from: 'top', n: 1 } as const) }} ${whose}`,
    part()`the top X cards ${whose}, where X is ${{ cards: part({ from: 'top' })`${{ n: measure }}` }}`,
  ) as Syntax<object>
const ownFew = wordings(
  fewOf(own),
  part()`a number of cards from the top of [your / their] library equal to ${{
    cards: part({ from: 'top' })`${{ n: measure }}`,
  }}`,
)
const theirFew = fewOf(part()`of ${{ of: quiet(theirs) }} library`)

interface Selected {
  readonly count: Count
  readonly filter: Filter
}
const isAll = (n: Quantity): boolean => typeof n === 'object' && n.kind === 'all'
const cards = { filter: ANY_CARD } as const
const them = wordings(words('them'), words('those cards'))
const some: Syntax<Count> = wordings(words('one', exactly(1)), counts.several)
const among = wordings(
  words('from among them'),
  words('from among those cards'),
  words('revealed this way'),
  words('from among the cards revealed this way'),
)
const OF_THAT_NAME: Filter = { noun: 'card', is: [{ is: 'chosen', what: 'cardName' }] }
/** Some of the cards: "one of them", "any number of creature cards from among them". */
const selected: Syntax<Selected> = quiet(
  wordings(
    part(cards)`${{ count: some }} of ${them}`,
    part(cards)`${{ count: words('any number of', ANY_NUMBER) }} ${them}`,
    part({ count: exactly(1) })`a ${{ filter: filter('one') }} ${among}`,
    part()`${{ count: counts.several }} ${{ filter: filter('many') }} ${among}`,
    part({ count: EVERY })`all ${{ filter: filter('many') }} ${among}`,
    part({ count: EVERY, filter: OF_THAT_NAME })`all of them with [that name / the chosen name]`,
  ) as Syntax<Selected>,
)
const isSelected = (value: unknown): value is Selected =>
  typeof value === 'object' && value !== null && 'count' in value && 'filter' in value
/** The same, or less: "you may reveal a creature card from among them". */
const upToSelected: Syntax<Selected> = withFields(
  mapped(selected, {
    to: ({ count: { min, max }, filter: of }) => (isAll(min) ? undefined : { count: { min: 0, max }, filter: of }),
    is: isSelected,
    from: ({ count: { max }, filter: of }) => ({ count: isAll(max) ? ANY_NUMBER : { min: max, max }, filter: of }),
  }),
  ['count', 'filter'],
)

const quietly = { by: null, reveal: false } as const
const fated = part(quietly)
/** "One of them into your hand", "two into your hand". */
const fate: Syntax<CardFate> = wordings(
  fated`${selected} ${{ place }}`,
  part({ ...quietly, ...cards })`${{ count: some }} ${{ place }}`,
) as Syntax<CardFate>
const alone = (one: Syntax<unknown>): Syntax<readonly CardFate[]> => repeat(one as Syntax<CardFate>, { max: 1 })
const exiled = wordings(
  part({ ...quietly, place: going('exile') })`${selected}`,
  part({ ...quietly, place: going('exile', { faceDown: true }) })`${selected} face down`,
  part({ ...quietly, ...cards, place: going('exile', { faceDown: true }) })`${{ count: some }} face down`,
  part({ ...quietly, ...cards, random: true, place: going('exile') } as const)`${{ count: some }} of ${them} at random`,
)

/** Of all but one, that one stays where it is. */
const ONE_ON_TOP: CardFate = { ...quietly, ...cards, count: exactly(1), place: TOP }

/** What is done with the cards, and with the rest. */
interface Sorted {
  readonly fates: readonly CardFate[]
  readonly rest: Placement | null
}

const NO_REST = words('', null)
const it = wordings(
  words('it'),
  words('that card'),
  words('them'),
  words('those cards'),
  words('the revealed cards'),
  words('the chosen cards'),
)

/** The words that begin what is done, as you do it or another player does. */
interface Verbs {
  readonly put: Syntax<undefined>
  readonly exile: Syntax<undefined>
  readonly thenPut: Syntax<undefined>
  readonly thenExile: Syntax<undefined>
  readonly resting: (typeof RESTING)['yours']
}

function sortedBy({
  put,
  exile,
  thenPut,
  thenExile,
  resting: { exiled: restExiled, shuffled },
}: Verbs): Syntax<Sorted> {
  const rest = wordings(
    part()`[and / , and] ${{ rest: restGoes }}`,
    part()`and put ${{ rest: restGoes }}`,
    part()`[and / , and / , then] ${{ rest: restExiled }}`,
    part()`[and / , then] ${{ rest: shuffled }}`,
    part()`${thenPut} ${{ rest: restGoes }}`,
    part()`${thenExile} ${{ rest: restExiled }}`,
    part()`${{ rest: NO_REST }}`,
  )
  return wordings(
    part({ fates: [ONE_ON_TOP] })`${put} all but one of them ${{ rest: place }}`,
    part()`${put} ${{ fates: alone(fate) }} ${rest}`,
    part()`${put} ${{ fates: repeat(fate, { separator: ',', min: 2, max: 3 }) }} ${rest}`,
    part({ rest: null })`${put} ${{ fates: series(fate, 'and', { min: 2, max: 3 }) }}`,
    part()`${exile} ${{ fates: alone(exiled) }} ${rest}`,
  ) as Syntax<Sorted>
}

/** "You may reveal a creature card from among them and put it into your hand. Put the rest ...", where you look. */
const rested = wordings(
  part()`[. Put / . Then put] ${{ rest: restGoes }}`,
  part()`[. Exile the rest / . Then exile the rest] ${{ rest: words('', going('exile')) }}`,
  part()`${{ rest: NO_REST }}`,
)
const offered: Syntax<Sorted> = wordings(
  part()`. You may reveal ${{ fates: alone(part({ by: null, reveal: true })`${upToSelected} and put ${it} ${{ place }}`) }} ${rested}`,
  part()`. You may put ${{ fates: alone(fated`${upToSelected} ${{ place }}`) }} ${rested}`,
  part()`. You may exile ${{ fates: alone(part({ ...quietly, place: going('exile') })`${upToSelected}`) }} ${rested}`,
) as Syntax<Sorted>
/** "An opponent chooses one of them. Put that card into your graveyard and the rest into your hand." */
const chosenBy = part()`. ${{
  fates: alone(
    part({ reveal: false })`${{ by: player }} choose|chooses ${selected} [. Put / and put] ${it} ${{ place }}`,
  ),
}} ${wordings(part()`and ${{ rest: restGoes }}`, rested)}` as Syntax<Sorted>

const MINE = sortedBy({
  put: wordings(words('. Put'), words(', then put'), words(', put'), words('and put')),
  exile: wordings(words('. Exile'), words(', then exile'), words(', exile'), words('and exile')),
  thenPut: wordings(words('. Put'), words('. Then put'), words(', then put')),
  thenExile: wordings(words('.'), words('. Then')),
  resting: RESTING.yours,
})
const THEIRS = sortedBy({
  put: wordings(
    words(', then puts'),
    words(', puts'),
    words('and puts'),
    words('. That player puts'),
    words('. The player puts'),
  ),
  exile: wordings(words(', then exiles'), words(', exiles'), words('and exiles'), words('. That player exiles')),
  thenPut: wordings(words(', then puts'), words('. That player puts'), words('. The player puts')),
  thenExile: wordings(words('. That player'), words('. The player')),
  resting: RESTING.theirs,
})
const back = wordings(words('it'), words('them'), words('those cards'))
const backOnTop = part({
  fates: [],
  rest: TOP,
})`[, then put ${back} back in any order / . Put ${back} back in any order / . Then put ${back} back in any order]`
const stays = part({ fates: [], rest: null })``

const look = { kind: 'sortCards', who: YOU, shown: 'looked', shuffle: false } as const
const reveal = { kind: 'sortCards', who: YOU, shown: 'revealed', shuffle: false } as const
const sortMine = wordings(MINE, offered, chosenBy)
/** "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom ..." */
export const dig: Syntax<SortCards> = wordings(
  part({ ...look, of: null })`look at ${ownFew} ${wordings(backOnTop, sortMine, stays)}`,
  part(look)`look at ${theirFew} ${wordings(backOnTop, sortMine, stays)}`,
  part({ ...reveal, of: null })`reveal ${ownFew} ${sortMine}`,
  part(reveal)`reveal ${theirFew} ${sortMine}`,
) as Syntax<unknown> as Syntax<SortCards>
const yourFew = part({ of: YOU, fates: [], rest: TOP })`${fewOf(words('of your library'))}`
/** "Target player looks at the top three cards of their library, puts one of them back, then exiles the rest." */
const byOthers: Syntax<SortCards> = wordings(
  rule('sortCards', {
    of: null,
    shown: 'looked',
    shuffle: false,
  })`${{ who: someoneElse }} looks at ${ownFew} ${THEIRS}`,
  rule('sortCards', {
    shown: 'looked',
    shuffle: false,
  })`${{ who: someoneElse }} looks at ${yourFew}, then puts ${back} back in any order`,
  rule('sortCards', { of: null, shown: 'revealed', shuffle: false })`${{ who: someoneElse }} reveals ${ownFew}
    ${wordings(THEIRS, chosenBy)}`,
) as Syntax<unknown> as Syntax<SortCards>

const isSorting = (value: unknown): value is SortCards =>
  typeof value === 'object' && value !== null && (value as SortCards).kind === 'sortCards'

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
const isTaking = (value: unknown): value is SortCards =>
  isSorting(value) &&
  value.shown === 'revealed' &&
  value.rest === null &&
  value.fates.some(({ place: to }) => to !== null)
const taking = (one: SortCards): SortCards | undefined => (isTaking(one) ? one : undefined)
/** "Reveal the top three cards of your library and put one of them into your hand": of the rest nothing is said yet. */
export const revealTaking: Syntax<SortCards> = mapped(dig, { to: taking, is: isTaking, from: taking })
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
