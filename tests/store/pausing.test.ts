/** What a machine does is held, and shown longer, where somebody wants that. */
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS, readSettings, writeSettings } from '../../src/store/settings.ts'
import { sitDown } from './support/againstMachine.ts'

vi.mock('../../src/store/aiLink.ts', () => ({
  aiLink: { think: () => Promise.resolve({ reply: { do: 'pass' }, reason: null }), forget: () => {} },
}))
vi.mock('../../src/store/pacing.ts', () => ({ pauseAfter: () => 50, isPlay: () => true }))

// Test files share their modules: these are loaded again, with the mocks in place, and again for the next file.
vi.resetModules()
const { useSettings } = await import('../../src/store/settingsStore.ts')
const { useTable } = await import('../../src/store/tableStore.ts')
await useTable.getState().ready()
afterAll(() => {
  vi.resetModules()
})

const now = () => useTable.getState()

const sit = (linger: number): void => sitDown({ useSettings, useTable }, { linger })

/** How many replies the machine has given. */
const given = (): number => now().game?.timeline.nodes.filter(({ by }) => by === 1).length ?? 0

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('while it is paused', () => {
  test('a machine answers nothing, however long it takes, and goes on once it is released', async () => {
    sit(0)
    now().reply({ do: 'pass' })
    now().pause(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(given()).toBe(0)
    now().pause(false)
    await vi.advanceTimersByTimeAsync(60)
    expect(given()).toBeGreaterThan(0)
  })

  test('a question to the person ends it', async () => {
    sit(0)
    now().reply({ do: 'pass' })
    now().pause(true)
    now().pause(false)
    now().pause(true)
    now().hurry()
    await vi.advanceTimersByTimeAsync(60_000)
    for (let n = 0; n < 20 && now().paused; n++) {
      now().hurry()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(now().paused).toBe(false)
  })
})

describe('the pause after plays of a machine', () => {
  test('comes on top of what they need to be seen', async () => {
    const repliesIn = async (linger: number, ms: number): Promise<number> => {
      sit(linger)
      now().reply({ do: 'pass' })
      for (let at = 0; at < ms; at += 100) {
        if (now().thinking === null && !now().soon) now().reply({ do: 'pass' })
        await vi.advanceTimersByTimeAsync(100)
      }
      return given()
    }
    const [usual, slow, later] = [await repliesIn(0, 1500), await repliesIn(2000, 1500), await repliesIn(2000, 9000)]
    expect(usual).toBeGreaterThan(slow)
    expect(later).toBeGreaterThan(slow)
  })

  test('is one of those that can be chosen', () => {
    const read = (linger: number) => readSettings(writeSettings({ ...DEFAULT_SETTINGS, linger })).settings.linger
    expect(read(2000)).toBe(2000)
    expect(read(99)).toBe(0)
  })
})
