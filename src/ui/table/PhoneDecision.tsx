import type { ReactNode } from 'react'
import type { Whose } from '../card/index.ts'
import { SeatMark } from '../parts/index.ts'
import styles from './TurnFacts.module.css'

/** On a phone: who decides, in one line, in place of the turn facts. */
export const PhoneSay = ({ whose, children }: { readonly whose: Whose; readonly children: ReactNode }) => (
  <p className={styles.say}>
    <SeatMark whose={whose} />
    <span>{children}</span>
  </p>
)

/** On a phone: the primary button, and large icon buttons beside it. */
export const PhoneBar = ({ children }: { readonly children: ReactNode }) => <div className={styles.bar}>{children}</div>
