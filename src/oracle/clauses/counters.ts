/** Counters on objects: putting and removing (122 of 2011). */

import type { Effect, Filter, Predicate, Quantity, Thing } from '../../language/index.ts'
import {
  either,
  mapped,
  narrowed,
  part,
  phrase,
  placed,
  quiet,
  rule,
  type Syntax,
  sameValue,
  series,
  shaped,
  singular,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { counterKind, digits, numberWord, playerCounter, x } from '../lexicon/index.ts'
import {
  counted,
  energy,
  filter,
  isOfFlips,
  measure,
  ONE,
  ownCreature,
  possessed,
  said,
  saidThing,
  self,
  takePredicate,
  thing,
  units,
  withPredicate,
  written,
} from '../nouns/index.ts'
import { allOrSome, eachOf, forEach, howMany, numbered, type PerEach, perEach, upToSome } from './amounts.ts'
import { SAME_THING } from './clause.ts'
import { thingOrRest } from './rest.ts'

type Put = Extract<Effect, { kind: 'putCounters' }>
type Remove = Extract<Effect, { kind: 'removeCounters' }>

/** "A +1/+1 counter", "X charge counters". Costs and "enters with" use it, too. */
export const countersOf: Syntax<{ readonly n: Quantity; readonly counter: string }> = part()`${{
  n: counted,
}} [/ additional] ${{ counter: counterKind }} counters|counter`

/** "A vigilance counter, a reach counter, or a trample counter", of which one is chosen. */
export const kindsOfCounters = wordings(
  series(phrase`a ${counterKind} counter`, 'or', { min: 2, max: 6 }),
  phrase`a ${series(counterKind, 'or', { min: 2, max: 6 })} counter`,
)

interface PutForEach extends Omit<Put, 'n'>, PerEach {}

/** "For each ..., put a +1/+1 counter on target creature": that many on each of what it names. */
const putForEach: Syntax<Put> = mapped(
  rule(
    'putCounters',
  )`for each ${{ each: narrowed(units, (n) => !isOfFlips(n)) }}, put ${countersOf} on ${{ what: thing }}` as Syntax<PutForEach>,
  {
    to: ({ each: of, ...put }): Put | undefined => {
      const n = perEach({ n: put.n, each: of })
      return n === undefined ? undefined : { ...put, n }
    },
    is: (value): value is Put =>
      typeof value === 'object' && value !== null && (value as Effect).kind === 'putCounters',
    from: (put) => {
      const per = eachOf(put.n)
      return per && { ...put, ...per }
    },
  },
)

/** Of which kind: "+1/+1 counters", "each kind of counter". */
const kindDoubled = wordings(
  part()`${{ counter: counterKind }} counters`,
  part({ counter: null })`each kind of counter`,
)
/** "Double the number of +1/+1 counters on each creature you control" (today:701.10). */
export const doubleCounters: Syntax<Extract<Effect, { kind: 'doubleCounters' }>> = rule(
  'doubleCounters',
)`[double / doubles] the number of ${kindDoubled} on ${{ what: thing }}`

/** "Its counters", "those counters": of what was spoken of last. */
const itsCounters: Syntax<Thing> = wordings(
  phrase`${possessed} counters`,
  phrase`${placed(saidThing(words('those', said('it'))))} counters`,
)
/** "Put its counters on target creature" (today:122.8). */
export const copyCounters: Syntax<Extract<Effect, { kind: 'copyCounters' }>> = rule(
  'copyCounters',
)`[put / puts] ${{ from: quiet(itsCounters) }} on ${{ what: thing }}`

/** "Put up to X +1/+0 counters on ~. This ability can't cause the total number of ... to be greater than four." */
const upToMost = shaped(
  part()`put up to ${{ n: wordings(numberWord, x) }} ${{ counter: counterKind }} counters|counter on ${{ what: self }}. This
    ability can't cause the total number of ${{ counter: counterKind }} counters on ~ to be greater than ${{ most: numberWord }}`,
  ({ n, counter, what, most }) => ({ kind: 'putCounters', what, counter, n, upTo: { most } }),
)

/** "Target creatures other than ~", whatever else the text names: a spell isn't one anyway. */
const OTHERS = {
  kind: 'target',
  slot: 0,
  player: null,
  distinct: false,
  filter: {
    noun: 'permanent',
    is: [
      { is: 'type', type: 'creature' },
      { is: 'notThing', thing: { kind: 'self' } },
    ],
  },
} as const
const CREATURES: Filter = {
  noun: 'permanent',
  is: [
    { is: 'type', type: 'creature' },
    { is: 'controlled', by: { kind: 'you' } },
  ],
}
/** Keyword actions that put +1/+1 counters on creatures (today:701.39, 701.41, 701.46). */
const actions: Syntax<Put> = wordings(
  shaped(part()`bolster ${{ n: written }}`, ({ n }) => ({
    kind: 'putCounters',
    n,
    counter: '+1/+1',
    what: {
      kind: 'choose',
      by: { kind: 'you' },
      count: ONE,
      filter: {
        noun: 'permanent',
        is: [
          { is: 'type', type: 'creature' },
          { is: 'extreme', most: false, what: 'toughness', among: CREATURES },
          { is: 'controlled', by: { kind: 'you' } },
        ],
      },
    },
  })),
  shaped(part()`support ${{ max: written }}`, ({ max }) => ({
    kind: 'putCounters',
    n: 1,
    counter: '+1/+1',
    what: { ...OTHERS, count: { min: 0, max } },
  })),
)
const ARMIES: Filter = {
  noun: 'permanent',
  is: [
    { is: 'subtype', subtype: 'Army' },
    { is: 'controlled', by: { kind: 'you' } },
  ],
}
/** "Amass 2": an Army is made where there is none yet (today:701.47, as it was first worded). */
export const amass: Syntax<readonly Effect[]> = shaped(part()`amass ${{ n: written }}`, ({ n }) => [
  {
    kind: 'if',
    condition: { kind: 'not', of: { kind: 'exists', filter: ARMIES } },
    then: [
      {
        kind: 'createToken',
        who: { kind: 'you' },
        n: 1,
        token: {
          name: 'Zombie Army',
          supertypes: [],
          colors: ['B'],
          subtypes: ['Zombie', 'Army'],
          types: ['creature'],
          abilities: [],
          power: 0,
          toughness: 0,
        },
        tapped: false,
        attacking: false,
      },
    ],
    otherwise: [],
  },
  {
    kind: 'putCounters',
    what: { kind: 'choose', by: { kind: 'you' }, count: ONE, filter: ARMIES },
    counter: '+1/+1',
    n,
  },
])
const SELF: Thing = { kind: 'self' }
/** "Adapt 2": if it has no such counters yet (today:701.46). */
export const adapt: Syntax<Effect> = shaped(part()`adapt ${{ n: written }}`, ({ n }) => ({
  kind: 'if',
  condition: { kind: 'compare', a: { kind: 'counters', counter: '+1/+1', of: SELF }, op: '=', b: 0 },
  then: [{ kind: 'putCounters', what: SELF, counter: '+1/+1', n }],
  otherwise: [],
}))

const plainPut = rule('putCounters')`[put / puts] ${{ n: numbered }} ${{ counter: counterKind }} counters|counter on ${{
  what: thingOrRest,
}}`
/** "Put two +1/+1 counters on target creature." */
/** today:701.68: on a creature that whoever does it chooses. */
const blighted = rule('putCounters', { counter: '-1/-1', what: ownCreature })`blight|blights ${{ n: digits }}`
export const putCounters: Syntax<Put> = wordings(
  plainPut,
  blighted,
  actions,
  putForEach,
  upToMost,
  rule(
    'putCounters',
  )`[put / puts] a number of ${{ counter: counterKind }} counters on ${{ what: thing }} equal to ${{ n: measure }}`,
)

/** "Distribute three +1/+1 counters among any number of target creatures." */
export const distribute: Syntax<Put> = rule('putCounters', {
  divided: true,
})`[distribute / distributes] ${countersOf} among ${{ what: thing }}` as Syntax<Put>

/** For a player: "get two poison counters", "get {E}{E}". */
export const playerCounters = wordings(
  part({ kind: 'playerCounters' })`get|gets ${{ n: counted }} ${{ counter: playerCounter }} counters|counter`,
  part({ kind: 'playerCounters', counter: 'energy' })`get|gets ${{ n: energy }}`,
)

export const dayOrNight = table('day or night', { day: 'day', night: 'night' } as const)
/** "It becomes night" (today:731). */
export const becomeDaylight = rule('becomeDaylight')`it becomes ${{ to: dayOrNight }}`

/** What a player becomes or gets for good. */
export const designate = wordings(
  part({ kind: 'designate', as: 'monarch' })`become|becomes the monarch`,
  part({ kind: 'designate', as: 'initiative' })`take|takes the initiative`,
  part({ kind: 'designate', as: 'cityBlessing' })`get|gets the city's blessing for the rest of the game`,
)

/** "Move a +1/+1 counter from ~ onto that creature." */
type Move = Extract<Effect, { kind: 'moveCounters' }>
const movedOf = wordings(
  countersOf,
  part({ n: 1, counter: null })`a counter`,
  part({ n: { kind: 'all' }, counter: null })`all counters`,
  part({ n: { kind: 'all' } })`all ${{ counter: counterKind }} counters`,
  part({ n: { kind: 'all' }, upTo: true })`any number of ${{ counter: counterKind }} counters`,
  part({ n: { kind: 'all' }, counter: null, upTo: true })`any number of counters`,
)
const plainMove = narrowed(
  rule('moveCounters')`[move / moves] ${movedOf} from ${{ from: quiet(thing) }} [onto / to] ${{
    to: quiet(thing),
  }}` as Syntax<Move>,
  // Which of several they would go to isn't said.
  ({ to }) => to.kind !== 'all',
)
/** Of what the counter is taken from. */
const SAME_CONTROLLER: Predicate = { is: 'controlled', by: { kind: 'controllerOf', thing: SAME_THING } }
const isSameController = (one: Predicate): one is Predicate => sameValue(one, SAME_CONTROLLER)
/** "From target creature onto another target creature with the same controller". */
const moveWithin: Syntax<Move> = mapped(part()`${plainMove} with the same controller` as Syntax<Move>, {
  to: (move): Move | undefined =>
    move.to.kind === 'target' && move.to.filter !== null
      ? { ...move, to: { ...move.to, filter: withPredicate(move.to.filter, SAME_CONTROLLER) } }
      : undefined,
  is: (value): value is Move => (value as Effect | null)?.kind === 'moveCounters',
  from: (move): Move | undefined => {
    const found = move.to.kind === 'target' && move.to.filter ? takePredicate(move.to.filter, isSameController) : null
    return found && move.to.kind === 'target' ? { ...move, to: { ...move.to, filter: found.rest } } : undefined
  },
})
export const moveCounters = wordings(plainMove, moveWithin)

/** Of one kind, or of any. */
const removed = wordings(
  part()`${howMany} ${{ counter: counterKind }} counters|counter`,
  part({ counter: null })`${wordings(singular(part({ n: 1 })`a`), allOrSome, upToSome)} counters|counter`,
)
/** "Any number of +1/+1 counters from among creatures you control": as many of each as one likes. */
const anyFromAmong = narrowed(
  rule('removeCounters')`[remove / removes] ${removed} from among ${{
    what: rule('all')`${{ filter: filter('many') }}`,
  }}` as Syntax<Remove>,
  ({ n, upTo: isUpTo }) => isUpTo === true && typeof n === 'object' && n.kind === 'all',
)
export const removeCounters: Syntax<Remove> = wordings(
  rule('removeCounters')`[remove / removes] ${removed} from ${{ what: thing }}` as Syntax<Remove>,
  anyFromAmong,
)

type Moved = Put | Remove
/** "Put a +1/+1 counter on target creature for each ...", "remove a +1/+1 counter from ~ for each ...": that many. */
export const countersForEach: Syntax<Moved> = mapped(
  part()`${{ one: either(plainPut, removeCounters) }} ${{ each: forEach }}`,
  {
    to: ({ one, each }): Moved | undefined => {
      const n = perEach({ n: one.n, each })
      return n === undefined ? undefined : { ...one, n }
    },
    is: (value): value is Moved =>
      typeof value === 'object' && value !== null && 'n' in value && 'counter' in value && 'what' in value,
    from: (meant) => {
      const per = eachOf(meant.n)
      return per && { one: { ...meant, n: per.n }, each: per.each }
    },
  },
)

/** "Put a +1/+1 counter and a flying counter on target creature." */
const putBoth: Syntax<readonly Effect[]> = shaped(
  part()`[put / puts] ${{ n: counted }} ${{ counter: counterKind }} counters|counter and ${{ more: counted }} ${{
    other: counterKind,
  }} counters|counter on ${{ what: quiet(thing) }}`,
  ({ n, counter, more, other, what }) => [
    { kind: 'putCounters', what, counter, n },
    { kind: 'putCounters', what: SAME_THING, counter: other, n: more },
  ],
  { when: ({ what }) => what.kind !== 'all' },
)
/** "Put a -1/-1 counter on ~ and a -1/-1 counter on target creature." */
const putApart: Syntax<readonly Effect[]> = phrase`[put / puts] ${series(
  shaped(part()`${countersOf} on ${{ what: quiet(thing) }}`, (one) => ({ kind: 'putCounters', ...one })),
  'and',
  { min: 2, max: 3 },
)}`
export const putSeveral = wordings(putApart, putBoth)
