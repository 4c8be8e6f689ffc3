import { type DragEvent, useRef, useState } from 'react'
import { importCards, useCards } from '../../store/cards/index.ts'
import { sayCardData } from '../pageMessages/cardData.ts'
import { Button, Panel } from '../parts/index.ts'
import styles from './CardData.module.css'

/** Where card files are to be had; a person follows these links, the page doesn't. */
const PLACES = [
  { href: 'https://scryfall.com/docs/api/bulk-data', key: 'cardData.fileScryfall' },
  { href: 'https://mtgjson.com/downloads/all-files/', key: 'cardData.fileMtgjson' },
] as const

/** A card file is dropped on it, or chosen. */
export const FilePanel = () => {
  const busy = useCards(({ job }) => job !== null && job.kind !== 'compile')
  const [over, enter] = useState(false)
  const choose = useRef<HTMLInputElement>(null)
  const title = sayCardData('cardData.file')
  const take = (file: File | undefined) => {
    if (file !== undefined && !busy) void importCards(file)
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    enter(event.type === 'dragover' && !busy)
    if (event.type === 'drop') take(event.dataTransfer.files[0])
  }
  return (
    <Panel label={title} heading={title} className={styles.panel}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a pointer */}
      <div
        className={styles.drop}
        data-drop="card-file"
        data-over={over ? '' : undefined}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
      >
        <p>{sayCardData('cardData.fileHow')}</p>
        <Button icon="up" disabled={busy} onClick={() => choose.current?.click()}>
          {sayCardData('cardData.fileChoose')}
        </Button>
        <input
          ref={choose}
          type="file"
          hidden
          accept=".json,.gz,application/json,application/gzip"
          onChange={({ target }) => {
            take(target.files?.[0])
            // The same file may be chosen again.
            target.value = ''
          }}
        />
      </div>
      <p>
        {sayCardData('cardData.fileWhere')}{' '}
        {PLACES.map(({ href, key }, index) => (
          <span key={key}>
            {index === 0 ? null : ', '}
            <a href={href} target="_blank" rel="noreferrer">
              {sayCardData(key)}
            </a>
          </span>
        ))}
        . {sayCardData('cardData.fileWhich')}
      </p>
    </Panel>
  )
}
