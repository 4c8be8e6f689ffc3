import type { ReactNode } from 'react'
import type { Whose } from '../card/index.ts'
import styles from './Decision.module.css'
import { Panel } from './Panel.tsx'
import { SeatMark } from './PriorityTag.tsx'

interface DecisionProps {
  readonly label: string
  readonly title: ReactNode
  readonly whose?: Whose | undefined
  /** Why now, and what comes of it. */
  readonly why?: ReactNode | undefined
  /** The one primary button; it never moves. */
  readonly primary?: ReactNode | undefined
  /** Secondary buttons, two to a row; a last odd one takes its row alone. */
  readonly others?: ReactNode | undefined
}

/** The question that is put to you, at the foot of the right rail. */
export const Decision = ({ label, title, whose = 'you', why, primary, others }: DecisionProps) => (
  <Panel label={label} lit={whose === 'you'} className={styles.decision}>
    <h2 className={styles.title}>
      <SeatMark whose={whose} />
      {title}
    </h2>
    {why ? <p className={styles.why}>{why}</p> : null}
    {primary}
    {others ? <div className={styles.others}>{others}</div> : null}
  </Panel>
)
