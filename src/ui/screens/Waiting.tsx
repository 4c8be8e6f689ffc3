import { type Loading, useTable } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { IconButton } from '../parts/index.ts'
import { LoadFailed } from '../session/lazyComponent.tsx'
import { loadAgain } from '../session/withGame.ts'
import styles from './Screens.module.css'

/** What was pressed waits until its code is loaded. Where that is at once, nothing of this is seen. */
export const Waiting = ({ awaited }: { readonly awaited: Loading }) => (
  <div className={styles.waiting} data-part="waiting">
    {awaited === 'loading' ? (
      <p className={styles.opening} role="status">
        {say('start.opening')}
      </p>
    ) : (
      <div className={styles.notice}>
        <LoadFailed text={say('part.failed')} retry={loadAgain} />
        <IconButton icon="close" label={say('notice.dismiss')} onClick={() => useTable.getState().giveUp()} />
      </div>
    )}
  </div>
)
