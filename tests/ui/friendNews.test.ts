import { describe, expect, test } from 'vitest'
import type { FriendState } from '../../src/link/index.ts'
import { newsBetween } from '../../src/ui/friend/news.ts'

const seat = (name: string | null, line: FriendState['seats'][number]['line'] = 'here') => ({
  name,
  line,
  deckName: null,
  ready: false,
  ms: null,
  since: 0,
})

const state = (seats: FriendState['seats'], more: Partial<FriendState> = {}): FriendState => ({
  role: 'host',
  phase: 'playing',
  you: 0,
  host: 'Ada',
  terms: {
    seats: seats.length,
    edition: '2011',
    formatId: null,
    house: {},
    undo: 'agreed',
    wins: 1,
    clock: null,
    commander: false,
  },
  seats,
  build: { version: '1', built: null, rules: 'r' },
  arriving: 0,
  trouble: null,
  undo: null,
  declined: false,
  wentBack: null,
  times: null,
  late: null,
  movedAt: 0,
  ...more,
})

describe('what is new with friends', () => {
  const both = state([seat('Ada'), seat('Bea')])
  const lost = state([seat('Ada'), seat('Bea', 'lost')])

  test('a friend sits down, is lost, and comes back', () => {
    expect(newsBetween(state([seat('Ada'), seat(null, 'free')]), both)).toEqual([
      { kind: 'here', seat: 1, name: 'Bea' },
    ])
    expect(newsBetween(both, lost)).toEqual([{ kind: 'lost', seat: 1, name: 'Bea' }])
    expect(newsBetween(lost, both)).toEqual([{ kind: 'back', seat: 1, name: 'Bea' }])
  })

  test('a slow line, one’s own seat, and who was there before are no news', () => {
    expect(newsBetween(both, state([seat('Ada', 'lost'), seat('Bea', 'slow')]))).toEqual([])
    expect(newsBetween(null, both)).toEqual([])
    expect(newsBetween(state([]), lost)).toEqual([])
  })

  test('what was agreed on is told each time, a time that is over once', () => {
    const back = state(both.seats, { wentBack: { by: 1 } })
    expect(newsBetween(both, back)).toEqual([{ kind: 'wentBack', seat: 1, name: 'Bea' }])
    expect(newsBetween(back, { ...back, movedAt: 1 })).toEqual([])
    expect(newsBetween(back, { ...back, wentBack: { by: 0 } })).toEqual([{ kind: 'wentBack', seat: 0, name: 'Ada' }])
    const late = state(both.seats, { late: 0 })
    expect(newsBetween(both, late)).toEqual([{ kind: 'late', seat: 0, name: 'Ada' }])
    expect(newsBetween(late, late)).toEqual([])
  })
})
