import { describe, expect, test } from 'vitest'
import {
  addMana,
  drawGame,
  forgetLastKnown,
  giveUp,
  happen,
  makeAbilityObject,
  moveTo,
  winGame,
} from '../../../src/engine/events/index.ts'
import { get } from '../../../src/engine/state/index.ts'
import type { PlayerRule } from '../../../src/language/index.ts'
import { draftOf, run } from '../../support/run.ts'
import { beast, buildState, face, staticAbility } from '../../support/state.ts'

const BEAR = beast('Bear', 2, 2)

function ruled(rule: PlayerRule) {
  return face('Rule', { abilities: [staticAbility({ kind: 'players', who: { kind: 'you' }, rule })] })
}

describe('winning and losing', () => {
  test('[2004:102.3] the game ends as soon as a player loses', () => {
    const g = draftOf(buildState({}))
    run(happen(g, [{ kind: 'lose', seat: 0, reason: 'effect' }]))
    expect(g.state.outcome).toMatchObject({ winner: 1, reason: 'effect' })
    expect(g.events.map((event) => event.kind)).toEqual(['playerLost', 'gameOver'])
  })

  test('[2004:102.4] players who lose at the same time draw', () => {
    const g = draftOf(buildState({}))
    run(
      happen(g, [
        { kind: 'lose', seat: 0, reason: 'life' },
        { kind: 'lose', seat: 1, reason: 'life' },
      ]),
    )
    expect(g.state.outcome).toMatchObject({ winner: null, rule: '2011:104.4a' })
  })

  test('[2004:102.6] a loop that cannot stop is a draw', () => {
    const g = draftOf(buildState({}))
    drawGame(g, 'draw.loop')
    expect(g.state.outcome).toMatchObject({ winner: null, rule: '2011:104.4b' })
  })

  test('[2004:102.7] a player who cannot lose can still concede', () => {
    const g = draftOf(buildState({ battlefield: [ruled({ kind: 'cantLose' })] }))
    run(happen(g, [{ kind: 'lose', seat: 0, reason: 'life' }]))
    expect(g.state.outcome).toBeNull()
    giveUp(g, 0)
    expect(g.state.outcome).toMatchObject({ winner: 1 })
  })

  test('[2004:102.3] an effect wins the game, unless that player cannot win', () => {
    const g = draftOf(buildState({ battlefield: [ruled({ kind: 'cantWin' })] }))
    winGame(g, 0)
    expect(g.state.outcome).toBeNull()
    winGame(g, 1)
    expect(g.state.outcome).toMatchObject({ winner: 1, reason: 'effect' })
  })
})

describe('libraries, mana, the stack', () => {
  test('[2004:217.2b] after shuffling nobody knows any card of the library', () => {
    const g = draftOf(buildState({ library: [{ face: BEAR, knownTo: [0] }, BEAR, BEAR] }))
    run(happen(g, [{ kind: 'shuffle', seat: 0 }]))
    expect([...(g.state.libraries[0] ?? [])].sort()).toEqual([1, 2, 3])
    expect(get(g.state, 1).knownTo).toEqual([])
  })

  test('[2011:106.4] mana goes to the pool with what made it', () => {
    const g = draftOf(buildState({ battlefield: [BEAR] }))
    addMana(g, 1, ['G', 'G'], 1)
    expect(g.state.players[1]?.pool).toEqual([
      { type: 'G', source: 1, use: null, at: null },
      { type: 'G', source: 1, use: null, at: null },
    ])
  })

  test('[2004:217.6b] an ability goes on top of the stack', () => {
    const g = draftOf(buildState({ stack: [BEAR], battlefield: [BEAR] }))
    const ability = {
      source: 1,
      at: null,
      body: { choose: null, modes: [] },
      condition: null,
      triggered: false,
      triggerData: null,
      remembered: [],
    }
    const id = makeAbilityObject(g, { controller: 1, ability })
    expect(g.state.stack.at(-1)).toBe(id)
    expect(get(g.state, id)).toMatchObject({ kind: 'ability', controller: 1 })
  })

  test('[2004:413.2f] what left is forgotten at cleanup unless something still asks after it', () => {
    const g = draftOf(buildState({ battlefield: [BEAR, BEAR, BEAR, BEAR] }))
    const triggerData = { object: 2, other: null, player: null, amount: 0 }
    run(
      happen(
        g,
        [1, 2].map((id) => moveTo(id, 'graveyard', 'destroy')),
      ),
    )
    g.write({
      waiting: [
        {
          id: 1,
          source: 3,
          controller: 0,
          at: null,
          effects: [],
          choose: null,
          condition: null,
          triggerData,
          remembered: [],
          announced: null,
        },
      ],
    })
    forgetLastKnown(g)
    expect(Object.keys(g.state.lastKnown)).toEqual(['2'])
  })
})
