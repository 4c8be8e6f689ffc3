import { describe, expect, test } from 'vitest'
import type { Question } from '../../src/engine/index.ts'
import { keptSide, viewingAt } from '../../src/store/curtain.ts'
import type { SeatConfig, SeatPlayer } from '../../src/store/game.ts'

const seat = (player: SeatPlayer): SeatConfig => ({ player, deckId: '', deckName: '' })
const human = seat({ by: 'human' })
const machine = seat({ by: 'ai', level: 'easy' })
const asks = (of: number): Question => ({ kind: 'priority', seat: of })

describe('whose eyes are on the screen', () => {
  const two = { seats: [human, human] }

  test('between two people the curtain falls before the other may see anything', () => {
    expect(viewingAt(two, { viewer: 0, curtain: null }, asks(1), false)).toEqual({ viewer: null, curtain: 1 })
  })

  test('nothing changes while the same person decides', () => {
    expect(viewingAt(two, { viewer: 1, curtain: null }, asks(1), false)).toEqual({ viewer: 1, curtain: null })
  })

  test('with open hands the view changes without a curtain', () => {
    expect(viewingAt(two, { viewer: 0, curtain: null }, asks(1), true)).toEqual({ viewer: 1, curtain: null })
  })

  test('against a machine one person always looks', () => {
    const one = { seats: [machine, human] }
    expect(viewingAt(one, { viewer: null, curtain: null }, asks(0), false)).toEqual({ viewer: 1, curtain: null })
    expect(viewingAt(one, { viewer: 1, curtain: null }, asks(1), false)).toEqual({ viewer: 1, curtain: null })
  })

  test('the end of the game needs no curtain', () => {
    expect(viewingAt(two, { viewer: null, curtain: 1 }, null, false)).toEqual({ viewer: 0, curtain: null })
  })
})

describe('from whose side the table is shown', () => {
  const open = { openHands: true, turnTable: false }

  test('with open hands the first person’s, whoever decides', () => {
    expect(keptSide({ seats: [human, human] }, open)).toBe(0)
    expect(keptSide({ seats: [machine, human, human] }, open)).toBe(1)
  })

  test('it turns where a curtain hides the hands, where that is set, and there is nothing to keep for one person', () => {
    expect(keptSide({ seats: [human, human] }, { ...open, openHands: false })).toBeNull()
    expect(keptSide({ seats: [human, human] }, { ...open, turnTable: true })).toBeNull()
    expect(keptSide({ seats: [human, machine] }, open)).toBeNull()
  })
})
