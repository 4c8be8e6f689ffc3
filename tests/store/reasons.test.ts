/** What a machine player thinks for how long, and why it answered: over a reload, and whatever the clock says. */
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isReason, type Reason } from '../../src/ai/index.ts'
import type { SavedGame } from '../../src/store/saves.ts'
import { sitDown } from './support/againstMachine.ts'

const why: Reason = { key: 'reason.land', params: { name: 'Mountain' }, next: [{ what: 'cast', names: ['Spark'] }] }
const link = vi.hoisted(() => ({ think: (): Promise<unknown> => Promise.resolve(null) }))
vi.mock('../../src/store/aiLink.ts', () => ({ aiLink: { think: () => link.think(), forget: () => {} } }))
vi.mock('../../src/store/pacing.ts', () => ({ pauseAfter: (_: unknown, pace: number) => 50 * pace }))

// Test files share their modules: these are loaded again, with the mocks in place, and again for the next file.
vi.resetModules()
const { lineOf, startOf } = await import('../../src/store/savedNow.ts')
const { restore } = await import('../../src/store/restore.ts')
const { useSettings } = await import('../../src/store/settingsStore.ts')
const { useTable } = await import('../../src/store/tableStore.ts')
await useTable.getState().ready()
afterAll(() => {
  vi.resetModules()
})

const now = () => useTable.getState()

const sit = (pace: number): void => sitDown({ useSettings, useTable }, { pace })

const replies = () => now().game?.timeline.nodes.flatMap(({ by, reason }) => (by === 1 ? [reason] : [])) ?? []

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a machine player', () => {
  test.each([-3_600_000, 3_600_000])('answers in its time where the clock is set by %i ms as it thinks', async (by) => {
    link.think = () => new Promise((done) => setTimeout(() => done({ reply: { do: 'pass' }, reason: why }), 10))
    sit(1)
    now().reply({ do: 'pass' })
    await vi.advanceTimersByTimeAsync(5)
    expect(now().thinking).toBe(1)
    vi.setSystemTime(Date.now() + by)
    await vi.advanceTimersByTimeAsync(10)
    // What led there is still to be seen for the rest of its time.
    expect(replies()).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(replies()[0]).toEqual(why)
  })

  test('has told why over a reload; what is no reason is passed over', async () => {
    link.think = () => Promise.resolve({ reply: { do: 'pass' }, reason: why })
    sit(0)
    now().reply({ do: 'pass' })
    await vi.advanceTimersByTimeAsync(10)
    const { game } = now()
    if (game === null) throw new Error('no game')
    const save: SavedGame = JSON.parse(JSON.stringify({ start: startOf(game), line: lineOf(game, 0, 5) }))
    const reasonsIn = (one: SavedGame) =>
      restore(one)?.game.timeline.nodes.flatMap(({ by, reason }) => (by === 1 ? [reason] : []))
    expect(reasonsIn(save)?.[0]).toEqual(why)
    now().leave()
    now().resume()
    expect(replies()[0]).toEqual(why)
    now().open(save)
    expect(replies()[0]).toEqual(why)
    const bad = {
      ...save.line,
      replies: save.line.replies.map((one) => ({ ...one, reason: { key: 'reason.odd', params: {} } })),
    }
    expect(reasonsIn({ ...save, line: JSON.parse(JSON.stringify(bad)) })?.[0]).toBeNull()
  })

  test('is believed only where the reason has all that its sentence needs', () => {
    const good: readonly unknown[] = [
      why,
      { key: 'reason.pass', params: {} },
      { key: 'reason.cast', params: { name: null } },
      { key: 'reason.searchLoses', params: { of: 8, plain: 3, this: 0 } },
    ]
    const bad: readonly unknown[] = [
      null,
      'reason.pass',
      { key: 'reason.pass' },
      { key: 'toString', params: {} },
      { key: 'reason.land', params: {} },
      { key: 'reason.saveLife', params: { n: '2' } },
      { key: 'reason.pass', params: {}, next: [{ what: 'cast' }] },
      { key: 'reason.pass', params: {}, next: 'x' },
    ]
    expect(good.map(isReason)).toEqual(good.map(() => true))
    expect(bad.map(isReason)).toEqual(bad.map(() => false))
  })
})
