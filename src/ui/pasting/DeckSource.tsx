import { say } from '../messages/index.ts'
import { sayPasting } from '../messages/pages/pasting.ts'
import { deckChange, webAddress } from './deckChange.ts'
import styles from './Pasting.module.css'

interface DeckSourceProps {
  readonly link: string
  readonly onLink: (link: string) => void
}

/** Where the deck is from, and how it is brought up to date from there. */
export const DeckSource = ({ link, onLink }: DeckSourceProps) => {
  const address = webAddress(link)
  return (
    <>
      <label>
        {sayPasting('paste.link')}
        <input type="url" value={link} maxLength={500} onChange={(event) => onLink(event.target.value)} />
      </label>
      {address === null ? null : (
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            {sayPasting('paste.linkOpen')}
          </a>{' '}
          {sayPasting('paste.linkHow')}
        </p>
      )}
    </>
  )
}

/** Longer than anybody changes a deck by at once; the rest is counted. */
const MOST = 40

/** What saving changes, card by card; nothing where the list says the same as before. */
export const DeckChanges = ({ before, after }: { readonly before: string; readonly after: string }) => {
  const changes = deckChange(before, after)
  if (changes.length === 0) return null
  return (
    <section className={styles.changes} aria-label={sayPasting('paste.changes')}>
      <h3>{sayPasting('paste.changes')}</h3>
      <ul>
        {changes.slice(0, MOST).map(({ name, board, by }) => (
          <li key={`${board} ${name}`} data-by={by > 0 ? 'more' : 'fewer'}>
            {sayPasting('paste.change', { by, name, side: board === 'side' })}
          </li>
        ))}
        {changes.length > MOST ? <li>{say('mini.more', { n: changes.length - MOST })}</li> : null}
      </ul>
    </section>
  )
}
