import { describe, expect, test } from 'vitest'
import { find, get, type State } from '../../../src/engine/state/index.ts'
import type { Destination, Filter, Printed, ZoneName } from '../../../src/language/index.ts'
import { dig, scry, search as searches } from '../../support/sorting.ts'
import { beast, buildState, face, type ObjectSpec } from '../../support/state.ts'
import { CARD, choose, does, EACH, FOE, SELF, THAT, target, YOU } from './support.ts'

const bear = beast('Bear', 2, 2)
const rock = face('Rock', { types: ['artifact'] })
const yours = (one: Printed, fields: Partial<ObjectSpec> = {}): ObjectSpec => ({ face: one, owner: 1, ...fields })
const to = (zone: ZoneName, fields: Partial<Destination> = {}): Destination => ({
  zone,
  under: null,
  tapped: false,
  position: null,
  ...fields,
})
const board = (): State =>
  buildState({ battlefield: [rock, bear, yours(bear)], library: [bear, rock, bear, yours(bear)] })

describe('moving objects', () => {
  test('[2004:217.1c] what moved is a new object, and the next effect finds it', () => {
    const exile = { kind: 'move', what: target(), to: to('exile') } as const
    const back = {
      kind: 'move',
      what: THAT,
      to: to('battlefield', { under: { kind: 'ownerOf', thing: THAT }, tapped: true }),
    } as const
    const { state } = does(board(), [exile, back], [], [{ object: 3 }])
    expect(find(state, 3)).toBeNull()
    const [id] = state.battlefield.slice(-1)
    expect(get(state, id ?? -1)).toMatchObject({ controller: 1, tapped: true })
  })

  test("[2004:217.1a] under your control, but to its owner's hand", () => {
    const { state } = does(board(), [{ kind: 'move', what: target(), to: to('hand') }], [], [{ object: 3 }])
    expect(state.hands.map((hand) => hand.length)).toEqual([0, 1])
  })

  test('[2004:217.1c] the object of the event is found where the event put it, any other is not', () => {
    const died = does(
      board(),
      [{ kind: 'destroy', what: { kind: 'slot', slot: 0 }, noRegeneration: false }],
      [],
      [{ object: 2 }],
    ).state
    const back = { kind: 'move', what: { kind: 'event' }, to: to('hand') } as const
    const triggerData = { object: 2, other: null, player: null, amount: 0, moved: [2] }
    expect(does(died, [back], [], [], { triggerData }).state.hands[0]).toHaveLength(1)
    expect(does(died, [{ ...back, what: SELF }], [], [], { source: 2 }).state.hands[0]).toHaveLength(0)
  })

  test("[2004:414.1] a countered spell goes to its owner's graveyard", () => {
    const state = buildState({ battlefield: [rock], stack: [yours(face('Spark', { types: ['instant'] }))] })
    const { state: after, result } = does(state, [{ kind: 'counterSpell', what: target() }], [], [{ object: 2 }])
    expect(after.stack).toEqual([])
    expect(after.graveyards[1]).toEqual(result.that)
  })

  test('[2004:413.2d] each player sacrifices what that player chooses', () => {
    const state = buildState({ battlefield: [rock, bear, bear, yours(bear), yours(bear)] })
    const { asked, state: after } = does(state, [{ kind: 'sacrifice', who: EACH, what: choose(1) }], [[3], [4]])
    expect(asked).toMatchObject([
      { seat: 0, from: [2, 3] },
      { seat: 1, from: [4, 5] },
    ])
    expect(after.battlefield).toEqual([1, 2, 5])
  })

  test('[2004:416.3] as many as there are are sacrificed; it was done only with all of them', () => {
    const { result } = does(board(), [{ kind: 'sacrifice', who: YOU, what: choose(2) }])
    expect(result).toMatchObject({ did: false, amount: 1 })
    expect(does(board(), [{ kind: 'sacrifice', who: YOU, what: choose(1) }]).result.did).toBe(true)
    expect(
      does(buildState({ battlefield: [rock] }), [{ kind: 'sacrifice', who: YOU, what: choose(1) }]).result.did,
    ).toBe(false)
  })

  test('[2004:419.6b] a regenerated creature is not destroyed', () => {
    const shield = { kind: 'regenerate', what: { kind: 'slot', slot: 0 } } as const
    const destroy = { kind: 'destroy', what: target(), noRegeneration: false } as const
    const { state, result } = does(board(), [shield, destroy], [], [{ object: 3 }])
    expect(get(state, 3).tapped).toBe(true)
    expect(result.did).toBe(false)
    expect(find(does(board(), [shield, { ...destroy, noRegeneration: true }], [], [{ object: 3 }]).state, 3)).toBeNull()
  })
})

describe('libraries', () => {
  const CREATURE_CARD = { noun: 'card', is: [{ is: 'type', type: 'creature' }] } as const
  const search = ({ filter = CREATURE_CARD as Filter, to: where = to('hand') } = {}) =>
    searches({ min: 1, max: 1 }, filter, where, true)

  test('[2004:glossary/search] with a quality one may fail to find', () => {
    const { asked, state, events } = does(board(), [search()], [[]])
    expect(asked[0]).toMatchObject({ kind: 'choose', min: 0, max: 1, from: [4, 6], looking: [4, 5, 6] })
    expect(state.hands[0]).toEqual([])
    expect(events.some((event) => event.kind === 'shuffled')).toBe(true)
  })

  test('[2004:glossary/search-quantity] without a quality one must find', () => {
    const { asked, state } = does(board(), [search({ filter: CARD })], [[5]])
    expect(asked[0]).toMatchObject({ min: 1, max: 1 })
    expect(state.hands[0]).toHaveLength(1)
  })

  test('[2004:glossary/search] what is found goes where it says, after the shuffle if on top', () => {
    const land = does(board(), [search({ to: to('battlefield', { tapped: true }) })], [[4]])
    expect(get(land.state, land.result.that[0] ?? -1)).toMatchObject({ zone: 'battlefield', tapped: true })
    const top = does(board(), [search({ to: to('library', { position: 'top' }) })], [[6]])
    expect(get(top.state, top.state.libraries[0]?.[0] ?? -1).card).toBe(6)
  })

  test('[2004:502.36a] scry', () => {
    const { state } = does(board(), [scry(2)], [{ top: [5], bottom: [4] }])
    expect(state.libraries[0]).toEqual([5, 6, 4])
  })

  test('[2004:217.2d] looking at the top, taking one, the rest below in any order', () => {
    const { state, asked } = does(board(), [dig(3, { min: 0, max: 1 }, CREATURE_CARD, to('hand'))], [[6], [5, 4]])
    expect(asked.map((one) => one.kind)).toEqual(['choose', 'order'])
    expect(state.hands[0]).toHaveLength(1)
    expect(state.libraries[0]).toEqual([5, 4])
  })

  test('[2004:416.3] milling puts as many as there are', () => {
    expect(does(board(), [{ kind: 'mill', who: FOE, n: 3 }]).state.graveyards[1]).toHaveLength(1)
  })
})
