import type { Seat } from '../../engine/index.ts'
import { type GameSummary, signIn } from './gameSummary.ts'
import styles from './Story.module.css'

/** How high the scale goes. */
export const highestLife = ({ start, turns }: GameSummary): number =>
  Math.max(20, ...start, ...turns.flatMap(({ life }) => life))

/**
 * Whether there are so many turns that not all of their numbers have room: in a narrow window, in any, or hardly one.
 */
export const turnDensity = ({ length }: GameSummary['turns']): 'most' | 'much' | 'some' | undefined =>
  length > 60 ? 'most' : length > 30 ? 'much' : length > 14 ? 'some' : undefined

/** A line of text, as part of the chart's height. */
const LABEL = 0.1

/** How high the ends of the lines are told, as parts of the height: one that would lie on another goes above it. */
export function labelHeights(lives: readonly number[], top: number): readonly number[] {
  const heights = lives.map((life) => Math.max(0, life) / top)
  const upwards = [...heights.keys()].sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || b - a)
  let free = 0
  for (const index of upwards) {
    heights[index] = Math.max(heights[index] ?? 0, free)
    free = (heights[index] ?? 0) + LABEL
  }
  return heights
}

/** A player's life before the first turn and at the end of each, as parts of the width and of the height. */
function pointsOf(summary: GameSummary, seat: Seat): readonly (readonly [number, number])[] {
  const { start, turns } = summary
  const top = highestLife(summary)
  const all = [start[seat] ?? 0, ...turns.map(({ life }) => life[seat] ?? 0)]
  return all.map((life, index) => [index / Math.max(1, turns.length), 1 - Math.max(0, life) / top])
}

interface LifeLinesProps {
  readonly summary: GameSummary
  readonly me: Seat
}

/** The life of all: one's own solid, the others' dashed in their own way. */
export const LifeLines = ({ summary, me }: LifeLinesProps) => (
  <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    {summary.seats.map(({ seat }) => {
      const points = pointsOf(summary, seat).map(([x, y]) => `${(x * 100).toFixed(2)},${(y * 100).toFixed(2)}`)
      return <polyline key={seat} data-whose={signIn(summary, me, seat)} points={points.join(' ')} />
    })}
  </svg>
)
