import { say } from '../../messages/index.ts'
import styles from './Again.module.css'

interface BrassProps {
  readonly title: string
  readonly note: string
  readonly disabled?: boolean | undefined
  readonly onPress: () => void
}

/** The one large button of a page; Space presses it too. */
export const Brass = ({ title, note, disabled, onPress }: BrassProps) => (
  <button type="button" className={styles.brass} disabled={disabled} onClick={onPress}>
    <span>
      <b>{title}</b>
      <i>{note}</i>
    </span>
    <span aria-hidden="true">
      <kbd>{say('keyName.space')}</kbd>
    </span>
  </button>
)
