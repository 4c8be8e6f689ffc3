import { Icon } from '../glyphs/index.ts'
import { sayFormats, sayStanding } from '../messages/pages/formats.ts'
import { deckHref } from '../pages/deckLink.ts'
import { Button, Dialog } from '../parts/index.ts'
import type { PlayableDeck } from '../session/decks.ts'
import styles from './Formats.module.css'

/** More than anybody reads through. */
const MOST = 40

interface UnfitDeckProps {
  readonly deck: PlayableDeck
  /** What the format is called. */
  readonly format: string
  /** Begins the game with any cards allowed; absent: it can't begin like that, either. */
  readonly asFree: (() => void) | undefined
  /** Opens the formats, and the builder for an own deck; absent: it is open there already. */
  readonly other?: () => void
  readonly onClose: () => void
}

/** Why a deck doesn't fit the format, card by card; it may be played as free cards. */
export const UnfitDeck = ({ deck, format, asFree, other, onClose }: UnfitDeckProps) => {
  const { unfit = [] } = deck
  return (
    <Dialog
      open
      title={sayFormats('formats.unfitTitle', { deck: deck.name, format })}
      closeLabel={sayFormats('formats.close')}
      onClose={onClose}
      actions={
        <>
          {other === undefined ? null : <Button onClick={other}>{sayFormats('formats.other')}</Button>}
          {deck.own && other !== undefined ? (
            <Button
              onClick={() => {
                location.hash = deckHref(deck.id)
              }}
            >
              {sayFormats('formats.build')}
            </Button>
          ) : null}
          <Button kind="primary" disabled={asFree === undefined} onClick={asFree}>
            {sayFormats('formats.asFree')}
          </Button>
        </>
      }
    >
      <ul className={styles.unfit}>
        {unfit.slice(0, MOST).map((problem) => (
          <li key={`${problem.key} ${'card' in problem.params ? problem.params.card : ''}`}>
            <Icon name={problem.key === 'standing.unknown' ? 'help' : 'barred'} />
            <span>{sayStanding(problem)}</span>
          </li>
        ))}
        {unfit.length > MOST ? <li>{sayFormats('formats.unfitMore', { n: unfit.length - MOST })}</li> : null}
      </ul>
    </Dialog>
  )
}
