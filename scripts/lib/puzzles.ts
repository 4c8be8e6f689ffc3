/**
 * Puzzles: a board with a goal that one side reaches against any defence; a machine player plays it, a proof defends.
 */

import { decide, type Level, LIMITS, newMemory } from '../../src/ai/index.ts'
import { positionAfter } from '../../src/ai/positionAfter.ts'
import { defence, goalOf, PUZZLE_KINDS, type PuzzleKind, type Task, wantOf } from '../../src/ai/puzzles/index.ts'
import { byName, loadSet, type PuzzleRow, puzzleBoard } from '../../src/catalog/index.ts'
import { type Board, type Position, type Reply, seenBy } from '../../src/engine/index.ts'
import { positionFrom } from '../../src/engine/positionFrom.ts'
import type { Printed } from '../../src/language/index.ts'
import { givenJson, refuseFile } from './commandLine.mjs'
import { type Clock, chance } from './playGame.ts'

/** A puzzle with its board: as its file has it, or made from a row of the game's own. */
export interface Puzzle extends Task {
  readonly id: string
  readonly board: Board
}

export interface Solved {
  readonly id: string
  readonly kind: PuzzleKind
  readonly solved: boolean
  /** What the level replied, in order, with its reasons. */
  readonly line: readonly string[]
  /** How often it looked at its clock: what it cost, however busy the machine was. */
  readonly looks: number
  readonly worstMs: number
}

type Given = Puzzle & { readonly proof?: { readonly best?: number } }

const isKind = (kind: unknown): boolean => PUZZLE_KINDS.some((one) => one === kind)

/**
 * The puzzles of a file: boards with their goals, or rows as the game keeps them; a file that is neither is refused.
 */
export function readPuzzles(file: string): readonly Puzzle[] {
  const data: unknown = givenJson(file)
  const isPuzzle = (one: Partial<Puzzle> | null): boolean => isKind(one?.kind) && typeof one?.id === 'string'
  if (!Array.isArray(data) || !data.every(isPuzzle)) refuseFile(file, 'no list of puzzles')
  return (data as (Given | PuzzleRow)[]).map((one) =>
    'board' in one ? { ...one, best: one.proof?.best } : puzzleOf(one),
  )
}

/** A row as a puzzle. */
export const puzzleOf = (row: PuzzleRow): Puzzle => ({
  id: row.id,
  kind: row.kind,
  side: 0,
  best: row.best,
  board: puzzleBoard(row),
})

/** The cards of the built-in set by name. */
export async function setCards(): Promise<(name: string) => Printed | null> {
  const find = byName((await loadSet()).cards)
  return (name) => {
    const compiled = find(name)?.compiled
    return compiled?.ok === true ? compiled.printed : null
  }
}

export function positionOf(puzzle: Puzzle, lookup: (name: string) => Printed | null): Position {
  const made = positionFrom(puzzle.board, lookup)
  if ('problems' in made) throw new Error(`${puzzle.id}: ${JSON.stringify(made.problems)}`)
  return made.position
}

/** A puzzle takes fewer replies than this. */
const MOST = 400

/** Lets a level play the puzzle's side against the best defence. `clock` makes the clock of each reply. */
export function playPuzzle(puzzle: Puzzle, level: Level, start: Position, seed: number, clock: () => Clock): Solved {
  const goal = goalOf(puzzle, start)
  const want = wantOf(puzzle)
  const roll = chance(seed)
  const memory = newMemory()
  const line: string[] = []
  let looks = 0
  let worstMs = 0
  let position = start
  for (let replies = 0; replies < MOST; replies++) {
    const judged = goal.judge(position)
    if (judged !== null) return { id: puzzle.id, kind: puzzle.kind, solved: judged >= want, line, looks, worstMs }
    const { question } = position
    if (question === null) break
    let reply: Reply
    if ((question.decider ?? question.seat) === puzzle.side) {
      const tell = clock()
      const began = performance.now()
      const now = () => {
        looks++
        return tell()
      }
      const thought = decide(seenBy(position, puzzle.side), level, { ms: LIMITS[level], now }, roll, memory)
      worstMs = Math.max(worstMs, performance.now() - began)
      reply = thought.reply
      line.push(
        `${question.kind} ${JSON.stringify(reply)} ${thought.reason.key} ${JSON.stringify(thought.reason.params)}`,
      )
    } else reply = defence(position, { goal, want })
    const next = positionAfter(position, reply)
    if (next === null) throw new Error(`${puzzle.id}: ${JSON.stringify(reply)} was refused`)
    position = next
  }
  throw new Error(`${puzzle.id} doesn't end`)
}
