import type { ComponentPropsWithRef } from 'react'
import { Ordinal, type Sign, type TargetMark } from '../card/index.ts'
import { Icon } from '../glyphs/index.ts'
import { classes, Spoken } from '../look/index.ts'
import { say } from '../messages/index.ts'
import styles from './Plate.module.css'

export interface PlateProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly name: string
  readonly label: string
  readonly whose: Sign
  readonly life: number
  /** Life after this combat, where it would change. */
  readonly after?: number | undefined
  /** The damage in words: `5 damage`. */
  readonly damage?: string | undefined
  readonly playable?: boolean | undefined
  readonly targets?: readonly TargetMark[] | undefined
}

/** A player as something on the table: the plate that attackers and spells point at. */
export const Plate = ({
  name,
  label,
  whose,
  life,
  after,
  damage,
  playable,
  targets = [],
  className,
  ...rest
}: PlateProps) => (
  <button
    type="button"
    {...rest}
    className={classes(styles.plate, className)}
    data-whose={whose}
    data-playable={playable ? '' : undefined}
  >
    <Spoken>{label}</Spoken>
    <span className={styles.name} aria-hidden="true">
      <Icon name={whose} /> {name}
    </span>
    <span className={styles.life} aria-hidden="true">
      <b>{say('life.number', { n: life })}</b>
      {after === undefined || after === life ? null : (
        <>
          <Icon name="chevronRight" />
          <b className={styles.after} data-worse={after < life ? '' : undefined}>
            {say('life.number', { n: after })}
          </b>
        </>
      )}
    </span>
    {damage ? (
      <span className={styles.damage} aria-hidden="true">
        {damage}
      </span>
    ) : null}
    {targets.length > 0 ? (
      <span className={styles.targets} aria-hidden="true">
        {targets.map((target) => (
          <Ordinal key={`${target.by}${target.number}`} {...target} />
        ))}
      </span>
    ) : null}
  </button>
)
