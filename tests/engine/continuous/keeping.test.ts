import { describe, expect, test } from 'vitest'
import {
  characteristics,
  dropEnded,
  endDurations,
  endLapsed,
  layerTablesComputed,
  powerOf,
  rulesFor,
  table,
} from '../../../src/engine/continuous/index.ts'
import { updateControl } from '../../../src/engine/events/index.ts'
import { Draft, get, type State } from '../../../src/engine/state/index.ts'
import type { Change } from '../../../src/language/index.ts'
import { all, beast, buildState, context, face, lasting, permanents, staticAbility } from '../../support/state.ts'

const bear = beast('Bear', 2, 2)
const creatures = permanents({ is: 'type', type: 'creature' })
const pump: Change = { kind: 'pt', power: 1, toughness: 1 }

function tablesFor(state: State, write: (g: Draft) => void): number {
  table(state)
  const g = new Draft(state)
  write(g)
  const before = layerTablesComputed()
  table(g.snapshot())
  return layerTablesComputed() - before
}

describe('a table is kept while nothing it read changes', () => {
  const tap = (g: Draft) => g.patch(1, { tapped: true })
  const life = (g: Draft) => g.patchPlayer(0, { life: 3 })

  test('[2004:418.4a] tapping counts only where something asks who is tapped', () => {
    const anthem = face('Anthem', { abilities: [all(creatures, pump)] })
    const idle = face('Idle', { abilities: [all(permanents({ is: 'state', state: 'tapped' }), pump)] })
    expect(tablesFor(buildState({ battlefield: [bear, anthem] }), tap)).toBe(0)
    expect(tablesFor(buildState({ battlefield: [bear, idle] }), tap)).toBe(1)
  })

  test('[2004:418.4a] life counts only where something asks for it', () => {
    const n = { kind: 'life', of: { kind: 'you' } } as const
    const proud = beast('Proud', 0, 0, {
      abilities: [staticAbility({ kind: 'define', power: n, toughness: n, colors: null })],
    })
    expect(tablesFor(buildState({ battlefield: [bear] }), life)).toBe(0)
    const state = buildState({ battlefield: [proud] })
    expect(tablesFor(state, life)).toBe(1)
    const g = new Draft(state)
    expect(powerOf(g.state, 1)).toBe(20)
    life(g)
    expect([powerOf(g.state, 1), powerOf(state, 1)]).toEqual([3, 20])
  })

  test('[2004:418.4a] what an object in another zone is counts where something asks of that zone', () => {
    const marked = permanents({ is: 'hasCounter', counter: 'time' })
    const n = {
      kind: 'count',
      filter: { ...marked, noun: 'card', is: [...marked.is, { is: 'in', zone: 'exile', of: null }] },
    } as const
    const keeper = beast('Keeper', 0, 0, {
      abilities: [staticAbility({ kind: 'define', power: n, toughness: n, colors: null })],
    })
    const mark = (g: Draft) => g.patch(2, { counters: { time: 1 } })
    const idle = buildState({ battlefield: [bear], exile: [bear] })
    expect(tablesFor(idle, mark)).toBe(0)
    const state = buildState({ battlefield: [keeper], exile: [bear] })
    const g = new Draft(state)
    expect(powerOf(g.state, 1)).toBe(0)
    mark(g)
    expect(powerOf(g.state, 1)).toBe(1)
  })

  test('[2004:418.4b] a new permanent counts always', () => {
    expect(tablesFor(buildState({ battlefield: [bear] }), (g) => g.patch(1, { counters: { '+1/+1': 1 } }))).toBe(1)
  })

  test('objects that nothing affects share their values', () => {
    const state = buildState({ battlefield: [bear, bear, { face: bear, controller: 1 }] })
    expect(characteristics(state, 1)).toBe(characteristics(state, 2))
    expect(characteristics(state, 1)).not.toBe(characteristics(state, 3))
  })
})

describe('durations', () => {
  const until = (kind: 'endOfTurn' | 'endOfCombat' | 'yourNextTurn' | 'permanent') =>
    lasting([1], [pump], { duration: { kind } })
  const left = (g: Draft) => g.state.lasting.map((one) => one.duration.kind)

  test('[2004:418.3a] an effect ends when it says', () => {
    const list = [until('endOfTurn'), until('endOfCombat'), until('yourNextTurn'), until('permanent')]
    const g = new Draft(buildState({ battlefield: [bear], fields: { lasting: list } }))
    expect(powerOf(g.state, 1)).toBe(6)
    endDurations(g, 'endOfCombat')
    expect(left(g)).toEqual(['endOfTurn', 'yourNextTurn', 'permanent'])
    endDurations(g, 'endOfTurn')
    expect(left(g)).toEqual(['yourNextTurn', 'permanent'])
    endDurations(g, { turnOf: 1 })
    expect(left(g)).toEqual(['yourNextTurn', 'permanent'])
    endDurations(g, { turnOf: 0 })
    expect(left(g)).toEqual(['permanent'])
    expect(powerOf(g.state, 1)).toBe(3)
  })

  test('[2004:418.3d] "as long as" ends when its condition does', () => {
    const condition = { kind: 'is', thing: { kind: 'self' }, is: [{ is: 'state', state: 'tapped' }] } as const
    const held = lasting([1], [pump], { duration: { kind: 'while', condition }, context: context({ source: 2 }) })
    const g = new Draft(
      buildState({ battlefield: [bear, { face: face('Relic'), tapped: true }], fields: { lasting: [held] } }),
    )
    expect(endLapsed(g)).toBe(false)
    g.patch(2, { tapped: false })
    expect(endLapsed(g)).toBe(true)
    expect(powerOf(g.state, 1)).toBe(2)
  })

  test('an effect on nothing that is left is dropped', () => {
    const g = new Draft(buildState({ battlefield: [bear], fields: { lasting: [lasting([40], [pump])] } }))
    dropEnded(g)
    expect([g.state.lasting, g.events]).toEqual([[], []])
  })
})

describe('control', () => {
  test('[2004:418.5a] the control layer decides who controls, and static abilities follow', () => {
    const mine = permanents({ is: 'type', type: 'creature' }, { is: 'controlled', by: { kind: 'you' } })
    const lord = beast('Lord', 2, 2, { abilities: [all(mine, pump)] })
    const g = new Draft(
      buildState({
        battlefield: [bear, { face: lord, controller: 1 }],
        fields: {
          lasting: [lasting([2], [{ kind: 'control', by: { kind: 'you' } }])],
          combat: {
            attackers: [{ id: 2, defender: { player: 0 }, against: 0, blocked: false, blockers: [], band: null }],
            blocks: [],
            dealtFirst: [],
            attacked: true,
          },
        },
      }),
    )
    expect(powerOf(g.state, 1)).toBe(3)
    expect(updateControl(g)).toBe(true)
    expect(get(g.state, 2)).toMatchObject({ controller: 0, baseController: 1, controlledSince: g.state.clock })
    expect(g.state.combat?.attackers).toEqual([])
    expect(updateControl(g)).toBe(false)
    endDurations(g, 'endOfTurn')
    expect(updateControl(g)).toBe(true)
    expect(get(g.state, 2).controller).toBe(1)
    expect(powerOf(g.state, 1)).toBe(2)
  })
})

describe('what works now', () => {
  test('[2004:405.1] rules of static abilities are in force while their condition is true', () => {
    const rule = { kind: 'players', who: { kind: 'you' }, rule: { kind: 'noMaximumHandSize' } } as const
    const condition = { kind: 'exists', filter: creatures } as const
    const tower = face('Tower', { abilities: [staticAbility(rule, { condition })] })
    expect(rulesFor(buildState({ battlefield: [tower] }), 0)).toEqual([])
    const state = buildState({ battlefield: [tower, bear] })
    expect(rulesFor(state, 0).map((held) => held.rule)).toEqual([rule.rule])
    expect(rulesFor(state, 1)).toEqual([])
    expect(table(state).statics.map((held) => held.source)).toEqual([1])
  })
})
