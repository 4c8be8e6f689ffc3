/** What is proposed happens, is told and is noticed: the kinds that once went beside the pipeline. */
import { describe, expect, test } from 'vitest'
import { happen, type Proposed, phasingOut, updateControl } from '../../../src/engine/events/index.ts'
import { type Draft, getAnywhere, type State } from '../../../src/engine/state/index.ts'
import type { Ability, Trigger } from '../../../src/language/index.ts'
import { testInEditions } from '../../support/editions.ts'
import { draftOf, run } from '../../support/run.ts'
import { beast, buildState, context, face, lasting, permanents } from '../../support/state.ts'

const BEAR = beast('Bear', 2, 2)
const ANY = { kind: 'all', filter: permanents({ is: 'type', type: 'creature' }) } as const

function watching(trigger: Trigger): Ability {
  const body = { choose: null, modes: [[]] }
  return {
    kind: 'triggered',
    trigger,
    condition: null,
    body,
    zone: 'battlefield',
    at: { key: 'Watcher#0', card: 'Watcher', line: 0, keyword: null },
  }
}

const watcher = (trigger: Trigger) => face('Watcher', { abilities: [watching(trigger)] })

function doing(state: State, ...proposed: readonly Proposed[]) {
  const g: Draft = draftOf(state)
  const { result } = run(happen(g, proposed))
  return { g, kinds: result.map(({ kind }) => kind), told: g.events.map(({ kind }) => kind) }
}

describe('poison', () => {
  test('[2004:420.5h] poison counters on players are an event', () => {
    const { g, kinds, told } = doing(buildState({}), { kind: 'playerCounters', seat: 1, counter: 'poison', n: 3 })
    expect([g.state.players[1]?.counters, kinds, told]).toEqual([{ poison: 3 }, ['playerCounters'], ['playerCounters']])
  })
  test('[2004:420.5h] none at all are not', () => {
    expect(doing(buildState({}), { kind: 'playerCounters', seat: 1, counter: 'poison', n: 0 }).kinds).toEqual([])
  })
})

describe('facing', () => {
  const down = { face: BEAR, faceDown: true }

  test('[2004:504.5] turned face up: told with its name, noticed once it lies open', () => {
    const state = buildState({ battlefield: [down, watcher({ on: 'turnedFaceUp', what: ANY })] })
    const { g, kinds } = doing(state, { kind: 'turnFaceUp', object: 1, seat: 0 })
    expect([getAnywhere(g.state, 1).faceDown, kinds, g.state.waiting.length]).toEqual([false, ['turnedFaceUp'], 1])
    expect(g.events).toMatchObject([{ kind: 'turnedFaceUp', object: { name: 'Bear' } }])
  })
  test('[2004:504.1] turned face down: everyone has seen what it was', () => {
    const { g, kinds } = doing(buildState({ battlefield: [BEAR] }), { kind: 'turnFaceDown', object: 1 })
    expect([getAnywhere(g.state, 1).faceDown, kinds]).toEqual([true, ['turnedFaceDown']])
    expect(g.events).toMatchObject([{ kind: 'turnedFaceDown', object: { name: 'Bear' } }])
  })
  test('[2004:504.5] what lies so already, or is no permanent, is not turned', () => {
    const state = buildState({ battlefield: [down, BEAR], graveyard: [down] })
    expect(doing(state, { kind: 'turnFaceDown', object: 1 }).kinds).toEqual([])
    expect(doing(state, { kind: 'turnFaceUp', object: 2, seat: 0 }).kinds).toEqual([])
    expect(doing(state, { kind: 'turnFaceUp', object: 3, seat: 0 }).kinds).toEqual([])
  })
  testInEditions('2004', '2011')('[2004:504.5] whether that is a new timestamp is the edition’s (%s)', (edition) => {
    const { g } = doing(buildState({ edition, battlefield: [BEAR] }), { kind: 'turnFaceDown', object: 1 })
    expect(getAnywhere(g.state, 1).timestamp > 1).toBe(edition === '2011')
  })
})

describe('phasing', () => {
  const leaves = watcher({ on: 'leaves', what: ANY })
  const out = (state: State, id: number) => doing(state, ...phasingOut(state, [id]))

  testInEditions('2004', '2011')('[2004:217.8a] in %s permanents are seen phasing out by what there was', (edition) => {
    const state = buildState({
      edition,
      battlefield: [BEAR, watcher({ on: 'phases', way: 'out', what: ANY }), leaves],
    })
    const { g, kinds } = out(state, 1)
    expect([kinds, getAnywhere(g.state, 1).zone]).toEqual([['phased'], 'phasedOut'])
    expect(g.state.waiting).toHaveLength(edition === '2004' ? 2 : 1)
  })
  test('[2004:502.15i] what is attached goes along and knows with what', () => {
    const aura = { face: face('Veil', { subtypes: ['Aura'] }), attachedTo: { object: 1 } }
    const { g } = out(buildState({ battlefield: [BEAR, aura] }), 1)
    expect(g.state.phasedOut.map((id) => getAnywhere(g.state, id).phasedWith)).toEqual([null, 1])
  })
  test('[2004:217.8c] and back: seen by what is there then; only what is out comes back', () => {
    const state = buildState({ battlefield: [BEAR, watcher({ on: 'phases', way: 'in', what: ANY })] })
    const { g } = out(state, 1)
    expect(g.state.waiting).toHaveLength(0)
    const back = doing(g.snapshot(), { kind: 'phaseIn', object: 1 }, { kind: 'phaseIn', object: 2 })
    expect([back.kinds, back.g.state.battlefield, back.g.state.waiting.length]).toEqual([['phased'], [2, 1], 1])
  })
})

describe('libraries', () => {
  const library = [BEAR, BEAR, BEAR]

  test('[2004:217.2b] shuffling is an event, also of a library into which cards go at the same time: once', () => {
    const state = buildState({ library, graveyard: [BEAR] })
    expect(doing(state, { kind: 'shuffle', seat: 0 }).kinds).toEqual(['shuffled'])
    const moved = { ...moveIn, object: state.graveyards[0]?.[0] ?? 0 }
    const { g, kinds, told } = doing(state, moved, { kind: 'shuffle', seat: 0 })
    expect([kinds, told]).toEqual([
      ['move', 'shuffled'],
      ['moved', 'shuffled'],
    ])
    expect(g.state.libraries[0]).toHaveLength(4)
  })
})

const moveIn = {
  kind: 'move',
  to: 'library',
  cause: 'effect',
  under: null,
  tapped: false,
  faceDown: false,
  side: 0,
  position: 'shuffled',
  attachTo: null,
} as const

describe('players and control', () => {
  test('[2004:102.3] losing is part of the event in which it happens', () => {
    const state = buildState({ battlefield: [BEAR] })
    const destroy = { kind: 'destroy', object: 1, noRegeneration: false } as const
    const { g, kinds } = doing(state, { kind: 'lose', seat: 0, reason: 'life' }, destroy)
    expect([kinds, g.state.outcome?.winner]).toEqual([['lost', 'move'], 1])
  })
  test('[2004:418.5a] a change of control is noticed; nothing proposes it', () => {
    const gain = lasting([1], [{ kind: 'control', by: { kind: 'you' } }], { context: context({ controller: 1 }) })
    const g = draftOf(buildState({ battlefield: [BEAR], fields: { lasting: [gain] } }))
    expect(updateControl(g)).toBe(true)
    expect(getAnywhere(g.state, 1).controller).toBe(1)
    expect(g.events).toMatchObject([{ kind: 'controlChanged', seat: 1 }])
    expect(updateControl(g)).toBe(false)
  })
})

describe('zones', () => {
  test('[2011:contents/4] objects go to the command zone and come from there', () => {
    const into = doing(buildState({ battlefield: [BEAR] }), { ...moveIn, object: 1, to: 'command', position: null })
    const [there = 0] = into.g.state.command
    expect([getAnywhere(into.g.state, there).zone, into.g.state.battlefield]).toEqual(['command', []])
    const back = doing(into.g.snapshot(), { ...moveIn, object: there, to: 'hand', position: null })
    expect([back.g.state.command, back.g.state.hands[0]?.length]).toEqual([[], 1])
  })
})
