import { useMemo } from 'react'
import { deckLines } from '../../catalog/index.ts'
import { ZoomCard } from '../card/index.ts'
import { sayBuilder } from '../messages/pages/builder.ts'
import { Dialog } from '../parts/index.ts'
import { CardReadings } from '../reading/CardReadings.tsx'
import { useBuilder } from './builderStore.ts'
import { lookOfCard } from './cardLooks.ts'
import styles from './Figures.module.css'
import { whyNotPlayed } from './notPlayed.ts'
import { useFound } from './useCatalog.ts'

/** A card in full, with how the game reads it. */
export const CardDialog = ({ name, onClose }: { readonly name: string; readonly onClose: () => void }) => {
  const edition = useBuilder((builder) => builder.edition)
  const { find, sure } = useFound(useMemo(() => [name], [name]))
  const card = find(name)
  if (card === undefined && !sure) return null
  const [line] = deckLines([{ count: 1, name }], find)
  return (
    <Dialog open title={name} closeLabel={sayBuilder('builder.close')} onClose={onClose} wide>
      {card === undefined || line === undefined ? (
        <p>{sayBuilder('builder.notKnown', { name })}</p>
      ) : (
        <div className={styles.looked}>
          <ZoomCard look={lookOfCard(card.compiled.printed)} />
          <div>
            {line.state === 'understood' ? null : <p className={styles.notPlayed}>{whyNotPlayed(line)}</p>}
            <CardReadings of={card.compiled.printed} edition={edition} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
