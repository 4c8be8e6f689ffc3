import { useRef, useState } from 'react'
import type { CardRecord } from '../../oracle/index.ts'
import { useCards } from '../../store/cards/index.ts'
import { sayWriter } from '../messages/pages/writer.ts'
import { Button, IconButton } from '../parts/index.ts'
import { saveFile } from '../session/download.ts'
import { type Imported, importCards, useOwnRecords } from './ownSet.ts'
import styles from './Writer.module.css'

const outcome = (imported: Imported): string =>
  'kept' in imported ? sayWriter('write.imported', { n: imported.kept }) : sayWriter(`write.import.${imported.trouble}`)

/** The cards one wrote: opened again, thrown away, saved as a file, read from one. */
export const OwnSet = ({ onOpen }: { readonly onOpen: (record: CardRecord) => void }) => {
  const records = useOwnRecords()
  const file = useRef<HTMLInputElement>(null)
  const [news, tell] = useState('')
  const read = (chosen: File | undefined): void => {
    if (chosen === undefined) return
    importCards(chosen).then(
      (imported) => tell(outcome(imported)),
      () => tell(sayWriter('write.import.foreign')),
    )
  }
  return (
    <section className={styles.own} aria-label={sayWriter('write.own')}>
      <h2>{sayWriter('write.own')}</h2>
      {records.length === 0 ? <p>{sayWriter('write.ownNone')}</p> : null}
      <ul>
        {records.map((record) => (
          <li key={record.name}>
            <Button kind="quiet" onClick={() => onOpen(record)} aria-label={sayWriter('write.open', record)}>
              {record.name}
            </Button>
            <IconButton
              icon="close"
              label={sayWriter('write.remove', record)}
              onClick={() => void useCards.getState().removeOwn(record.name)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.chips}>
        {records.length === 0 ? null : (
          <Button icon="down" onClick={() => saveFile('cantrip-cards', JSON.stringify(records, null, 2))}>
            {sayWriter('write.export')}
          </Button>
        )}
        <Button onClick={() => file.current?.click()}>{sayWriter('write.import')}</Button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={sayWriter('write.import')}
          onChange={(event) => {
            read(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      <p role="status">{news}</p>
    </section>
  )
}
