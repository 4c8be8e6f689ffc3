/** Sentences whose parts make sense only together: what was chosen is paid for, what was drawn is counted or shown. */
import type {
  Ability,
  Cost,
  Destination,
  Effect,
  Filter,
  Players,
  Quantity,
  Subject,
  Thing,
} from '../../language/index.ts'
import {
  type Effects,
  EVERY,
  isEffects,
  ownLibrary,
  playerAgain,
  SAME_THING,
  someoneElse,
  YOU,
} from '../clauses/index.ts'
import { mapped, part, replaced, type Syntax, sameValue, shaped, wordings, words } from '../core/index.ts'
import { restated } from '../costs/index.ts'
import { digits, numberWord } from '../lexicon/index.ts'
import { chosen, definite, filter, SUSPENDED, thing } from '../nouns/index.ts'
import { ifDone } from './mayPay.ts'

type Chosen = Extract<Thing, { kind: 'choose' }>
interface PaidForEach {
  readonly who: Players
  readonly what: Chosen
  readonly cost: Cost
  readonly noun: Filter
  readonly then: Effects
}
const AS_MANY: Quantity = { kind: 'thatMuch' }
const nounOf = ({ noun, is }: Filter): Filter => ({ noun, is: is.filter((one) => one.is === 'type').slice(-1) })
/**
 * "That player may choose any number of tapped creatures they control and pay {2} for each creature chosen this way. If
 * they do, untap them."
 */
export function paysForChosen(effects: Syntax<Effects>): Syntax<Effects> {
  const said = part()`${{ who: someoneElse }} may choose ${{ what: chosen }} and pay ${{ cost: restated }} for each ${{
    noun: filter('one'),
  }} chosen this way. ${ifDone}, ${{ then: effects }}`
  return mapped(said, {
    to: ({ who, what, cost, noun, then }): Effects | undefined =>
      what.kind === 'choose' && sameValue(nounOf(what.filter), noun)
        ? [
            { kind: 'chooseObjects', who, what },
            { kind: 'mayPay', who: playerAgain(who), cost, times: AS_MANY, then, otherwise: [] },
          ]
        : undefined,
    is: isEffects,
    from: ([first, second, more]): PaidForEach | undefined => {
      if (first?.kind !== 'chooseObjects' || second?.kind !== 'mayPay' || more !== undefined) return undefined
      const { who, what } = first
      if (what.kind !== 'choose' || !sameValue(second.times, AS_MANY) || second.otherwise.length > 0) return undefined
      return { who, what, cost: second.cost, noun: nounOf(what.filter), then: second.then }
    },
  })
}

const THEY: Players = { kind: 'they' }
const EACH_PLAYER: Players = { kind: 'eachPlayer' }
const DRAWN: Filter = { noun: 'card', is: [{ is: 'thisWay', done: 'drawn', by: THEY }] }
/** "For each card less than two a player draws this way, that player gains 2 life." */
const forFewerDrawn: Syntax<Effects> = shaped(
  part()`for each card less than ${{ most: numberWord }} a player draws this way, that player gains ${{ n: digits }} life`,
  ({ most, n }) => [
    {
      kind: 'eachPlayer',
      who: EACH_PLAYER,
      effects: [
        {
          kind: 'gainLife',
          who: THEY,
          n: {
            kind: 'times',
            n,
            of: { kind: 'sum', of: [most, { kind: 'negative', of: { kind: 'count', filter: DRAWN } }] },
          },
        },
      ],
    },
  ],
)
const ANY: Filter = { noun: 'card', is: [] }
const STILL_THERE = { is: 'in', zone: 'exile', of: null } as const
const NONLAND = { is: 'not', of: { is: 'type', type: 'land' } } as const
const IN_EXILE = { to: { zone: 'exile', under: null, tapped: false, position: null }, order: 'any' } as const
const PLAIN = { colors: ['W'], supertypes: [], types: ['creature'], abilities: [] } as const
const SOLDIER = { ...PLAIN, name: 'Human Soldier', subtypes: ['Human', 'Soldier'], power: 1, toughness: 1 } as const
const IN_HAND: Destination = { zone: 'hand', under: null, tapped: false, position: null }
const LESSON: Thing = {
  kind: 'choose',
  count: { min: 1, max: 1 },
  filter: {
    noun: 'card',
    is: [
      { is: 'subtype', subtype: 'Lesson' },
      { is: 'owned', by: YOU },
      { is: 'in', zone: 'outside', of: null },
    ],
  },
  by: YOU,
}

/** What is drawn is shown: what follows is about that card. */
const drawnAndRevealed: Syntax<Effects> = words('draw a card and reveal it', [
  { kind: 'draw', who: YOU, n: 1 },
  { kind: 'reveal', what: { kind: 'that' } },
] as const)
const AFTER_LOOK: Thing = { kind: 'that' }
/**
 * "Look at the exiled cards and put them on top of your library in any order": seen first, since they lie face down.
 */
export const lookedAndPut: Syntax<Effects> = shaped(
  part()`look at ${{ what: definite }} and put them ${{ to: ownLibrary }}`,
  ({ what, to }) => [
    { kind: 'lookAt', who: YOU, what },
    { kind: 'move', what: AFTER_LOOK, to },
  ],
)
/** today:701.48. */
const learned: Syntax<Effects> = words('learn', [
  { kind: 'may', who: YOU, effects: [{ kind: 'discard', who: YOU, filter: ANY, n: 1, random: false }] },
  { kind: 'if', condition: { kind: 'did' }, then: [{ kind: 'draw', who: YOU, n: 1 }], otherwise: [] },
  {
    kind: 'if',
    condition: { kind: 'not', of: { kind: 'did' } },
    then: [{ kind: 'may', who: YOU, effects: [{ kind: 'move', what: LESSON, to: IN_HAND }] }],
    otherwise: [],
  },
] as const)
/** today:701.70. */
const recruited: Syntax<Effects> = words('recruit', [
  { kind: 'draw', who: YOU, n: 1 },
  { kind: 'discard', who: YOU, filter: ANY, n: 1, random: false },
  {
    kind: 'if',
    condition: { kind: 'exists', filter: { noun: 'card', is: [NONLAND, { is: 'thisWay', done: 'discarded' }] } },
    then: [{ kind: 'createToken', who: YOU, n: 1, tapped: false, attacking: false, token: SOLDIER }],
    otherwise: [],
  },
] as const)
/** today:701.57. */
const discovered: Syntax<Effects> = shaped(part()`discover ${{ n: digits }}`, ({ n }) => {
  const found = { noun: 'card', is: [NONLAND, { is: 'compare', what: 'manaValue', n, op: '<=' }] } as const
  return [
    {
      kind: 'sortCards',
      who: YOU,
      of: null,
      shown: 'revealed',
      shuffle: false,
      cards: { from: 'until', filter: found },
      fates: [{ count: EVERY, by: null, reveal: false, filter: found, place: IN_EXILE }],
      rest: IN_EXILE,
    },
    { kind: 'castFree', who: YOU, what: { kind: 'that' } },
    {
      kind: 'if',
      condition: { kind: 'not', of: { kind: 'did' } },
      then: [{ kind: 'move', what: { kind: 'that' }, to: IN_HAND }],
      otherwise: [],
    },
    {
      kind: 'move',
      what: { kind: 'all', filter: { noun: 'card', is: [{ is: 'thisWay', done: 'exiled' }, STILL_THERE] } },
      to: { zone: 'library', under: null, tapped: false, position: 'bottomAtRandom' },
    },
  ]
})
/** today:701.63. */
const endured: Syntax<Effects> = shaped(part()`${{ what: thing }} endure|endures ${{ n: digits }}`, ({ what, n }) => [
  {
    kind: 'eitherOf',
    effects: [
      { kind: 'putCounters', what, counter: '+1/+1', n },
      {
        kind: 'createToken',
        who: YOU,
        n: 1,
        tapped: false,
        attacking: false,
        token: { ...PLAIN, name: 'Spirit', subtypes: ['Spirit'], power: n, toughness: n },
      },
    ],
  },
])
const AIRBENT: Thing = { kind: 'that' }
/** today:701.65. */
const airbent: Syntax<Effects> = shaped(part()`airbend|airbends ${{ what: thing }}`, ({ what }) => [
  { kind: 'move', what, to: IN_EXILE.to },
  {
    kind: 'forEach',
    each: { noun: 'card', is: [{ is: 'thisWay', done: 'exiled' }] },
    effects: [
      {
        kind: 'allowPlay',
        who: { kind: 'ownerOf', thing: AIRBENT },
        what: AIRBENT,
        lands: false,
        free: false,
        cost: [{ kind: 'mana', mana: ['2'] }],
        duration: { kind: 'while', condition: { kind: 'is', thing: AIRBENT, is: [STILL_THERE] } },
      },
    ],
  },
])
const BENT_LAND = SAME_THING as unknown as Subject
const RETURNED = {
  kind: 'move',
  what: SAME_THING,
  to: { zone: 'battlefield', position: null, tapped: true, under: YOU },
} as const
const OWN_LAND = {
  kind: 'target',
  slot: 0,
  player: null,
  count: { min: 1, max: 1 },
  distinct: false,
  filter: {
    noun: 'permanent',
    is: [
      { is: 'type', type: 'land' },
      { is: 'controlled', by: YOU },
    ],
  },
} as const
const HASTE = { kind: 'keyword', keyword: { name: 'haste' } } as unknown as Ability
/** today:701.66. */
const earthbent: Syntax<Effects> = shaped(part()`earthbend ${{ n: digits }}`, ({ n }) => [
  {
    kind: 'modify',
    what: OWN_LAND,
    changes: [
      { kind: 'types', set: false, supertypes: [], types: ['creature'], subtypes: [] },
      { kind: 'setPt', power: 0, toughness: 0 },
      { kind: 'gain', ability: HASTE },
    ],
    duration: { kind: 'permanent' },
  },
  { kind: 'putCounters', n, counter: '+1/+1', what: SAME_THING },
  { kind: 'delayed', remember: null, once: true, trigger: { on: 'dies', what: BENT_LAND }, effects: [RETURNED] },
  {
    kind: 'delayed',
    remember: null,
    once: true,
    trigger: { on: 'moves', what: BENT_LAND, from: 'battlefield', to: 'exile' },
    effects: [RETURNED],
  },
])
const ONE_MORE: Effect = { kind: 'putCounters', what: { kind: 'that' }, counter: 'time', n: 1 }
const ONE_LESS: Effect = { kind: 'removeCounters', what: { kind: 'that' }, counter: 'time', n: 1 }
const mayEither = (effects: readonly [Effect, Effect]): Effects => [
  { kind: 'may', who: YOU, effects: [{ kind: 'eitherOf', effects }] },
]
/**
 * today:701.56: of each that has a time counter one is put on it, removed, or neither; what is mostly wanted comes first.
 */
const TRAVEL: Effects = [
  {
    kind: 'forEach',
    each: { noun: 'card', is: [...SUSPENDED, { is: 'owned', by: YOU }] },
    effects: mayEither([ONE_LESS, ONE_MORE]),
  },
  {
    kind: 'forEach',
    each: {
      noun: 'permanent',
      is: [
        { is: 'hasCounter', counter: 'time' },
        { is: 'controlled', by: YOU },
      ],
    },
    effects: mayEither([ONE_MORE, ONE_LESS]),
  },
]
const traveled: Syntax<Effects> = wordings(
  words('time travel', TRAVEL as never) as Syntax<Effects>,
  shaped(part()`time travel ${{ n: numberWord }} times`, ({ n }) => [
    { kind: 'repeatTimes', n, effects: TRAVEL },
  ]) as Syntax<Effects>,
)
/** Keyword actions that are short for several effects. */
export const keywordActions: Syntax<Effects> = wordings(
  learned,
  recruited,
  discovered,
  endured,
  airbent,
  earthbent,
  traveled,
)

/** What is said of cards that have just been drawn. */
export const ofDrawn: Syntax<Effects> = wordings(drawnAndRevealed, forFewerDrawn)

const X: Quantity = { kind: 'x' }
const CHOSEN: Quantity = { kind: 'chosenNumber' }
const swapped = (node: Effect, from: Quantity, to: Quantity): Effect =>
  replaced(node, (one) => (sameValue(one, from) ? { to } : null)) as Effect
/** "Pay X life, then look at the top X cards of your library": how much is chosen and paid as it happens (413.2e). */
export const paysXLife = (plain: Syntax<Effect>): Syntax<Effects> =>
  mapped(part()`pay X life, then ${{ then: plain }}`, {
    to: ({ then }): Effects | undefined => {
      const meant = swapped(then, X, CHOSEN)
      return sameValue(meant, then) ? undefined : [{ kind: 'makeChoice', who: YOU, choice: 'lifeToPay' }, meant]
    },
    is: isEffects,
    from: ([paid, then, more]) =>
      paid?.kind === 'makeChoice' && paid.choice === 'lifeToPay' && then && more === undefined
        ? { then: swapped(then, CHOSEN, X) }
        : undefined,
  })
