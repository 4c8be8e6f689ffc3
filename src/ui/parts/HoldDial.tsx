import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes, polar, TAU } from '../look/index.ts'
import styles from './HoldDial.module.css'

const SCALE = Array.from({ length: 180 }, (_, index) => {
  const angle = (index / 180) * TAU
  const inner = index % 15 === 0 ? 121 : index % 3 === 0 ? 127 : 131
  return `M${polar(140, 140, inner, angle)}L${polar(140, 140, 136, angle)}`
}).join('')
const ROUND = TAU * 102

export interface HoldDialProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'title'> {
  readonly title: ReactNode
  readonly hint: ReactNode
  /** How far the hold has come, from 0 to 1. */
  readonly progress: number
}

/** The curtain's button: while it is held down, its ring closes. */
export const HoldDial = ({ title, hint, progress, className, ...rest }: HoldDialProps) => (
  <button type="button" {...rest} className={classes(styles.hold, className)}>
    <svg viewBox="0 0 280 280" aria-hidden="true" focusable="false">
      <path d={SCALE} stroke="var(--brass-2)" strokeOpacity=".45" />
      <circle cx="140" cy="140" r="139" fill="none" stroke="var(--brass-2)" strokeOpacity=".4" />
      <circle cx="140" cy="140" r="102" fill="none" stroke="var(--brass-4)" strokeWidth="8" />
      <circle
        cx="140"
        cy="140"
        r="102"
        fill="none"
        stroke="var(--brass-1)"
        strokeWidth={progress > 0 ? 8 : 0}
        strokeLinecap="round"
        strokeDasharray={`${ROUND * progress} ${ROUND}`}
        transform="rotate(-90 140 140)"
      />
    </svg>
    <b>{title}</b>
    <span>{hint}</span>
  </button>
)
