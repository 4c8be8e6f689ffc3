import type { SymbolColor } from '../../language/index.ts'
import styles from './SetMark.module.css'
import { setSign } from './setSign.ts'

interface SetMarkProps {
  readonly set: string
  readonly color: SymbolColor
  /** The set and the rarity in words, since colour alone isn't enough. */
  readonly label: string
}

/** The expansion symbol (206.1) as a mark of our own; its colour shows the rarity (206.2). */
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
