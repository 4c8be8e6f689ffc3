import { ManaSymbol } from '../glyphs/index.ts'
import styles from './ManaPoolView.module.css'

export interface FloatingMana {
  readonly symbol: string
  readonly amount: number
  /** What may not be seen from the colour: `only for creature spells`. */
  readonly restriction?: string | undefined
}

interface ManaPoolViewProps {
  readonly label: string
  readonly mana: readonly FloatingMana[]
  /** When it is lost. */
  readonly note?: string | undefined
  /** One line without the note, for a bar. */
  readonly small?: boolean | undefined
}

/** Mana in a pool; nothing at all when the pool is empty. */
export const ManaPoolView = ({ label, mana, note, small }: ManaPoolViewProps) =>
  mana.length === 0 ? null : (
    // biome-ignore lint/a11y/useSemanticElements: a named group of things on the table, not of form fields
    <div className={styles.pool} role="group" aria-label={label} data-small={small ? '' : undefined}>
      {mana.map(({ symbol, amount, restriction }) => (
        <span key={`${symbol}${restriction ?? ''}`} className={styles.kind} title={restriction}>
          <ManaSymbol symbol={symbol} />
          <b>{amount}</b>
          {restriction ? <i>*</i> : null}
        </span>
      ))}
      {note && !small ? <span className={styles.note}>{note}</span> : null}
    </div>
  )
