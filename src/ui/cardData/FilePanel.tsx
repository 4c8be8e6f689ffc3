import { importCards, useCards } from '../../store/cards/index.ts'
import { sayCardData } from '../messages/pages/cardData.ts'
import { Button, Panel, useFile } from '../parts/index.ts'
import styles from './CardData.module.css'

/** Where card files are to be had; a person follows these links, the page doesn't. */
const PLACES = [
  { href: 'https://scryfall.com/docs/api/bulk-data', key: 'cardData.fileScryfall' },
  { href: 'https://mtgjson.com/downloads/all-files/', key: 'cardData.fileMtgjson' },
] as const

/** A card file is dropped on it, or chosen. */
export const FilePanel = () => {
  const busy = useCards(({ job }) => job !== null && job.kind !== 'compile')
  const { place, input, choose } = useFile((file) => void importCards(file), busy)
  const title = sayCardData('cardData.file')
  return (
    <Panel label={title} heading={title} className={styles.panel}>
      <div className={styles.drop} data-drop="card-file" {...place}>
        <p>{sayCardData('cardData.fileHow')}</p>
        <Button icon="up" disabled={busy} onClick={choose}>
          {sayCardData('cardData.fileChoose')}
        </Button>
        <input {...input} accept=".json,.gz,application/json,application/gzip" />
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
