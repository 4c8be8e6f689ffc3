import { afterEach, describe, expect, test, vi } from 'vitest'
import { holdTable } from '../../src/store/owner.ts'

afterEach(() => vi.unstubAllGlobals())

/** Locks whose request ends like this. */
const withLocks = (request: (name: string, options: object, hold: () => unknown) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { locks: { request } })

describe('holding the table', () => {
  test('a free one is held; it is lost only when another page takes it', async () => {
    let steal: (error: unknown) => void = () => {}
    withLocks((_, __, hold) => {
      void hold()
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
    withLocks(() => Promise.reject(new DOMException('waited', 'TimeoutError')))
    const lost = vi.fn()
    expect(await holdTable('ask', lost)).toBe(false)
    expect(lost).not.toHaveBeenCalled()
  })

  test('taking asks for it with force', async () => {
    const request = vi.fn((_: string, __: object, hold: () => unknown) => Promise.resolve(hold()))
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
