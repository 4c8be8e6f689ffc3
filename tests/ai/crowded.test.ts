import { describe, expect, it, test } from 'vitest'
import { decide, LIMITS } from '../../src/ai/index.ts'
import { playOut } from '../../src/ai/playOut.ts'
import {
  type Board,
  checkReply,
  FREE_FOR_ALL,
  layerTablesComputed,
  type Position,
  seenBy,
  TWO_HEADED_GIANT,
} from '../../src/engine/index.ts'
import { chance, LEVELS, passTo, put } from './table.ts'

const times = (n: number, name: string) => Array.from({ length: n }, () => name)

/** Thirty permanents, half of them creatures of six kinds. */
const BATTLEFIELD = [
  ...times(3, 'Bear'),
  ...times(3, 'Ox'),
  ...times(3, 'Mouse'),
  ...times(2, 'Giant'),
  ...times(2, 'Dragon'),
  ...times(2, 'Pinger'),
  ...times(2, 'Furnace'),
  ...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].flatMap((name) => times(2, name)),
  ...times(3, 'Wall'),
]
const HAND = ['Growth', 'Dart', 'Doom', 'Ox', 'Giant', 'Study', 'Denial']

const four = (
  battlefield: Board['players'][number]['battlefield'],
  more: Omit<Board, 'edition' | 'players'>,
): Position =>
  put({
    ...more,
    players: times(4, '').map((_, seat) => ({
      life: 40,
      hand: HAND,
      battlefield: seat === (more.turn?.active ?? 0) ? battlefield : BATTLEFIELD,
    })),
  })

const attacking = BATTLEFIELD.map((name, at) => (at < 12 ? { name, attacking: true } : name))

/** Four seats with thirty permanents each: at priority, before an attack, and attacked by twelve. */
const CROWDED: readonly (readonly [string, () => Position])[] = [
  ['priority', () => four(BATTLEFIELD, { format: FREE_FOR_ALL })],
  ['attackers', () => passTo(four(BATTLEFIELD, { format: FREE_FOR_ALL }), 'attackers')],
  ['attackers of a team', () => passTo(four(BATTLEFIELD, { format: TWO_HEADED_GIANT }), 'attackers')],
  [
    'blockers',
    () => passTo(four(attacking, { format: FREE_FOR_ALL, turn: { active: 3, step: 'declareAttackers' } }), 'blockers'),
  ],
]

/** In milliseconds, about what is worked out between two looks on such a board. */
const A_LOOK = 2
/** A combat that is being looked at is finished, with a look at the clock for each attacker. */
const MORE_LOOKS = 40
/** Tables of computed characteristics are what costs most. */
const MOST_TABLES = 8

describe.each(LEVELS)('a reply among four with thirty permanents each (%s)', (level) => {
  it.each(CROWDED)('keeps its limit, and looks at the clock often: %s', (_, made) => {
    const position = made()
    const { question } = position
    if (question === null) throw new Error('nobody is asked')
    // A clock that each look takes on; between two looks little may be worked out.
    let time = 0
    let last = layerTablesComputed()
    let most = 0
    const now = () => {
      const tables = layerTablesComputed()
      most = Math.max(most, tables - last)
      last = tables
      time += A_LOOK
      return time
    }
    const { reply } = decide(seenBy(position, question.seat), level, { ms: LIMITS[level], now }, chance(1))
    expect(checkReply(position, reply)).toBeNull()
    expect(time).toBeLessThanOrEqual(LIMITS[level] + MORE_LOOKS * A_LOOK)
    expect(most).toBeLessThanOrEqual(MOST_TABLES)
  })
})

test('a game in thought looks at the clock in the midst of a combat among several', () => {
  const looks = (position: Position): number => {
    let reads = 0
    const late = () => ++reads < 0
    playOut(position, ({ question }) => question?.kind !== 'attackers', { roll: chance(1), late })
    return reads
  }
  const [, attack] = CROWDED.find(([name]) => name === 'attackers') ?? []
  if (attack === undefined) throw new Error('no such board')
  expect(looks(attack())).toBeGreaterThan(20)
})
