import { describe, expect, it } from 'vitest'
import { attackIn, bySeat } from '../../scripts/lib/victims.ts'
import { type Position, type Reply, stateOf, TWO_HEADED_GIANT } from '../../src/engine/index.ts'
import { passTo, put } from '../ai/table.ts'

const board = (format?: typeof TWO_HEADED_GIANT): Position =>
  passTo(
    put({
      ...(format === undefined ? {} : { format }),
      players: [
        { battlefield: ['Ox'] },
        { battlefield: ['Dragon', 'Dragon'] },
        { battlefield: ['Giant'] },
        { battlefield: ['Giant'] },
      ],
    }),
    'attackers',
  )

/** The first creature of the seat attacks a player. */
function attack(position: Position, player: number): Reply {
  const [id = 0] = stateOf(position).battlefield
  return [{ id, defender: { player } }]
}

describe('who is attacked first', () => {
  it('is told together with who stood strongest of those who could be', () => {
    const position = board()
    expect(attackIn(position, attack(position, 3))).toEqual({ by: 0, on: [3], strongest: [1] })
    expect(attackIn(position, [])).toBeNull()
    expect(attackIn(position, { do: 'pass' })).toBeNull()
  })

  it('leaves teammates out; who are even share it', () => {
    const position = board({ ...TWO_HEADED_GIANT, sharedTurns: false, sharedLife: false })
    expect(attackIn(position, attack(position, 2))).toEqual({ by: 0, on: [2], strongest: [2, 3] })
  })

  it('is counted by seat over several games', () => {
    const games = [
      { winner: 1, first: { by: 0, on: [1], strongest: [1] } },
      { winner: 1, first: { by: 0, on: [2], strongest: [1, 2] } },
      { winner: null, first: null },
      { winner: 0, first: { by: 1, on: [0, 2], strongest: [0] } },
    ]
    expect(bySeat(games, 3)).toEqual({
      won: [1, 2, 0],
      attackedFirst: [0.5, 1, 1.5],
      strongest: [1, 1.5, 0.5],
      strongestFirst: 3,
    })
  })
})
