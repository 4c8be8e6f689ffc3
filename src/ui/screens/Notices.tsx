import { useTable } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { IconButton } from '../parts/index.ts'
import styles from './Screens.module.css'

/** What the client has to say about itself, until it is put away. */
export const Notices = () => {
  const notices = useTable((table) => table.notices)
  const dismiss = useTable((table) => table.dismiss)
  if (notices.length === 0) return null
  return (
    <div className={styles.notices} role="status">
      {notices.map((notice) => (
        <p key={notice}>
          {say(`notice.${notice}`)}
          <IconButton icon="close" label={say('notice.dismiss')} onClick={() => dismiss(notice)} />
        </p>
      ))}
    </div>
  )
}
