import { describe, expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/continuous/index.ts'
import { happen, moveTo, type Proposed } from '../../../src/engine/events/index.ts'
import { NO_CHOICES } from '../../../src/engine/play/index.ts'
import { get, type Shield, type State } from '../../../src/engine/state/index.ts'
import type { Effect, Quantity, Replaced, Thing } from '../../../src/language/index.ts'
import { draftOf, run } from '../../support/run.ts'
import { beast, buildState, face, keyword, permanents, staticAbility } from '../../support/state.ts'

const BEAR = beast('Bear', 2, 2)
const CREATURES: Thing = { kind: 'all', filter: permanents({ is: 'type', type: 'creature' }) }

function replacing(name: string, event: Replaced, ...instead: readonly Effect[]) {
  return face(name, { abilities: [staticAbility({ kind: 'replace', event, instead })] })
}

function moveEvent(zone: 'exile' | 'library' | 'hand'): Effect {
  return {
    kind: 'move',
    what: { kind: 'event' },
    to: { zone, under: null, tapped: false, position: zone === 'library' ? 'bottom' : null },
  }
}

const DIES: Replaced = {
  on: 'moves',
  what: { kind: 'all', filter: permanents() },
  from: 'battlefield',
  to: 'graveyard',
}
const destroy = (object: number, noRegeneration = false): Proposed => ({ kind: 'destroy', object, noRegeneration })

function happening(state: State, events: readonly Proposed[], replies: Parameters<typeof run>[1] = []) {
  const g = draftOf(state)
  const { result, questions } = run(happen(g, events), replies)
  return { state: g.state, result, questions }
}

describe('replacement', () => {
  test('[2004:410.7] what is exiled instead of dying did not die', () => {
    const { state, result } = happening(
      buildState({ battlefield: [BEAR, replacing('Rift', DIES, moveEvent('exile'))] }),
      [destroy(1)],
    )
    expect(state.exile).toHaveLength(1)
    expect(result).toMatchObject([{ kind: 'move', to: 'exile' }])
    expect(state.facts.done.filter(({ done }) => done === 'died')).toEqual([])
  })

  test('[2004:419.9a] of two that would change it, the controller of the creature chooses one', () => {
    const state = buildState({
      battlefield: [
        { face: BEAR, controller: 1 },
        replacing('Rift', DIES, moveEvent('exile')),
        replacing('Pit', DIES, moveEvent('library')),
      ],
    })
    const { state: after, questions } = happening(state, [destroy(1)], [1])
    expect(questions).toMatchObject([{ kind: 'replacement', seat: 1, options: [{ source: 2 }, { source: 3 }] }])
    expect([after.libraries[1]?.length, after.exile.length]).toEqual([1, 0])
  })

  test('[2004:419.6a] each of two doublings gets one opportunity', () => {
    const event: Replaced = { on: 'damage', to: null, from: permanents({ is: 'type', type: 'creature' }) }
    const n: Quantity = { kind: 'times', n: 2, of: { kind: 'thatMuch' } }
    const double: Effect = {
      kind: 'damage',
      source: { kind: 'eventOther' },
      n,
      to: { kind: 'eventPlayer' },
      divided: false,
    }
    const furnace = replacing('Furnace', event, double)
    const state = buildState({ battlefield: [BEAR, furnace, furnace] })
    const { state: after } = happening(
      state,
      [{ kind: 'damage', source: 1, to: { player: 1 }, n: 1, combat: true }],
      [0],
    )
    expect(after.players[1]?.life).toBe(16)
  })

  test('[2004:419.9b] a replacement may come to apply because of another', () => {
    const you = { kind: 'you' } as const
    const study = replacing('Study', { on: 'gainLife', who: you }, { kind: 'draw', who: you, n: { kind: 'thatMuch' } })
    const poison = replacing('Leak', { on: 'draw', who: you }, { kind: 'loseLife', who: you, n: 1 })
    const { state, result } = happening(buildState({ battlefield: [study, poison], library: [BEAR] }), [
      { kind: 'gainLife', seat: 0, n: 1 },
    ])
    expect(state.players[0]?.life).toBe(19)
    expect(result).toMatchObject([{ kind: 'loseLife', n: 1 }])
  })

  test('[2004:419.5] a replaced draw is no draw', () => {
    const you = { kind: 'you' } as const
    const rite = replacing('Rite', { on: 'draw', who: you }, { kind: 'gainLife', who: you, n: 1 })
    const { state } = happening(buildState({ battlefield: [rite] }), [{ kind: 'draw', seat: 0 }])
    expect(state.players[0]).toMatchObject({ life: 21, drewFromEmpty: false })
  })

  test('[2004:102.2] drawing from an empty library is remembered until the next check', () => {
    const { state } = happening(buildState({ library: [BEAR] }), [
      { kind: 'draw', seat: 0 },
      { kind: 'draw', seat: 0 },
    ])
    expect(state.players[0]?.drewFromEmpty).toBe(true)
    expect(state.hands[0]).toHaveLength(1)
  })
})

describe('regeneration', () => {
  const saved: Shield = { id: 9, kind: 'regenerate', object: 1 }

  test('[2004:419.6b] a regenerated creature stays, tapped, without damage, out of combat', () => {
    const combat = {
      attackers: [{ id: 1, defender: { player: 1 }, against: 1, blocked: false, blockers: [], band: null }],
      blocks: [],
      dealtFirst: [],
      attacked: true,
    }
    const { state, result } = happening(
      buildState({ battlefield: [{ face: BEAR, damage: 2 }], fields: { shields: [saved], combat } }),
      [destroy(1)],
    )
    expect(get(state, 1)).toMatchObject({ zone: 'battlefield', tapped: true, damage: 0 })
    expect(state.combat?.attackers).toEqual([])
    expect(state.shields).toEqual([])
    expect(result.map((event) => event.kind)).toEqual(['regenerated', 'tap'])
  })

  test('[2004:413.2b] "it can\'t be regenerated" leaves the shield unused', () => {
    const { state } = happening(buildState({ battlefield: [BEAR], fields: { shields: [saved] } }), [destroy(1, true)])
    expect(state.battlefield).toEqual([])
  })

  test('[2004:420.5b] a regeneration shield does not help against being put into the graveyard', () => {
    const { state } = happening(buildState({ battlefield: [BEAR], fields: { shields: [saved] } }), [
      moveTo(1, 'graveyard', 'stateBased'),
    ])
    expect(state.battlefield).toEqual([])
  })

  test('[2011:702.12b] an indestructible permanent is not destroyed', () => {
    const rock = beast('Rock', 2, 2, { abilities: [keyword({ name: 'indestructible' })] })
    expect(happening(buildState({ battlefield: [rock] }), [destroy(1)]).result).toEqual([])
  })
})

describe('entering the battlefield', () => {
  test('[2004:410.10e] it enters tapped, and nothing becomes tapped', () => {
    const gate = face('Gate', {
      types: ['land'],
      abilities: [staticAbility({ kind: 'enters', what: { kind: 'self' }, as: { kind: 'tapped', unless: null } })],
    })
    const { state, result } = happening(buildState({ hand: [gate] }), [moveTo(1, 'battlefield', 'play')])
    expect(get(state, state.battlefield[0] ?? -1).tapped).toBe(true)
    expect(result.map((event) => event.kind)).toEqual(['move'])
  })

  test('[2004:410.10e] it enters with counters', () => {
    const hydra = beast('Hydra', 0, 0, {
      abilities: [
        staticAbility({
          kind: 'enters',
          what: { kind: 'self' },
          as: { kind: 'counters', counter: '+1/+1', n: { kind: 'x' } },
        }),
      ],
    })
    const choices = {
      modes: [0],
      targets: [],
      division: null,
      x: 3,
      options: [],
      cast: { by: 0, from: 'hand', key: 'normal', keyword: null } as const,
      paid: [],
      manaSpent: [],
    }
    const { state } = happening(buildState({ stack: [{ face: hydra, choices }] }), [
      moveTo(1, 'battlefield', 'resolve'),
    ])
    expect(characteristics(state, state.battlefield[0] ?? -1).power).toBe(3)
  })

  test('[2004:419.1c] what others say about objects that enter applies as it would exist there', () => {
    const theirs: Thing = {
      kind: 'all',
      filter: permanents({ is: 'type', type: 'creature' }, { is: 'controlled', by: { kind: 'anOpponent' } }),
    }
    const warden = face('Warden', {
      abilities: [staticAbility({ kind: 'enters', what: theirs, as: { kind: 'tapped', unless: null } })],
    })
    const state = buildState({ battlefield: [warden], graveyard: [{ face: BEAR, owner: 1 }, BEAR] })
    const { state: after } = happening(state, [moveTo(2, 'battlefield', 'effect'), moveTo(3, 'battlefield', 'effect')])
    expect(after.battlefield.map((id) => get(after, id).tapped)).toEqual([false, true, false])
  })

  test('[2004:419.1b] a choice is made as it enters', () => {
    const obelisk = face('Obelisk', {
      abilities: [
        staticAbility({ kind: 'enters', what: { kind: 'self' }, as: { kind: 'makeChoice', choice: 'color' } }),
      ],
    })
    const { state, questions } = happening(buildState({ hand: [obelisk] }), [moveTo(1, 'battlefield', 'effect')], ['R'])
    expect(questions).toMatchObject([{ kind: 'color', seat: 0 }])
    expect(get(state, state.battlefield[0] ?? -1).chosen.color).toBe('R')
  })

  test('[2004:503.2] it enters as a copy, with what the copied card says about entering', () => {
    const hydra = beast('Hydra', 0, 1, {
      abilities: [
        staticAbility({ kind: 'enters', what: { kind: 'self' }, as: { kind: 'counters', counter: '+1/+1', n: 2 } }),
      ],
    })
    const clone = beast('Lookalike', 0, 0, {
      abilities: [
        staticAbility({
          kind: 'enters',
          what: { kind: 'self' },
          as: { kind: 'copy', of: permanents({ is: 'type', type: 'creature' }), may: true, except: [] },
        }),
      ],
    })
    const { state, questions } = happening(
      buildState({ battlefield: [hydra], hand: [clone] }),
      [moveTo(2, 'battlefield', 'effect')],
      [[1]],
    )
    expect(questions).toMatchObject([{ kind: 'choose', reason: 'copy', min: 0, from: [1] }])
    const id = state.battlefield[1] ?? -1
    expect(characteristics(state, id)).toMatchObject({ name: 'Hydra', power: 2, toughness: 3 })
  })

  test('[2004:502.22] a spell cast with flashback is exiled wherever it would go', () => {
    const zap = face('Zap', { types: ['instant'] })
    const { state } = happening(
      buildState({
        stack: [
          {
            face: zap,
            choices: { ...NO_CHOICES, cast: { by: 0, from: 'graveyard', key: 'Zap#0', keyword: 'flashback' } },
          },
        ],
      }),
      [moveTo(1, 'graveyard', 'resolve')],
    )
    expect(state.exile).toHaveLength(1)
  })

  test('[2004:419.1c] creatures of its controller are unaffected by rules about others', () => {
    const others = face('Still', {
      abilities: [
        staticAbility({
          kind: 'enters',
          what: CREATURES,
          as: { kind: 'tapped', unless: { kind: 'whoseTurn', who: { kind: 'you' } } },
        }),
      ],
    })
    const { state } = happening(buildState({ battlefield: [others], hand: [BEAR] }), [
      moveTo(2, 'battlefield', 'effect'),
    ])
    expect(get(state, state.battlefield[1] ?? -1).tapped).toBe(false)
  })
})
