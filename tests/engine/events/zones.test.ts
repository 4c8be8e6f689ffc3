import { describe, expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/continuous/index.ts'
import { happen, moveTo } from '../../../src/engine/events/index.ts'
import { get, type State } from '../../../src/engine/state/index.ts'
import { draftOf, run } from '../../support/run.ts'
import { beast, buildState, face, keyword, lasting, permanents } from '../../support/state.ts'

const BEAR = beast('Bear', 2, 2)
const SPELL = face('Zap', { types: ['instant'] })

function moved(state: State, ...moves: Parameters<typeof moveTo>[]) {
  const g = draftOf(state)
  const { result } = run(
    happen(
      g,
      moves.map((move) => moveTo(...move)),
    ),
  )
  return { g, result, state: g.state }
}

describe('changing zones', () => {
  test('[2004:217.1a] a card goes to the graveyard of its owner, not of its controller', () => {
    const { state } = moved(buildState({ battlefield: [{ face: BEAR, owner: 1, controller: 0 }] }), [
      1,
      'graveyard',
      'destroy',
    ])
    expect(state.graveyards.map((list) => list.length)).toEqual([0, 1])
  })

  test('[2004:217.1a] an instant stays where it is instead of entering the battlefield', () => {
    const { state, result } = moved(buildState({ hand: [SPELL] }), [1, 'battlefield', 'effect'])
    expect(result).toEqual([])
    expect(get(state, 1).zone).toBe('hand')
  })

  test('[2004:217.1c] an object that changes zones is a new object without its past', () => {
    const past = { face: BEAR, tapped: true, damage: 1, counters: { '+1/+1': 2 }, attachedTo: { player: 1 } }
    const first = moved(
      buildState({
        battlefield: [past],
        fields: { lasting: [lasting([1], [{ kind: 'pt', power: 3, toughness: 3 }])] },
      }),
      [1, 'exile', 'effect'],
    )
    const exiled = first.state.exile[0] ?? -1
    const { state } = moved(first.state, [exiled, 'battlefield', 'effect'])
    const id = state.battlefield[0] ?? -1
    expect(id).not.toBe(1)
    expect(get(state, id)).toMatchObject({ tapped: false, damage: 0, counters: {}, attachedTo: null })
    expect(characteristics(state, id).power).toBe(2)
    expect(get(state, id).controlledSince).toBeGreaterThan(1)
  })

  test('[2004:217.1c] an effect on a spell goes on with the permanent it becomes', () => {
    const state = buildState({
      stack: [BEAR],
      fields: { lasting: [lasting([1], [{ kind: 'pt', power: 1, toughness: 1 }])] },
    })
    const after = moved(state, [1, 'battlefield', 'resolve']).state
    expect(characteristics(after, after.battlefield[0] ?? -1).power).toBe(3)
  })

  test('[2004:217.4a] the newest card lies on top of the graveyard', () => {
    const { state } = moved(buildState({ graveyard: [SPELL], battlefield: [BEAR] }), [1, 'graveyard', 'destroy'])
    const names = (state.graveyards[0] ?? []).map((id) => characteristics(state, id).name)
    expect(names).toEqual(['Zap', 'Bear'])
  })

  test('[2004:212.4b] a permanent spell enters under its controller, who need not own it', () => {
    const { state } = moved(buildState({ stack: [{ face: BEAR, owner: 1, controller: 0 }] }), [
      1,
      'battlefield',
      'resolve',
    ])
    expect(get(state, state.battlefield[0] ?? -1)).toMatchObject({ owner: 1, controller: 0, baseController: 0 })
  })

  test('[2004:418.5e] what enters together has timestamps in order, of one tick', () => {
    const { state } = moved(
      buildState({ graveyard: [BEAR, BEAR] }),
      [1, 'battlefield', 'effect'],
      [2, 'battlefield', 'effect'],
    )
    const [a, b] = state.battlefield.map((id) => get(state, id).timestamp)
    expect(a).toBeLessThan(b ?? 0)
    expect(Math.floor(a ?? 0)).toBe(Math.floor(b ?? 0))
  })

  test('[2004:413.2f] what left is remembered as it last existed, with all effects', () => {
    const { state } = moved(buildState({ battlefield: [{ face: BEAR, counters: { '+1/+1': 1 } }] }), [
      1,
      'graveyard',
      'destroy',
    ])
    expect(state.lastKnown[1]?.characteristics.power).toBe(3)
    expect(state.lastKnown[1]?.became).toBe(state.graveyards[0]?.[0])
  })

  test('[2004:410.10] a card that went to a hidden zone is not found again', () => {
    const { state } = moved(buildState({ battlefield: [BEAR] }), [1, 'hand', 'effect'])
    expect(state.lastKnown[1]?.became).toBeNull()
  })

  test('[2004:216.3] a token that left cannot return', () => {
    const state = buildState({ exile: [{ face: BEAR, kind: 'token' }] })
    expect(moved(state, [1, 'battlefield', 'effect']).result).toEqual([])
  })

  test('[2004:217.2d] the owner orders cards put on a library together', () => {
    const g = draftOf(buildState({ battlefield: [BEAR, SPELL], library: [BEAR] }))
    const moves = [1, 2].map((id) => moveTo(id, 'library', 'effect', { position: 'top' }))
    const { questions } = run(happen(g, moves), [[2, 1]])
    expect(questions[0]).toMatchObject({ kind: 'order', seat: 0, what: 'library', items: [1, 2] })
    const names = (g.state.libraries[0] ?? []).map((id) => characteristics(g.state, id).name)
    expect(names).toEqual(['Zap', 'Bear', 'Bear'])
  })

  test('[2004:217.2b] a card drawn is hidden from the others in what is told', () => {
    const g = draftOf(buildState({ library: [BEAR] }))
    run(happen(g, [{ kind: 'draw', seat: 0 }]))
    expect(g.events[0]).toMatchObject({ kind: 'moved', cause: 'draw', hiddenFrom: [1] })
  })

  test('[2004:217.1d] two things that would happen to one object: the first does', () => {
    const { state } = moved(buildState({ battlefield: [BEAR] }), [1, 'graveyard', 'destroy'], [1, 'exile', 'effect'])
    expect([state.graveyards[0]?.length, state.exile.length]).toEqual([1, 0])
  })
})

describe('Auras that are put onto the battlefield', () => {
  const AURA = face('Veil', {
    subtypes: ['Aura'],
    abilities: [keyword({ name: 'enchant', filter: permanents({ is: 'type', type: 'creature' }), player: false })],
  })

  test('[2004:212.4e] whoever puts it there chooses what it enchants', () => {
    const g = draftOf(buildState({ battlefield: [BEAR, BEAR], graveyard: [AURA] }))
    const { questions } = run(happen(g, [moveTo(3, 'battlefield', 'effect')]), [[2]])
    expect(questions[0]).toMatchObject({ kind: 'choose', reason: 'enchant', from: [1, 2] })
    expect(get(g.state, g.state.battlefield[2] ?? -1).attachedTo).toEqual({ object: 2 })
  })

  test('[2004:212.4e] without anything to enchant it stays where it is', () => {
    const { state, result } = moved(buildState({ graveyard: [AURA] }), [1, 'battlefield', 'effect'])
    expect(result).toEqual([])
    expect(get(state, 1).zone).toBe('graveyard')
  })

  test('[2004:502.7] it is not attached to a creature with protection from it', () => {
    const guarded = beast('Paladin', 2, 2, {
      abilities: [keyword({ name: 'protection', from: { is: 'type', type: 'enchantment' } })],
    })
    expect(
      moved(buildState({ battlefield: [guarded], graveyard: [AURA] }), [2, 'battlefield', 'effect']).result,
    ).toEqual([])
  })
})
