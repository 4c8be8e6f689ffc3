import { describe, expect, test } from 'vitest'
import {
  allThat,
  amount,
  followed,
  holds,
  matches,
  playersOf,
  recipientsOf,
  thingsOf,
} from '../../../src/engine/continuous/index.ts'
import type { Predicate } from '../../../src/language/index.ts'
import { beast, buildState, context, face, keyword, permanents } from '../../support/state.ts'

const elf = beast('Elf', 1, 1, { colors: ['G'], subtypes: ['Elf'], cost: ['G'] })
const ox = beast('Ox', 3, 3, { colors: ['G', 'W'], cost: ['2', 'G', 'W'] })
const bird = beast('Bird', 1, 2, { abilities: [keyword({ name: 'flying' })] })
const aura = face('Aura', { subtypes: ['Aura'] })
const state = buildState({
  battlefield: [
    elf,
    { face: ox, controller: 1, tapped: true },
    { face: bird, owner: 1, controller: 0 },
    { face: aura, attachedTo: { object: 2 }, counters: { charge: 2 } },
  ],
  graveyard: [elf, { face: ox, owner: 1 }],
  hand: [elf, ox],
  players: [{ life: 7 }, { life: 15 }],
  fields: {
    turn: { number: 2, active: 1, step: 'declareBlockers', ahead: [], starter: 0, natural: 1, decider: 1 },
    combat: {
      attackers: [{ id: 2, defender: { player: 0 }, against: 0, blocked: true, blockers: [1], band: null }],
      blocks: [{ id: 1, attackers: [2] }],
      dealtFirst: [],
      attacked: true,
    },
  },
})
const found = (...is: Predicate[]) => allThat(state, permanents(...is), context({ source: 1 }))

describe('predicates', () => {
  test('[2004:200.9] a type without "card" or "spell" means permanents', () => {
    expect(found({ is: 'type', type: 'creature' })).toEqual([1, 2, 3])
    expect(found({ is: 'subtype', subtype: 'Elf' })).toEqual([1])
  })

  test('[2004:413.2g] each predicate is judged by itself', () => {
    const cases: readonly [Predicate, readonly number[]][] = [
      [{ is: 'color', color: 'G' }, [1, 2]],
      [{ is: 'multicolored' }, [2]],
      [{ is: 'monocolored' }, [1]],
      [{ is: 'colorless' }, [3, 4]],
      [{ is: 'state', state: 'tapped' }, [2]],
      [{ is: 'state', state: 'attacking' }, [2]],
      [{ is: 'state', state: 'blocked' }, [2]],
      [{ is: 'state', state: 'blocking' }, [1]],
      [{ is: 'state', state: 'enchanted' }, [2]],
      [{ is: 'blocks', thing: { kind: 'that' } }, []],
      [{ is: 'blockedBy', thing: { kind: 'self' } }, [2]],
      [{ is: 'keyword', keyword: 'flying' }, [3]],
      [{ is: 'controlled', by: { kind: 'anOpponent' } }, [2]],
      [{ is: 'owned', by: { kind: 'anOpponent' } }, [2, 3]],
      [{ is: 'other' }, [2, 3, 4]],
      [{ is: 'named', name: 'Bird' }, [3]],
      [{ is: 'hasCounter', counter: 'charge' }, [4]],
      [{ is: 'compare', what: 'power', op: '>=', n: 3 }, [2]],
      [{ is: 'compare', what: 'manaValue', op: '=', n: 4 }, [2]],
      [{ is: 'not', of: { is: 'type', type: 'creature' } }, [4]],
      [
        {
          is: 'anyOf',
          of: [
            { is: 'named', name: 'Elf' },
            { is: 'named', name: 'Aura' },
          ],
        },
        [1, 4],
      ],
    ]
    for (const [predicate, ids] of cases) expect(found(predicate), JSON.stringify(predicate)).toEqual(ids)
  })

  test('[2004:200.9a] a card in a zone, by its owner', () => {
    const mine = { noun: 'card', is: [{ is: 'in', zone: 'graveyard', of: { kind: 'you' } }] } as const
    expect(allThat(state, mine, context())).toEqual([5])
    expect(allThat(state, { noun: 'card', is: [{ is: 'in', zone: 'graveyard', of: null }] }, context())).toEqual([5, 6])
  })

  test('[2004:409.1f] a card in hand can be judged as if a player cast it', () => {
    const filter = { noun: 'card', is: [{ is: 'controlled', by: { kind: 'anOpponent' } }] } as const
    expect(matches(state, filter, 7, context({ controller: 1 }), 0)).toBe(true)
    expect(matches(state, filter, 7, context({ controller: 1 }), 1)).toBe(false)
  })
})

describe('things and players', () => {
  const seen = context({
    source: 4,
    targets: [[{ object: 2 }, { player: 1 }]],
    triggerData: { object: 3, other: 1, player: 1, amount: 4 },
  })

  test('[2004:202.2a] words point at the objects of the context', () => {
    expect(thingsOf(state, { kind: 'self' }, seen)).toEqual([4])
    expect(thingsOf(state, { kind: 'host' }, seen)).toEqual([2])
    expect(thingsOf(state, { kind: 'slot', slot: 0 }, seen)).toEqual([2])
    expect(thingsOf(state, { kind: 'event' }, seen)).toEqual([3])
    expect(thingsOf(state, { kind: 'eventOther' }, seen)).toEqual([1])
    expect(recipientsOf(state, { kind: 'slot', slot: 0 }, seen)).toEqual([{ object: 2 }, { player: 1 }])
    expect(recipientsOf(state, { kind: 'eachOpponent' }, seen)).toEqual([{ player: 1 }])
  })

  test('[2004:103.4] players come in turn order', () => {
    expect(playersOf(state, { kind: 'eachPlayer' }, seen)).toEqual([1, 0])
    expect(playersOf(state, { kind: 'controllerOf', thing: { kind: 'host' } }, seen)).toEqual([1])
    expect(playersOf(state, { kind: 'ownerOf', thing: { kind: 'event' } }, seen)).toEqual([1])
    expect(playersOf(state, { kind: 'eventPlayer' }, seen)).toEqual([1])
    expect(playersOf(state, { kind: 'defendingPlayer' }, context({ source: 2 }))).toEqual([0])
  })

  test('[2004:217.1c] what moved once to a public zone is followed there', () => {
    const object = state.objects[0]?.[1]
    if (object == null) throw new Error('no elf')
    const lastKnown = {
      50: { object: { ...object, id: 50 }, characteristics: { ...elf, controller: 0, restrictions: [] }, became: 5 },
    }
    const later = { ...state, lastKnown: { ...lastKnown, 51: { ...lastKnown[50], became: null } } }
    expect([followed(later, 1), followed(later, 50), followed(later, 51), followed(later, 52)]).toEqual([
      1,
      5,
      null,
      null,
    ])
  })
})

describe('quantities and conditions', () => {
  const here = context({ source: 4, x: 3, log: [{ amount: 6 }] })

  test('[2004:104.1] numbers are counted and rounded as told', () => {
    expect(amount(state, { kind: 'count', filter: permanents({ is: 'type', type: 'creature' }) }, here)).toBe(3)
    expect(amount(state, { kind: 'statistic', what: 'power', of: { kind: 'host' } }, here)).toBe(3)
    expect(amount(state, { kind: 'counters', counter: 'charge', of: { kind: 'self' } }, here)).toBe(2)
    expect(amount(state, { kind: 'half', of: { kind: 'life', of: { kind: 'anOpponent' } }, round: 'up' }, here)).toBe(8)
    expect(amount(state, { kind: 'half', of: { kind: 'life', of: { kind: 'anOpponent' } }, round: 'down' }, here)).toBe(
      7,
    )
    expect(amount(state, { kind: 'zoneSize', zone: 'hand', of: { kind: 'you' } }, here)).toBe(2)
    expect(
      amount(
        state,
        {
          kind: 'sum',
          of: [{ kind: 'x' }, { kind: 'times', n: 2, of: { kind: 'thatMuch' } }, { kind: 'negative', of: 1 }],
        },
        here,
      ),
    ).toBe(14)
  })

  test('[2004:404.3] conditions', () => {
    expect(holds(state, { kind: 'exists', filter: permanents({ is: 'state', state: 'tapped' }) }, here)).toBe(true)
    expect(holds(state, { kind: 'is', thing: { kind: 'host' }, is: [{ is: 'state', state: 'untapped' }] }, here)).toBe(
      false,
    )
    expect(holds(state, { kind: 'whoseTurn', who: { kind: 'you' } }, here)).toBe(false)
    expect(holds(state, { kind: 'step', step: 'declareBlockers' }, here)).toBe(true)
    expect(holds(state, { kind: 'compare', a: { kind: 'life', of: { kind: 'you' } }, op: '<=', b: 7 }, here)).toBe(true)
    expect(holds(state, { kind: 'not', of: { kind: 'did' } }, here)).toBe(true)
  })
})
