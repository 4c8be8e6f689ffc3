/** The table before what plays games is loaded: what is asked for waits, in its order, and can be asked for again. */
import { describe, expect, test } from 'vitest'
import { gameIntents } from '../../src/store/gameIntents.ts'
import { makeTable, type SeatConfig } from '../../src/store/index.ts'
import { waitingIntents } from '../../src/store/waitingIntents.ts'
import { table as board } from '../support/table.ts'

const human: SeatConfig = { player: { by: 'human' }, deckId: '', deckName: '' }
const SETUP = { edition: '2011', seed: 1, starter: 0, players: [] } as const
const side = { hand: ['Spark'], battlefield: ['Mountain'], library: ['Mountain', 'Mountain'] }
const { position } = board('2011', [side, side])

/** Lets everything that is ready happen. */
const settle = () => new Promise((done) => setTimeout(done))

/** A table whose code comes when the test lets it, or fails. */
function slowTable() {
  const asked: { come: () => void; fail: () => void }[] = []
  const table = makeTable({
    load: () =>
      new Promise((come, fail) => asked.push({ come: () => come(gameIntents), fail: () => fail(new Error('no net')) })),
  })
  const now = () => table.getState()
  const start = () => now().start(SETUP, [human, human], position)
  const last = () => asked.at(-1) ?? { come: () => {}, fail: () => {} }
  return { now, start, asked, come: () => last().come(), fail: () => last().fail() }
}

describe('before the engine is loaded', () => {
  test('what is asked for waits, says so, and is done in its order', async () => {
    const { now, start, asked, come } = slowTable()
    expect(now().awaited).toBeNull()
    start()
    now().concede(0)
    now().leave()
    expect(now()).toMatchObject({ awaited: 'loading', game: null })
    expect(asked).toHaveLength(1)
    come()
    await settle()
    // Begun, conceded, left: in another order there would be a game at the table, or none that was left over.
    expect(now()).toMatchObject({ awaited: null, game: null, left: { goesOn: false } })
  })

  test('what answers at once says that there is no game, and doesn’t load anything', () => {
    const { now, asked } = slowTable()
    expect(now().reply({ do: 'pass' })).toBe(false)
    expect(now().ahead({ do: 'pass' })).toBeNull()
    expect(now().takeBack()).toBe(false)
    expect(asked).toHaveLength(0)
    expect(now().awaited).toBeNull()
  })

  test('what fails is told, kept, and done in its order once it is tried again', async () => {
    const { now, start, asked, come, fail } = slowTable()
    start()
    now().concede(0)
    fail()
    await settle()
    expect(now()).toMatchObject({ awaited: 'failed', game: null })
    void now().retry()
    expect(now().awaited).toBe('loading')
    come()
    await settle()
    expect(asked).toHaveLength(2)
    expect(now().awaited).toBeNull()
    expect(now().game?.timeline.nodes.at(-1)?.reply).toEqual({ concede: 0 })
  })

  test('what fails again is told again, and still kept', async () => {
    const { now, start, come, fail } = slowTable()
    start()
    fail()
    await settle()
    const again = now().retry()
    fail()
    await expect(again).rejects.toThrow()
    expect(now().awaited).toBe('failed')
    void now().retry()
    come()
    await settle()
    expect(now()).toMatchObject({ awaited: null, game: { seats: [human, human] } })
  })

  test('what is given up is not done when the code comes for something else', async () => {
    const { now, start, come, fail } = slowTable()
    start()
    fail()
    await settle()
    now().giveUp()
    expect(now().awaited).toBeNull()
    const ready = now().ready()
    come()
    await ready
    await settle()
    expect(now().game).toBeNull()
    start()
    expect(now().game).not.toBeNull()
  })

  test('what goes wrong after the loading is a crash, not a failure to load', async () => {
    const { now } = slowTable()
    const fault = new Error('a fault in a rule')
    await now().awaiting(
      () => Promise.resolve(0),
      () => {
        throw fault
      },
    )
    expect(now()).toMatchObject({ awaited: null, crash: fault })
  })

  test('a table whose code is there plays at once', () => {
    const table = makeTable({ loaded: gameIntents })
    table.getState().start(SETUP, [human, human], position)
    expect(table.getState().game).not.toBeNull()
  })

  test('every intent that needs the engine has its place', () => {
    const made = gameIntents({ get: makeTable().getState, set: () => {} }).intents
    expect(Object.keys(waitingIntents(makeTable().getState)).sort()).toEqual(Object.keys(made).sort())
  })
})
