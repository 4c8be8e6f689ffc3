import { describe, expect, test } from 'vitest'
import {
  checkAttacks,
  declareAttackers,
  requiredAttacks,
  startCombat,
  whyCantAttack,
} from '../../../src/engine/combat/index.ts'
import { find, get, type State } from '../../../src/engine/state/index.ts'
import type { Restriction } from '../../../src/language/index.ts'
import { drive } from '../../support/drive.ts'
import { beast, buildState, face, staticAbility } from '../../support/state.ts'
import { attacking, restricted, withKeywords, YOU } from './support.ts'

const bear = beast('Bear', 2, 2)

const declare = (state: State, ...replies: Parameters<typeof drive>[2] & {}) =>
  drive(
    state,
    function* (g) {
      startCombat(g)
      yield* declareAttackers(g)
    },
    replies,
  )

const attackWith = (...ids: readonly number[]) => ids.map((id) => ({ id, defender: YOU }))

describe('who can attack', () => {
  const key = (state: State, id: number): string | null => whyCantAttack(state, id, YOU)?.key ?? null

  test('[2004:308.2a] untapped creatures that were there since the turn began, and hasty ones', () => {
    const state = buildState({
      battlefield: [
        bear,
        { face: bear, tapped: true },
        { face: bear, controlledSince: 5 },
        { face: withKeywords('Rascal', 'haste'), controlledSince: 5 },
        face('Mill'),
        { face: bear, owner: 1 },
      ],
    })
    expect([1, 2, 3, 4, 5, 6].map((id) => key(state, id))).toEqual([
      null,
      'attack.tapped',
      'attack.sick',
      null,
      'attack.notCreature',
      'attack.notYours',
    ])
    expect(key(state, 99)).toBe('attack.notHere')
  })

  test('[2004:308.2a] Walls stay at home by their type in 2004 and by defender in 2011', () => {
    const wall = beast('Hedge', 0, 4, { subtypes: ['Wall'] })
    expect(key(buildState({ edition: '2004', battlefield: [wall] }), 1)).toBe('attack.wall')
    expect(key(buildState({ edition: '2011', battlefield: [wall] }), 1)).toBeNull()
    expect(key(buildState({ edition: '2011', battlefield: [withKeywords('Bulwark', 'defender')] }), 1)).toBe(
      'attack.defender',
    )
  })

  test('[2004:308.2a] a tapped creature with vigilance cannot attack', () => {
    expect(key(buildState({ battlefield: [{ face: withKeywords('Patrol', 'vigilance'), tapped: true }] }), 1)).toBe(
      'attack.tapped',
    )
  })

  test('[2004:500.1] a restriction holds outright or until its condition is met', () => {
    const state = buildState({
      battlefield: [bear, { face: face('Isle', { types: ['land'], subtypes: ['Island'] }), owner: 1 }],
    })
    expect(key(restricted(state, 1, { kind: 'cantAttack', unless: null }), 1)).toBe('attack.cant')
    const unless = (subtype: string): Restriction => ({
      kind: 'cantAttack',
      unless: {
        kind: 'exists',
        filter: {
          noun: 'permanent',
          is: [
            { is: 'subtype', subtype },
            { is: 'controlled', by: { kind: 'defendingPlayer' } },
          ],
        },
      },
    })
    const combat = attacking(state, [])
    expect(key(restricted(combat, 1, unless('Island')), 1)).toBeNull()
    expect(key(restricted(combat, 1, unless('Swamp')), 1)).toBe('attack.cantUnless')
  })
})

describe('declaring attackers', () => {
  test('[2004:308.1] without a creature that can attack nobody is asked, and nothing attacks', () => {
    const { state, asked } = declare(buildState({ battlefield: [{ face: bear, tapped: true }] }))
    expect(asked).toEqual([])
    expect(state.combat?.attacked).toBe(false)
  })

  test('[2004:308.2c] attackers tap, those with vigilance do not; then they are attacking', () => {
    const { state, events } = declare(
      buildState({ battlefield: [bear, withKeywords('Patrol', 'vigilance'), bear] }),
      attackWith(1, 2),
    )
    expect([1, 2, 3].map((id) => get(state, id).tapped)).toEqual([true, false, false])
    expect(state.combat?.attackers.map((one) => one.id)).toEqual([1, 2])
    expect(state.combat?.attacked).toBe(true)
    expect(state.facts.attacked).toEqual([1, 2])
    expect(events.filter((event) => event.kind === 'attacked')).toHaveLength(1)
  })

  test('[2004:500.2] a creature that must attack attacks, a tapped one is excused', () => {
    const state = restricted(buildState({ battlefield: [bear, bear] }), 1, { kind: 'mustAttack', per: 'turn' })
    expect(checkAttacks(state, 0, attackWith(2))?.key).toBe('attack.must')
    expect(checkAttacks(state, 0, [])?.key).toBe('attack.must')
    expect(checkAttacks(state, 0, attackWith(1, 2))).toBeNull()
    expect(requiredAttacks(state, 0)).toEqual(attackWith(1))
    const tapped = restricted(buildState({ battlefield: [{ face: bear, tapped: true }, bear] }), 1, {
      kind: 'mustAttack',
      per: 'turn',
    })
    expect(checkAttacks(tapped, 0, [])).toBeNull()
  })

  test('[2004:308.2a] one creature is declared once', () => {
    expect(checkAttacks(buildState({ battlefield: [bear] }), 0, attackWith(1, 1))?.key).toBe('attack.twice')
  })
})

describe('attack costs', () => {
  const tax = face('Toll', {
    abilities: [
      staticAbility({
        kind: 'affect',
        what: { kind: 'all', filter: { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] } },
        changes: [
          {
            kind: 'restrict',
            restriction: {
              kind: 'cantAttackUnlessPaid',
              cost: [{ kind: 'mana', mana: ['2'] }],
              whom: { players: { kind: 'you' }, walkers: false },
            },
          },
        ],
      }),
    ],
  })
  const pool = (n: number) => ({
    pool: Array.from({ length: n }, () => ({ type: 'C', source: 0, use: null, at: null }) as const),
  })
  const board = (n: number): State =>
    buildState({ players: [pool(n), {}], battlefield: [bear, bear, { face: tax, owner: 1 }] })
  const pay = { pay: 'plan', plan: { taps: [], spend: null } } as const

  test('[2004:308.2d] each attacker adds to the total, which is paid at once', () => {
    const { state, asked } = declare(board(4), attackWith(1, 2), pay)
    expect(asked.map((one) => one.kind)).toEqual(['attackers', 'pay'])
    expect(asked[1]).toMatchObject({ cost: ['4'] })
    expect(state.combat?.attackers).toHaveLength(2)
    expect(state.players[0]?.pool).toEqual([])
  })

  test('[2004:308.2f] what cannot be paid in full is refused', () => {
    expect(checkAttacks(board(3), 0, attackWith(1, 2))?.key).toBe('attack.cantPay')
    expect(checkAttacks(board(3), 0, attackWith(1))).toBeNull()
  })

  test('[2004:308.2] an attack that is not paid for is taken back, and may be declared anew', () => {
    const { state, asked, events } = declare(board(4), attackWith(1, 2), { pay: 'cancel' }, attackWith(2), pay)
    expect(asked.map((one) => one.kind)).toEqual(['attackers', 'pay', 'attackers', 'pay'])
    expect(state.combat?.attackers.map((one) => one.id)).toEqual([2])
    expect(get(state, 1).tapped).toBe(false)
    expect(events.some((event) => event.kind === 'reversed')).toBe(true)
  })

  test('[2004:500.2] nothing is forced to attack at a cost', () => {
    expect(checkAttacks(restricted(board(4), 1, { kind: 'mustAttack', per: 'turn' }), 0, [])).toBeNull()
  })

  test('[2004:308.2g] a creature used up by the cost never attacks', () => {
    const cost = [{ kind: 'sacrifice', what: { kind: 'self' } }] as const
    const state = restricted(buildState({ battlefield: [bear, bear] }), 1, { kind: 'cantAttackUnlessPaid', cost })
    const after = declare(state, attackWith(1, 2)).state
    expect(find(after, 1)).toBeNull()
    expect(after.combat?.attackers.map((one) => one.id)).toEqual([2])
  })
})
