import type { ReactNode } from 'react'
import { say } from '../../messages/index.ts'
import { Button } from '../../parts/index.ts'
import { chosenDeck, deckOf, type GameChoice, playedAt, whyNotBegin } from '../../session/choice.ts'
import type { PlayableDeck } from '../../session/decks.ts'
import type { PartProps } from '../StartOptions.tsx'
import styles from './Again.module.css'
import { Brass } from './Brass.tsx'
import { SameTable } from './SameTable.tsx'

interface AgainProps extends PartProps {
  readonly decks: readonly PlayableDeck[]
  readonly begin: (fields?: Partial<GameChoice>) => void
  /** Opens the formats. */
  readonly pickFormat: () => void
  /** Leads to the other decks. */
  readonly other: () => void
  /** Further buttons. */
  readonly children: ReactNode
}

function noteFor(decks: readonly PlayableDeck[], choice: GameChoice): string {
  const own = chosenDeck(decks, choice.deckId)
  const why = whyNotBegin(decks, choice)
  if (own === undefined) return say('start.loading')
  if (why !== null) return why
  const other = deckOf(decks, choice.otherDeckId)?.name ?? null
  const played = playedAt(choice)
  const variant = played === 'none' ? null : say(`start.variant.${played}`)
  return choice.mode === 'two'
    ? say('start.playNoteTwo', { deck: own.name, other, variant })
    : say('start.playNote', { deck: own.name, n: choice.seats - 1, variant })
}

/** For those who were here before: the table of the last game, in one press. */
export const Again = ({ choice, change, decks, begin, pickFormat, other, children }: AgainProps) => {
  const off = decks.length === 0 || whyNotBegin(decks, choice) !== null
  return (
    <div className={styles.hero} data-again="">
      <h1>{say('start.again')}</h1>
      <SameTable choice={choice} change={change} decks={decks} pickFormat={pickFormat} />
      <Brass title={say('start.againGo')} note={noteFor(decks, choice)} disabled={off} onPress={() => begin()} />
      <div className={styles.beside}>
        <Button shortcut="D" disabled={decks.length === 0} onClick={other}>
          {say('start.otherDeckSame')}
        </Button>
        {choice.wins === 1 ? (
          <Button disabled={off} onClick={() => begin({ wins: 2 })}>
            {say('start.bestOfThree')}
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  )
}
