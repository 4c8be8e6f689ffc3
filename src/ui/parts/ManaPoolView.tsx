import { Icon, ManaSymbol } from '../glyphs/index.ts'
import styles from './ManaPoolView.module.css'

export interface FloatingMana {
  readonly symbol: string
  readonly amount: number
  /** If it is restricted, what it may be spent on, or does when spent: `spend this mana only to cast ...`. */
  readonly restriction?: string | undefined
}

interface ManaPoolViewProps {
  readonly label: string
  readonly mana: readonly FloatingMana[]
  /** When it is lost. */
  readonly note?: string | undefined
  /** One line without the notes, for a bar. */
  readonly small?: boolean | undefined
}

/** Mana in a pool; nothing at all when the pool is empty. Restricted mana is framed, with a lock. */
export const ManaPoolView = ({ label, mana, note, small }: ManaPoolViewProps) =>
  mana.length === 0 ? null : (
    // biome-ignore lint/a11y/useSemanticElements: a named group of things on the table, not of form fields
    <div className={styles.pool} role="group" aria-label={label} data-small={small ? '' : undefined}>
      {mana.map(({ symbol, amount, restriction }) => (
        <span
          key={`${symbol}${restriction ?? ''}`}
          className={styles.kind}
          data-held={restriction === undefined ? undefined : ''}
          title={restriction}
        >
          <span className={styles.unit}>
            <ManaSymbol symbol={symbol} />
            <b>{amount}</b>
            {restriction ? <Icon name="lock" /> : null}
          </span>
          {restriction ? <span className={small ? 'visually-hidden' : styles.use}>{restriction}</span> : null}
        </span>
      ))}
      {note && !small ? <span className={styles.note}>{note}</span> : null}
    </div>
  )
