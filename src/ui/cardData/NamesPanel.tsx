import { useId, useState } from 'react'
import { fetchNamed, useCards } from '../../store/cards/index.ts'
import { sayCardData } from '../messages/pages/cardData.ts'
import { Button, Panel } from '../parts/index.ts'
import styles from './CardData.module.css'
import { LONGEST, namesIn, useDecksLackingCards, useUnknownNames } from './missingCards.ts'

/** Cards are asked for by name: those of a list, and those that one's own decks lack. */
export const NamesPanel = () => {
  const busy = useCards(({ job }) => job !== null && job.kind !== 'compile')
  const [text, write] = useState('')
  const unknown = useUnknownNames(text)
  const lacking = useDecksLackingCards()
  const field = useId()
  const how = useId()
  const title = sayCardData('cardData.names')
  const knowsAll = unknown?.length === 0 && namesIn(text).length > 0
  return (
    <Panel label={title} heading={title} className={styles.panel}>
      <p id={how}>{sayCardData('cardData.namesHow')}</p>
      {lacking.length === 0 ? null : (
        <ul className={styles.decks}>
          {lacking.map(({ id, name, names }) => (
            <li key={id}>
              <Button disabled={busy} onClick={() => void fetchNamed(names)}>
                {sayCardData('cardData.deckGet', { name, n: names.length })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={field}>{sayCardData('cardData.namesLabel')}</label>
      <textarea
        id={field}
        aria-describedby={how}
        rows={6}
        maxLength={LONGEST}
        spellCheck={false}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <div className={styles.actions}>
        <Button
          icon="down"
          disabled={busy || unknown === null || unknown.length === 0}
          onClick={() => void fetchNamed(unknown ?? [])}
        >
          {sayCardData('cardData.namesGet', { n: unknown?.length ?? 0 })}
        </Button>
        {knowsAll ? <p role="status">{sayCardData('cardData.namesKnown')}</p> : null}
      </div>
    </Panel>
  )
}
