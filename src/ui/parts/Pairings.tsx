import type { ReactNode } from 'react'
import { type CardLook, statsOf, Thumb } from '../card/index.ts'
import { Icon } from '../glyphs/index.ts'
import { colorAttributes } from '../look/index.ts'
import styles from './Pairings.module.css'

export interface Pairing {
  readonly id: string
  readonly attacker: CardLook
  readonly blocked: boolean
  /** Whom it attacks, or by what it is blocked. */
  readonly against: ReactNode
  /** `null` where it can't be told yet. */
  readonly result: ReactNode
  readonly deadly?: boolean | undefined
}

/** Each attacker, what stands in its way and what comes of it. */
export const Pairings = ({ pairings }: { readonly pairings: readonly Pairing[] }) => (
  <ol className={styles.pairings}>
    {pairings.map(({ id, attacker, blocked, against, result, deadly }) => (
      <li key={id} {...colorAttributes(attacker.frame ?? attacker.colors)}>
        <span className={styles.picture}>
          <Thumb look={attacker} />
        </span>
        <span>
          <span className={styles.title}>
            <b>{attacker.name}</b>
            <span>{statsOf(attacker)}</span>
          </span>
          <span className={styles.against}>
            <Icon name={blocked ? 'shield' : 'sword'} />
            {against}
          </span>
          {result === null ? null : (
            <span className={styles.result} data-deadly={deadly ? '' : undefined}>
              <Icon name={deadly ? 'cross' : 'sword'} />
              {result}
            </span>
          )}
        </span>
      </li>
    ))}
  </ol>
)
