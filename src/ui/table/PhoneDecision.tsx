import type { ReactNode } from 'react'
import type { Sign } from '../card/index.ts'
import { SeatMark } from '../parts/index.ts'
import styles from './TurnFacts.module.css'

interface PhoneSayProps {
  readonly whose: Sign | null
  /** It may be longer than there is room: keys have to reach it, too. */
  readonly scrolls: boolean
  /** It has two lines at most: cards below it are chosen. */
  readonly low: boolean
  readonly children: ReactNode
}

/** On a phone: who decides, in one line, in place of the turn facts. */
export const PhoneSay = ({ whose, scrolls, low, children }: PhoneSayProps) => (
  <p className={styles.say} data-low={low ? '' : undefined}>
    {whose === null ? null : <SeatMark whose={whose} />}
    <span className={styles.words} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </span>
  </p>
)

/** On a phone: the primary button, and large icon buttons beside it. */
export const PhoneBar = ({ children }: { readonly children: ReactNode }) => <div className={styles.bar}>{children}</div>
