/** Conditions that count: "you control three or more creatures", "you have 5 or less life", "~'s power is 4 or greater". */
import type { Condition, Filter, Players, Predicate, Quantity, Thing } from '../../language/index.ts'
import { either, many, mapped, one, part, rule, type Syntax, table, wordings, words } from '../core/index.ts'
import { counterKind, digits, ownZone, severalWord } from '../lexicon/index.ts'
import {
  comparison,
  countedFilter,
  deed,
  eachMany,
  indefinite,
  measure,
  player,
  possessive,
  takePredicate,
  definite as thing,
  withPredicate,
} from '../nouns/index.ts'
import { type Bound, bound } from './bound.ts'
import { amountOf, inHands } from './inHands.ts'
import { disowned, filterOfCount, isKind, type OfKind, owned } from './kinds.ts'
import { perPlayer } from './perPlayer.ts'
import { tallies } from './tallies.ts'

const compare = isKind('compare')

/** "You control three or more creatures". */
const controlMany = mapped(
  part()`${{ who: player }} control|controls ${{ bound }} ${{ filter: many(countedFilter) }}`,
  {
    to: ({ who, bound: { op, b }, filter }): OfKind<'compare'> => ({
      kind: 'compare',
      a: { kind: 'count', filter: owned(who, filter) },
      op,
      b,
    }),
    is: compare,
    from: ({ a, op, b }) => {
      const filter = filterOfCount(a)
      const parts = filter && disowned(filter)
      return parts && { ...parts, bound: { op, b } }
    },
  },
)

/** "You control a Swamp", "defending player controls no untapped creatures". */
const controlOne = mapped(part()`${{ who: player }} control|controls ${{ filter: indefinite }}`, {
  to: ({ who, filter }): OfKind<'exists'> => ({ kind: 'exists', filter: owned(who, filter) }),
  is: isKind('exists'),
  from: ({ filter }) => disowned(filter),
})
type NoneOf = OfKind<'not'> & { readonly of: OfKind<'exists'> }
const isNone = (value: unknown): value is NoneOf => isKind('not')(value) && isKind('exists')(value.of)
const NO_OPPONENT: Players = { kind: 'anOpponent' }
const controlNone: Syntax<NoneOf> = wordings(
  mapped(part()`${{ who: player }} control|controls no ${{ filter: many(countedFilter) }}`, {
    to: ({ who, filter }): NoneOf => ({ kind: 'not', of: { kind: 'exists', filter: owned(who, filter) } }),
    is: isNone,
    from: ({ of }) => disowned(of.filter),
  }),
  mapped(part()`${{ who: player }} don't|doesn't control ${{ filter: indefinite }}`, {
    to: ({ who, filter }): NoneOf => ({ kind: 'not', of: { kind: 'exists', filter: owned(who, filter) } }),
    is: isNone,
    from: ({ of }) => disowned(of.filter),
  }),
  mapped(part()`no opponent controls ${{ filter: indefinite }}`, {
    to: ({ filter }): NoneOf => ({ kind: 'not', of: { kind: 'exists', filter: owned(NO_OPPONENT, filter) } }),
    is: isNone,
    from: ({ of }) => {
      const parts = disowned(of.filter)
      return parts?.who.kind === 'anOpponent' ? { filter: parts.filter } : undefined
    },
  }),
)

/** "An opponent controls more lands than you". */
interface More {
  readonly who: Players
  readonly op: '>' | '<'
  readonly filter: Filter
  readonly than: Players
}
const controlMore: Syntax<Condition> = mapped(
  part()`${{ who: player }} control|controls ${{ op: moreOrFewer() }} ${{ filter: many(countedFilter) }} than ${{ than: player }}` as Syntax<More>,
  {
    to: ({ who, op, filter, than }): OfKind<'compare'> => ({
      kind: 'compare',
      a: { kind: 'count', filter: owned(who, filter) },
      op,
      b: { kind: 'count', filter: owned(than, filter) },
    }),
    is: compare,
    from: ({ a, op, b }) => {
      const [left, right] = [filterOfCount(a), filterOfCount(b)]
      const [one, other] = [left && disowned(left), right && disowned(right)]
      return one && other && (op === '>' || op === '<') ? { ...one, op, than: other.who } : undefined
    },
  },
)

/** "There are seven or more cards in your graveyard", "three or more creatures are on the battlefield". */
const thereAre = wordings(
  rule('compare')`there are ${amountOf} ${{ a: eachMany }}`,
  rule('compare')`you have ${amountOf} ${{ a: eachMany }}`,
  mapped(part()`${{ bound: amountOf }} cards are in ${{ of: possessive }} ${{ zone: ownZone }}`, {
    to: ({ bound: { op, b }, of, zone }): OfKind<'compare'> => ({
      kind: 'compare',
      a: { kind: 'zoneSize', of, zone },
      op,
      b,
    }),
    is: compare,
    from: ({ a, op, b }) =>
      typeof a === 'object' && a.kind === 'zoneSize' ? { bound: { op, b }, of: a.of, zone: a.zone } : undefined,
  }),
  mapped(part()`${{ bound: amountOf }} ${{ filter: many(countedFilter) }} are on the battlefield`, {
    to: ({ bound: { op, b }, filter }): OfKind<'compare'> => ({ kind: 'compare', a: { kind: 'count', filter }, op, b }),
    is: compare,
    from: ({ a, op, b }) => {
      const filter = filterOfCount(a)
      return filter && { bound: { op, b }, filter }
    },
  }),
) as Syntax<Condition>
const isHere = rule('exists')`[there is / there's] ${{ filter: indefinite }}` as Syntax<Condition>

type Exists = OfKind<'exists'>
const isThisWay = (one: Predicate): one is Extract<Predicate, { is: 'thisWay' }> => one.is === 'thisWay'

/** "If a creature was destroyed this way". */
const wasDone: Syntax<Exists> = mapped(
  part()`a ${{ filter: one(countedFilter) }} [was / is] ${{ done: deed }} this way`,
  {
    to: ({ filter, done }): Exists | undefined =>
      filter.is.some(isThisWay)
        ? undefined
        : { kind: 'exists', filter: withPredicate(filter, { is: 'thisWay', done }) },
    is: isKind('exists'),
    from: ({ filter }) => {
      const taken = takePredicate(filter, isThisWay)
      return taken ? { filter: taken.rest, done: taken.taken.done } : undefined
    },
  },
)

const died = part({ done: 'died' } as const)
/** "If a white creature dies this way". */
const dies: Syntax<Exists> = mapped(died`a ${{ filter: one(countedFilter) }} dies this way`, {
  to: ({ filter, done }): Exists => ({ kind: 'exists', filter: withPredicate(filter, { is: 'thisWay', done }) }),
  is: isKind('exists'),
  from: ({ filter }) => {
    const taken = takePredicate(filter, isThisWay)
    return taken?.taken.done === 'died' ? { filter: taken.rest, done: 'died' as const } : undefined
  },
})

const lifeBound: Syntax<Bound> = either(
  part({ op: '>=' })`${{ b: digits }} or more`,
  part({ op: '<=' })`${{ b: digits }} or less`,
  part({ op: '=' })`exactly ${{ b: digits }}`,
)

/** "You have 5 or less life", also worded "your life total is 5 or less". */
const lifeTotal: Syntax<Condition> = wordings(
  mapped(part()`${{ who: player }} have|has ${{ bound: lifeBound }} life`, {
    to: ({ who, bound: { op, b } }): OfKind<'compare'> => ({ kind: 'compare', a: { kind: 'life', of: who }, op, b }),
    is: compare,
    from: ({ a, op, b }) => (typeof a === 'object' && a.kind === 'life' ? { who: a.of, bound: { op, b } } : undefined),
  }),
  mapped(part()`${{ who: possessive }} life total is ${{ bound: lifeBound }}`, {
    to: ({ who, bound: { op, b } }): OfKind<'compare'> => ({ kind: 'compare', a: { kind: 'life', of: who }, op, b }),
    is: compare,
    from: ({ a, op, b }) => (typeof a === 'object' && a.kind === 'life' ? { who: a.of, bound: { op, b } } : undefined),
  }),
)

/** "You have more life than an opponent". */
const moreLife: Syntax<Condition> = mapped(
  part()`${{ who: player }} have|has ${{ op: moreOrLess() }} life than ${{ than: player }}`,
  {
    to: ({ who, op, than }): OfKind<'compare'> => ({
      kind: 'compare',
      a: { kind: 'life', of: who },
      op,
      b: { kind: 'life', of: than },
    }),
    is: compare,
    from: ({ a, op, b }) =>
      typeof a === 'object' &&
      a.kind === 'life' &&
      typeof b === 'object' &&
      b.kind === 'life' &&
      (op === '>' || op === '<')
        ? { who: a.of, op, than: b.of }
        : undefined,
  },
)

function moreOrLess(): Syntax<'>' | '<'> {
  return either(words('more', '>'), words('less', '<'))
}

/** "~'s power is 4 or greater", "the number of cards in your hand is greater than ...". */
const measured: Syntax<Condition> = mapped(part()`${{ a: measure }} [is / remains] ${{ comparison }}`, {
  to: ({ a, comparison: { op, n } }): OfKind<'compare'> | undefined =>
    typeof a === 'object' && a.kind === 'life' ? undefined : { kind: 'compare', a, op, b: n },
  is: compare,
  from: ({ a, op, b }) => ({ a, comparison: { op, n: b } }),
})

/** "~ has three or more charge counters on it". */
const counters: Syntax<Condition> = mapped(
  part()`${{ of: thing }} have|has ${{ bound: amountOf }} ${{ counter: counterKind }} counters on [it / them]`,
  {
    to: ({ of, bound: { op, b }, counter }): OfKind<'compare'> => ({
      kind: 'compare',
      a: { kind: 'counters', counter, of },
      op,
      b,
    }),
    is: compare,
    from: ({ a, op, b }) =>
      typeof a === 'object' && a.kind === 'counters' && a.counter !== null
        ? { of: a.of, counter: a.counter, bound: { op, b } }
        : undefined,
  },
)

/** "There is exactly one tide counter on ~". */
const exactlySome: Syntax<Condition> = mapped(
  wordings(
    part({ b: 1 })`there is exactly one ${{ counter: counterKind }} counter on ${{ of: thing }}`,
    part()`there are exactly ${{ b: severalWord }} ${{ counter: counterKind }} counters on ${{ of: thing }}`,
  ) as Syntax<{ readonly b: number; readonly counter: string; readonly of: Thing }>,
  {
    to: ({ b, counter, of }): OfKind<'compare'> => ({
      kind: 'compare',
      a: { kind: 'counters', counter, of },
      op: '=',
      b,
    }),
    is: compare,
    from: ({ a, op, b }) =>
      typeof a === 'object' && a.kind === 'counters' && a.counter !== null && op === '=' && typeof b === 'number'
        ? { b, counter: a.counter, of: a.of }
        : undefined,
  },
)

/** "You have fewer cards in hand than that player". */
const moreCards: Syntax<Condition> = mapped(
  part()`${{ who: player }} have|has ${{ op: moreOrFewer() }} cards in hand than ${{ than: player }}`,
  {
    to: ({ who, op, than }): OfKind<'compare'> => ({
      kind: 'compare',
      a: { kind: 'zoneSize', zone: 'hand', of: who },
      op,
      b: { kind: 'zoneSize', zone: 'hand', of: than },
    }),
    is: compare,
    from: ({ a, op, b }) =>
      isHand(a) && isHand(b) && (op === '>' || op === '<') ? { who: a.of, op, than: b.of } : undefined,
  },
)
const isHand = (n: Quantity): n is Extract<Quantity, { kind: 'zoneSize' }> =>
  typeof n === 'object' && n.kind === 'zoneSize' && n.zone === 'hand'

function moreOrFewer(): Syntax<'>' | '<'> {
  return either(words('more', '>'), words('fewer', '<'))
}

/** "Its controller is poisoned" (102.3d). */
const poisoned: Syntax<Condition> = mapped(part()`${{ who: player }} are|is poisoned`, {
  to: ({ who }): OfKind<'compare'> => ({ kind: 'compare', a: { kind: 'poison', of: who }, op: '>=', b: 1 }),
  is: compare,
  from: ({ a, op, b }) =>
    typeof a === 'object' && a.kind === 'poison' && op === '>=' && b === 1 ? { who: a.of } : undefined,
})

const X = { kind: 'x' } as const
/** "X is 5 or more". */
const xIs = part({ kind: 'compare', a: X, op: '>=' })`X is ${{ b: digits }} or more`

/** What a thing is for a while, or where it is: "attacking", "on the battlefield", "in your graveyard". */
const whatItIs: Syntax<Predicate> = either(
  table('a state', {
    attacking: { is: 'state', state: 'attacking' },
    blocking: { is: 'state', state: 'blocking' },
    tapped: { is: 'state', state: 'tapped' },
    untapped: { is: 'state', state: 'untapped' },
  } as const),
  part({ is: 'in' })`in ${{ of: possessive }} ${{ zone: ownZone }}`,
) as Syntax<Predicate>

/** The filter with what its objects are now, and back: the last predicate that `whatItIs` can say. */
const isNow = (one: Predicate): boolean => one.is === 'in' || one.is === 'state'
function without(filter: Filter): { readonly filter: Filter; readonly now: Predicate } | undefined {
  const taken = takePredicate(filter, (one): one is Predicate => isNow(one))
  return taken ? { filter: taken.rest, now: taken.taken } : undefined
}
/** "Cards", of whatever kind, are counted as the size of a zone. */
const isPlain = ({ noun, is }: Filter): boolean => !is.some(isNow) && (noun !== 'card' || is.length > 0)

/** "Four or more creatures are attacking", "twenty or more creature cards are in your graveyard". */
const areNow: Syntax<Condition> = mapped(
  part()`${{ bound: amountOf }} ${{ filter: countedFilter }} are|is ${{ now: whatItIs }}`,
  {
    to: ({ bound: { op, b }, filter, now }): OfKind<'compare'> | undefined =>
      isPlain(filter)
        ? { kind: 'compare', a: { kind: 'count', filter: withPredicate(filter, now) }, op, b }
        : undefined,
    is: compare,
    from: ({ a, op, b }) => {
      const filter = filterOfCount(a)
      const parts = filter && without(filter)
      return parts && { ...parts, bound: { op, b } }
    },
  },
)

/** "A white creature is attacking", "an artifact card is in your graveyard", "an enchantment is on the battlefield". */
const oneIs: Syntax<Condition> = wordings(
  mapped(part()`${{ filter: indefinite }} is ${{ now: whatItIs }}`, {
    to: ({ filter, now }): OfKind<'exists'> | undefined =>
      isPlain(filter) ? { kind: 'exists', filter: withPredicate(filter, now) } : undefined,
    is: isKind('exists'),
    from: ({ filter }) => without(filter),
  }),
  rule('exists')`${{ filter: indefinite }} is on the battlefield`,
) as Syntax<Condition>

export const amounts: Syntax<Condition> = either(
  controlOne,
  controlNone,
  wordings(
    perPlayer(wordings(controlMany, inHands, lifeTotal, moreLife, moreCards, controlMore) as Syntax<Condition>),
    thereAre,
    measured,
    counters,
    exactlySome,
    poisoned,
    areNow,
    tallies,
    xIs,
  ) as Syntax<Condition>,
  wordings(wasDone, dies, isHere, oneIs) as Syntax<Condition>,
)
