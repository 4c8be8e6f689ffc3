import { Motif } from '../motif/index.ts'
import styles from './Card.module.css'
import { type CardLook, frameOf, windowOf } from './look.ts'

/** The card's picture, in the window shape of its type. */
export const CardWindow = ({ look }: { readonly look: CardLook }) => {
  const kind = windowOf(look)
  return (
    <span className={styles.window} data-part="window" data-window={kind}>
      <Motif
        name={look.motifName ?? look.name}
        color={frameOf(look).first}
        kind={kind}
        subtypes={look.subtypes.join(' ')}
      />
    </span>
  )
}
