import { useEffect, useState } from 'react'
import { LEVELS } from '../../store/index.ts'
import type { PlayableDeck } from '../app/decks.ts'
import { type Choice, deckOf, lastChoice, startGame } from '../app/newTable.ts'
import { Rich } from '../app/Rich.tsx'
import { useUi } from '../app/uiStore.ts'
import { useDecks } from '../app/useDecks.ts'
import { say } from '../messages/index.ts'
import { Button, Segmented, Sky, Wordmark } from '../parts/index.ts'
import { openRule, RULES_HREF } from '../rulebook/address.ts'
import { ContinueBar } from './ContinueBar.tsx'
import { DeckShelf } from './DeckShelf.tsx'
import { HelpDialog } from './HelpDialog.tsx'
import { SettingsDialog } from './SettingsDialog.tsx'
import styles from './Start.module.css'

interface PartProps {
  readonly choice: Choice
  readonly change: (fields: Partial<Choice>) => void
}

const Options = ({ choice, change }: PartProps) => (
  <div className={styles.options}>
    <Segmented
      legend={say('start.edition')}
      value={choice.edition}
      options={[
        { value: '2011', label: '2011' },
        { value: '2004', label: '2004' },
      ]}
      onChange={(edition) => change({ edition })}
    />
    <Segmented
      legend={say('start.starter')}
      value={choice.starter}
      options={(['random', 'you', 'other'] as const).map((value) => ({
        value,
        label: value === 'random' ? say('start.starter.random') : choice.names[value === 'you' ? 0 : 1],
      }))}
      onChange={(starter) => change({ starter })}
    />
    {choice.mode === 'machine' ? (
      <Segmented
        legend={say('start.level')}
        value={choice.level}
        options={LEVELS.map((value) => ({ value, label: say(`level.${value}`) }))}
        onChange={(level) => change({ level })}
      />
    ) : null}
    <fieldset className={styles.names}>
      <legend>{say('start.names')}</legend>
      {choice.names.map((name, seat) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          key={seat}
          aria-label={say('start.name', { n: seat + 1 })}
          value={name}
          maxLength={16}
          onChange={(event) =>
            change({
              names: seat === 0 ? [event.target.value, choice.names[1]] : [choice.names[0], event.target.value],
            })
          }
        />
      ))}
    </fieldset>
  </div>
)

const Ways = ({ choice, change, decks }: PartProps & { readonly decks: readonly PlayableDeck[] }) => {
  const own = deckOf(decks, choice.deckId) ?? decks[0]
  const other = deckOf(decks, choice.otherDeckId)?.name ?? say('start.anyDeck')
  const two = choice.mode === 'two'
  const note =
    own === undefined
      ? say('start.loading')
      : two
        ? say('start.playNoteTwo', { deck: own.name, other })
        : say('start.playNote', { deck: own.name })
  return (
    <div className={styles.ways}>
      <button
        type="button"
        className={styles.play}
        disabled={own === undefined}
        onClick={() => startGame(decks, choice)}
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

/** Space starts, as the large button says. */
function useSpace(play: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.target !== document.body || event.repeat) return
      event.preventDefault()
      play()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

export const StartScreen = () => {
  const [choice, choose] = useState<Choice>(lastChoice)
  const { load, retry } = useDecks()
  const open = useUi((ui) => ui.open)
  const decks = load.state === 'ready' ? load.decks : []
  const change = (fields: Partial<Choice>) => choose({ ...choice, ...fields })
  useSpace(() => startGame(decks, choice))
  return (
    <div className={styles.start} data-screen="start">
      <Sky cx={720} cy={330} />
      <header className={styles.head}>
        <Wordmark large />
        <nav>
          <Button kind="quiet" onClick={() => openRule(RULES_HREF)}>
            {say('rules.open')}
          </Button>
          <Button kind="quiet" onClick={() => open({ dialog: 'help' })}>
            {say('start.help')}
          </Button>
          <Button kind="quiet" onClick={() => open({ dialog: 'settings' })}>
            {say('start.settings')}
          </Button>
        </nav>
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
        <ContinueBar />
        <Options choice={choice} change={change} />
        {load.state === 'failed' ? (
          <p className={styles.failed} role="alert">
            {say('start.loadFailed')} <Button onClick={retry}>{say('start.retry')}</Button>
          </p>
        ) : (
          <DeckShelf decks={decks} choice={choice} change={change} loading={load.state === 'loading'} />
        )}
        <p className={styles.editions}>
          <Rich text={say('start.editions')} />
        </p>
      </main>
      <footer className={styles.legal}>{say('start.legal')}</footer>
      <Dialogs />
    </div>
  )
}
