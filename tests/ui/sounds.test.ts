import { expect, test } from 'vitest'
import type { LogEntry } from '../../src/engine/index.ts'
import { soundsOf } from '../../src/ui/sound/sounds.ts'

const rule = ''
const life = (change: number): LogEntry => ({ kind: 'life', rule, seat: 0, change, total: 20 + change })
const over = (winner: number | null): LogEntry => ({ kind: 'gameOver', rule, winner })
const turn: LogEntry = { kind: 'turnBegan', rule, seat: 0, number: 2 }
const names = (events: readonly LogEntry[], ...team: readonly number[]) =>
  soundsOf(events, team.length > 0 ? team : [0]).map(({ name }) => name)

test('each batch has one sound, in its moment', () => {
  expect(soundsOf([turn, life(-1), life(-2)], [0])).toEqual([
    { name: 'turn', at: 0 },
    { name: 'damage', at: 200 },
  ])
})

test('life gained sounds unlike life lost', () => {
  expect(names([life(2)])).toEqual(['heal'])
  expect(names([life(-2), life(2)])).toEqual(['damage'])
})

test('the end is another for who wins', () => {
  expect(names([over(0)])).toEqual(['won'])
  expect(names([over(0)], 1)).toEqual(['lost'])
  expect(names([over(1)], 0, 1)).toEqual(['won'])
  expect(names([over(2)], 0, 1)).toEqual(['lost'])
  expect(names([over(null)])).toEqual(['lost'])
})

test('much at once is cut short', () => {
  const many = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? turn : life(-1)))
  expect(names(many)).toHaveLength(6)
})
