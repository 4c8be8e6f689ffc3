import type { ReactNode } from 'react'
import type { Sign } from '../card/index.ts'
import styles from './Decision.module.css'
import { Panel } from './Panel.tsx'
import { SeatMark } from './PriorityTag.tsx'

interface DecisionProps {
  readonly label: string
  readonly title: ReactNode
  /** The sign of the player who decides; `null`: nobody does. */
  readonly whose?: Sign | null | undefined
  /** Somebody here is asked. */
  readonly lit: boolean
  /** Why it is asked, and what the consequences are. */
  readonly why?: ReactNode | undefined
  /** The one primary button, at the foot; it never moves. */
  readonly primary?: ReactNode | undefined
  /** Secondary buttons, two to a row; an odd last one has a row to itself. */
  readonly others?: ReactNode | undefined
}

/** The question you are asked, at the bottom of the right rail. */
export const Decision = ({ label, title, whose = 'you', lit, why, primary, others }: DecisionProps) => (
  <Panel label={label} lit={lit} className={styles.decision}>
    <h2 className={styles.title}>
      {whose === null ? null : <SeatMark whose={whose} />}
      {title}
    </h2>
    {why ? <p className={styles.why}>{why}</p> : null}
    {primary}
    {others ? <div className={styles.others}>{others}</div> : null}
  </Panel>
)
