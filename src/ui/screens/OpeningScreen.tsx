import { useEffect } from 'react'
import { say } from '../messages/index.ts'
import { Sky, Wordmark } from '../parts/index.ts'
import { TableScreen } from './lazyScreens.ts'
import styles from './Screens.module.css'

/** Until what a link asks for is on the table; where that is at once, it is never seen. */
export const OpeningScreen = () => {
  useEffect(() => TableScreen.ahead(), [])
  return (
    <main className={styles.curtain} data-screen="opening">
      <Sky cx={720} cy={450} />
      <div className={styles.opening}>
        <Wordmark large />
        <p className={styles.lead} role="status">
          {say('link.opening')}
        </p>
      </div>
    </main>
  )
}
