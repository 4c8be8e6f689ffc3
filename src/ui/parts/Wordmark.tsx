import { Icon } from '../glyphs/index.ts'
import { CardBack } from '../look/index.ts'
import styles from './Small.module.css'

/** The client's name: with a star at the table, with the card back on the start screen. */
export const Wordmark = ({ large }: { readonly large?: boolean | undefined }) => (
  <span className={styles.wordmark} data-large={large ? '' : undefined}>
    {large ? <CardBack /> : <Icon name="star" />}
    Cantrip
  </span>
)
