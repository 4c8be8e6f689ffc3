import type { Sign } from '../card/index.ts'
import styles from './SeatBadge.module.css'

const SHAPES: Readonly<Record<Sign, { readonly d: string; readonly y: number }>> = {
  you: { d: 'M12 .8 23.2 12 12 23.2 .8 12Z', y: 15.6 },
  mate: { d: 'M12 1.6 22.4 12 12 22.4 1.6 12Z', y: 15.6 },
  ring: { d: 'M12 1.2a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 0 1 0-21.6Z', y: 16 },
  square: { d: 'M2 2h20v20H2Z', y: 16 },
  triangle: { d: 'M12 .8 24 22.6H0Z', y: 19.4 },
  pentagon: { d: 'M12 .8 23.2 9.4 19 22.8H5L.8 9.4Z', y: 17 },
  hexagon: { d: 'M6.2 2h11.6l5.8 10-5.8 10H6.2L.4 12Z', y: 16 },
}

interface SeatBadgeProps {
  readonly whose: Sign
  /** The first of the name, two where names begin alike. */
  readonly letter: string
  /** Out of the game: grey. */
  readonly out?: boolean | undefined
}

/** A seat, by its shape, its metal and the letter of who sits there: where more than two play. */
export const SeatBadge = ({ whose, letter, out }: SeatBadgeProps) => (
  <svg
    className={styles.badge}
    viewBox="0 0 24 24"
    data-whose={whose}
    data-out={out ? '' : undefined}
    aria-hidden="true"
    focusable="false"
  >
    <path d={SHAPES[whose].d} />
    <text x="12" y={SHAPES[whose].y} textAnchor="middle" data-long={letter.length > 1 ? '' : undefined}>
      {letter}
    </text>
  </svg>
)
