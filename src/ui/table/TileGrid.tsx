import type { ComponentPropsWithRef } from 'react'
import { classes } from '../look/index.ts'
import styles from './TileGrid.module.css'

interface TileGridProps extends ComponentPropsWithRef<'section'> {
  /** The landmark's name: `Your hand`. */
  readonly label: string
}

/** A hand on a phone: four tiles side by side, all of them in sight. */
export const TileGrid = ({ label, className, ...rest }: TileGridProps) => (
  <section {...rest} className={classes(styles.grid, className)} aria-label={label} data-kind="tiles" />
)
