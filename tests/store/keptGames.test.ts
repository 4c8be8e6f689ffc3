import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SavedLine, SavedStart } from '../../src/store/saves.ts'
import type { SaveOutcome } from '../../src/store/writingGames.ts'
import { FakeDatabase } from './support/fakeDatabase.ts'

let database = new FakeDatabase()
vi.mock('../../src/store/database.ts', () => ({ database: () => Promise.resolve(database) }))

// Test files share their modules: the next file loads them without the mock.
afterAll(() => {
  vi.resetModules()
})

/** The module as a page that was just loaded has it. */
async function page() {
  vi.resetModules()
  const kept = {
    ...(await import('../../src/store/keptGames.ts')),
    ...(await import('../../src/store/writingGames.ts')),
  }
  await kept.readClaimed(await kept.claim())
  const write = (start: SavedStart, line: SavedLine) =>
    new Promise<SaveOutcome>((tell) => kept.writeSave(start, line, tell))
  return { ...kept, write }
}

const START = { schema: 9, id: 'g', setup: {}, seats: [] } as unknown as SavedStart
const OTHER = { ...START, id: 'h' }
const lineOf = (savedAt: number, id = 'g') => ({ schema: 9, id, savedAt }) as unknown as SavedLine
const overLine = (savedAt: number, id: string) =>
  ({ schema: 9, id, savedAt, latest: { question: null } }) as unknown as SavedLine
const inGames = () => Object.fromEntries(database.stores.games)

beforeEach(() => {
  database = new FakeDatabase()
})

describe('the table in the database', () => {
  test('a database that was emptied belongs to nobody: it is claimed again, and the whole game written', async () => {
    const { write } = await page()
    expect(await write(START, lineOf(1))).toBe('saved')
    const { owner } = inGames()
    database.clear()
    expect(await write(START, lineOf(2))).toBe('saved')
    expect(inGames()).toEqual({ owner, start: START, line: lineOf(2) })
    expect(await write(START, lineOf(3))).toBe('saved')
    expect(inGames()).toEqual({ owner, start: START, line: lineOf(3) })
  })

  test('a match between two games is written to an emptied database, too', async () => {
    const { writeBetween, write } = await page()
    await write(START, lineOf(1))
    database.clear()
    const between = { schema: 9, savedAt: 2 } as unknown as Parameters<typeof writeBetween>[0]
    expect(await new Promise((tell) => writeBetween(between, tell))).toBe('saved')
    expect(inGames()).toMatchObject({ owner: expect.any(String), between })
  })

  test('what another page has taken is not written over, and after clearing it is the first to write', async () => {
    const first = await page()
    await first.write(START, lineOf(1))
    const second = await page()
    expect(await first.write(START, lineOf(2))).toBe('taken')
    expect(inGames()).not.toHaveProperty('line')
    database.clear()
    expect(await second.write(OTHER, lineOf(3, 'h'))).toBe('saved')
    expect(await first.write(START, lineOf(4))).toBe('taken')
    expect(inGames()).toMatchObject({ start: OTHER, line: lineOf(3, 'h') })
  })

  test.each(['rejected', 'thrown'] as const)(
    'a put that is %s is told, nothing of it kept, and the next is whole',
    async (how) => {
      const unheard = vi.fn()
      process.on('unhandledRejection', unheard)
      const { write } = await page()
      await write(START, lineOf(1))
      for (const key of ['line', 'start']) {
        database.failing.set(key, how)
        expect(await write(OTHER, lineOf(2, 'h'))).toBe('failed')
        expect(inGames()).toMatchObject({ start: START, line: lineOf(1) })
      }
      expect(await write(OTHER, lineOf(3, 'h'))).toBe('saved')
      expect(inGames()).toMatchObject({ start: OTHER, line: lineOf(3, 'h') })
      await new Promise((done) => setTimeout(done, 20))
      process.off('unhandledRejection', unheard)
      expect(unheard).not.toHaveBeenCalled()
    },
  )

  test('a put that fails while an emptied database is claimed leaves the claim for the next', async () => {
    const { write } = await page()
    await write(START, lineOf(1))
    database.clear()
    database.failing.set('line', 'rejected')
    expect(await write(START, lineOf(2))).toBe('failed')
    expect(inGames()).toEqual({})
    expect(await write(START, lineOf(3))).toBe('saved')
    expect(inGames()).toMatchObject({ start: START, line: lineOf(3) })
  })
})

describe('games beside the one at the table', () => {
  test('another game begins: the one before is kept whole, and listed, the latest first', async () => {
    const { write, listKept } = await page()
    await write(START, lineOf(1))
    await write(OTHER, lineOf(2, 'h'))
    await write({ ...START, id: 'i' }, lineOf(3, 'i'))
    expect(inGames()).toMatchObject({ 'kept g': { start: START, line: lineOf(1) }, 'kept h': { start: OTHER } })
    expect((await listKept()).map(({ key }) => key)).toEqual(['kept h', 'kept g'])
  })

  test('a reply that waits to be written is not lost to the next game', async () => {
    const { write, writeSave } = await page()
    await write(START, lineOf(1))
    const tell = () => {}
    writeSave(START, lineOf(2), tell)
    writeSave(START, lineOf(3), tell)
    await write(OTHER, lineOf(4, 'h'))
    expect(inGames()).toMatchObject({ 'kept g': { line: lineOf(3) }, line: lineOf(4, 'h') })
  })

  test('one that is brought back leaves its place with the first write, and the one before takes one', async () => {
    const { write, writeSave } = await page()
    await write(START, lineOf(1))
    await write(OTHER, lineOf(2, 'h'))
    const back = { ...START, id: 'j' }
    await new Promise((tell) => writeSave(back, lineOf(3, 'j'), tell, 'kept g'))
    expect(Object.keys(inGames())).not.toContain('kept g')
    expect(inGames()).toMatchObject({ start: back, 'kept h': { start: OTHER } })
  })

  test('a puzzle is not kept, and neither is the game of a match before its next', async () => {
    const { write, writeBetween } = await page()
    await write({ ...START, puzzle: {} } as unknown as SavedStart, lineOf(1))
    const match = { setup: { seed: 5 } }
    await write({ ...OTHER, match } as unknown as SavedStart, lineOf(2, 'h'))
    const between = { schema: 9, savedAt: 3, between: { id: 'h', match } } as unknown as Parameters<
      typeof writeBetween
    >[0]
    await new Promise((tell) => writeBetween(between, tell))
    await write({ ...START, id: 'next', match } as unknown as SavedStart, lineOf(4, 'next'))
    expect(Object.keys(inGames()).filter((key) => key.startsWith('kept'))).toEqual([])
    await write(START, lineOf(5))
    expect(inGames()).toHaveProperty('kept next')
  })

  test('where there is no room the oldest that is over goes, and none that runs before it', async () => {
    const { write } = await page()
    const { MOST_KEPT } = await import('../../src/store/room.ts')
    for (let n = 0; n <= MOST_KEPT + 1; n++) {
      const id = `n${n}`
      await write({ ...START, id }, n === 3 || n === 5 ? overLine(n, id) : lineOf(n, id))
    }
    const keys = () => Object.keys(inGames()).filter((key) => key.startsWith('kept'))
    expect(keys()).toHaveLength(MOST_KEPT)
    expect(keys()).not.toContain('kept n3')
    expect(keys()).toEqual(expect.arrayContaining(['kept n0', 'kept n5']))
  })

  test('what fails keeps both where they were', async () => {
    const { write } = await page()
    await write(START, lineOf(1))
    database.failing.set('kept g', 'rejected')
    expect(await write(OTHER, lineOf(2, 'h'))).toBe('failed')
    expect(inGames()).toMatchObject({ start: START, line: lineOf(1) })
    expect(await write(OTHER, lineOf(3, 'h'))).toBe('saved')
    expect(inGames()).toMatchObject({ start: OTHER, 'kept g': { start: START, line: lineOf(1) } })
  })
})
