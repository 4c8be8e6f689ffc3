import { useState } from 'react'
import { say } from '../messages/index.ts'
import { LoadFailed, lazyComponent, type WaitingProps } from '../session/lazyComponent.tsx'
import type { ReadingProps } from './loadReading.tsx'
import styles from './Reading.module.css'

const NotYet = ({ failed, retry }: WaitingProps) =>
  failed ? <LoadFailed text={say('part.failed')} retry={retry} /> : <p role="status">{say('page.loading')}</p>

const Readings = lazyComponent(() => import('./loadReading.tsx').then((chunk) => chunk.Readings), NotYet)

/** How the game reads the abilities of a card, behind a heading that opens it: only then is it loaded. */
export const CardReadings = (props: ReadingProps) => {
  const [open, set] = useState(false)
  return (
    <details className={styles.disclosure} onToggle={(event) => set(event.currentTarget.open)}>
      <summary>{say('zoom.reading')}</summary>
      {open ? <Readings {...props} /> : null}
    </details>
  )
}
