import { useId } from 'react'
import { useTable } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { Button, IconButton } from '../parts/index.ts'
import { useUi } from '../session/uiStore.ts'
import styles from './Screens.module.css'
import { standing } from './standing.ts'

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

/** Something would replace an unfinished game: asks which of the two is wanted. */
const ReplaceOffer = () => {
  const offer = useUi((ui) => ui.offer)
  const open = useUi((ui) => ui.open)
  const title = useId()
  if (offer === null) return null
  return (
    <section className={styles.offer} aria-labelledby={title}>
      <p role="alert">
        <b id={title}>{say('offer.saved')}</b> {standing(offer.left)}
        <br />
        {say(`offer.${offer.by}Note`)}
      </p>
      <Button onClick={() => open({ offer: null })}>{say('offer.keep')}</Button>
      <Button onClick={offer.go}>{say(`offer.${offer.by}`)}</Button>
    </section>
  )
}

/** A new version is ready: offered between games, and on the pages beside the table. */
const UpdateOffer = () => {
  const update = useUi((ui) => ui.update)
  const atTable = useUi((ui) => ui.page === 'table')
  const playing = useTable((table) => table.game !== null || table.between !== null)
  const title = useId()
  if (update === null || (atTable && playing)) return null
  return (
    <section className={styles.offer} aria-labelledby={title}>
      <p role="status" id={title}>
        {say('update.ready')}
      </p>
      <Button onClick={() => useUi.getState().open({ update: null })}>{say('update.later')}</Button>
      <Button onClick={update}>{say('update.now')}</Button>
    </section>
  )
}

/** What the client has to report about itself, until it is dismissed. */
export const Notices = () => {
  const notices = useTable((table) => table.notices)
  const dismiss = useTable((table) => table.dismiss)
  return (
    <div className={styles.notices}>
      <ReplaceOffer />
      <LinkTrouble />
      <UpdateOffer />
      {notices.map((notice) => (
        <p key={notice} className={styles.notice} role="status">
          {say(`notice.${notice}`)}
          <IconButton icon="close" label={say('notice.dismiss')} onClick={() => dismiss(notice)} />
        </p>
      ))}
    </div>
  )
}
