import type { ReactNode } from 'react'
import { Icon } from '../glyphs/index.ts'
import { classes } from '../look/index.ts'
import styles from './Callout.module.css'
import { RuleLink } from './RuleLink.tsx'

interface CalloutProps {
  /** What is refused, in one sentence. */
  readonly title: ReactNode
  /** Why. */
  readonly children?: ReactNode | undefined
  readonly rules?: readonly string[] | undefined
  /** Where the pointer stands, in pixels from the left edge; none without it. */
  readonly pointAt?: number | undefined
  readonly className?: string | undefined
}

/** A refusal: barred sign, what, why, and the rule that says so. */
export const Callout = ({ title, children, rules = [], pointAt, className }: CalloutProps) => (
  <div className={classes(styles.callout, className)} role="status">
    {pointAt === undefined ? null : <span className={styles.pointer} style={{ left: pointAt }} />}
    <Icon name="barred" />
    <span>
      <b>{title}</b> {children}{' '}
      {rules.map((rule) => (
        <span key={rule}>
          <RuleLink rule={rule} />{' '}
        </span>
      ))}
    </span>
  </div>
)
