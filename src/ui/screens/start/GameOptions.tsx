import { Sentence } from '../../glyphs/index.ts'
import { say } from '../../messages/index.ts'
import { Button, Dialog, Segmented } from '../../parts/index.ts'
import { chosenDeck, namesOf, SEATS, whyNotBegin } from '../../session/choice.ts'
import { type PlayableDeck, whyNotPlayable } from '../../session/decks.ts'
import { type PartProps, StartOptions } from '../StartOptions.tsx'
import styles from './Options.module.css'

interface GameOptionsProps extends PartProps {
  readonly decks: readonly PlayableDeck[]
  readonly play: () => void
  readonly pickFormat: () => void
  readonly onClose: () => void
}

/** A deck among those there are. */
export const DeckChoice = ({
  label,
  value,
  decks,
  random,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly decks: readonly PlayableDeck[]
  readonly random?: boolean | undefined
  readonly onChange: (id: string) => void
}) => (
  <label>
    {label}
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      {random ? <option value="">{say('newGame.anyDeck')}</option> : null}
      {decks.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

/** Everything that can be set before a game. */
export const GameOptions = ({ choice, change, decks, play, pickFormat, onClose }: GameOptionsProps) => {
  const two = choice.mode === 'two'
  const why = whyNotBegin(decks, choice)
  const names = namesOf(choice)
  const duel = two ? say('newGame.deckOf', { name: names[1] ?? '' }) : say('newGame.otherDeck')
  const otherLabel = choice.seats === 2 ? duel : say('newGame.otherDecks')
  const playable = decks.filter((deck) => whyNotPlayable(deck, choice.edition) === null)
  return (
    <Dialog
      open
      wide
      title={say('start.moreOptions')}
      closeLabel={say('menu.close')}
      onClose={onClose}
      actions={
        <Button kind="primary" disabled={why !== null} onClick={play}>
          {say('newGame.play')}
        </Button>
      }
    >
      <div className={styles.options}>
        {why === null ? null : <p role="alert">{why}</p>}
        <Segmented
          legend={say('newGame.mode')}
          value={choice.mode}
          options={(['machine', 'two'] as const).map((value) => ({
            value,
            label: value === 'two' ? say('newGame.people') : say('start.one'),
          }))}
          onChange={(mode) => change({ mode })}
        />
        <Segmented
          legend={say('newGame.seats')}
          value={String(choice.seats)}
          options={SEATS.map((n) => ({ value: String(n), label: String(n) }))}
          onChange={(value) => change({ seats: Number(value) })}
        />
        <div className={styles.decks}>
          <DeckChoice
            label={two ? say('newGame.deckOf', { name: names[0] ?? '' }) : say('start.yourDeck')}
            value={chosenDeck(decks, choice.deckId)?.id ?? ''}
            decks={decks}
            onChange={(deckId) => change({ deckId })}
          />
          <DeckChoice
            label={otherLabel}
            value={choice.otherDeckId ?? ''}
            decks={playable}
            random
            onChange={(id) => change({ otherDeckId: id === '' ? null : id })}
          />
        </div>
        <StartOptions choice={choice} change={change} pickFormat={pickFormat} />
        <p className={styles.editions}>
          <Sentence text={say('newGame.editions')} />
        </p>
      </div>
    </Dialog>
  )
}
