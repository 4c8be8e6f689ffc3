import { CardBack, colorAttributes } from '../look/index.ts'
import { Painted } from '../painted/index.ts'
import type { CardLook } from './look.ts'
import { pictureOf } from './picture.ts'
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
      <Painted picture={pictureOf(look, {})} />
    </span>
  )
