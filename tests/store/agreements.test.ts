import { beforeEach, describe, expect, test } from 'vitest'
import { characteristics, legalActions, stateOf } from '../../src/engine/index.ts'
import { agreeable } from '../../src/store/agreements.ts'
import type { SeatConfig } from '../../src/store/game.ts'
import { restore } from '../../src/store/restore.ts'
import { lineOf, startOf } from '../../src/store/savedNow.ts'
import type { SavedGame } from '../../src/store/saves.ts'
import { DEFAULT_SETTINGS } from '../../src/store/settings.ts'
import { useSettings } from '../../src/store/settingsStore.ts'
import { useTable } from '../../src/store/tableStore.ts'
import { current } from '../../src/store/timeline.ts'
import { card } from '../support/cards.ts'
import { table } from '../support/table.ts'

await useTable.getState().ready()

const human: SeatConfig = { player: { by: 'human' }, deckId: '', deckName: '' }
const now = () => useTable.getState()
const CARDS = [
  card('Bell', '{1}', 'Artifact', '{0}: You may gain 1 life.\n{0}: Bell deals 1 damage to target player.'),
  card('Chime', '{1}', 'Artifact', '{0}: You may gain 1 life.'),
]

/** Both have something to answer with, so both are asked. */
function sit(): void {
  const library = ['Mountain', 'Mountain', 'Mountain']
  const side = { hand: ['Spark'], battlefield: ['Mountain'], library }
  const board = [{ ...side, battlefield: ['Mountain', 'Bell', 'Chime'] }, side] as const
  now().start(
    { edition: '2011', seed: 1, starter: 0, players: [] },
    [human, human],
    table('2011', board, CARDS).position,
  )
}

const game = () => {
  const { game: one } = now()
  if (one === null) throw new Error('no game')
  return one
}
const position = () => current(game().timeline).position
const state = () => stateOf(position())
const asked = () => position().question
const life = (seat: number) => state().players[seat]?.life

/** Seat 0 activates an ability of one of its artifacts. */
function activate(name: string, index = 0): void {
  const own = legalActions(state(), 0).filter(
    (action) => action.do === 'activate' && characteristics(state(), action.object).name === name,
  )
  const action = own[index]
  if (action === undefined) throw new Error(`${name} has no ability ${index}`)
  now().reply(action)
}

/** Everybody passes until something else than priority is asked, or the stack is empty. */
function settle(): void {
  for (let n = 0; n < 6 && asked()?.kind === 'priority' && state().stack.length > 0; n++) now().reply({ do: 'pass' })
}

beforeEach(() => {
  useSettings.setState({ settings: { ...DEFAULT_SETTINGS, openHands: true, pace: 0 } })
  sit()
})

describe('agreed once for all', () => {
  test('a plain "may" is answered from then on, as a reply of its own that undo and replay know', () => {
    activate('Bell')
    settle()
    expect(asked()).toMatchObject({ kind: 'confirm', seat: 0 })
    now().agree('yes')
    expect(life(0)).toBe(21)
    activate('Bell')
    settle()
    expect(asked()?.kind).toBe('priority')
    expect(life(0)).toBe(22)
    // Another ability, even of the same words, is asked about.
    activate('Chime')
    settle()
    expect(asked()).toMatchObject({ kind: 'confirm', seat: 0 })
  })

  test('no means no, and what is revoked is asked again', () => {
    activate('Bell')
    settle()
    now().agree('no')
    activate('Bell')
    settle()
    expect(life(0)).toBe(20)
    const [mine] = game().agreements ?? []
    if (mine === undefined) throw new Error('nothing agreed')
    now().revoke(mine)
    activate('Bell')
    settle()
    expect(asked()?.kind).toBe('confirm')
  })

  test('an ability of the other resolves without asking, unless it is aimed at the person', () => {
    activate('Chime')
    expect(asked()).toMatchObject({ kind: 'priority', seat: 1 })
    now().agree('resolve')
    expect(asked()).toMatchObject({ kind: 'confirm', seat: 0 })
    now().reply(true)
    activate('Chime')
    expect(asked()).toMatchObject({ kind: 'confirm', seat: 0 })
    now().reply(true)
    activate('Bell', 1)
    now().reply([{ player: 1 }])
    expect(asked()).toMatchObject({ kind: 'priority', seat: 1 })
    const question = asked()
    expect(question && agreeable(state(), question)).toBeNull()
    now().agree('resolve')
    expect(asked()).toMatchObject({ kind: 'priority', seat: 1 })
  })

  test('full control asks all the same', () => {
    activate('Bell')
    settle()
    now().agree('yes')
    now().setFullControl(true)
    activate('Bell')
    settle()
    expect(asked()?.kind).toBe('confirm')
  })

  test('is kept with the game', () => {
    activate('Bell')
    settle()
    now().agree('yes')
    const saved: SavedGame = { start: startOf(game()), line: lineOf(game(), 0, 0) }
    const again = restore(JSON.parse(JSON.stringify(saved)) as SavedGame)
    expect(again?.game.agreements).toEqual(game().agreements)
    expect(again?.game.agreements).toMatchObject([{ seat: 0, card: 'Bell', line: 0, answer: 'yes' }])
  })
})

describe('agreed for one object', () => {
  function sitWithTwo(): void {
    const library = ['Mountain', 'Mountain', 'Mountain']
    const side = { hand: ['Spark'], battlefield: ['Mountain'], library }
    const board = [{ ...side, battlefield: ['Mountain', 'Chime', 'Chime'] }, side] as const
    const { position: begun } = table('2011', board, CARDS)
    now().start({ edition: '2011', seed: 1, starter: 0, players: [] }, [human, human], begun)
  }

  test('the others are still asked about; what is agreed for all counts for them only', () => {
    sitWithTwo()
    activate('Chime')
    settle()
    const question = asked()
    expect(question && agreeable(state(), question)).toMatchObject({ oneOfMany: true, answers: ['yes', 'no'] })
    now().agree('yes', 'one')
    expect(life(0)).toBe(21)
    activate('Chime', 1)
    settle()
    expect(asked()?.kind).toBe('confirm')
    now().agree('no')
    expect(life(0)).toBe(21)
    activate('Chime')
    settle()
    expect(life(0)).toBe(22)
    activate('Chime', 1)
    settle()
    expect([life(0), asked()?.kind]).toEqual([22, 'priority'])
  })

  test('is saved with the game', () => {
    sitWithTwo()
    activate('Chime')
    settle()
    now().agree('yes', 'one')
    const saved: SavedGame = { start: startOf(game()), line: lineOf(game(), 0, 0) }
    expect(restore(saved)?.game.agreements).toEqual(game().agreements)
    expect(game().agreements).toMatchObject([{ answer: 'yes', source: expect.any(Number) }])
  })
})
