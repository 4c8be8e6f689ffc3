import { memo } from 'react'
import { disc, hash, seeded } from '../look/index.ts'
import styles from './Sky.module.css'

const STARS = (() => {
  const random = seeded(hash('sky'))
  const layers = ['', '', '']
  for (let i = 0; i < 70; i++) {
    layers[i % 3] += disc(Math.round(random() * 1440), Math.round(random() * 900), 0.4 + random() * 0.8)
  }
  return layers
})()

interface SkyProps {
  /** Where the circles are centred, in a 1440 by 900 picture. */
  readonly cx?: number | undefined
  readonly cy?: number | undefined
}

/** The background behind the table: stars that never twinkle, and the circles of an instrument. */
export const Sky = memo(({ cx = 640, cy = 390 }: SkyProps) => (
  <div className={styles.sky} aria-hidden="true">
    <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {STARS.map((d, index) => (
        <path key={d} d={d} fill="var(--t1)" opacity={0.16 + index * 0.11} />
      ))}
      <g fill="none" stroke="var(--brass-2)" strokeOpacity=".09">
        {[170, 300, 440, 610].map((r) => (
          <circle key={r} cx={cx} cy={cy} r={r} />
        ))}
        <circle cx={cx} cy={cy} r="434" strokeWidth="6" strokeDasharray="1 13" />
      </g>
    </svg>
  </div>
))
Sky.displayName = 'Sky'
