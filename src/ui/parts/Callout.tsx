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
  /** The x position of the pointer tip, in pixels from the left edge; without it there is none. */
  readonly pointAt?: number | undefined
  readonly className?: string | undefined
}

/** A refusal: a barred sign, what was refused, why, and the rule. */
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
