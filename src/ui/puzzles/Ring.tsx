import { polar, TAU } from '../look/index.ts'
import { sayPuzzle } from '../messages/pages/puzzles.ts'
import styles from './Boards.module.css'

const TICKS = 46

const tick = (at: number): string => {
  const angle = (at / TICKS) * TAU - TAU / 4
  return `M${polar(50, 50, 39, angle)}L${polar(50, 50, 47, angle)}`
}

/** How many of all boards are solved, on an engraved ring. */
export const Ring = ({ solved, of }: { readonly solved: number; readonly of: number }) => (
  <span className={styles.ring} role="img" aria-label={sayPuzzle('puzzle.progress', { solved, of })}>
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {Array.from({ length: TICKS }, (_, at) => tick(at)).map((d, at) => (
        <path key={d} d={d} data-lit={at / TICKS < solved / Math.max(1, of) ? '' : undefined} />
      ))}
    </svg>
    <b>{solved}</b>
    <i>{sayPuzzle('puzzle.ring', { of })}</i>
  </span>
)
