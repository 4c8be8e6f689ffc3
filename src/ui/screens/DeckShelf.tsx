import { pictureOf } from '../card/index.ts'
import { Icon, ManaSymbol } from '../glyphs/index.ts'
import { colorAttributes } from '../look/index.ts'
import { say, sayDeckPlan } from '../messages/index.ts'
import { Painted } from '../painted/index.ts'
import { type PlayableDeck, whyNotPlayable } from '../session/decks.ts'
import { chosenDeck, type GameChoice } from '../session/newGame.ts'
import { ChosenIncompleteDeck, DeckActions } from './DeckDialogs.tsx'
import styles from './Start.module.css'

interface DeckCardProps {
  readonly deck: PlayableDeck
  /** Why it can't be played, or `null`. */
  readonly why: string | null
  readonly chosen: boolean
  readonly onChoose: () => void
}

const DeckCard = ({ deck, why, chosen, onChoose }: DeckCardProps) => (
  <button
    type="button"
    className={styles.deck}
    {...colorAttributes(deck.colors)}
    aria-pressed={chosen}
    // One's own can be looked through and mended, whatever is wrong with it.
    disabled={why !== null && !deck.own}
    onClick={onChoose}
  >
    {chosen ? (
      <span className={styles.chosen}>
        <Icon name="you" /> {say('start.chosen')}
      </span>
    ) : null}
    <span className={styles.window}>
      <Painted picture={pictureOf({ ...deck.face, colors: deck.colors }, {})} />
    </span>
    <span className={styles.deckText}>
      <b>{deck.name}</b>
      <span>{why ?? sayDeckPlan(deck.id)}</span>
      <span className={styles.deckFoot}>
        <span>
          {deck.colors.map((color) => (
            <ManaSymbol key={color} symbol={color} />
          ))}
        </span>
        <span>
          <b>{deck.level === null ? say('deck.own') : say(`deckLevel.${deck.level}`)}</b> ·{' '}
          {say('start.cards', { n: deck.cards.length })}
        </span>
      </span>
    </span>
  </button>
)

interface ShelfProps {
  readonly decks: readonly PlayableDeck[]
  readonly choice: GameChoice
  readonly change: (fields: Partial<GameChoice>) => void
  readonly loading: boolean
  /** Begins the game with this deck in place of the one of its name. */
  readonly playAs: (deck: PlayableDeck) => void
  /** One's own decks have changed. */
  readonly again: () => void
}

/** The decks to choose from, and what the other side plays. */
export const DeckShelf = ({ decks, choice, change, loading, playAs, again }: ShelfProps) => {
  const why = (deck: PlayableDeck) => whyNotPlayable(deck, choice.edition)
  const own = chosenDeck(decks, choice.deckId)
  return (
    <section aria-label={say('start.yourDeck')}>
      <div className={styles.shelfHead}>
        <h2>{choice.mode === 'two' ? say('start.deckOf', { name: choice.names[0] }) : say('start.yourDeck')}</h2>
        <DeckActions
          deck={own}
          edition={choice.edition}
          kept={(id) => {
            again()
            if (id !== null) change({ deckId: id })
          }}
        />
        <label>
          {choice.mode === 'two' ? say('start.deckOf', { name: choice.names[1] }) : say('start.otherDeck')}
          <select
            value={choice.otherDeckId ?? ''}
            onChange={(event) => change({ otherDeckId: event.target.value === '' ? null : event.target.value })}
          >
            <option value="">{say('start.anyDeck')}</option>
            {decks
              .filter((deck) => why(deck) === null)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </label>
      </div>
      <ChosenIncompleteDeck deck={own} edition={choice.edition} onPlay={playAs} />
      {loading ? <p role="status">{say('start.loading')}</p> : null}
      <div className={styles.shelf}>
        {decks.map((deck) => (
          <DeckCard
            key={deck.id}
            deck={deck}
            why={why(deck)}
            chosen={deck === own}
            onChoose={() => change({ deckId: deck.id })}
          />
        ))}
      </div>
    </section>
  )
}
