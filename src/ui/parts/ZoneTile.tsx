import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type CardLook, Thumbnail } from '../card/index.ts'
import { Icon, type IconName } from '../glyphs/index.ts'
import { classes, Spoken } from '../look/index.ts'
import styles from './ZoneTile.module.css'

export interface ZoneTileProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly zone: 'library' | 'graveyard' | 'exile'
  readonly name: string
  /** The full accessible name: `Graveyard, 4 cards, Ember Dart on top`. */
  readonly label: string
  readonly count: number
  /** The top card if it may be seen; null shows a back. Ignored when the zone is empty. */
  readonly top?: CardLook | null | undefined
}

export const ZoneTile = ({ zone, name, label, count, top = null, className, ...rest }: ZoneTileProps) => (
  <button type="button" {...rest} className={classes(styles.zone, className)}>
    <Spoken>{label}</Spoken>
    <span
      className={styles.pile}
      aria-hidden="true"
      data-deep={count > 1 ? '' : undefined}
      data-empty={count === 0 ? '' : undefined}
    >
      {count > 0 ? <Thumbnail look={top} exiled={zone === 'exile'} /> : null}
      {zone === 'library' && top !== null ? (
        <i className={styles.open}>
          <Icon name="eye" />
        </i>
      ) : null}
      <b>{count}</b>
    </span>
    <span className={styles.name} aria-hidden="true">
      {name}
    </span>
  </button>
)

export interface ZoneChipProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly icon: IconName
  readonly name: string
  readonly label: string
  readonly count: number
}

/** Where the chips stand, below the piles. */
export const ZoneChips = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.chips}>{children}</div>
)

/** A rarely used zone, on one line below the piles. */
export const ZoneChip = ({ icon, name, label, count, className, ...rest }: ZoneChipProps) => (
  <button type="button" title={name} {...rest} className={classes(styles.chip, className)}>
    <Spoken>{label}</Spoken>
    <Icon name={icon} />
    <span aria-hidden="true">{name}</span>
    <b aria-hidden="true">{count}</b>
  </button>
)
