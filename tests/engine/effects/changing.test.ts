import { describe, expect, test } from 'vitest'
import { endDurations, hasKeyword, powerOf } from '../../../src/engine/continuous/index.ts'
import { isProtectedFrom } from '../../../src/engine/keywords/index.ts'
import { Draft, get, type State } from '../../../src/engine/state/index.ts'
import type { Change, Duration } from '../../../src/language/index.ts'
import { address } from '../../support/addresses.ts'
import { beast, buildState, face, keyword } from '../../support/state.ts'
import { ALL, CREATURES, choose, does, EACH, SELF, THAT, target, YOU } from './support.ts'

const bear = beast('Bear', 2, 2)
const rock = face('Rock', { types: ['artifact'] })
const board = (): State => buildState({ battlefield: [rock, bear, { face: bear, owner: 1 }] })
const EOT: Duration = { kind: 'endOfTurn' }
const pump = (power: Extract<Change, { kind: 'pt' }>['power']): Change => ({ kind: 'pt', power, toughness: 0 })
const slot = { kind: 'slot', slot: 0 } as const

describe('continuous effects of resolutions', () => {
  test('[2004:418.3b] they affect what they affected as they began', () => {
    const token = {
      name: 'Cat',
      colors: [],
      supertypes: [],
      types: ['creature'],
      subtypes: ['Cat'],
      power: 1,
      toughness: 1,
      abilities: [],
    } as const
    const { state, result } = does(board(), [
      { kind: 'modify', what: ALL, changes: [pump(1)], duration: EOT },
      { kind: 'createToken', who: YOU, n: 1, token, tapped: false, attacking: false },
    ])
    expect([2, 3, result.that[0] ?? -1].map((id) => powerOf(state, id))).toEqual([3, 3, 1])
    const g = new Draft(state)
    endDurations(g, 'endOfTurn')
    expect(powerOf(g.state, 2)).toBe(2)
  })

  test('[2004:418.3c] they count once', () => {
    const change = pump({ kind: 'count', filter: CREATURES })
    const { state } = does(
      board(),
      [
        { kind: 'modify', what: slot, changes: [change], duration: EOT },
        { kind: 'destroy', what: { kind: 'slot', slot: 1 }, noRegeneration: true },
      ],
      [],
      [{ object: 2 }, { object: 3 }],
    )
    expect(powerOf(state, 2)).toBe(4)
  })

  test('[2004:418.3c] a chosen color is the color that was chosen', () => {
    const gain: Change = {
      kind: 'gain',
      ability: keyword({ name: 'protection', from: { is: 'chosen', what: 'color' } }),
    }
    const red = beast('Imp', 1, 1, { colors: ['R'] })
    const state = buildState({ battlefield: [rock, bear, red] })
    const after = does(
      state,
      [
        { kind: 'makeChoice', who: YOU, choice: 'color' },
        { kind: 'modify', what: slot, changes: [gain], duration: EOT },
      ],
      ['R'],
      [{ object: 2 }],
    ).state
    expect(isProtectedFrom(after, 2, 3)).toBe(true)
    expect(isProtectedFrom(after, 2, 1)).toBe(false)
  })

  test('[2004:418.3a] control for a turn; the next effects see it', () => {
    const steal: Change = { kind: 'control', by: YOU }
    const haste: Change = { kind: 'gain', ability: keyword({ name: 'haste' }) }
    const taking = { kind: 'modify', what: target(), changes: [steal], duration: EOT } as const
    // Some card of the game must say that it changes control.
    const body = { choose: null, modes: [[taking]] }
    const thief = face('Thief', { types: ['sorcery'], abilities: [{ kind: 'spell', at: address(), body }] })
    const { state } = does(
      buildState({ battlefield: [rock, bear, { face: bear, owner: 1 }], hand: [thief] }),
      [taking, { kind: 'untap', what: slot }, { kind: 'modify', what: slot, changes: [haste], duration: EOT }],
      [],
      [{ object: 3 }],
    )
    expect(get(state, 3).controller).toBe(0)
    expect(hasKeyword(state, 3, 'haste')).toBe(true)
  })

  test('[2004:418.3d] "for as long as" something that is over does nothing', () => {
    const duration: Duration = {
      kind: 'while',
      condition: { kind: 'exists', filter: { noun: 'permanent', is: [{ is: 'type', type: 'land' }] } },
    }
    expect(does(board(), [{ kind: 'modify', what: ALL, changes: [pump(1)], duration }]).state.lasting).toEqual([])
  })

  test('[2004:419.7b] a shield counts down', () => {
    const prevent = { kind: 'preventDamage', n: 3, to: slot, from: null, combat: null } as const
    const damage = { kind: 'damage', source: SELF, n: 2, to: slot, divided: false } as const
    const { state } = does(board(), [prevent, damage, damage], [], [{ player: 1 }])
    expect(state.players[1]?.life).toBe(19)
  })

  test('[2004:404.4] a delayed trigger remembers all that it is about', () => {
    const trigger = { on: 'step', step: 'end', whose: null } as const
    const token = {
      name: 'Imp',
      colors: [],
      supertypes: [],
      types: ['creature'],
      subtypes: [],
      power: 1,
      toughness: 1,
      abilities: [],
    } as const
    const { state } = does(board(), [
      { kind: 'createToken', who: YOU, n: 2, token, tapped: false, attacking: false },
      { kind: 'delayed', trigger, effects: [], remember: THAT, once: true },
    ])
    expect(state.delayed.map((one) => one.context.remembered)).toEqual([[{ object: 4 }, { object: 5 }]])
  })
})

describe('permanents', () => {
  test('[2004:416.3] tapping what is tapped changes nothing', () => {
    const state = buildState({ battlefield: [rock, { face: bear, tapped: true }, bear] })
    const { state: after, events } = does(state, [{ kind: 'tap', what: ALL }])
    expect([2, 3].map((id) => get(after, id).tapped)).toEqual([true, true])
    expect(events.filter((event) => event.kind === 'tapped')).toHaveLength(1)
  })

  test('[2004:413.2c] untapping up to two of what one chooses', () => {
    const tapped = buildState({ battlefield: [rock, { face: bear, tapped: true }, { face: bear, tapped: true }] })
    const what = { ...choose(2), count: { min: 0, max: 2 } }
    expect(get(does(tapped, [{ kind: 'untap', what }], [[3]]).state, 3).tapped).toBe(false)
  })

  test('[2004:416.3] counters come and go, as many as there are', () => {
    const put = { kind: 'putCounters', what: slot, counter: '+1/+1', n: 2 } as const
    const { state, result } = does(
      board(),
      [put, { kind: 'removeCounters', what: slot, counter: '+1/+1', n: 5 }],
      [],
      [{ object: 2 }],
    )
    expect(get(state, 2).counters['+1/+1'] ?? 0).toBe(0)
    expect(result.amount).toBe(2)
  })

  test('[2004:502.33] equipment goes only where it may', () => {
    const sword = face('Sword', { types: ['artifact'], subtypes: ['Equipment'] })
    const safe = beast('Golem', 2, 2, {
      abilities: [keyword({ name: 'protection', from: { is: 'type', type: 'artifact' } })],
    })
    const state = buildState({ battlefield: [sword, bear, safe] })
    const equip = { kind: 'attach', what: SELF, to: target() } as const
    expect(get(does(state, [equip], [], [{ object: 2 }]).state, 1).attachedTo).toEqual({ object: 2 })
    expect(get(does(state, [equip], [], [{ object: 3 }]).state, 1).attachedTo).toBeNull()
  })

  test('[2004:216.1] tokens are owned by the maker in 2004, by who first controls them in 2011', () => {
    const token = {
      name: 'Cat',
      colors: [],
      supertypes: [],
      types: ['creature'],
      subtypes: ['Cat'],
      power: 1,
      toughness: 1,
      abilities: [],
    } as const
    const effect = { kind: 'createToken', who: EACH, n: 1, token, tapped: true, attacking: false } as const
    const owners = (['2004', '2011'] as const).map((edition) => {
      const { state, result } = does(buildState({ edition, battlefield: [rock] }), [effect])
      return result.that.map((id) => [get(state, id).controller, get(state, id).owner])
    })
    expect(owners).toEqual([
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 0],
        [1, 1],
      ],
    ])
  })
})
