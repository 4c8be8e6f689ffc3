import { describe, expect, test } from 'vitest'
import { happen, type Proposed } from '../../../src/engine/events/index.ts'
import { get, type Ref, type Shield, type State } from '../../../src/engine/state/index.ts'
import { draftOf, run } from '../../support/run.ts'
import { beast, buildState, context, keyword, permanents, staticAbility } from '../../support/state.ts'

const BEAR = beast('Bear', 2, 2)
const YOU: Ref = { player: 0 }

function damage(source: number, to: Ref, n: number, combat = false): Proposed {
  return { kind: 'damage', source, to, n, combat }
}

function deal(state: State, events: readonly Proposed[], replies: Parameters<typeof run>[1] = []) {
  const g = draftOf(state)
  const { result, questions } = run(happen(g, events), replies)
  return { state: g.state, result, questions }
}

function shield(fields: Partial<Extract<Shield, { kind: 'prevent' }>> = {}): Shield {
  return {
    id: 7,
    kind: 'prevent',
    n: 3,
    to: [YOU],
    from: null,
    combat: null,
    once: false,
    those: null,
    context: context(),
    ...fields,
  }
}

describe('damage', () => {
  test('[2004:102.1] a player dealt damage loses that much life', () => {
    const { state, result } = deal(buildState({ battlefield: [BEAR] }), [damage(1, YOU, 2)])
    expect(state.players[0]?.life).toBe(18)
    expect(result.map((event) => event.kind)).toEqual(['damage', 'loseLife', 'dealing', 'dealt'])
    expect(state.facts.damage).toEqual([{ source: 1, to: YOU, n: 2 }])
  })

  test('[2004:419.5a] no damage at all is dealt by a source that would deal 0', () => {
    expect(deal(buildState({ battlefield: [BEAR] }), [damage(1, YOU, 0)]).result).toEqual([])
  })

  test('[2004:420.5c] damage to a creature is marked and adds up', () => {
    const { state } = deal(buildState({ battlefield: [BEAR, BEAR] }), [
      damage(1, { object: 2 }, 1),
      damage(1, { object: 2 }, 1),
    ])
    expect(get(state, 2).damage).toBe(2)
  })

  test('[2011:702.15b] damage by a source with lifelink is life for its controller', () => {
    const cleric = beast('Cleric', 2, 2, { abilities: [keyword({ name: 'lifelink' })] })
    const { state } = deal(buildState({ battlefield: [{ face: cleric, controller: 1 }] }), [damage(1, YOU, 2)])
    expect(state.players.map((player) => player.life)).toEqual([18, 22])
  })

  test('[2011:702.2b] damage by a source with deathtouch is remembered on the creature', () => {
    const snake = beast('Snake', 1, 1, { abilities: [keyword({ name: 'deathtouch' })] })
    expect(
      get(deal(buildState({ battlefield: [snake, BEAR] }), [damage(1, { object: 2 }, 1)]).state, 2).deathtouched,
    ).toBe(true)
  })
})

describe('prevention', () => {
  test('[2004:419.7b] a shield is lowered by each 1 damage it prevents', () => {
    const { state } = deal(buildState({ battlefield: [BEAR], fields: { shields: [shield()] } }), [damage(1, YOU, 2)])
    expect(state.players[0]?.life).toBe(20)
    expect(state.shields).toMatchObject([{ n: 1 }])
  })

  test('[2004:419.7b] what a used-up shield leaves is dealt', () => {
    const { state } = deal(buildState({ battlefield: [BEAR], fields: { shields: [shield()] } }), [damage(1, YOU, 5)])
    expect(state.players[0]?.life).toBe(18)
    expect(state.shields).toEqual([])
  })

  test('[2004:419.7b] the shielded player chooses which simultaneous damage is prevented', () => {
    const state = buildState({ battlefield: [BEAR, BEAR], fields: { shields: [shield()] } })
    const { questions, result } = deal(state, [damage(1, YOU, 2), damage(2, YOU, 2)], [1])
    expect(questions[0]).toMatchObject({ kind: 'replacement', seat: 0, options: [{ source: 1 }, { source: 2 }] })
    expect(result).toMatchObject([
      { kind: 'damage', source: 1, n: 1 },
      { kind: 'loseLife', n: 1 },
      { kind: 'dealing', source: 1, shares: [{ to: YOU, n: 1 }] },
      { kind: 'dealt', to: YOU, n: 1 },
    ])
  })

  test('[2004:419.8b] a shield that prevents nothing is not used up', () => {
    const from = permanents({ is: 'color', color: 'R' })
    const { state } = deal(buildState({ battlefield: [BEAR], fields: { shields: [shield({ from })] } }), [
      damage(1, YOU, 2),
    ])
    expect(state.players[0]?.life).toBe(18)
    expect(state.shields).toMatchObject([{ n: 3 }])
  })

  test('[2004:419.1d] all combat damage is prevented, other damage is not', () => {
    const fog = shield({ n: null, to: null, combat: true })
    const { state, result } = deal(buildState({ battlefield: [BEAR], fields: { shields: [fog] } }), [
      damage(1, YOU, 2, true),
      damage(1, YOU, 1),
    ])
    expect(state.players[0]?.life).toBe(19)
    expect(result.filter((event) => event.kind === 'damage')).toHaveLength(1)
  })

  test('[2004:419.2] a static ability protects what matches when the damage would be dealt', () => {
    const ward = beast('Ward', 0, 4, {
      abilities: [
        staticAbility({
          kind: 'prevent',
          n: 1,
          to: { kind: 'all', filter: permanents({ is: 'color', color: 'W' }) },
          from: null,
          combat: null,
        }),
      ],
    })
    const knight = beast('Knight', 2, 2, { colors: ['W'] })
    const { state } = deal(buildState({ battlefield: [ward, knight, BEAR] }), [
      damage(3, { object: 2 }, 2),
      damage(2, { object: 3 }, 2),
    ])
    expect([get(state, 2).damage, get(state, 3).damage]).toEqual([1, 2])
  })

  test('[2004:502.7c] damage from sources with the quality is prevented by protection', () => {
    const paladin = beast('Paladin', 2, 2, {
      abilities: [keyword({ name: 'protection', from: { is: 'color', color: 'R' } })],
    })
    const imp = beast('Imp', 2, 2, { colors: ['R'] })
    const { state } = deal(buildState({ battlefield: [paladin, imp, BEAR] }), [
      damage(2, { object: 1 }, 2),
      damage(3, { object: 1 }, 1),
    ])
    expect(get(state, 1).damage).toBe(1)
  })
})
