/** Puzzles as they are kept: two sides, and what the kind says about the rest of the board. */
import type { Board } from '../../engine/index.ts'
import type { EditionId } from '../../rulebook/index.ts'

export interface PuzzleSide {
  readonly life: number
  readonly hand?: readonly string[]
  readonly battlefield: readonly string[]
}

/** A puzzle; the first side solves it. */
export interface PuzzleRow {
  readonly id: string
  readonly kind: 'lethal' | 'survive' | 'trade' | 'dont'
  readonly edition: EditionId
  readonly grade: 1 | 2 | 3
  readonly own: PuzzleSide
  readonly other: PuzzleSide
  /** For a trade, the best that can be reached. */
  readonly best?: number
}

/** Whoever draws in a puzzle draws one of these: so that nothing in it is left to chance. */
const LIBRARY: readonly string[] = Array.from({ length: 8 }, () => 'Plains')

/** The turn doesn't matter, only whose it is: one's own, or the other player's. */
const TURN = 9

const isLand = (name: string): boolean => /^(Plains|Island|Swamp|Mountain|Forest)$/.test(name)

/** Whether the other player is attacking with all creatures when it begins. */
const isAttacked = ({ kind }: PuzzleRow): boolean => kind === 'survive' || kind === 'trade'

/** The board of a puzzle. `names`: what the two players are called. */
export function puzzleBoard(row: PuzzleRow, names: readonly [string, string] = ['Solver', 'Other']): Board {
  const attacked = isAttacked(row)
  const side = ({ life, hand = [], battlefield }: PuzzleSide, name: string, attacks: boolean) => ({
    name,
    life,
    landsPlayed: 1,
    hand: [...hand],
    library: [...LIBRARY],
    battlefield: battlefield.map((one) => (attacks && !isLand(one) ? { name: one, attacking: true } : one)),
  })
  return {
    edition: row.edition,
    turn: { number: TURN, active: attacked ? 1 : 0, step: attacked ? 'declareAttackers' : 'main1' },
    players: [side(row.own, names[0], false), side(row.other, names[1], attacked)],
  }
}
