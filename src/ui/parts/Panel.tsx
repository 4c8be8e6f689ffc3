import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon, type IconName } from '../glyphs/index.ts'
import { classes } from '../look/index.ts'
import styles from './Panel.module.css'

export interface PanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The landmark's name. */
  readonly label: string
  /** A visible heading; without one the panel has none. */
  readonly heading?: ReactNode | undefined
  readonly icon?: IconName | undefined
  readonly aside?: ReactNode | undefined
  /** A brass edge: this is where you have to decide. */
  readonly lit?: boolean | undefined
  /** The heading opens and closes the panel. */
  readonly open?: boolean | undefined
  readonly onToggle?: (() => void) | undefined
}

export const Panel = ({
  label,
  heading,
  icon,
  aside,
  lit,
  open,
  onToggle,
  children,
  className,
  ...rest
}: PanelProps) => {
  const head = (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span>{heading}</span>
      {aside ? <span className={styles.aside}>{aside}</span> : null}
    </>
  )
  return (
    <section {...rest} className={classes(styles.panel, className)} aria-label={label} data-lit={lit ? '' : undefined}>
      {heading === undefined ? null : onToggle ? (
        <button type="button" className={styles.head} aria-expanded={open ?? false} onClick={onToggle}>
          {head}
          <Icon name={open ? 'chevronUp' : 'chevronDown'} />
        </button>
      ) : (
        <h2 className={styles.head}>{head}</h2>
      )}
      {onToggle && !open ? null : children}
    </section>
  )
}
