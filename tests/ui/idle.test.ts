import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileIdle } from '../../src/ui/look/idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Tasks that say that they ran, and take so many milliseconds. */
function tasks(...lengths: readonly number[]) {
  const done: number[] = []
  const all = lengths.map((ms, index) => () => {
    done.push(index)
    vi.advanceTimersByTime(ms)
  })
  return { done, all }
}

test('one by one, each when there is nothing else to do', () => {
  const { done, all } = tasks(1, 1, 1)
  whileIdle(all)
  expect(done).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual([0])
  vi.runAllTimers()
  expect(done).toEqual([0, 1, 2])
})

test('after a long one the rest is left', () => {
  const { done, all } = tasks(1, 16, 1)
  whileIdle(all)
  vi.runAllTimers()
  expect(done).toEqual([0, 1])
})

test('what is stopped is not begun', () => {
  const { done, all } = tasks(1, 1)
  const stop = whileIdle(all)
  vi.advanceTimersToNextTimer()
  stop()
  vi.runAllTimers()
  expect(done).toEqual([0])
})
