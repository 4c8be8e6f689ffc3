/** Puzzles: a board with a goal that one side reaches against any defence; a machine player plays it, a proof defends. */
import { readFileSync } from 'node:fs'
import { after } from '../../src/ai/after.ts'
import { decide, type Level, LIMITS } from '../../src/ai/index.ts'
import { branches, type Goal, gainThisTurn, prove, survive, winThisTurn } from '../../src/ai/proof/index.ts'
import { byName, loadSet } from '../../src/catalog/index.ts'
import {
  type Board,
  type Position,
  positionFrom,
  type Reply,
  type Seat,
  seenBy,
  stateOf,
} from '../../src/engine/index.ts'
import type { Printed } from '../../src/language/index.ts'
import { type Clock, chance } from './playGame.ts'

export const PUZZLE_KINDS = ['lethal', 'survive', 'trade', 'dont'] as const
export type PuzzleKind = (typeof PUZZLE_KINDS)[number]

/** A puzzle as its file has it. */
export interface Puzzle {
  readonly id: string
  readonly kind: PuzzleKind
  readonly side: Seat
  /** After how many further turns the goal is judged. */
  readonly horizon: number
  /** For a trade, the value of the best plan. */
  readonly proof: { readonly best?: number }
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

/** The puzzles of a file; throws if it is none. */
export function readPuzzles(file: string): readonly Puzzle[] {
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const isPuzzle = (one: Partial<Puzzle> | null): boolean =>
    PUZZLE_KINDS.some((kind) => kind === one?.kind) && typeof one?.side === 'number' && typeof one.horizon === 'number'
  if (!Array.isArray(data) || !data.every(isPuzzle)) throw new Error(`${file} is no list of puzzles`)
  return data as Puzzle[]
}

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

/** What the puzzle asks for, from its first position on. */
export function goalOf({ kind, side, horizon }: Puzzle, position: Position): Goal {
  const start = stateOf(position)
  if (kind === 'lethal') return winThisTurn(start, side)
  return kind === 'trade' ? gainThisTurn(start, side) : survive(start, side, horizon)
}

/** What the goal must be worth in the end. */
function wanted({ kind, proof }: Puzzle): number {
  return kind === 'trade' ? (proof.best ?? 0) : 1
}

/** So many positions a proof of the defence looks at, at most, for each of its replies. */
const DEFENCE = 40_000

/** The best defence: a reply after which the goal can't be reached any more; else the one hardest to answer. */
export function defence(position: Position, goal: Goal, want: number): Reply {
  let hardest: { readonly reply: Reply; readonly looked: number } | null = null
  for (const reply of branches(position)) {
    const next = after(position, reply)
    if (next === null) continue
    const budget = { positions: DEFENCE, late: () => false }
    const value = prove(next, goal, budget, { low: want - 1, high: want })
    if (value !== null && value < want) return reply
    const looked = DEFENCE - budget.positions
    if (hardest === null || looked > hardest.looked) hardest = { reply, looked }
  }
  if (hardest === null) throw new Error('the defence has no legal reply')
  return hardest.reply
}

/** A puzzle takes fewer replies than this. */
const MOST = 400

/** Lets a level play the puzzle's side against the best defence. `clock` makes the clock of each reply. */
export function playPuzzle(puzzle: Puzzle, level: Level, start: Position, seed: number, clock: () => Clock): Solved {
  const goal = goalOf(puzzle, start)
  const want = wanted(puzzle)
  const roll = chance(seed)
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
      const thought = decide(seenBy(position, puzzle.side), level, { ms: LIMITS[level], now }, roll)
      worstMs = Math.max(worstMs, performance.now() - began)
      reply = thought.reply
      line.push(
        `${question.kind} ${JSON.stringify(reply)} ${thought.reason.key} ${JSON.stringify(thought.reason.params)}`,
      )
    } else reply = defence(position, goal, want)
    const next = after(position, reply)
    if (next === null) throw new Error(`${puzzle.id}: ${JSON.stringify(reply)} was refused`)
    position = next
  }
  throw new Error(`${puzzle.id} doesn't end`)
}
