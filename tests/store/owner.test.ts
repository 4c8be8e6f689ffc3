import { afterEach, describe, expect, test, vi } from 'vitest'
import { holdTable } from '../../src/store/owner.ts'

afterEach(() => vi.unstubAllGlobals())

type Hold = (lock: object | null) => unknown

const LOCK = { name: 'lock' }

/** Locks whose request ends like this. */
const withLocks = (request: (name: string, options: object, hold: Hold) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { locks: { request } })

describe('holding the table', () => {
  test('a free one is held; it is lost only when another page takes it', async () => {
    let steal: (error: unknown) => void = () => {}
    withLocks((_, __, hold) => {
      void hold(LOCK)
      return new Promise((_, fail) => {
        steal = fail
      })
    })
    const lost = vi.fn()
    expect(await holdTable('ask', lost)).toBe(true)
    expect(lost).not.toHaveBeenCalled()
    steal(new DOMException('taken', 'AbortError'))
    await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(1))
  })

  test('one that another page has is not held, and nothing was lost', async () => {
    withLocks((_, __, hold) => Promise.resolve(hold(null)))
    const lost = vi.fn()
    expect(await holdTable('ask', lost)).toBe(false)
    expect(lost).not.toHaveBeenCalled()
  })

  test('one that another page still had for a moment is held as soon as it is free', async () => {
    const asked = vi.fn((_: string, __: object, hold: Hold) =>
      Promise.resolve(hold(asked.mock.calls.length < 3 ? null : LOCK)),
    )
    withLocks(asked)
    expect(await holdTable('ask', () => {})).toBe(true)
    expect(asked).toHaveBeenCalledTimes(3)
  })

  test('a free one is held however long the browser takes to say so', async () => {
    withLocks((_, options, hold) => {
      // As a browser does: what is waited for only so long is refused after that time.
      const { signal } = options as { readonly signal?: AbortSignal }
      return new Promise((done, fail) => {
        signal?.addEventListener('abort', () => fail(signal.reason))
        setTimeout(() => done(hold(LOCK)), 800)
      })
    })
    expect(await holdTable('ask', () => {})).toBe(true)
  })

  test('where the browser never says who has it, the database decides; what it says at last still counts', async () => {
    vi.useFakeTimers()
    for (const how of ['ask', 'take'] as const) {
      let say: (lock: object | null) => unknown = () => {}
      withLocks((_, __, hold) => {
        say = hold
        return new Promise(() => {})
      })
      const lost = vi.fn()
      const held = vi.fn()
      void holdTable(how, lost).then(held)
      await vi.advanceTimersByTimeAsync(4000)
      expect(held).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(2000)
      expect(held).toHaveBeenCalledExactlyOnceWith(true)
      say(how === 'ask' ? null : LOCK)
      expect(lost).toHaveBeenCalledTimes(how === 'ask' ? 1 : 0)
    }
    vi.useRealTimers()
  })

  test('taking asks for it with force', async () => {
    const request = vi.fn((_: string, __: object, hold: Hold) => Promise.resolve(hold(LOCK)))
    withLocks(request)
    expect(await holdTable('take', () => {})).toBe(true)
    expect(request.mock.calls[0]?.[1]).toEqual({ steal: true })
  })

  test('where there are no locks, or none are allowed, the database decides', async () => {
    vi.stubGlobal('navigator', {})
    expect(await holdTable('ask', () => {})).toBe(true)
    withLocks(() => Promise.reject(new DOMException('opaque', 'SecurityError')))
    expect(await holdTable('ask', () => {})).toBe(true)
  })
})
