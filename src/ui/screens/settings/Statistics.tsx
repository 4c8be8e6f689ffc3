import { useState } from 'react'
import { useResults } from '../../../store/index.ts'
import { say } from '../../messages/index.ts'
import { Button, Group } from '../../parts/index.ts'
import { saveResults } from '../../session/resultFiles.ts'
import styles from './Settings.module.css'

/** The question before they are cleared: it has the place of the buttons. */
const Clearing = ({ onDone }: { readonly onDone: () => void }) => {
  const clear = () => {
    useResults.getState().clear()
    onDone()
  }
  return (
    <div className={styles.clearing}>
      <p role="alert">{say('settings.resultsClearSure')}</p>
      <Button autoFocus onClick={onDone}>
        {say('prompt.cancel')}
      </Button>
      <Button kind="danger" onClick={clear}>
        {say('settings.resultsClear')}
      </Button>
    </div>
  )
}

/** What is known of past games: as files, and the way to clear it. */
export const Statistics = () => {
  const n = useResults(({ results }) => results.length)
  const climbed = useResults((store) => store.climbed)
  const [asks, ask] = useState(false)
  return (
    <Group title={say('settings.results')}>
      <p className={styles.note}>{say('settings.resultsNote', { n })}</p>
      {asks ? (
        <Clearing onDone={() => ask(false)} />
      ) : (
        <div className={styles.files}>
          {(['csv', 'json'] as const).map((form) => (
            <Button key={form} icon="down" disabled={n === 0} onClick={() => saveResults(form)}>
              {say('settings.resultsAs', { form: form === 'csv' ? 'CSV' : 'JSON' })}
            </Button>
          ))}
          <Button disabled={n === 0 && climbed === 0} onClick={() => ask(true)}>
            {say('settings.resultsClear')}
          </Button>
        </div>
      )}
    </Group>
  )
}
