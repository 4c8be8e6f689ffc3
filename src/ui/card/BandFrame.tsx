import type { ReactNode } from 'react'
import { Icon } from '../glyphs/index.ts'
import styles from './Group.module.css'
import type { Sign } from './look.ts'

interface BandFrameProps {
  /** `Band of 3 · 6 power`. */
  readonly label: string
  readonly whose: Sign
  /** Where its one line begins or ends. */
  readonly place: string
  readonly children: ReactNode
}

/** A band in one frame, with one sword: its creatures attack, and are blocked, together (502.10). */
export const BandFrame = ({ label, whose, place, children }: BandFrameProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a named group of things on the table, not of form fields
  <span className={styles.band} role="group" aria-label={label} data-whose={whose}>
    <span className={styles.bandHead} aria-hidden="true" data-ref={place}>
      <Icon name="sword" />
      {label}
    </span>
    {children}
  </span>
)
