import { useTable } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { Button, Sky } from '../parts/index.ts'
import { openLink } from '../session/gameLink.ts'
import styles from './Screens.module.css'

/** Another page of this browser has the table: it can be taken over, and then the other one says this. */
export const ElsewhereScreen = () => {
  const take = () => void useTable.getState().takeTable().then(openLink)
  return (
    <main className={styles.curtain} data-screen="elsewhere">
      <Sky cx={720} cy={450} />
      <h1 className={styles.elsewhere}>{say('elsewhere.title')}</h1>
      <p className={styles.lead}>{say('elsewhere.why')}</p>
      <Button kind="primary" onClick={take} autoFocus>
        {say('elsewhere.take')}
      </Button>
      <p className={styles.caption}>{say('elsewhere.note')}</p>
    </main>
  )
}
