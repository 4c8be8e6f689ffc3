/** What each of them brings: abilities without a source among the cards, and without a card's text. */
import type { Ability, Effect } from './abilities.ts'
import type { Designation } from './designations.ts'
import type { Condition, Filter } from './nouns.ts'
import type { Trigger } from './triggers.ts'

interface DesignationRow {
  /** One player at most has it, and whoever gets it takes it from the one before. */
  readonly single: boolean
  /** Whoever has it can be told to take it again, which triggers (today:726.3). */
  readonly again?: true
  readonly abilities: readonly Ability[]
}

const YOU = { kind: 'you' } as const
const SELF = { kind: 'self' } as const
const IT = { kind: 'event' } as const

const at = (key: string) => ({ key, card: null, line: 0, keyword: null }) as const

const triggered = (
  key: string,
  trigger: Trigger,
  effects: readonly Effect[],
  more: { readonly condition?: Condition; readonly perTurn?: 'triggers' } = {},
): Ability => ({
  at: at(key),
  kind: 'triggered',
  trigger,
  body: { choose: null, modes: [effects] },
  zone: 'command',
  condition: null,
  ...more,
})

/** A creature deals combat damage to the player. */
const HURT: Trigger = {
  on: 'dealsDamage',
  what: { kind: 'all', filter: { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] } },
  to: { players: YOU, objects: null },
  combatOnly: true,
}
const taken = (key: string, as: Designation): Ability =>
  triggered(key, HURT, [{ kind: 'designate', who: { kind: 'controllerOf', thing: IT }, as }])

/** That far: how often the Ring has tempted them, how high their speed is. */
const level = (least: number, as: Designation = 'ring'): Condition => ({ kind: 'designated', who: YOU, as, least })

const UNDERCITY: Effect = { kind: 'venture', who: YOU, into: 'Undercity' }
const NONLAND: Filter = {
  noun: 'card',
  is: [
    { is: 'not', of: { is: 'type', type: 'land' } },
    { is: 'thisWay', done: 'milled' },
  ],
}
const RADS = { kind: 'playerCounters', counter: 'rad', of: YOU } as const

const BEARER: Filter = {
  noun: 'permanent',
  is: [
    { is: 'marked', as: 'ringBearer' },
    { is: 'controlled', by: YOU },
  ],
}
const THE_BEARER = { kind: 'all', filter: BEARER } as const
/** "Can't be blocked by creatures with greater power." */
const EVASIVE: Ability = {
  at: at('ring#evasive'),
  kind: 'static',
  zone: 'battlefield',
  condition: null,
  rule: {
    kind: 'affect',
    what: SELF,
    changes: [
      {
        kind: 'restrict',
        restriction: {
          kind: 'cantBeBlocked',
          by: {
            noun: 'permanent',
            is: [
              { is: 'type', type: 'creature' },
              { is: 'compare', what: 'power', op: '>', n: { kind: 'statistic', what: 'power', of: SELF } },
            ],
          },
          except: null,
        },
      },
    ],
  },
}
const RING: readonly Ability[] = [
  {
    at: at('ring#0'),
    kind: 'static',
    zone: 'command',
    condition: level(1),
    rule: {
      kind: 'affect',
      what: THE_BEARER,
      changes: [
        { kind: 'types', set: false, supertypes: ['legendary'], types: [], subtypes: [] },
        { kind: 'gain', ability: EVASIVE },
      ],
    },
  },
  triggered(
    'ring#1',
    { on: 'attacks', what: THE_BEARER, alone: false },
    [
      { kind: 'draw', who: YOU, n: 1 },
      { kind: 'discard', who: YOU, n: 1, filter: { noun: 'card', is: [] }, random: false },
    ],
    { condition: level(2) },
  ),
  triggered(
    'ring#2',
    { on: 'becomesBlocked', what: THE_BEARER, by: { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] } },
    [
      {
        kind: 'delayed',
        trigger: { on: 'step', step: 'endCombat', whose: null },
        effects: [
          {
            kind: 'sacrifice',
            who: { kind: 'controllerOf', thing: { kind: 'remembered' } },
            what: { kind: 'remembered' },
          },
        ],
        remember: { kind: 'eventOther' },
        once: true,
      },
    ],
    { condition: level(3) },
  ),
  triggered(
    'ring#3',
    {
      on: 'dealsDamage',
      what: THE_BEARER,
      to: { players: { kind: 'anyPlayer' }, objects: null },
      combatOnly: true,
    },
    [{ kind: 'loseLife', who: { kind: 'eachOpponent' }, n: 3 }],
    { condition: level(4) },
  ),
]

export const DESIGNATIONS: Readonly<Record<Designation, DesignationRow>> = {
  monarch: {
    single: true,
    abilities: [
      triggered('monarch#0', { on: 'step', step: 'end', whose: YOU }, [{ kind: 'draw', who: YOU, n: 1 }]),
      taken('monarch#1', 'monarch'),
    ],
  },
  cityBlessing: { single: false, abilities: [] },
  enduringStory: { single: false, abilities: [] },
  initiative: {
    single: true,
    again: true,
    abilities: [
      triggered('initiative#0', { on: 'step', step: 'upkeep', whose: YOU }, [UNDERCITY]),
      taken('initiative#1', 'initiative'),
      triggered('initiative#2', { on: 'designated', who: YOU, as: 'initiative' }, [UNDERCITY]),
    ],
  },
  radiation: {
    single: false,
    abilities: [
      triggered(
        'radiation#0',
        { on: 'step', step: 'main1', whose: YOU },
        [
          { kind: 'mill', who: YOU, n: RADS },
          {
            kind: 'forEach',
            each: NONLAND,
            effects: [
              { kind: 'loseLife', who: YOU, n: 1 },
              { kind: 'playerCounters', who: YOU, counter: 'rad', n: 1, lose: true },
            ],
          },
        ],
        { condition: { kind: 'compare', a: RADS, op: '>=', b: 1 } },
      ),
    ],
  },
  ring: { single: false, abilities: RING },
  speed: {
    single: false,
    abilities: [
      triggered('speed#0', { on: 'losesLife', who: { kind: 'anOpponent' } }, [{ kind: 'speedUp', who: YOU }], {
        condition: {
          kind: 'and',
          of: [
            { kind: 'whoseTurn', who: YOU },
            { kind: 'not', of: level(4, 'speed') },
          ],
        },
        perTurn: 'triggers',
      }),
    ],
  },
}
