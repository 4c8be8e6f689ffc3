import { describe, expect, test } from 'vitest'
import type { LogEntry } from '../../src/engine/index.ts'
import { batchesOf, lengthOf, pauseAfter } from '../../src/store/pacing.ts'

const rule = ''
const moved = (id: number, fields: Partial<Extract<LogEntry, { kind: 'moved' }>> = {}): LogEntry => ({
  kind: 'moved',
  rule,
  object: { id, name: 'Bear' },
  became: id + 100,
  seat: 0,
  from: 'battlefield',
  to: 'graveyard',
  cause: 'destroy',
  hiddenFrom: [],
  ...fields,
})
const damage = (id: number, to: number): LogEntry => ({
  kind: 'damage',
  rule,
  object: { id, name: 'Bear' },
  to: { id: to, name: 'Ox' },
  n: 2,
  combat: true,
})
const cast: LogEntry = { kind: 'cast', rule, object: { id: 9, name: 'Spark' }, seat: 1, targets: [] }

describe('what happened, in batches', () => {
  test('members start 40 apart, and never more than 160 in all', () => {
    const of = (n: number) => batchesOf(Array.from({ length: n }, (_, id) => moved(id + 1)))[0]
    expect(of(1)).toMatchObject({ gap: 0 })
    expect(of(3)).toMatchObject({ gap: 40 })
    expect(of(9)).toMatchObject({ gap: 20 })
  })

  test('the next batch overlaps the former unless it touches the same', () => {
    const same = batchesOf([damage(1, 2), moved(2)])
    expect(same.map(({ act, at }) => [act, at])).toEqual([
      ['damage', 0],
      ['die', 200],
    ])
    const other = batchesOf([damage(1, 2), moved(3)])
    expect(other.map(({ at }) => at)).toEqual([0, 80])
  })

  test('steps and mana are no acts of their own', () => {
    const step: LogEntry = { kind: 'stepBegan', rule, step: 'upkeep', seat: 0 }
    expect(batchesOf([step])).toEqual([])
    expect(lengthOf([])).toBe(0)
    const mana: LogEntry = {
      kind: 'activated',
      rule,
      object: { id: 1, name: 'Forest' },
      seat: 0,
      targets: [],
      mana: true,
    }
    expect(pauseAfter([step, mana], 1)).toBe(0)
  })
})

describe('the pause', () => {
  test('shows it, then rests, times the pace; at once is at once', () => {
    const events = [moved(8, { from: 'hand', to: 'stack', cause: 'cast' }), cast]
    expect(pauseAfter(events, 1)).toBe(840)
    expect(pauseAfter(events, 0.5)).toBe(420)
    expect(pauseAfter(events, 0)).toBe(0)
  })

  test('a long turn is caught up with: rests are shorter', () => {
    const events = [moved(8, { from: 'hand', to: 'stack', cause: 'cast' }), cast]
    expect(pauseAfter(events, 1, 4001)).toBe(640)
  })

  test('a whole turn with a land, a spell and an attack is under four seconds', () => {
    const turn: LogEntry[] = [
      { kind: 'turnBegan', rule, seat: 1, number: 2 },
      moved(0, { from: 'library', to: 'hand', cause: 'draw' }),
    ]
    const land = [moved(3, { from: 'hand', to: 'battlefield', cause: 'play' })]
    const spell = [moved(8, { from: 'hand', to: 'stack', cause: 'cast' }), cast]
    const resolved = [moved(108, { from: 'stack', to: 'battlefield', cause: 'resolve' })]
    const attack: LogEntry[] = [
      {
        kind: 'attacked',
        rule,
        seat: 1,
        attackers: [{ object: { id: 4, name: 'Bear' }, defender: { player: 0 }, band: null }],
      },
    ]
    const fight = [damage(4, 5), moved(5)]
    const all = [turn, land, spell, resolved, attack, fight].map((events) => pauseAfter(events, 1))
    expect(all.reduce((sum, one) => sum + one, 0)).toBeLessThan(4000)
  })
})
