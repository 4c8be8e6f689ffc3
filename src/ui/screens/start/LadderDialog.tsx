import { LADDER, useResults } from '../../../store/index.ts'
import { pictureOf } from '../../card/index.ts'
import { Icon, ManaSymbol } from '../../glyphs/index.ts'
import { classes, colorAttributes } from '../../look/index.ts'
import { say } from '../../messages/index.ts'
import { Painted } from '../../painted/index.ts'
import { Button, Dialog } from '../../parts/index.ts'
import { chosenDeck, deckOf, whyNotBegin } from '../../session/choice.ts'
import { isLed, type PlayableDeck, whyNotPlayable } from '../../session/decks.ts'
import { choiceAt, playRung } from '../../session/ladder.ts'
import type { PartProps } from '../StartOptions.tsx'
import { DeckChoice } from './GameOptions.tsx'
import styles from './Ladder.module.css'
import options from './Options.module.css'

interface RungProps {
  readonly at: number
  readonly deck: PlayableDeck
  readonly climbed: number
  readonly off: boolean
  readonly play: () => void
}

const RungOf = ({ at, deck, climbed, off, play }: RungProps) => {
  const level = LADDER[at]?.level ?? 'normal'
  const state = at < climbed ? 'beaten' : at === climbed ? 'next' : 'ahead'
  return (
    <li>
      <button
        type="button"
        className={styles.rung}
        {...colorAttributes(deck.colors)}
        data-state={state}
        aria-current={state === 'next' ? 'step' : undefined}
        // What is beaten can be played again; what is next but one has to wait.
        disabled={off || state === 'ahead'}
        onClick={play}
      >
        <span className={styles.number}>{at + 1}</span>{' '}
        <span className={styles.face}>
          <Painted picture={pictureOf(deck.face, {})} />
        </span>
        <span className={styles.words}>
          <b>{deck.name}</b>
          <span className={styles.facts}>
            {deck.colors.map((color) => (
              <ManaSymbol key={color} symbol={color} />
            ))}
            {say(`level.${level}`)}
          </span>
        </span>
        {state === 'ahead' ? null : (
          <span className={styles.state}>
            {state === 'beaten' ? <Icon name="check" /> : null} {say(`ladder.${state}`)}
          </span>
        )}
      </button>
    </li>
  )
}

interface LadderProps extends PartProps {
  readonly decks: readonly PlayableDeck[]
  readonly onClose: () => void
}

/** The twelve rungs, which of them are beaten, and the next one in a press. */
export const LadderDialog = ({ choice, change, decks, onClose }: LadderProps) => {
  const climbed = useResults((store) => store.climbed)
  const own = chosenDeck(decks, choice.deckId)
  const next = LADDER[climbed]
  const nextDeck = next && deckOf(decks, next.deckId)
  const why = own && next ? whyNotBegin(decks, choiceAt(next, own.id)) : null
  const mayPlay = own !== undefined && why === null
  const play = (at: number) => () => {
    const rung = LADDER[at]
    if (rung === undefined || own === undefined || whyNotBegin(decks, choiceAt(rung, own.id)) !== null) return
    onClose()
    playRung(decks, rung, own.id)
  }
  return (
    <Dialog
      open
      wide
      title={say('start.ladder')}
      closeLabel={say('menu.close')}
      onClose={onClose}
      actions={
        nextDeck === undefined ? null : (
          <Button kind="primary" disabled={!mayPlay} onClick={play(climbed)}>
            {say('ladder.playNext', { deck: nextDeck.name })}
          </Button>
        )
      }
    >
      <p className={styles.lead}>{say(next === undefined ? 'ladder.done' : 'ladder.lead')}</p>
      {why === null ? null : <p role="alert">{why}</p>}
      <div className={classes(options.decks, styles.own)}>
        <DeckChoice
          label={say('start.yourDeck')}
          value={own?.id ?? ''}
          decks={decks.filter((deck) => !isLed(deck) && whyNotPlayable(deck, choice.edition) === null)}
          onChange={(deckId) => change({ deckId })}
        />
      </div>
      <ol className={styles.rungs}>
        {LADDER.map(({ deckId }, at) => {
          const deck = deckOf(decks, deckId)
          return deck === undefined ? null : (
            <RungOf key={deckId} at={at} deck={deck} climbed={climbed} off={!mayPlay} play={play(at)} />
          )
        })}
      </ol>
    </Dialog>
  )
}
