/** Looking into a library: scry, the best of the top few, what is found on the way to a card. */
import type { CardFate, Count, Filter, Placement, Quantity, SortCards } from '../../language/index.ts'
import { mapped, part, quiet, repeat, rule, type Syntax, series, wordings, words } from '../core/index.ts'
import { counted, counts, filter, measure, player, written } from '../nouns/index.ts'
import { SAME_PLAYER, withFields } from './clause.ts'
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
const theirFew = wordings(
  fewOf(part()`of ${{ of: quiet(theirs) }} library`),
  fewOf(part({ of: SAME_PLAYER })`of that library`),
)

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
/** The same where it begins with a word of its own. */
const SORTED = sortedBy({
  put: words('put'),
  exile: words('exile'),
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
export const reveal = { kind: 'sortCards', who: YOU, shown: 'revealed', shuffle: false } as const
const sortMine = wordings(MINE, offered, chosenBy)
/** "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom ..." */
export const dig: Syntax<SortCards> = wordings(
  part({ ...look, of: null })`look at ${ownFew} ${wordings(backOnTop, sortMine, stays)}`,
  part(look)`look at ${theirFew} ${wordings(backOnTop, sortMine, stays)}`,
  part({ ...reveal, of: null })`reveal ${ownFew} ${sortMine}`,
  part(reveal)`reveal ${theirFew} ${sortMine}`,
) as Syntax<unknown> as Syntax<SortCards>
/** After "you may": "look at the top three cards of your library. If you do, put one of those cards into your hand". */
export const digThen: Syntax<SortCards> = wordings(
  part({ ...look, of: null })`look at ${ownFew}. If you do, ${SORTED}`,
  part(look)`look at ${theirFew}. If you do, ${SORTED}`,
) as Syntax<unknown> as Syntax<SortCards>
/** In place of a draw: "look at the top three cards of your library instead. Put one of those cards into your hand". */
export const digInstead: Syntax<SortCards> = part({
  ...look,
  of: null,
})`look at ${ownFew} instead ${MINE}` as Syntax<unknown> as Syntax<SortCards>
const yourFew = part({ of: YOU, fates: [], rest: TOP })`${fewOf(words('of your library'))}`
/** "Target player looks at the top three cards of their library, puts one of them back, then exiles the rest." */
export const byOthers: Syntax<SortCards> = wordings(
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

export const isSorting = (value: unknown): value is SortCards =>
  typeof value === 'object' && value !== null && (value as SortCards).kind === 'sortCards'
const isTaking = (value: unknown): value is SortCards =>
  isSorting(value) &&
  value.shown === 'revealed' &&
  value.rest === null &&
  value.fates.some(({ place: to }) => to !== null)
const taking = (one: SortCards): SortCards | undefined => (isTaking(one) ? one : undefined)
/** "Reveal the top three cards of your library and put one of them into your hand": of the rest nothing is said yet. */
export const revealTaking: Syntax<SortCards> = mapped(dig, { to: taking, is: isTaking, from: taking })
