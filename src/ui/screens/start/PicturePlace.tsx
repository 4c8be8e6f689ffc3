import { say } from '../../messages/index.ts'
import { LoadFailed, type WaitingProps } from '../../session/lazyComponent.tsx'
import styles from './Left.module.css'

/** The place of a picture of a table until it is there. */
export const PicturePlace = ({ failed, retry }: WaitingProps) => (
  <div className={styles.place}>{failed ? <LoadFailed text={say('part.failed')} retry={retry} /> : null}</div>
)
