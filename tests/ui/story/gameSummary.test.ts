import { describe, expect, test } from 'vitest'
import { type LogEntry, TWO_HEADED_GIANT } from '../../../src/engine/index.ts'
import { summaryOf, turnAt } from '../../../src/ui/story/gameSummary.ts'
import { turnBeside } from '../../../src/ui/story/useReplayKeys.ts'
import { table } from '../../support/table.ts'
import { lineFrom } from './line.ts'

const rule = ''
const { position } = table('2011', [{ name: 'Ada' }, { name: 'Bea' }])

const turn = (number: number, seat: number): LogEntry => ({ kind: 'turnBegan', rule, seat, number })
const damage = (name: string, player: number, n: number): LogEntry => ({
  kind: 'damage',
  rule,
  object: { id: 5, name },
  to: { player },
  n,
  combat: true,
})
const life = (seat: number, change: number, total: number): LogEntry => ({ kind: 'life', rule, seat, change, total })
const died = (id: number): LogEntry => ({
  kind: 'moved',
  rule,
  object: { id, name: 'Bear' },
  became: id + 50,
  seat: 1,
  from: 'battlefield',
  to: 'graveyard',
  cause: 'destroy',
  hiddenFrom: [],
})

const line = lineFrom(position)

const GAME = line(
  [turn(4, 1)],
  [damage('Spark', 1, 2), life(1, -2, 18)],
  [died(1), died(2), died(3)],
  [turn(5, 0)],
  [damage('Ox', 1, 12), damage('Spark', 1, 6), life(1, -18, 0), damage('Bear', 0, 1), life(0, -1, 19)],
  [turn(6, 1)],
  [{ kind: 'gameOver', rule, winner: 0 }],
)

describe('[2011:contents/810] a team that shares its life', () => {
  const seats = ['Ada', 'Bea', 'Cal', 'Dee'].map((name) => ({ name })) as [{ name: string }, { name: string }]
  const giant = lineFrom(table('2011', seats, [], {}, { format: TWO_HEADED_GIANT }).position)
  const story = summaryOf(giant([turn(4, 0)], [damage('Ox', 2, 12), life(2, -12, 18)], [life(3, -20, -2)]))

  test('has one life total, whichever of its players loses some', () => {
    expect(story.turns.at(-1)?.life).toEqual([30, 30, -2, -2])
    expect(story.decisive).toMatchObject({ from: 30, to: 0 })
  })
})

describe('the story of a game', () => {
  const story = summaryOf(GAME)

  test('has each turn with both lives at its end', () => {
    expect(story.turns.map(({ number, seat, life: left }) => [number, seat, ...left])).toEqual([
      [position.checkpoint.turn.number, 0, 20, 20],
      [4, 1, 20, 18],
      [5, 0, 19, 0],
      [6, 1, 19, 0],
    ])
  })

  test('sums damage by source and by whom it hit, most first', () => {
    expect(story.damage.map(({ name, to, n, hits }) => [name, to, n, hits])).toEqual([
      ['Ox', 1, 12, 1],
      ['Spark', 1, 8, 2],
      ['Bear', 0, 1, 1],
    ])
    // The first of the two, by which its picture is found.
    expect(story.damage[1]).toMatchObject({ id: 5, at: 2 })
  })

  test('names the turn in which the loser lost most', () => {
    expect(story.decisive).toMatchObject({ number: 5, whose: 1, from: 18, to: 0 })
  })

  test('what lies below nothing is no loss', () => {
    const story = summaryOf(
      line([turn(4, 1)], [life(1, -12, 8)], [turn(5, 0)], [life(1, -30, -22)], [{ kind: 'gameOver', rule, winner: 0 }]),
    )
    expect(story.decisive).toMatchObject({ number: 4, from: 20, to: 8 })
  })

  test('names no turn where a player conceded', () => {
    const gone: readonly LogEntry[] = [
      { kind: 'playerLost', rule, seat: 1, reason: 'conceded' },
      { kind: 'gameOver', rule, winner: 0 },
    ]
    expect(summaryOf(line([turn(4, 1)], [life(1, -2, 18)], gone)).decisive).toBeNull()
  })

  test('finds what is worth going back to', () => {
    expect(story.highlights.map(({ kind, turn }) => [kind, turn])).toEqual([
      ['firstBlood', 4],
      ['sweep', 4],
      ['decisive', 5],
      ['end', 6],
    ])
    expect(story.seats[1]).toMatchObject({ lost: 3 })
  })

  test('a game inside the game is another story', () => {
    const begun: LogEntry = { kind: 'subgameBegan', rule, seat: 0, object: { id: 7, name: 'Theatre' } }
    const ended: LogEntry = { kind: 'subgameEnded', rule, winner: 1 }
    const story = summaryOf(line([turn(4, 1), begun, turn(1, 0), life(0, -19, 1), ended], [life(1, -1, 19)]))
    expect(story.turns.map(({ number }) => number)).toEqual([position.checkpoint.turn.number, 4])
    expect(story.turns.at(-1)?.life).toEqual([20, 19])
  })

  test('steps by turns: to its beginning, to the one before, to the next, to the end', () => {
    expect(turnAt(story, 5)?.number).toBe(5)
    expect(turnBeside(story, 5, -1)).toBe(4)
    expect(turnBeside(story, 4, -1)).toBe(1)
    expect(turnBeside(story, 4, 1)).toBe(6)
    expect(turnBeside(story, 6, 1)).toBe(story.path.length - 1)
  })
})
