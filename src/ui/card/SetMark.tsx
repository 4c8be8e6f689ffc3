import type { SymbolColor } from '../../language/index.ts'
import styles from './SetMark.module.css'
import { setSign } from './setSign.ts'

interface SetMarkProps {
  readonly set: string
  readonly color: SymbolColor
  /** The set and the rarity as words: colour alone tells nobody. */
  readonly label: string
}

/** The expansion symbol (206.1) as a sign of our own; its colour tells the rarity (206.2). */
export const SetMark = ({ set, color, label }: SetMarkProps) => (
  <svg
    className={styles.mark}
    data-part="setMark"
    data-symbol={color}
    viewBox="0 0 24 24"
    role="img"
    aria-label={label}
    focusable="false"
  >
    <title>{label}</title>
    <path d={setSign(set)} fillRule="evenodd" />
  </svg>
)
