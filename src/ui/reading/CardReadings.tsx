import { useEffect, useState } from 'react'
import type { EditionId } from '../../rulebook/index.ts'
import { say } from '../messages/index.ts'
import { Button } from '../parts/index.ts'
import { loadIn } from '../session/loadAgain.ts'
import styles from './Reading.module.css'
import type { Readable } from './readCard.ts'

type Loaded = typeof import('./loadReading.ts')

const load = (): Promise<Loaded> => import('./loadReading.ts')

interface CardReadingsProps {
  readonly of: Readable
  readonly edition: EditionId
}

const Readings = ({ of, edition }: CardReadingsProps) => {
  const [loaded, take] = useState<Loaded | 'loading' | 'failed'>('loading')
  const [round, retry] = useState(0)
  useEffect(() => {
    let live = true
    const loading = loadIn(round, load)
    loading.then(
      (chunk) => live && take(chunk),
      () => live && take('failed'),
    )
    return () => {
      live = false
    }
  }, [round])
  if (loaded === 'loading') return <p role="status">{say('page.loading')}</p>
  if (typeof loaded === 'object') return <loaded.ReadingList readings={loaded.read(of, edition)} />
  return (
    <p role="alert">
      {say('part.failed')} <Button onClick={() => retry(round + 1)}>{say('page.retry')}</Button>
    </p>
  )
}

/** How the game reads the abilities of a card, behind a heading that opens it: only then is it loaded. */
export const CardReadings = (props: CardReadingsProps) => {
  const [open, set] = useState(false)
  return (
    <details className={styles.disclosure} onToggle={(event) => set(event.currentTarget.open)}>
      <summary>{say('zoom.reading')}</summary>
      {open ? <Readings {...props} /> : null}
    </details>
  )
}
