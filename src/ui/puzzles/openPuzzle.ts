/** Puts puzzles on the table, and writes and reads their links. */
import { PUZZLE_KINDS, type Task } from '../../ai/puzzles/index.ts'
import { type PuzzleRow, puzzleBoard } from '../../catalog/index.ts'
import { type Position, stateOf } from '../../engine/index.ts'
import { type SeatConfig, type TablePuzzle, useTable } from '../../store/index.ts'
import { READER, say } from '../messages/index.ts'
import { sayPuzzle } from '../messages/pages/puzzles.ts'
import { pageHref } from '../pages/address.ts'
import { positionOfBoard } from '../session/boards.ts'
import { fromLink, toLink } from '../session/linkText.ts'
import { replaceGame } from '../session/replaceGame.ts'

/** Any board with what is asked of its first player. */
export interface OwnPuzzle {
  readonly task: Task
  readonly board: unknown
}

/** What stands before a puzzle that somebody made in a link. */
const OWN = 'own:'

/** What the players of a puzzle are called. */
export const seatNames = (): readonly [string, string] => [READER, say('player.hard')]

/** The address of a puzzle; of one that somebody made, its board is in it. */
export const puzzleHref = (puzzle: string | OwnPuzzle): string =>
  pageHref('puzzles', typeof puzzle === 'string' ? puzzle : `${OWN}${toLink(JSON.stringify(puzzle))}`)

/** The puzzle that somebody made and a link carries; `null`: it carries none. */
export function ownPuzzleIn(link: string): OwnPuzzle | null {
  if (!link.startsWith(OWN)) return null
  try {
    const { task, board }: Partial<OwnPuzzle> = JSON.parse(fromLink(link.slice(OWN.length)) ?? '{}') ?? {}
    const kind = PUZZLE_KINDS.find((one) => one === task?.kind)
    const best = typeof task?.best === 'number' ? task.best : undefined
    return kind === undefined || board === undefined ? null : { task: { kind, side: 0, best }, board }
  } catch {
    return null
  }
}

/** The position of a board; `null`: it is none, or has cards that aren't known. */
export async function positionOf(value: unknown): Promise<Position | null> {
  const made = await positionOfBoard(value)
  return 'problems' in made ? null : made.position
}

function begin(position: Position, puzzle: TablePuzzle): void {
  const { edition, players } = stateOf(position)
  const seat = (by: 'human' | 'ai'): SeatConfig => ({
    player: by === 'human' ? { by } : { by, level: 'hard' },
    deckId: '',
    deckName: sayPuzzle('puzzle.table'),
  })
  const seats = players.map((_, one) => seat(one === puzzle.task.side ? 'human' : 'ai'))
  const setup = { edition, seed: 1, players: players.map(({ name }) => ({ name, deck: [] })), starter: 0 }
  replaceGame('puzzle', () => {
    useTable.getState().startPuzzle(setup, seats, position, puzzle)
    location.hash = pageHref('table')
  })
}

/** Puts a puzzle on the table; false if it can't be: its link was changed. */
export async function openPuzzle(puzzle: PuzzleRow | OwnPuzzle): Promise<boolean> {
  const own = 'board' in puzzle
  const position = await positionOf(own ? puzzle.board : puzzleBoard(puzzle, seatNames()))
  if (position === null) return false
  if (own) begin(position, { id: null, task: puzzle.task })
  else begin(position, { id: puzzle.id, task: { kind: puzzle.kind, side: 0, best: puzzle.best } })
  return true
}
