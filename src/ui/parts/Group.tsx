import type { ReactNode } from 'react'
import { classes } from '../look/index.ts'
import styles from './Small.module.css'

interface GroupProps {
  readonly title: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Things of a dialog that belong together, under a title of their own. */
export const Group = ({ title, className, children }: GroupProps) => (
  <section className={classes(styles.group, className)} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
)
