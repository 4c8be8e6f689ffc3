import { describe, expect, test } from 'vitest'
import { find, get, type State } from '../../../src/engine/state/index.ts'
import { checkStateBased } from '../../../src/engine/stateBased/index.ts'
import { draftOf, run } from '../../support/run.ts'
import { beast, buildState, face, keyword, permanents, type StateSpec } from '../../support/state.ts'

const BEAR = beast('Bear', 2, 2)
const KING = beast('King', 2, 2, { supertypes: ['legendary'] })
const WORLD = face('Realm', { supertypes: ['world'] })
const AURA = face('Veil', {
  subtypes: ['Aura'],
  abilities: [keyword({ name: 'enchant', filter: permanents({ is: 'type', type: 'creature' }), player: false })],
})
const SWORD = face('Sword', { types: ['artifact'], subtypes: ['Equipment'] })

function check(spec: StateSpec) {
  const g = draftOf(buildState(spec))
  const { result } = run(checkStateBased(g))
  return { state: g.state, did: result, left: g.state.battlefield }
}

const outcome = (state: State) => state.outcome

describe('players', () => {
  test('[2004:420.5a] a player with 0 life loses', () => {
    expect(outcome(check({ players: [{ life: 0 }, {}] }).state)).toMatchObject({ winner: 1, reason: 'life' })
  })
  test('[2004:420.5g] a player who drew from an empty library loses', () => {
    expect(outcome(check({ players: [{}, { drewFromEmpty: true }] }).state)).toMatchObject({
      winner: 0,
      reason: 'emptyLibrary',
    })
  })
  test('[2004:420.5h] a player with ten poison counters loses', () => {
    expect(outcome(check({ players: [{ counters: { poison: 9 } }, {}] }).state)).toBeNull()
    expect(outcome(check({ players: [{ counters: { poison: 10 } }, {}] }).state)).toMatchObject({
      winner: 1,
      reason: 'poison',
    })
  })
  test('[2004:102.4] both at once: the game is a draw', () => {
    expect(outcome(check({ players: [{ life: 0 }, { counters: { poison: 12 } }] }).state)).toMatchObject({
      winner: null,
      reason: 'draw',
    })
  })
})

describe('creatures', () => {
  test('[2004:420.5b] toughness 0 is no destruction: no shield helps', () => {
    const { left } = check({
      battlefield: [{ face: BEAR, counters: { '-1/-1': 2 } }],
      fields: { shields: [{ id: 1, kind: 'regenerate', object: 1 }] },
    })
    expect(left).toEqual([])
  })
  test('[2004:420.5c] lethal damage destroys, and a shield saves', () => {
    expect(check({ battlefield: [{ face: BEAR, damage: 1 }] }).left).toEqual([1])
    expect(check({ battlefield: [{ face: BEAR, damage: 2 }] }).left).toEqual([])
    const saved = check({
      battlefield: [{ face: BEAR, damage: 2 }],
      fields: { shields: [{ id: 1, kind: 'regenerate', object: 1 }] },
    })
    expect(saved.left).toEqual([1])
    expect(saved.did).toBe(true)
  })
  test('[2011:704.5h] any damage by a source with deathtouch destroys', () => {
    expect(check({ battlefield: [{ face: BEAR, damage: 1, deathtouched: true }] }).left).toEqual([])
  })
  test('[2004:420.3] all of it is one event', () => {
    const { state } = check({
      players: [{ life: 0 }, {}],
      battlefield: [
        { face: BEAR, damage: 2 },
        { face: BEAR, damage: 3, owner: 1 },
      ],
    })
    expect(state.graveyards.map((list) => list.length)).toEqual([1, 1])
    expect(state.outcome).not.toBeNull()
  })
  test('[2011:704.5q] +1/+1 and -1/-1 counters go away together, not so in 2004', () => {
    const both = { face: BEAR, counters: { '+1/+1': 3, '-1/-1': 1 } }
    expect(get(check({ battlefield: [both] }).state, 1).counters).toEqual({ '+1/+1': 2 })
    expect(check({ edition: '2004', battlefield: [both] }).did).toBe(false)
  })
})

describe('attachments', () => {
  test('[2004:420.5d] an Aura on nothing, or on what it may not enchant, goes to the graveyard', () => {
    expect(check({ battlefield: [AURA] }).left).toEqual([])
    expect(check({ battlefield: [{ face: AURA, attachedTo: { object: 2 } }, SWORD] }).left).toEqual([2])
    expect(check({ battlefield: [{ face: AURA, attachedTo: { object: 2 } }, BEAR] }).left).toEqual([1, 2])
    expect(check({ battlefield: [{ face: AURA, attachedTo: { object: 77 } }] }).left).toEqual([])
  })
  test('[2004:420.5k] an Equipment comes off and stays', () => {
    const { state, did } = check({ battlefield: [{ face: SWORD, attachedTo: { object: 2 } }, AURA] })
    expect(get(state, 1).attachedTo).toBeNull()
    expect(did).toBe(true)
    expect(get(check({ battlefield: [{ face: SWORD, attachedTo: { object: 2 } }, BEAR] }).state, 1).attachedTo).toEqual(
      { object: 2 },
    )
  })
})

describe('legends and worlds', () => {
  test('[2004:420.5e] the oldest legend stays', () => {
    expect(check({ edition: '2004', battlefield: [KING, { face: KING, owner: 1 }] }).left).toEqual([1])
  })
  test('[2004:420.5e] legends that arrived together all go', () => {
    const together = [
      { face: KING, timestamp: 5 },
      { face: KING, timestamp: 5.25 },
    ]
    expect(check({ edition: '2004', battlefield: together }).left).toEqual([])
  })
  test('[2011:704.5k] all of them go, the oldest included', () => {
    expect(check({ battlefield: [KING, { face: KING, owner: 1 }, BEAR] }).left).toEqual([3])
  })
  test('[2004:420.5i] the newest world stays', () => {
    expect(check({ battlefield: [WORLD, { face: WORLD, owner: 1 }] }).left).toEqual([2])
  })
})

describe('tokens and copies', () => {
  test('[2004:420.5f] a token off the battlefield ceases to exist', () => {
    const { state, did } = check({
      hand: [{ face: BEAR, kind: 'token' }],
      battlefield: [{ face: BEAR, kind: 'token' }],
    })
    expect(did).toBe(true)
    expect(state.hands[0]).toEqual([])
    expect(find(state, 2)).toBeNull()
    expect(state.battlefield).toEqual([1])
  })
  test('[2004:420.5j] a copy of a spell off the stack ceases to exist', () => {
    const zap = face('Zap', { types: ['instant'] })
    expect(check({ graveyard: [{ face: zap, kind: 'spellCopy' }, zap] }).state.graveyards[0]).toEqual([2])
  })
  test('[2004:420.3] where nothing applies, nothing is done', () => {
    expect(check({ battlefield: [BEAR] }).did).toBe(false)
  })
})
