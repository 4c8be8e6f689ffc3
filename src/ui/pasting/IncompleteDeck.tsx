import type { EditionId } from '../../rulebook/index.ts'
import { Icon } from '../glyphs/index.ts'
import { sayMending } from '../messages/pages/mending.ts'
import { sayPasting } from '../messages/pages/pasting.ts'
import { deckHref } from '../pages/deckLink.ts'
import { Button } from '../parts/index.ts'
import { type PlayableDeck, whyNotPlayable, withoutMissing } from '../session/decks.ts'
import { sayState } from './DeckLists.tsx'
import styles from './Pasting.module.css'

/** More than anybody reads through. */
const MOST = 8

interface IncompleteDeckProps {
  readonly deck: PlayableDeck
  readonly edition: EditionId
  /** Begins the game with this deck in its place. */
  readonly onPlay: (deck: PlayableDeck) => void
  /** It is open in the builder already. */
  readonly inBuilder?: boolean
}

/** What of the chosen deck can't be in a game and why; it can be played without, which is never done unasked. */
export const IncompleteDeck = ({ deck, edition, onPlay, inBuilder = false }: IncompleteDeckProps) => {
  const rest = withoutMissing(deck)
  const why = whyNotPlayable(rest, edition)
  const strange = [...deck.list, ...deck.sideList].filter(({ state }) => state !== 'understood')
  const reasons = [
    ...strange.map((line) => sayPasting('incomplete.why', { name: line.name, why: sayState(line) })),
    ...deck.unread.map((text) => sayPasting('incomplete.unread', { text })),
  ]
  const title = sayPasting('incomplete.title', deck)
  return (
    <section className={styles.incomplete} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {[...new Set(reasons)].slice(0, MOST).map((reason) => (
          <li key={reason}>
            <Icon name="barred" /> <span>{reason}</span>
          </li>
        ))}
        {reasons.length > MOST ? <li>{sayMending('mend.more', { n: reasons.length - MOST })}</li> : null}
      </ul>
      <p>
        {why === null
          ? sayPasting('incomplete.withoutHow', { n: rest.cards.length, side: rest.sideboard.length })
          : sayPasting('incomplete.withoutNot', { why })}{' '}
        {inBuilder ? null : sayPasting('incomplete.other')}
      </p>
      <div className={styles.file}>
        <Button disabled={why !== null} onClick={() => onPlay(rest)}>
          {sayPasting('incomplete.without')}
        </Button>
        {inBuilder ? null : (
          <Button
            onClick={() => {
              location.hash = deckHref(deck.id)
            }}
          >
            {sayPasting('paste.build')}
          </Button>
        )}
      </div>
    </section>
  )
}
