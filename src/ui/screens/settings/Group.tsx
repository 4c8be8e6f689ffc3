import type { ReactNode } from 'react'
import styles from './Settings.module.css'

interface GroupProps {
  readonly title: string
  readonly children: ReactNode
}

/** Settings that belong together. */
export const Group = ({ title, children }: GroupProps) => (
  <section className={styles.group} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
)
