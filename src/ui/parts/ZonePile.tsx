import type { ComponentPropsWithRef } from 'react'
import { type CardLook, Thumb } from '../card/index.ts'
import { classes } from '../look/index.ts'
import styles from './ZonePile.module.css'

export interface ZonePileProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly zone: 'library' | 'graveyard' | 'exile'
  readonly name: string
  /** The whole accessible name: `Graveyard, 4 cards, Ember Dart on top`. */
  readonly label: string
  readonly count: number
  /** The card on top where it may be seen; null shows a back. Ignored when the zone is empty. */
  readonly top?: CardLook | null | undefined
}

export const ZonePile = ({ zone, name, label, count, top = null, className, ...rest }: ZonePileProps) => (
  <button type="button" {...rest} className={classes(styles.zone, className)} aria-label={label}>
    <span className={styles.pile} data-deep={count > 1 ? '' : undefined} data-empty={count === 0 ? '' : undefined}>
      {count > 0 ? <Thumb look={top} exiled={zone === 'exile'} /> : null}
      <b>{count}</b>
    </span>
    <span className={styles.name}>{name}</span>
  </button>
)
