import { describe, expect, it } from 'vitest'
import { makePuzzles } from '../../scripts/lib/puzzleMaker.ts'
import { setCards } from '../../scripts/lib/puzzles.ts'
import {
  bestLine,
  checkPuzzle,
  defence,
  goalOf,
  isReached,
  rightMove,
  type Task,
  wantOf,
} from '../../src/ai/puzzles/index.ts'
import { loadPuzzles, loadSet, type PuzzleRow, puzzleBoard } from '../../src/catalog/index.ts'
import { answer, deciderOf, type Position, type Reply } from '../../src/engine/index.ts'
import { positionFrom } from '../../src/engine/positionFrom.ts'

const rows = await loadPuzzles()
const lookup = await setCards()

const taskOf = ({ kind, best }: PuzzleRow): Task => ({ kind, side: 0, best })

function positionOf(row: PuzzleRow): Position {
  const made = positionFrom(puzzleBoard(row), lookup)
  if ('problems' in made) throw new Error(`${row.id}: ${JSON.stringify(made.problems)}`)
  return made.position
}

const aimOf = (row: PuzzleRow, first: Position) => ({ goal: goalOf(taskOf(row), first), want: wantOf(taskOf(row)) })

function played(position: Position, reply: Reply): Position {
  const answered = answer(position, reply)
  if ('refused' in answered) throw new Error(JSON.stringify(answered.refused))
  return answered.position
}

/** One of each kind, those that take least to prove. */
const SAMPLE = ['lethal', 'survive', 'trade', 'dont'].flatMap((kind) =>
  rows.filter((row) => row.kind === kind && row.grade === 1).slice(0, 1),
)

describe('the puzzles that come with the game', () => {
  it('are at least sixty, of all kinds, editions and grades, each under a name of its own', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60)
    for (const kind of ['lethal', 'survive', 'trade', 'dont'])
      for (const edition of ['2004', '2011'])
        for (const grade of [1, 2, 3])
          expect(
            rows.filter((row) => row.kind === kind && row.edition === edition && row.grade === grade).length,
            `${kind} ${edition} ${grade}`,
          ).toBeGreaterThan(0)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(new Set(rows.map(({ own, other }) => JSON.stringify([own, other]))).size).toBe(rows.length)
  })

  it('are boards of our cards that ask their solver for something', () => {
    for (const row of rows) expect(positionOf(row).question?.kind, row.id).toBe('priority')
  })

  it.each(SAMPLE)('have one right first move: $id', (row) => {
    const checked = checkPuzzle(positionOf(row), taskOf(row), { whole: 30_000, plan: 10_000, mostRight: 2 })
    expect(checked).toMatchObject({ is: 'puzzle', grade: row.grade, right: [expect.anything()] })
  })
})

describe('the best defence', () => {
  it.each(SAMPLE)('can do nothing against the right moves, and refutes the first wrong one: $id', (row) => {
    const first = positionOf(row)
    const aim = aimOf(row, first)
    let position = first
    while (aim.goal.judge(position) === null) {
      const own = position.question !== null && deciderOf(position.question) === 0
      const replies = own ? rightMove(position, aim) : [defence(position, aim)]
      expect(replies, `${row.id} ${position.question?.kind}`).not.toBeNull()
      for (const reply of replies ?? []) position = played(position, reply)
    }
    expect(aim.goal.judge(position)).toBeGreaterThanOrEqual(aim.want)
  })

  it('is shown for a wrong move as a line that ends without the goal', () => {
    const row = rows.find(({ kind, grade }) => kind === 'survive' && grade === 1)
    if (row === undefined) throw new Error('no such puzzle')
    const aim = aimOf(row, positionOf(row))
    let position = positionOf(row)
    while (position.question?.kind === 'priority') position = played(position, { do: 'pass' })
    expect(isReached(position, aim)).toBe(true)
    position = played(position, [])
    expect(isReached(position, aim)).toBe(false)
    for (const reply of bestLine(position, aim)) position = played(position, reply)
    expect(aim.goal.judge(position)).toBe(0)
  })
})

describe('a board is no puzzle', () => {
  const board = (own: readonly string[], other: readonly string[], life: number) => ({
    edition: '2011' as const,
    turn: { number: 9, active: 0, step: 'main1' as const },
    players: [
      { battlefield: [...own], library: ['Plains'] },
      { life, battlefield: [...other], library: ['Plains'] },
    ],
  })
  const checked = (given: ReturnType<typeof board>) => {
    const made = positionFrom(given, lookup)
    if ('problems' in made) throw new Error(JSON.stringify(made.problems))
    return checkPuzzle(made.position, { kind: 'lethal', side: 0 }).is
  }

  it('where the goal can not be reached', () => {
    expect(checked(board(['Clinker Brute'], ['Clinker Brute'], 5))).toBe('unreachable')
  })
  it('and is one where only some first moves reach it', () => {
    expect(checked(board(['Clinker Brute', 'Slagtooth Raider'], [], 6))).toBe('puzzle')
  })
})

describe('the maker of puzzles', () => {
  it('makes the same ones from the same seed', async () => {
    const { cards } = await loadSet()
    const made = () => [...makePuzzles(cards, 1, 5, ['trade'])]
    const first = made()
    expect(first).toHaveLength(1)
    expect(made()).toEqual(first)
  })
})
