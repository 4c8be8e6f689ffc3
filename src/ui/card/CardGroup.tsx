import { Children, isValidElement, type ReactNode } from 'react'
import { classes } from '../look/index.ts'
import styles from './Group.module.css'

interface CardGroupProps {
  /** The group's accessible name: `3 Still Lagoon`. */
  readonly label: string
  /** One card for each member, all the same size; the last one lies on top. */
  readonly children: ReactNode
  readonly size?: 'land' | 'board' | 'phone' | undefined
  readonly tapped?: boolean | undefined
}

/**
 * Identical permanents: stacked edges and a count, with every member reachable and named when lifted. Positions are
 * written out: custom properties are inherited, so each change of one would restyle every card of the pile.
 */
export const CardGroup = ({ label, children, size = 'land', tapped }: CardGroupProps) => {
  const members = Children.toArray(children)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named group of things on the table, not of form fields
    <span
      className={classes(styles.pile, tapped && styles.pileTapped)}
      data-pile={size}
      role="group"
      aria-label={label}
      style={{ width: `calc(var(--one) + var(--step) * ${members.length - 1})` }}
    >
      {members.map((member, index) => (
        <span
          key={isValidElement(member) ? member.key : index}
          className={styles.member}
          data-under={index < members.length - 1 ? '' : undefined}
          style={{ left: `calc(var(--step) * ${index})` }}
        >
          {member}
        </span>
      ))}
      {members.length > 1 ? (
        <span className={styles.count} aria-hidden="true">
          ×{members.length}
        </span>
      ) : null}
    </span>
  )
}
