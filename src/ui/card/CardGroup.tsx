import type { ReactNode } from 'react'
import { Icon } from '../glyphs/index.ts'
import styles from './Group.module.css'
import type { CardSize, Sign } from './look.ts'

interface CardGroupProps {
  /** How many it stands for, and how many of them are tapped and chosen. */
  readonly count: number
  readonly tapped: number
  readonly chosen: number
  readonly size: CardSize
  /** Whose attackers they are, if they attack. */
  readonly attacking?: Sign | undefined
  /** The card in front: the one that a press takes. */
  readonly children: ReactNode
}

/**
 * Permanents that nothing distinguishes, in one place: the card in front with two edges behind it and a plate with
 * their number. Lands stay together when some of them are tapped: a plate each for the ready, the chosen and the
 * tapped.
 */
export const CardGroup = ({ count, tapped, chosen, size, attacking, children }: CardGroupProps) => {
  const ready = count - tapped - chosen
  const isMixed = (tapped > 0 && tapped < count) || (chosen > 0 && chosen < count)
  return (
    <span
      className={styles.group}
      data-size={size}
      data-tapped={tapped === count ? '' : undefined}
      data-attacking={attacking}
    >
      {children}
      <span className={styles.plates} data-plates="" aria-hidden="true">
        {isMixed ? (
          <>
            {ready > 0 ? <b>{ready}</b> : null}
            {chosen > 0 ? (
              <b data-chosen="">
                <Icon name="check" />
                {chosen}
              </b>
            ) : null}
            {tapped > 0 ? (
              <b data-spent="">
                <Icon name="tap" />
                {tapped}
              </b>
            ) : null}
          </>
        ) : (
          <b>×{count}</b>
        )}
      </span>
    </span>
  )
}
