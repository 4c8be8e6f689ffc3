import type { ReactNode } from 'react'
import type { Sign } from '../card/index.ts'
import { Icon } from '../glyphs/index.ts'
import styles from './Small.module.css'

/** Filled brass while that player decides; outlined for a plain fact, such as `Blocked`. */
export const PriorityTag = ({ children, on }: { readonly children: ReactNode; readonly on?: boolean | undefined }) => (
  <span className={styles.tag} data-on={on ? '' : undefined}>
    {children}
  </span>
)

/** You are the diamond, the other player is the ring, everywhere. */
export const SeatMark = ({ whose }: { readonly whose: Sign }) => (
  <span className={styles.seat} data-whose={whose}>
    <Icon name={whose} />
  </span>
)
