/** What is searched for and shown, and then parted: "put one onto the battlefield and the other into your hand". */
import type {
  CardFate,
  Condition,
  Destination,
  Effect,
  Filter,
  Placement,
  Players,
  Quantity,
  SortCards,
  Thing,
} from '../../language/index.ts'
import { condition } from '../conditions/index.ts'
import { mapped, part, quiet, rule, type Syntax, sameValue, wordings, words } from '../core/index.ts'
import { severalWord } from '../lexicon/index.ts'
import { definite, filter, player } from '../nouns/index.ts'
import { SAME_PLAYER, YOU } from './clause.ts'
import { revealsOnly } from './lookUntil.ts'
import { isFates, place, restGoes, theirs } from './places.ts'
import { found, theirShuffle, type Wanted, wanted } from './search.ts'

type Effects = readonly Effect[]
type Chosen = Extract<Thing, { kind: 'choose' }>
const isEffects = (value: unknown): value is Effects => Array.isArray(value)

const SHOWN: Filter = { noun: 'card', is: [{ is: 'thisWay', done: 'revealed' }] }
/** Those of them that nothing has been done with. */
const LEFT: Thing = {
  kind: 'all',
  filter: { noun: 'card', is: [...SHOWN.is, { is: 'in', zone: 'library', of: YOU }] },
}
const AFTERWARDS: Effect = { kind: 'shuffle', who: YOU }
const searched = (fates: readonly CardFate[]): SortCards => ({
  kind: 'sortCards',
  who: YOU,
  cards: { from: 'library' },
  of: null,
  shown: 'looked',
  fates,
  rest: null,
  shuffle: false,
})

interface Parted {
  readonly wanted: Wanted
  readonly who: Players
  readonly n: Quantity
  readonly one: Placement
  readonly rest: Placement
}
const goes = ({ to, order }: Placement): Destination | undefined =>
  to === 'discard' || order !== 'any' ? undefined : to
const asPlacement = (to: Destination): Placement => ({ to, order: 'any' })

const them = wordings(words('them'), words('those cards'))
const chosen = wordings(words('the chosen cards'), words('that card'), words('those cards'))
const one: Syntax<number> = words('one', 1)
/** "Up to four cards with different names and reveal them. Target opponent chooses two of those cards. Put ..." */
const said = wordings(
  part()`search your library for ${{ wanted: quiet(wanted) }} and reveal ${them}. ${{ who: player }} chooses ${{
    n: wordings(severalWord, one),
  }} [of those cards / of them /]. Put ${chosen} ${{ one: place }} and ${{ rest: restGoes }}. Then shuffle`,
  part({ who: YOU, n: 1 })`search your library for ${{ wanted: quiet(wanted) }}, reveal ${them}, put one ${{
    one: place,
  }} and ${{ rest: restGoes }}, then shuffle`,
) as Syntax<Parted>

/** A search whose finds are shown and parted before the library is shuffled. */
const parted: Syntax<Effects> = mapped(said, {
  to: ({ wanted: sought, who, n, one: first, rest }): Effects | undefined => {
    const [to, otherwise] = [goes(first), goes(rest)]
    if (to === undefined || otherwise === undefined) return undefined
    const what: Chosen = { kind: 'choose', filter: SHOWN, count: { min: n, max: n }, by: who }
    return [
      searched([{ ...sought, by: null, reveal: true, place: null }]),
      { kind: 'move', what, to },
      { kind: 'move', what: LEFT, to: otherwise },
      AFTERWARDS,
    ]
  },
  is: isEffects,
  from: ([search, first, second, last, more]): Parted | undefined => {
    if (search?.kind !== 'sortCards' || first?.kind !== 'move' || second?.kind !== 'move' || more) return undefined
    const [fate] = search.fates
    if (fate === undefined || first.what.kind !== 'choose' || !sameValue(last, AFTERWARDS)) return undefined
    const { by: _, reveal, place: to, ...sought } = fate
    if (!reveal || to !== null || !sameValue(second.what, LEFT) || !sameValue(searched(search.fates), search))
      return undefined
    const { by: who, count } = first.what
    return { wanted: sought, who, n: count.min, one: asPlacement(first.to), rest: asPlacement(second.to) }
  },
})

interface RevealedThen {
  readonly wanted: Wanted
  readonly done: Effect
}
/** "Search your library for a nonland card and reveal it. Each opponent loses 1 life. Then shuffle." */
const revealedThen = (plain: Syntax<Effect>): Syntax<Effects> =>
  mapped(
    part()`search your library for ${{ wanted: quiet(wanted) }} and reveal it. ${{
      done: plain,
    }}. Then shuffle` as Syntax<RevealedThen>,
    {
      to: ({ wanted: sought, done }): Effects | undefined =>
        isWhole(done) ? undefined : [searched([{ ...sought, by: null, reveal: true, place: null }]), done, AFTERWARDS],
      is: isEffects,
      from: ([search, done, last, more]): RevealedThen | undefined => {
        if (search?.kind !== 'sortCards' || !sameValue(searched(search.fates), search) || more) return undefined
        const [fate, other] = search.fates
        if (!fate?.reveal || fate.place !== null || other || !done || isWhole(done)) return undefined
        const { by: _, reveal: __, place: ___, ...sought } = fate
        return sameValue(last, AFTERWARDS) ? { wanted: sought, done } : undefined
      },
    },
  )

interface SearchedThen {
  readonly fates: readonly CardFate[]
  readonly done: Effect
}
interface OneMore {
  readonly of: Filter
  readonly condition: Condition
  readonly again: Filter
  readonly to: Placement
}
const soMany = (of: Filter, max: number, to: Placement): SortCards => ({
  ...searched([{ count: { min: 1, max }, filter: of, by: null, reveal: true, place: to }]),
  shuffle: true,
})
const oneMore = ({ of, condition: asked, to }: Omit<OneMore, 'again'>): If => ({
  kind: 'if',
  condition: asked,
  then: [soMany(of, 2, to)],
  otherwise: [soMany(of, 1, to)],
})
type If = Extract<Effect, { kind: 'if' }>
/** "Search your library for a Plains card. If ..., you may search your library for an additional Plains card. Reveal those cards ..." */
const searchedForMore: Syntax<Effects> = mapped(
  part()`search your library for a ${{ of: filter('one') }}. If ${{ condition }}, you may search your library for an additional
    ${{ again: filter('one') }}. Reveal those cards, put them ${{ to: place }}, then shuffle` as Syntax<OneMore>,
  {
    to: (said): Effects | undefined => (sameValue(said.of, said.again) ? [oneMore(said)] : undefined),
    is: isEffects,
    from: ([only, more]): OneMore | undefined => {
      const [search] = only?.kind === 'if' && more === undefined ? only.otherwise : []
      const [fate] = search?.kind === 'sortCards' ? search.fates : []
      if (only?.kind !== 'if' || fate?.place == null) return undefined
      const said = { of: fate.filter, condition: only.condition, again: fate.filter, to: fate.place }
      return sameValue(oneMore(said), only) ? said : undefined
    },
  },
)

const isWhole = ({ kind }: Effect): boolean => kind === 'shuffle' || kind === 'sortCards'
/** "Search your library for a card, put that card into your hand, discard a card at random, then shuffle." */
const searchedThen = (plain: Syntax<Effect>): Syntax<Effects> =>
  mapped(
    wordings(
      part()`search your library for ${{ fates: found }}, ${{ done: plain }}, then shuffle`,
      part()`search your library for ${{ fates: found }}, [then /] ${{ done: plain }}. Then shuffle`,
    ) as Syntax<SearchedThen>,
    {
      to: ({ fates, done }): Effects | undefined => (isWhole(done) ? undefined : [searched(fates), done, AFTERWARDS]),
      is: isEffects,
      from: ([search, done, last, more]) =>
        search?.kind === 'sortCards' &&
        sameValue(searched(search.fates), search) &&
        done !== undefined &&
        !isWhole(done) &&
        sameValue(last, AFTERWARDS) &&
        more === undefined
          ? { fates: search.fates, done }
          : undefined,
    },
  )

type CastFree = Extract<Effect, { kind: 'castFree' }>
interface SearchedElsewhere {
  readonly of: Players
  readonly fates: readonly CardFate[]
  readonly done: Effect
}
/** Found, and nothing more: it stays where it is until something is done with it. */
const unplaced: Syntax<readonly CardFate[]> = mapped(
  part()`${{ wanted: quiet(wanted) }}` as Syntax<{ wanted: Wanted }>,
  {
    to: ({ wanted: sought }): readonly CardFate[] => [{ ...sought, by: null, reveal: false, place: null }],
    is: isFates,
    from: ([fate, more]) => {
      if (fate === undefined || fate.reveal || fate.by !== null || fate.place !== null || more) return undefined
      const { by: _, reveal: __, place: ___, ...sought } = fate
      return { wanted: sought }
    },
  },
)
const isPlaced = (fates: readonly CardFate[]): boolean => fates.every(({ place: to }) => to !== null)
/** What is only found is cast: "search your library for an instant card and cast that card without paying its mana cost". */
const mayFollow = (fates: readonly CardFate[], done: Effect): boolean =>
  !isWhole(done) && (isPlaced(fates) || done.kind === 'castFree')
const castThat = rule('castFree', { who: YOU, must: true } as const)`cast ${{
  what: quiet(definite),
}} without paying its mana cost` as Syntax<CastFree>

/** "Search your library for an instant card and cast that card without paying its mana cost. Then shuffle." */
const searchedToCast = (plain: Syntax<Effect>): Syntax<Effects> =>
  mapped(
    wordings(
      part()`search your library for ${{ fates: unplaced }} and ${{ done: castThat }}. Then shuffle`,
      part()`search your library for ${{ fates: unplaced }}. ${{ done: plain }}. Then shuffle`,
    ) as Syntax<SearchedThen>,
    {
      to: ({ fates, done }): Effects | undefined =>
        done.kind === 'castFree' ? [searched(fates), done, AFTERWARDS] : undefined,
      is: isEffects,
      from: ([search, done, last, more]) =>
        search?.kind === 'sortCards' &&
        sameValue(searched(search.fates), search) &&
        !isPlaced(search.fates) &&
        done?.kind === 'castFree' &&
        sameValue(last, AFTERWARDS) &&
        more === undefined
          ? { fates: search.fates, done }
          : undefined,
    },
  )

const SHUFFLED: Effect = { kind: 'shuffle', who: SAME_PLAYER }
const theirFates = wordings(unplaced, found)
/** "Search target opponent's library for a card and exile it. You gain 1 life. Then that player shuffles." */
const searchedElsewhere = (plain: Syntax<Effect>): Syntax<Effects> =>
  mapped(
    part()`search ${{ of: quiet(theirs) }} library for ${{ fates: theirFates }}. ${{
      done: plain,
    }} ${theirShuffle}` as Syntax<SearchedElsewhere>,
    {
      to: ({ of, fates, done }): Effects | undefined =>
        mayFollow(fates, done) ? [{ ...searched(fates), of }, done, SHUFFLED] : undefined,
      is: isEffects,
      from: ([search, done, last, more]): SearchedElsewhere | undefined => {
        if (search?.kind !== 'sortCards' || search.of === null || done === undefined || more) return undefined
        const { of, fates } = search
        return sameValue({ ...searched(fates), of }, search) && sameValue(last, SHUFFLED) && mayFollow(fates, done)
          ? { of, fates, done }
          : undefined
      },
    },
  )

interface RevealedToCast {
  readonly sought: SortCards
  readonly done: Effect
}
/** "Its controller reveals cards ... until they reveal an instant card. That player may cast that card ... Then the player shuffles." */
const revealedToCast = (plain: Syntax<Effect>): Syntax<Effects> =>
  mapped(
    part()`${{ sought: revealsOnly }}. ${{ done: plain }}. Then [the player / that player] shuffles` as Syntax<RevealedToCast>,
    {
      to: ({ sought, done }): Effects | undefined => (done.kind === 'castFree' ? [sought, done, SHUFFLED] : undefined),
      is: isEffects,
      from: ([sought, done, last, more]): RevealedToCast | undefined =>
        sought?.kind === 'sortCards' && done?.kind === 'castFree' && sameValue(last, SHUFFLED) && !more
          ? { sought, done }
          : undefined,
    },
  )

/** A search with something else between what is found and the shuffling. */
export const searchedAndParted = (plain: Syntax<Effect>): Syntax<Effects> =>
  wordings(
    parted,
    searchedForMore,
    revealedThen(plain),
    searchedThen(plain),
    searchedToCast(plain),
    searchedElsewhere(plain),
    revealedToCast(plain),
  )
