import { describe, expect, test } from 'vitest'
import { dealCombatDamage, needsFirstStrikeStep, resolveCombatDamage } from '../../../src/engine/combat/index.ts'
import { happen, moveTo } from '../../../src/engine/events/index.ts'
import { find, get, newEpoch, type State } from '../../../src/engine/state/index.ts'
import { type Printed, plainKeyword, type SimpleKeyword } from '../../../src/language/index.ts'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { drive, type Given } from '../../support/drive.ts'
import { inEditions } from '../../support/editions.ts'
import { beast, buildState, keyword, lasting, type ObjectSpec } from '../../support/state.ts'
import { attacking } from './support.ts'

const sized = (power: number, toughness: number, ...names: readonly SimpleKeyword[]): Printed =>
  beast(`${power}/${toughness} ${names.join(' ')}`, power, toughness, {
    abilities: names.map((name) => keyword(plainKeyword(name))),
  })
const yours = (one: Printed, fields: Partial<ObjectSpec> = {}): ObjectSpec => ({ face: one, owner: 1, ...fields })

type Board = readonly (Printed | ObjectSpec)[]

function fight(
  edition: EditionId,
  battlefield: Board,
  attackers: readonly number[],
  blocks: Readonly<Record<number, readonly number[]>> = {},
): State {
  return attacking(buildState({ edition, battlefield }), attackers, blocks)
}

/** Deals (or puts on the stack and resolves) the damage of a step. */
function deal(state: State, first: boolean, ...replies: readonly Given[]) {
  return drive(
    state,
    function* (g) {
      yield* dealCombatDamage(g, first)
      const top = g.state.stack[g.state.stack.length - 1]
      if (top !== undefined) yield* resolveCombatDamage(g, top)
    },
    replies,
  )
}

const damageOn = (state: State, ...ids: readonly number[]) => ids.map((id) => get(state, id).damage)
const life = (state: State) => state.players[1]?.life

describe('assigning combat damage', () => {
  inEditions('2004', '2011')('in %s', (edition) => {
    test('[2004:310.2b] unblocked creatures damage the defending player', () => {
      const { state, asked } = deal(fight(edition, [sized(3, 3), sized(0, 4)], [1, 2]), false)
      expect(asked).toEqual([])
      expect(life(state)).toBe(17)
    })

    test('[2004:310.2c] a blocked creature and its blocker damage each other', () => {
      const { state } = deal(fight(edition, [sized(3, 3), yours(sized(2, 2))], [1], { 2: [1] }), false)
      expect(damageOn(state, 1, 2)).toEqual([2, 3])
      expect(life(state)).toBe(20)
    })

    test('[2004:309.2f] what was blocked stays blocked when its blocker is gone', () => {
      const state = fight(edition, [sized(4, 4)], [1])
      const gone = {
        ...state,
        combat: {
          attacked: true,
          attackers: [{ id: 1, defender: { player: 1 }, against: 1, blocked: true, blockers: [], band: null }],
          blocks: [],
          dealtFirst: [],
        },
      }
      expect(life(deal(gone, false).state)).toBe(20)
    })

    test('[2004:502.9c] a trampler whose blockers are gone assigns all to the player', () => {
      const state = fight(edition, [sized(4, 4, 'trample')], [1])
      const gone = {
        ...state,
        combat: {
          attacked: true,
          attackers: [{ id: 1, defender: { player: 1 }, against: 1, blocked: true, blockers: [], band: null }],
          blocks: [],
          dealtFirst: [],
        },
      }
      expect(life(deal(gone, false).state)).toBe(16)
    })
  })

  test('[2004:310.2] (2004) free division, the active player first', () => {
    const state = fight('2004', [sized(5, 5), yours(sized(2, 2)), yours(sized(2, 4))], [1], { 2: [1], 3: [1] })
    const { state: after, asked } = deal(state, false, [[1, 4]])
    expect(asked).toMatchObject([
      { kind: 'assignDamage', seat: 0, sources: [{ id: 1, n: 5, to: [{ lethal: 2 }, { lethal: 4 }] }] },
    ])
    expect(damageOn(after, 2, 3)).toEqual([1, 4])
  })

  test('[2004:310.2] (2011) no question where the first blocker takes it all', () => {
    const state = fight('2011', [sized(2, 5), yours(sized(1, 2)), yours(sized(1, 4))], [1], { 2: [1], 3: [1] })
    expect(damageOn(deal(state, false).state, 1, 2, 3)).toEqual([2, 2, 0])
  })

  test('[2004:502.9b] marked damage lowers what is lethal', () => {
    const state = fight('2004', [sized(6, 6, 'trample'), yours(sized(2, 2)), yours(sized(2, 3), { damage: 1 })], [1], {
      2: [1],
      3: [1],
    })
    const { state: after, asked } = deal(state, false, [[2, 2, 2]])
    expect(asked[0]).toMatchObject({ sources: [{ trample: true, to: [{ lethal: 2 }, { lethal: 2 }, { lethal: 0 }] }] })
    expect(life(after)).toBe(18)
  })

  test('[2004:502.9e] what another attacker must assign counts', () => {
    const board = [sized(1, 1), sized(3, 3, 'trample'), yours(sized(2, 2))]
    const { state } = deal(fight('2004', board, [1, 2], { 3: [1, 2] }), false, [[1, 2]], [[1, 1]])
    expect(life(state)).toBe(18)
  })

  test('[2004:502.9a] trample does nothing for a blocker', () => {
    const { state } = deal(fight('2011', [sized(1, 1), yours(sized(5, 5, 'trample'))], [1], { 2: [1] }), false)
    expect(damageOn(state, 1)).toEqual([5])
    expect(state.players[0]?.life).toBe(20)
  })

  test('[2004:502.9b] (2011) one point of deathtouch is lethal', () => {
    const state = fight('2011', [sized(4, 4, 'trample', 'deathtouch'), yours(sized(2, 6))], [1], { 2: [1] })
    expect(life(deal(state, false, [[1, 3]]).state)).toBe(17)
  })
})

describe('two damage steps', () => {
  inEditions('2004', '2011')('in %s', (edition) => {
    test('[2004:502.2b] only first strikers deal damage in the first step, the others in the second', () => {
      const state = fight(edition, [sized(2, 2, 'firstStrike'), yours(sized(2, 5))], [1], { 2: [1] })
      expect(needsFirstStrikeStep(state)).toBe(true)
      const first = deal(state, true).state
      expect(damageOn(first, 1, 2)).toEqual([0, 2])
      expect(damageOn(deal(first, false).state, 1, 2)).toEqual([2, 2])
    })

    test('[2004:502.28b] double strike deals in both', () => {
      const first = deal(fight(edition, [sized(3, 3, 'doubleStrike')], [1]), true).state
      expect(life(first)).toBe(17)
      expect(life(deal(first, false).state)).toBe(14)
    })

    test('[2004:502.28c] double strike lost between the steps does not deal again', () => {
      const first = deal(fight(edition, [sized(3, 3, 'doubleStrike')], [1]), true).state
      const lost = {
        ...first,
        epoch: newEpoch(),
        lasting: [lasting([1], [{ kind: 'loseKeyword', keyword: 'doubleStrike' }])],
      }
      expect(life(deal(lost, false).state)).toBe(17)
    })
  })

  test('[2004:310.5] a first striker without power in the first step has a part in the second in 2004 only', () => {
    const results = (['2004', '2011'] as const).map((edition) => {
      const first = deal(fight(edition, [sized(0, 2, 'firstStrike')], [1]), true).state
      const pumped = { ...first, epoch: newEpoch(), lasting: [lasting([1], [{ kind: 'pt', power: 2, toughness: 0 }])] }
      return life(deal(pumped, false).state)
    })
    expect(results).toEqual([18, 20])
  })
})

describe('combat damage on the stack (2004)', () => {
  const clash = (): State => fight('2004', [sized(3, 3), yours(sized(2, 2))], [1], { 2: [1] })
  const onStack = (state: State): State => drive(state, (g) => dealCombatDamage(g, false)).state
  const top = (state: State): number => state.stack[state.stack.length - 1] ?? -1
  const bounce = (state: State, id: number): State =>
    drive(state, (g) => happen(g, [moveTo(id, 'hand', 'effect')])).state
  const resolve = (state: State): State => drive(state, (g) => resolveCombatDamage(g, top(state))).state

  test('[2004:310.1] nothing is dealt before it resolves', () => {
    const state = onStack(clash())
    expect(get(state, top(state)).kind).toBe('combatDamage')
    expect(damageOn(state, 1, 2)).toEqual([0, 0])
    const after = resolve(state)
    expect(damageOn(after, 1, 2)).toEqual([2, 3])
    expect(after.stack).toEqual([])
  })

  test('[2004:310.4a] it is dealt as assigned although its source is gone', () => {
    expect(damageOn(resolve(bounce(onStack(clash()), 1)), 2)).toEqual([3])
  })

  test('[2004:310.4c] what has left takes none, and nobody else takes it instead', () => {
    const after = resolve(bounce(onStack(clash()), 2))
    expect(find(after, 2)).toBeNull()
    expect(damageOn(after, 1)).toEqual([2])
    expect(life(after)).toBe(20)
  })
})
