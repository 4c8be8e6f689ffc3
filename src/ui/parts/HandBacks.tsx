import type { CSSProperties, ReactNode } from 'react'
import { CardBack } from '../look/index.ts'
import styles from './HandBacks.module.css'

interface HandBacksProps {
  readonly count: number
  readonly label: string
  readonly caption: ReactNode
}

/** The other player's hand: one back per card, closer together when there are many. */
export const HandBacks = ({ count, label, caption }: HandBacksProps) => (
  <div className={styles.backs} data-many={count > 9 ? '' : undefined} style={{ '--n': count } as CSSProperties}>
    <div className={styles.fan} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <CardBack key={index} />
      ))}
    </div>
    <span className={styles.caption}>{caption}</span>
  </div>
)
