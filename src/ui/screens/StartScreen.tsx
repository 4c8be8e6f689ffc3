import { useEffect, useState } from 'react'
import { Sentence } from '../glyphs/index.ts'
import { say } from '../messages/index.ts'
import { PageLinks } from '../pages/PageLinks.tsx'
import { Button, Sky, Wordmark } from '../parts/index.ts'
import { openRule, RULES_HREF } from '../rulebook/address.ts'
import type { PlayableDeck } from '../session/decks.ts'
import { LoadFailed } from '../session/lazyComponent.tsx'
import { chosenDeck, deckOf, type GameChoice, lastChoice, startGame, whyNotBegin } from '../session/newGame.ts'
import { replaceGame } from '../session/replaceGame.ts'
import { useUi } from '../session/uiStore.ts'
import { useDecks } from '../session/useDecks.ts'
import { ContinueBar } from './ContinueBar.tsx'
import { DeckShelf } from './DeckShelf.tsx'
import { KeptGames } from './KeptGames.tsx'
import { HelpDialog, SettingsDialog } from './lazyDialogs.ts'
import { TableScreen } from './lazyScreens.ts'
import styles from './Start.module.css'
import { type PartProps, StartOptions } from './StartOptions.tsx'

function play(decks: readonly PlayableDeck[], choice: GameChoice): void {
  if (whyNotBegin(decks, choice) === null) replaceGame('start', () => startGame(decks, choice))
}

const Ways = ({ choice, change, decks }: PartProps & { readonly decks: readonly PlayableDeck[] }) => {
  const own = chosenDeck(decks, choice.deckId)
  const other = deckOf(decks, choice.otherDeckId)?.name ?? null
  const two = choice.mode === 'two'
  const why = whyNotBegin(decks, choice)
  const usual = (deck: PlayableDeck): string =>
    two ? say('start.playNoteTwo', { deck: deck.name, other }) : say('start.playNote', { deck: deck.name })
  const note = why ?? (own === undefined ? say('start.loading') : usual(own))
  return (
    <div className={styles.ways}>
      <button
        type="button"
        className={styles.play}
        disabled={own === undefined || why !== null}
        onClick={() => play(decks, choice)}
      >
        <span>
          <b>{say('start.play')}</b>
          <i>{note}</i>
        </span>
        <kbd>Space</kbd>
      </button>
      {(['machine', 'two'] as const).map((mode) => (
        <button
          key={mode}
          type="button"
          className={styles.way}
          aria-pressed={choice.mode === mode}
          onClick={() => change({ mode })}
        >
          <b>{mode === 'two' ? say('start.two') : say('start.one')}</b>
          <i>{mode === 'two' ? say('start.twoNote') : say('start.oneNote')}</i>
        </button>
      ))}
    </div>
  )
}

const Dialogs = () => {
  const dialog = useUi((ui) => ui.dialog)
  const close = () => useUi.getState().open({ dialog: null })
  if (dialog === 'settings') return <SettingsDialog onClose={close} />
  return dialog === 'help' ? <HelpDialog onClose={close} /> : null
}

/** Space starts the game, like the primary button. */
function useSpace(play: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.target !== document.body || event.repeat) return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      play()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

export const StartScreen = () => {
  const [choice, choose] = useState<GameChoice>(lastChoice)
  const { state, decks, retry, again } = useDecks()
  const open = useUi((ui) => ui.open)
  const change = (fields: Partial<GameChoice>) => choose({ ...choice, ...fields })
  useSpace(() => play(decks, choice))
  useEffect(() => TableScreen.ahead(), [])
  return (
    <div className={styles.start} data-screen="start">
      <Sky cx={720} cy={330} />
      <header className={styles.head}>
        <Wordmark large />
        <PageLinks />
        <div>
          <Button kind="quiet" onClick={() => openRule(RULES_HREF)}>
            {say('rules.open')}
          </Button>
          <Button kind="quiet" onClick={() => open({ dialog: 'help' })}>
            {say('start.help')}
          </Button>
          <Button kind="quiet" onClick={() => open({ dialog: 'settings' })}>
            {say('start.settings')}
          </Button>
        </div>
      </header>
      <main>
        <section className={styles.top}>
          <div>
            <h1>
              {say('start.headline1')}
              <br />
              {say('start.headline2')}
            </h1>
            <p className={styles.lead}>{say('start.lead')}</p>
          </div>
          <Ways choice={choice} change={change} decks={decks} />
        </section>
        <section className={styles.kept}>
          <ContinueBar />
          <KeptGames />
        </section>
        <StartOptions choice={choice} change={change} />
        {state === 'failed' ? (
          <LoadFailed className={styles.failed} text={say('start.loadFailed')} retry={retry} />
        ) : (
          <DeckShelf
            decks={decks}
            choice={choice}
            change={change}
            loading={state === 'loading'}
            playAs={(deck) =>
              play(
                decks.map((one) => (one.id === deck.id ? deck : one)),
                { ...choice, deckId: deck.id },
              )
            }
            again={again}
          />
        )}
        <p className={styles.editions}>
          <Sentence text={say('start.editions')} />
        </p>
      </main>
      <footer className={styles.legal}>{say('start.legal')}</footer>
      <Dialogs />
    </div>
  )
}
