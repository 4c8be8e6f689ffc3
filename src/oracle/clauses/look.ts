/** Looking into a library: scry, the best of the top few, what is found on the way to a card. */
import type { CardFate, Count, Filter, Placement, Quantity, SortCards } from '../../language/index.ts'
import {
  mapped,
  narrowed,
  part,
  phrase,
  plural,
  quiet,
  repeat,
  type Syntax,
  sameValue,
  series,
  shaped,
  wordings,
  words,
} from '../core/index.ts'
import { counted, counts, filter, measure, player, possessive, written } from '../nouns/index.ts'
import { SAME_PLAYER, withFields } from './clause.ts'
import {
  ANY_CARD,
  ANY_NUMBER,
  BOTTOM,
  EVERY,
  exactly,
  exiledAs,
  going,
  isFates,
  left,
  next,
  place,
  restGoes,
  restLeaves,
  someoneElse,
  TOP,
} from './places.ts'
import { joint, theOrThat, those } from './rest.ts'

const YOU = { kind: 'you' } as const
const looked = { of: null, shown: 'looked', shuffle: false } as const

const BELOW: CardFate = { count: ANY_NUMBER, filter: ANY_CARD, by: null, reveal: false, place: BOTTOM }
const arranged = { kind: 'sortCards', ...looked, fates: [BELOW], rest: TOP } as const
const soMany = part({ from: 'top' })`${{ n: written }}`
const INTO_GRAVEYARD: CardFate = { ...BELOW, place: going('graveyard') }
/** today:701.25. */
export const surveil = part({
  ...arranged,
  fates: [INTO_GRAVEYARD],
  action: 'surveil',
} as const)`surveil|surveils ${{ cards: soMany }}`
/** 502.36; and 2011:701.19, the same with the library of an opponent, whom whoever does it chooses. */
export const scry = wordings(
  part({ ...arranged, action: 'scry' } as const)`scry|scries ${{ cards: soMany }}`,
  part({ ...arranged, of: { kind: 'anOpponent' } } as const)`fateseal|fateseals ${{ cards: soMany }}`,
)

const MANIFESTED: CardFate = {
  ...BELOW,
  count: exactly(1),
  place: going('battlefield', { faceDown: true, downBy: 'manifest' }),
}
/** today:701.62. */
export const manifestDread = part({
  kind: 'sortCards',
  ...looked,
  cards: { from: 'top', n: 2 },
  fates: [MANIFESTED],
  rest: going('graveyard'),
} as const)`manifest|manifests dread`

/** Whose library it is; `null`: of whoever looks. */
const ofLibrary = wordings(
  part({ of: null })`of [your|their / his or her] library`,
  part()`of ${{ of: quiet(possessive) }} library`,
  part({ of: SAME_PLAYER })`of that library`,
)
const top = part({ from: 'top' } as const)
const TOP_CARD = { from: 'top', n: 1 } as const
const few = quiet(
  wordings(
    part()`${{ cards: quiet(wordings(top`the top ${{ n: counted }} cards`, words('the top card', TOP_CARD))) }} ${ofLibrary}`,
    part()`the top X cards ${ofLibrary}, where X is ${{ cards: top`${{ n: measure }}` }}`,
    part()`${{ cards: top`${{ n: plural(words('that many', { kind: 'thatMuch' } as const)) }}` }} cards from the top ${ofLibrary}`,
    part()`a number of cards from the top ${ofLibrary} equal to ${{ cards: top`${{ n: measure }}` }}`,
  ),
)

interface Selected {
  readonly count: Count
  readonly filter: Filter
}
const isAll = (n: Quantity): boolean => typeof n === 'object' && n.kind === 'all'
const cards = { filter: ANY_CARD } as const
const some: Syntax<Count> = wordings(words('one', exactly(1)), counts.several)
const among = part()`[from among them / from among those cards / revealed this way / from among the cards revealed this way / from among the revealed cards]`
const OF_THAT_NAME: Filter = { noun: 'card', is: [{ is: 'chosen', what: 'cardName' }] }
/** "All creature cards from among them", "the land cards revealed this way". */
const allOrThe = wordings(words('all'), theOrThat)
export const everyOne = part({ count: EVERY })`${allOrThe} ${{ filter: filter('many') }} ${among}`
/** Some of the cards: "one of them", "any number of creature cards from among them". */
const selected: Syntax<Selected> = quiet(
  wordings(
    part(cards)`${{ count: some }} of ${those}`,
    part(cards)`${{ count: words('any number of', ANY_NUMBER) }} ${those}`,
    part({ count: exactly(1) })`a ${{ filter: filter('one') }} ${among}`,
    part()`${{ count: counts.several }} ${{ filter: filter('many') }} ${among}`,
    everyOne,
    part({ count: EVERY, filter: OF_THAT_NAME })`all of them with [that name / the chosen name]`,
  ) as Syntax<Selected>,
)
const isSelected = (value: unknown): value is Selected =>
  typeof value === 'object' && value !== null && 'count' in value && 'filter' in value
/** The same, or less: "you may reveal a creature card from among them". */
const upToSelected: Syntax<Selected> = withFields(
  mapped(selected, {
    to: ({ count: { min, max }, filter: of }) =>
      isAll(min) || (min === 0 && !isAll(max)) ? undefined : { count: { min: 0, max }, filter: of },
    is: isSelected,
    from: ({ count: { max }, filter: of }) => ({ count: isAll(max) ? ANY_NUMBER : { min: max, max }, filter: of }),
  }),
  ['count', 'filter'],
)
const isUpTo = ({ count: { min, max } }: Selected): boolean => min === 0 && !isAll(max)
/** "Up to two creature cards from among them": how many they may be is said. */
const upToSeveral = narrowed(
  part()`${{ count: counts.several }} ${{ filter: filter('many') }} ${among}` as Syntax<Selected>,
  isUpTo,
)

const quietly = { by: null, reveal: false } as const
const fated = part(quietly)
/** "One of them", "two". */
const selectedOrSome = wordings(selected, part(cards)`${{ count: some }}`)
/** "One of them into your hand", "two into your hand". */
const fate: Syntax<CardFate> = fated`${selectedOrSome} ${{ place }}` as Syntax<CardFate>
const alone = (one: Syntax<unknown>): Syntax<readonly CardFate[]> => quiet(repeat(one as Syntax<CardFate>, { max: 1 }))
const exiled = wordings(
  fated`${selectedOrSome} ${{ place: exiledAs }}`,
  part({
    ...quietly,
    ...cards,
    random: true,
    place: going('exile'),
  } as const)`${{ count: some }} of ${those} at random`,
)

/** Of all but one, that one stays where it is. */
const ONE_ON_TOP: CardFate = { ...quietly, ...cards, count: exactly(1), place: TOP }

/** What is done with the cards, and with the rest. */
interface Sorted {
  readonly fates: readonly CardFate[]
  readonly rest: Placement | null
}

const NO_REST = words('', null)

const rest = wordings(
  part()`[and / , and] ${{ rest: restGoes }}`,
  part()`${next} put|puts ${{ rest: restGoes }}`,
  part()`${next} ${{ rest: restLeaves }}`,
  part()`${{ rest: NO_REST }}`,
)
/** "One of them into your hand, one on top of your library, and one on the bottom". */
const fates: Syntax<readonly CardFate[]> = quiet(
  shaped(
    part()`${{ first: fate }} ${{
      more: repeat(
        shaped(part()`${joint} ${{ one: fate }}`, ({ one }) => one),
        { separator: '', min: 0, max: 2 },
      ),
    }}`,
    ({ first, more }) => [first, ...more],
  ),
)
/** "Puts one of them into their hand and the rest on the bottom of their library". */
const sorts: Syntax<Sorted> = wordings(
  part({ fates: [ONE_ON_TOP] })`put|puts all but one of them ${{ rest: place }}`,
  part()`put|puts ${{ fates: fates }} ${rest}`,
  part()`exile|exiles ${{ fates: alone(exiled) }} ${rest}`,
) as Syntax<Sorted>

/** "You may reveal a creature card from among them and put it into your hand. Put the rest ...", where you look. */
const rested = wordings(
  part()`[. / . Then] put ${{ rest: restGoes }}`,
  part()`[. / . Then] ${{ rest: part(going('exile'))`exile ${left}` }}`,
  part()`${{ rest: NO_REST }}`,
)
const someOffered = wordings(upToSelected, upToSeveral)
/** "A creature card and/or a land card": one of each kind, at most. */
const kinds = series(phrase`a ${filter('one')}`, 'and/or', { min: 2, max: 4 })
const ONE_AT_MOST: Count = { min: 0, max: 1 }
const eachKind = (reveal: boolean, said: Syntax<OfEachKind>): Syntax<readonly CardFate[]> =>
  mapped(said, {
    to: ({ kinds: all, place: to }) =>
      all.map((one): CardFate => ({ by: null, reveal, count: ONE_AT_MOST, filter: one, place: to })),
    is: isFates,
    from: (all): OfEachKind | undefined => {
      const to = all[0]?.place ?? null
      const said = all.map((one) => one.filter)
      const meant = said.map((one): CardFate => ({ by: null, reveal, count: ONE_AT_MOST, filter: one, place: to }))
      return all.length > 1 && to !== null && sameValue(meant, all) ? { kinds: said, place: to } : undefined
    },
  })
interface OfEachKind {
  readonly kinds: readonly Filter[]
  readonly place: CardFate['place']
}
const offered: Syntax<Sorted> = wordings(
  part()`. You may reveal ${{
    fates: eachKind(true, part()`${{ kinds }} ${among} and put ${those} ${{ place }}` as Syntax<OfEachKind>),
  }} ${rested}`,
  part()`. You may put ${{
    fates: eachKind(false, part()`${{ kinds }} ${among} ${{ place }}` as Syntax<OfEachKind>),
  }} ${rested}`,
  part()`. You may reveal ${{ fates: alone(part({ by: null, reveal: true })`${someOffered} and put [${those} / the revealed cards] ${{ place }}`) }} ${rested}`,
  part()`. You may put ${{ fates: alone(fated`${someOffered} ${{ place }}`) }} ${rested}`,
  part()`. You may exile ${{ fates: alone(part({ ...quietly, place: going('exile') })`${upToSelected}`) }} ${rested}`,
) as Syntax<Sorted>
/** "An opponent chooses one of them. Put that card into your graveyard and the rest into your hand." */
const chosenBy = part()`. ${{
  fates: alone(
    part({ reveal: false })`${{ by: player }} choose|chooses ${selected} [. Put / and put] ${those} ${{ place }}`,
  ),
}} ${wordings(part()`and ${{ rest: restGoes }}`, rested)}` as Syntax<Sorted>

const stays = wordings(
  part({ fates: [], rest: TOP })`[, then / . / . Then] put|puts ${those} back in any order`,
  part({ fates: [], rest: null })``,
)
const sortsNext = part()`${next} ${sorts}`
/** "Look at the top three cards of their library, put one of them into their hand, ..." */
const looking = wordings(
  part({ shown: 'looked' })`look|looks at ${few} ${wordings(sortsNext, chosenBy, stays)}`,
  part({ shown: 'revealed' })`reveal|reveals ${few} ${wordings(sortsNext, chosenBy)}`,
)
const offering = wordings(
  part({ shown: 'looked' })`look at ${few} ${offered}`,
  part({ shown: 'revealed' })`reveal ${few} ${offered}`,
)
const sorting = { kind: 'sortCards', shuffle: false } as const
const mine = part({ ...sorting, who: YOU })
export const reveal = { kind: 'sortCards', who: YOU, shown: 'revealed', shuffle: false } as const
/** "Your library" is your own where you look. */
const isOwnOrTheirs = ({ of }: SortCards): boolean => of?.kind !== 'you'
/** "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom ..." */
export const dig = narrowed(mine`${wordings(looking, offering)}` as Syntax<unknown> as Syntax<SortCards>, isOwnOrTheirs)
const lookMine = part({ ...sorting, who: YOU, shown: 'looked' })
/** After "you may": "look at the top three cards of your library. If you do, put one of those cards into your hand". */
export const digThen = narrowed(
  lookMine`look at ${few}. If you do, ${sorts}` as Syntax<unknown> as Syntax<SortCards>,
  isOwnOrTheirs,
)
/** In place of a draw: "look at the top three cards of your library instead. Put one of those cards into your hand". */
export const digInstead = narrowed(
  lookMine`look at ${few} instead ${sortsNext}` as Syntax<unknown> as Syntax<SortCards>,
  ({ of }) => of === null,
)
/** "Target player looks at the top three cards of their library, puts one of them back, then exiles the rest." */
export const byOthers = narrowed(
  part(sorting)`${{ who: someoneElse }} ${looking}` as Syntax<unknown> as Syntax<SortCards>,
  ({ of }) => of === null || of.kind === 'you',
)

const isSorting = (value: unknown): value is SortCards =>
  typeof value === 'object' && value !== null && (value as SortCards).kind === 'sortCards'
const isTaking = (value: unknown): value is SortCards =>
  isSorting(value) &&
  value.shown === 'revealed' &&
  value.rest === null &&
  value.fates.some(({ place: to }) => to !== null)
/** "Reveal the top three cards of your library and put one of them into your hand": of the rest nothing is said yet. */
export const revealTaking = narrowed(dig, isTaking)
const isLooking = (value: unknown): value is SortCards =>
  isSorting(value) && value.shown === 'looked' && value.rest === null && value.of === null
/** The same of cards that are only looked at, whether or not some of them are taken. */
export const lookTaking = narrowed(dig, isLooking)
