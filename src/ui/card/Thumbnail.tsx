import { colorAttributes } from '../look/index.ts'
import { CardBack, Motif } from '../motif/index.ts'
import { type CardLook, frameOf, windowOf } from './look.ts'
import styles from './Thumbnail.module.css'

interface ThumbnailProps {
  /** Null: a card that may not be seen, so its back. */
  readonly look: CardLook | null
  readonly exiled?: boolean | undefined
}

/** The picture alone, for a stack entry, a pile of cards or a list. Fills its parent. */
export const Thumbnail = ({ look, exiled }: ThumbnailProps) =>
  look === null ? (
    <span className={styles.thumb} data-exiled={exiled ? '' : undefined}>
      <CardBack className={styles.back} />
    </span>
  ) : (
    <span
      className={styles.thumb}
      {...colorAttributes(look.frame ?? look.colors)}
      data-exiled={exiled ? '' : undefined}
    >
      <Motif
        name={look.motifName ?? look.name}
        color={frameOf(look).first}
        kind={windowOf(look)}
        subtypes={look.subtypes.join(' ')}
      />
    </span>
  )
