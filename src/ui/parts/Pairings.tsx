import type { ReactNode } from 'react'
import { type CardLook, statsOf, Thumbnail } from '../card/index.ts'
import { Icon } from '../glyphs/index.ts'
import { colorAttributes } from '../look/index.ts'
import styles from './Pairings.module.css'

export interface Pairing {
  readonly id: string
  readonly attacker: CardLook
  /** That it is a band, of which the attacker is the first, and who is in it. */
  readonly band?: { readonly label: string; readonly members: string } | undefined
  /** How many alike it stands for, if several. */
  readonly count?: number | undefined
  readonly blocked: boolean
  /** What it attacks, or what it is blocked by. */
  readonly against: ReactNode
  /** `null` while it isn't known yet. */
  readonly result: ReactNode
  readonly deadly?: boolean | undefined
}

interface PairingsProps {
  readonly pairings: readonly Pairing[]
  /** What the results suppose. */
  readonly note?: string | undefined
}

/** More than these are told without pictures. */
const MANY = 4

/** Each attacker or band, what blocks it and the result. */
export const Pairings = ({ pairings, note }: PairingsProps) => (
  <>
    <ol
      className={styles.pairings}
      data-many={pairings.length > MANY ? '' : undefined}
      tabIndex={pairings.length > MANY ? 0 : undefined}
    >
      {pairings.map(({ id, attacker, band, count = 1, blocked, against, result, deadly }) => (
        <li key={id} {...colorAttributes(attacker.frame ?? attacker.colors)}>
          <span className={styles.picture}>
            <Thumbnail look={attacker} />
          </span>
          <span>
            <span className={styles.title}>
              <b>
                {band?.label ?? attacker.name}
                {count > 1 ? ` ×${count}` : null}
              </b>
              {band === undefined ? <span>{statsOf(attacker)}</span> : null}
            </span>
            {band === undefined ? null : <span className={styles.members}>{band.members}</span>}
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
    {note === undefined ? null : <p className={styles.note}>{note}</p>}
  </>
)
