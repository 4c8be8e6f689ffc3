import { memo } from 'react'
import styles from './CardBack.module.css'
import { classes } from './classes.ts'

const ROSE = 'M30 8v11M30 65v11M9 42H3M57 42h-6'
const CORNERS = 'M3 15A12 12 0 0 0 15 3M45 3A12 12 0 0 0 57 15M57 69A12 12 0 0 0 45 81M15 81A12 12 0 0 0 3 69'
const NEEDLE = 'M30 34.5l2 5.5 5.5 2-5.5 2-2 5.5-2-5.5-5.5-2 5.5-2Z'

/** The card back: an astrolabe in brass on ink. */
export const CardBack = memo(({ className }: { readonly className?: string | undefined }) => (
  <svg className={classes(styles.back, className)} viewBox="0 0 60 84" aria-hidden="true" focusable="false">
    <rect width="60" height="84" rx="5" fill="#0e1522" />
    <rect x="3" y="3" width="54" height="78" rx="3.5" fill="none" stroke="var(--brass-3)" />
    <g fill="none" stroke="var(--brass-2)">
      <circle cx="30" cy="42" r="21" strokeWidth="1.4" />
      <circle cx="30" cy="42" r="17.5" strokeWidth="3" strokeDasharray=".7 2.35" opacity=".8" />
      <circle cx="30" cy="37" r="9.5" strokeWidth="1.2" />
      <path d={`${ROSE}M14.5 54A17.5 17.5 0 0 1 45.5 54`} />
    </g>
    <path d={NEEDLE} fill="var(--brass-1)" />
    <path d={CORNERS} fill="none" stroke="var(--brass-3)" />
  </svg>
))
CardBack.displayName = 'CardBack'
