import { describe, expect, test } from 'vitest'
import { notice, noticeStates, takeManaTriggers } from '../../../src/engine/abilities/index.ts'
import { type Happening, happen, moveTo, type Proposed } from '../../../src/engine/events/index.ts'
import type { DelayedTrigger, State } from '../../../src/engine/state/index.ts'
import type { Ability, Condition, Effect, Thing, Trigger } from '../../../src/language/index.ts'
import { address } from '../../support/addresses.ts'
import { draftOf, run } from '../../support/run.ts'
import { all, beast, buildState, context, face, permanents } from '../../support/state.ts'

const GAIN: Effect = { kind: 'gainLife', who: { kind: 'you' }, n: 1 }
const CREATURE = permanents({ is: 'type', type: 'creature' })
const ANY: Extract<Thing, { kind: 'all' }> = { kind: 'all', filter: CREATURE }
const ANOTHER: Extract<Thing, { kind: 'all' }> = {
  kind: 'all',
  filter: permanents({ is: 'type', type: 'creature' }, { is: 'other' }),
}
const SELF = { kind: 'self' } as const
const BEAR = beast('Bear', 2, 2)

function when(trigger: Trigger, fields: Partial<Extract<Ability, { kind: 'triggered' }>> = {}): Ability {
  return {
    kind: 'triggered',
    at: address(),
    trigger,
    condition: null,
    body: { choose: null, modes: [[GAIN]] },
    zone: 'battlefield',
    ...fields,
  }
}

function watcher(...triggers: readonly Trigger[]) {
  return face('Watcher', { abilities: triggers.map((trigger) => when(trigger)) })
}

function settledBy(state: State, events: readonly Proposed[]) {
  const g = draftOf(state)
  run(happen(g, events))
  return g.state.waiting
}

function triggerData(state: State, ...events: readonly Happening[]) {
  const g = draftOf(state)
  notice(g, events)
  return g.state.waiting
}

const destroy = (object: number): Proposed => ({ kind: 'destroy', object, noRegeneration: false })

describe('zone changes', () => {
  test('[2004:410.10a] creatures that enter together see each other', () => {
    const herald = beast('Herald', 1, 1, { abilities: [when({ on: 'enters', what: ANOTHER })] })
    const waiting = settledBy(buildState({ graveyard: [herald, herald] }), [
      moveTo(1, 'battlefield', 'effect'),
      moveTo(2, 'battlefield', 'effect'),
    ])
    expect(waiting.map((one) => [one.source, one.triggerData.object])).toEqual([
      [4, 3],
      [3, 4],
    ])
  })

  test('[2004:410.10b] what enters is seen with every effect on it', () => {
    const awaken = all(permanents({ is: 'type', type: 'land' }), {
      kind: 'types',
      set: false,
      supertypes: [],
      types: ['creature'],
      subtypes: [],
    })
    const state = buildState({
      battlefield: [face('Awaken', { abilities: [awaken] }), watcher({ on: 'enters', what: ANY })],
      hand: [face('Wood', { types: ['land'] })],
    })
    expect(settledBy(state, [moveTo(3, 'battlefield', 'play')])).toHaveLength(1)
  })

  test('[2004:410.10d] what dies together sees it, and so does what dies with it', () => {
    const state = buildState({ battlefield: [BEAR, BEAR, watcher({ on: 'dies', what: ANY })] })
    const waiting = settledBy(state, [destroy(1), destroy(2), destroy(3)])
    expect(waiting.map((one) => [one.source, one.triggerData.object])).toEqual([
      [3, 1],
      [3, 2],
    ])
  })

  test('[2004:410.10d] what entered only now does not see what left before it', () => {
    const state = buildState({ battlefield: [BEAR], graveyard: [watcher({ on: 'dies', what: ANY })] })
    expect(settledBy(state, [destroy(1), moveTo(2, 'battlefield', 'effect')])).toEqual([])
  })

  test('[2004:410.10c] its own leaving and dying', () => {
    const imp = beast('Imp', 1, 1, {
      abilities: [when({ on: 'leaves', what: SELF }), when({ on: 'dies', what: SELF })],
    })
    expect(settledBy(buildState({ battlefield: [imp] }), [moveTo(1, 'hand', 'effect')])).toHaveLength(1)
    expect(settledBy(buildState({ battlefield: [imp] }), [destroy(1)])).toHaveLength(2)
  })

  test('[2004:217.6c] its controller is who controlled the source when it triggered', () => {
    const state = buildState({
      battlefield: [
        { face: beast('Imp', 1, 1, { abilities: [when({ on: 'dies', what: SELF })] }), owner: 0, controller: 1 },
      ],
    })
    expect(settledBy(state, [destroy(1)])).toMatchObject([{ controller: 1 }])
  })

  test('[2004:410.6] one event with several occurrences triggers several times', () => {
    const state = buildState({ battlefield: [watcher({ on: 'dies', what: ANY }), BEAR, BEAR, BEAR] })
    expect(settledBy(state, [destroy(2), destroy(3), destroy(4)])).toHaveLength(3)
  })

  test('[2004:410.10] "from anywhere" sees a card that was milled and one that died', () => {
    const what = { kind: 'all', filter: { noun: 'card', is: [{ is: 'type', type: 'creature' }] } } as const
    const state = buildState({
      battlefield: [watcher({ on: 'moves', what, from: null, to: 'graveyard' }), BEAR],
      library: [BEAR],
    })
    expect(settledBy(state, [moveTo(3, 'graveyard', 'effect'), destroy(2)])).toHaveLength(2)
  })
})

describe('conditions and times', () => {
  const handless: Condition = {
    kind: 'compare',
    a: { kind: 'zoneSize', zone: 'hand', of: { kind: 'you' } },
    op: '=',
    b: 0,
  }

  test('[2004:404.3] an intervening if that is false keeps it from triggering', () => {
    const need = face('Need', {
      abilities: [when({ on: 'step', step: 'upkeep', whose: { kind: 'you' } }, { condition: handless })],
    })
    const upkeep: Happening = { kind: 'step', step: 'upkeep', seat: 0, nth: 0 }
    expect(triggerData(buildState({ battlefield: [need], hand: [BEAR] }), upkeep)).toEqual([])
    expect(triggerData(buildState({ battlefield: [need] }), upkeep)).toHaveLength(1)
    expect(triggerData(buildState({ battlefield: [need] }), { ...upkeep, seat: 1 })).toEqual([])
  })

  test('[2004:410.11] a state trigger does not trigger again while it waits or is on the stack', () => {
    const need = face('Need', { abilities: [when({ on: 'state', condition: handless })] })
    const g = draftOf(buildState({ battlefield: [need] }))
    noticeStates(g)
    noticeStates(g)
    expect(g.state.waiting).toHaveLength(1)
  })

  test('[2004:410.11] a state that lasted only for a moment is noticed', () => {
    const need = face('Need', { abilities: [when({ on: 'state', condition: handless })] })
    const g = draftOf(buildState({ battlefield: [need], hand: [BEAR], library: [BEAR] }))
    run(happen(g, [{ kind: 'discard', object: 2, seat: 0, cause: 'discard' }]))
    run(happen(g, [{ kind: 'draw', seat: 0 }]))
    expect(g.state.waiting).toHaveLength(1)
  })

  test('[2004:404.4b] a delayed trigger triggers once, unless it lasts', () => {
    const delayed = (once: boolean): DelayedTrigger => ({
      id: 1,
      trigger: { on: 'dies', what: ANY },
      effects: [GAIN],
      context: context({ source: 3, controller: 1, remembered: [{ object: 4 }] }),
      once,
    })
    const state = (once: boolean) => buildState({ battlefield: [BEAR, BEAR], fields: { delayed: [delayed(once)] } })
    expect(settledBy(state(true), [destroy(1), destroy(2)])).toMatchObject([
      { source: 3, controller: 1, remembered: [{ object: 4 }] },
    ])
    expect(settledBy(state(false), [destroy(1), destroy(2)])).toHaveLength(2)
  })
})

describe('combat', () => {
  test('[2004:410.9a] "blocks" and "becomes blocked" trigger once, however many', () => {
    const wall = beast('Wall', 0, 4, { abilities: [when({ on: 'blocks', what: SELF, whom: null })] })
    const boar = beast('Boar', 2, 2, { abilities: [when({ on: 'becomesBlocked', what: SELF, by: null })] })
    const state = buildState({ battlefield: [wall, boar, BEAR, BEAR] })
    const blocks = [
      { kind: 'blocks', object: 1, attacker: 3, alone: false },
      { kind: 'blocks', object: 1, attacker: 4, alone: false },
    ] as const
    expect(triggerData(state, ...blocks)).toHaveLength(1)
    expect(triggerData(state, { kind: 'becomesBlocked', object: 2, by: [3, 4], already: null })).toHaveLength(1)
  })

  test('[2004:410.9b] "blocks a creature" triggers for each of them', () => {
    const wall = beast('Wall', 0, 4, { abilities: [when({ on: 'blocks', what: SELF, whom: CREATURE })] })
    const blocks = [
      { kind: 'blocks', object: 1, attacker: 2, alone: false },
      { kind: 'blocks', object: 1, attacker: 3, alone: false },
    ] as const
    expect(
      triggerData(buildState({ battlefield: [wall, BEAR, BEAR] }), ...blocks).map((one) => one.triggerData.other),
    ).toEqual([2, 3])
  })

  test('[2004:410.9c] "a creature blocks it" triggers for each blocker, and for none where an effect made it blocked', () => {
    const boar = beast('Boar', 2, 2, { abilities: [when({ on: 'becomesBlocked', what: SELF, by: CREATURE })] })
    const state = buildState({ battlefield: [boar, BEAR, BEAR] })
    expect(triggerData(state, { kind: 'becomesBlocked', object: 1, by: [2, 3], already: null })).toHaveLength(2)
    expect(triggerData(state, { kind: 'becomesBlocked', object: 1, by: [], already: null })).toEqual([])
  })

  test('[2004:410.7] damage that was prevented triggers nothing', () => {
    const rogue = beast('Rogue', 1, 1, {
      abilities: [
        when({
          on: 'dealsDamage',
          what: SELF,
          to: { players: { kind: 'anyPlayer' }, objects: null },
          combatOnly: true,
        }),
      ],
    })
    const event: Proposed = { kind: 'damage', source: 1, to: { player: 1 }, n: 1, combat: true }
    const fog = {
      id: 1,
      kind: 'prevent',
      n: null,
      to: null,
      from: null,
      combat: true,
      once: false,
      those: null,
      context: context(),
    } as const
    expect(settledBy(buildState({ battlefield: [rogue] }), [event])).toMatchObject([
      { triggerData: { player: 1, amount: 1 } },
    ])
    expect(settledBy(buildState({ battlefield: [rogue], fields: { shields: [fog] } }), [event])).toEqual([])
  })
})

describe('everything else that triggers', () => {
  const cases: readonly [string, Trigger, readonly Happening[]][] = [
    [
      'cast',
      { on: 'cast', who: { kind: 'you' }, spell: { noun: 'spell', is: [] } },
      [{ kind: 'cast', object: 4, seat: 0 }],
    ],
    [
      'activates',
      { on: 'activates', who: { kind: 'you' }, filter: CREATURE },
      [{ kind: 'activated', object: 9, source: 2, seat: 0, mana: false, tapping: false }],
    ],
    [
      'becomesTarget',
      { on: 'becomesTarget', what: ANY, by: { noun: 'spell', is: [] } },
      [{ kind: 'targeted', object: 2, by: 4 }],
    ],
    ['tapped', { on: 'tapped', what: ANY, forMana: false }, [{ kind: 'tap', object: 2, forMana: false }]],
    ['untapped', { on: 'untapped', what: ANY }, [{ kind: 'untap', object: 2 }]],
    ['gainsLife', { on: 'gainsLife', who: { kind: 'you' } }, [{ kind: 'gainLife', seat: 0, n: 2 }]],
    ['losesLife', { on: 'losesLife', who: { kind: 'anyPlayer' } }, [{ kind: 'loseLife', seat: 1, n: 2 }]],
    ['draws', { on: 'draws', who: { kind: 'you' } }, [{ kind: 'drew', seat: 0, object: 3, revealed: false, nth: 1 }]],
    [
      'discards',
      { on: 'discards', who: { kind: 'anOpponent' }, filter: { noun: 'card', is: [] } },
      [{ kind: 'discarded', object: 3, became: 3, seat: 1, by: null }],
    ],
    ['sacrificed', { on: 'sacrificed', who: { kind: 'you' }, what: ANY }, []],
    [
      'countersPut',
      { on: 'countersPut', what: ANY, counter: '+1/+1' },
      [{ kind: 'counters', object: 2, counter: '+1/+1', change: 1 }],
    ],
    [
      'attacks',
      { on: 'attacks', what: ANY, alone: false },
      [{ kind: 'attacks', object: 2, defender: { player: 1 }, alone: true }],
    ],
    ['attacksUnblocked', { on: 'attacksUnblocked', what: ANY }, [{ kind: 'unblocked', object: 2 }]],
    ['turnedFaceUp', { on: 'turnedFaceUp', what: ANY }, [{ kind: 'turnedFaceUp', object: 2 }]],
    [
      'playerDealtDamage',
      { on: 'playerDealtDamage', who: { kind: 'you' }, combatOnly: false },
      [{ kind: 'dealt', to: { player: 0 }, n: 1, combat: false, by: [] }],
    ],
    [
      'dealtDamage',
      { on: 'dealtDamage', what: ANY, combatOnly: false },
      [{ kind: 'dealt', to: { object: 2 }, n: 1, combat: false, by: [] }],
    ],
    [
      'anyOf',
      {
        on: 'anyOf',
        of: [
          { on: 'untapped', what: ANY },
          { on: 'draws', who: { kind: 'you' } },
        ],
      },
      [{ kind: 'untap', object: 2 }],
    ],
  ]
  const board = (trigger: Trigger) =>
    buildState({ battlefield: [watcher(trigger), BEAR], stack: [face('Zap', { types: ['instant'] })], hand: [BEAR] })

  for (const [name, trigger, events] of cases.filter((one) => one[2].length > 0)) {
    test(`[2004:410.2] ${name}`, () => expect(triggerData(board(trigger), ...events)).toHaveLength(1))
  }

  test('[2004:410.2] sacrificed', () => {
    const state = board({ on: 'sacrificed', who: { kind: 'you' }, what: ANY })
    expect(settledBy(state, [{ kind: 'sacrifice', object: 2, seat: 0 }])).toHaveLength(1)
    expect(settledBy(state, [destroy(2)])).toEqual([])
  })

  test('[2004:411.3] a triggered mana ability is taken out of what waits', () => {
    const mana: Effect = { kind: 'addMana', who: { kind: 'you' }, mana: { kind: 'fixed', mana: ['G'] } }
    const trigger: Trigger = { on: 'tapped', what: ANY, forMana: true }
    const well = face('Well', {
      abilities: [when(trigger, { body: { choose: null, modes: [[mana]] } }), when(trigger)],
    })
    const g = draftOf(buildState({ battlefield: [well, BEAR] }))
    notice(g, [{ kind: 'tappedForMana', object: 2, seat: 0, mana: ['G'] }])
    expect(takeManaTriggers(g, 0)).toMatchObject([{ effects: [[mana]] }])
    expect(g.state.waiting).toMatchObject([{ effects: [[GAIN]] }])
  })
})
