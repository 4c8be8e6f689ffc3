import { Icon } from '../../glyphs/index.ts'
import styles from './Again.module.css'

export interface WordProps {
  /** What the word says something of. */
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

interface WordButtonProps {
  readonly label: string
  readonly text: string
  readonly onPress: () => void
}

/** A word of a sentence that is changed in a dialog. */
export const WordButton = ({ label, text, onPress }: WordButtonProps) => (
  <button type="button" className={styles.word} aria-haspopup="dialog" onClick={onPress}>
    <i>{label}</i>
    <b>{text}</b>
    <Icon name="chevronDown" />
  </button>
)

/** A word of a sentence that can be changed in its place: the browser's own menu lies over it. */
export const Word = ({ label, value, options, onChange }: WordProps) => (
  <span className={styles.word}>
    <i aria-hidden="true">{label}</i>
    <b aria-hidden="true">{options.find((one) => one.value === value)?.label ?? '…'}</b>
    <Icon name="chevronDown" />
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </span>
)
