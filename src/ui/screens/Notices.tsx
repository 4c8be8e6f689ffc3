import { useTable } from '../../store/index.ts'
import { useUi } from '../app/uiStore.ts'
import { say } from '../messages/index.ts'
import { IconButton } from '../parts/index.ts'
import styles from './Screens.module.css'

/** What is wrong with the link that was followed. */
const LinkTrouble = () => {
  const trouble = useUi((ui) => ui.linkTrouble)
  const open = useUi((ui) => ui.open)
  if (trouble.length === 0) return null
  return (
    <div className={styles.notice} role="alert">
      <div>
        <b>{say('link.trouble')}</b>
        <ul>
          {trouble.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <IconButton icon="close" label={say('notice.dismiss')} onClick={() => open({ linkTrouble: [] })} />
    </div>
  )
}

/** What the client has to say about itself, until it is put away. */
export const Notices = () => {
  const notices = useTable((table) => table.notices)
  const dismiss = useTable((table) => table.dismiss)
  return (
    <div className={styles.notices}>
      <LinkTrouble />
      {notices.map((notice) => (
        <p key={notice} className={styles.notice} role="status">
          {say(`notice.${notice}`)}
          <IconButton icon="close" label={say('notice.dismiss')} onClick={() => dismiss(notice)} />
        </p>
      ))}
    </div>
  )
}
