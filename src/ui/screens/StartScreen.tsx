import { useEffect, useState } from 'react'
import { type Left, type Loading, useSettings, useTable } from '../../store/index.ts'
import { type AskedOfFormats, FormatDialogs } from '../formats/index.ts'
import { whenIdle } from '../look/index.ts'
import { say } from '../messages/index.ts'
import { TopLine } from '../pages/TopLine.tsx'
import { Button, Sky } from '../parts/index.ts'
import { chosenDeck, FIRST_GAME, type GameChoice, hasPlayed, lastChoice, whyNotBegin } from '../session/choice.ts'
import { isUnfit, type PlayableDeck, whyNotPlayable } from '../session/decks.ts'
import { LoadFailed } from '../session/lazyComponent.tsx'
import { useLessons } from '../session/lessonProgress.ts'
import { replaceGame } from '../session/replaceGame.ts'
import { startGame } from '../session/startGame.ts'
import { useUi } from '../session/uiStore.ts'
import { useDecks } from '../session/useDecks.ts'
import { useFormatDecks } from '../session/useFormatDecks.ts'
import { loadAgain } from '../session/withGame.ts'
import { ChosenIncompleteDeck, useDeckDialogs } from './DeckDialogs.tsx'
import { GameOptions, LadderDialog } from './lazyDialogs.ts'
import { CurtainScreen, KeptGames, MiniTable, TableScreen } from './lazyScreens.ts'
import { PageDialogs } from './PageDialogs.tsx'
import styles from './Start.module.css'
import { Again } from './start/Again.tsx'
import { Decks } from './start/Decks.tsx'
import { AwaitedPicture, LeftPicture, SavedGames } from './start/Left.tsx'
import { type LeftGame, useLeftGames } from './start/left.ts'
import { Newcomer, NewcomerPicture } from './start/Newcomer.tsx'
import { Tables } from './start/Tables.tsx'
import { lessonsAhead, useFirstLesson } from './start/useFirstLesson.ts'
import { useStartKeys } from './start/useStartKeys.ts'

function play(decks: readonly PlayableDeck[], choice: GameChoice): void {
  if (whyNotBegin(decks, choice) === null) replaceGame('start', () => startGame(decks, choice))
}

/** Who has never been here begins easily. */
const firstChoice = (): GameChoice => (hasPlayed() ? lastChoice() : { ...lastChoice(), level: FIRST_GAME.level })

const isShown = (game: LeftGame | undefined): game is LeftGame & { readonly left: Left } =>
  game !== undefined && game.left !== null

/** What a newcomer, or one who was here before, can do at once; the keys do the same. */
function useStart() {
  const [choice, choose] = useState(firstChoice)
  const [last] = useState(() => (hasPlayed() ? lastChoice().deckId : ''))
  const known = useDecks()
  const { retry, again } = known
  const { decks, failed } = useFormatDecks(known.decks, choice)
  const state = failed ? 'failed' : known.state
  const games = useLeftGames()
  const reading = useTable((table) => table.reading)
  const learned = useLessons(({ finished }) => finished.length > 0)
  const left = games ?? []
  const returning = hasPlayed() || learned || reading !== null || left.length > 0
  const change = (fields: Partial<GameChoice>) => choose((before) => ({ ...before, ...fields }))
  const begin = (fields: Partial<GameChoice> = {}, among = decks) => play(among, { ...choice, ...fields })
  return {
    choice,
    change,
    last,
    state,
    decks,
    all: known.decks,
    retry,
    again,
    left,
    picture: games === null ? (reading ?? 'loading') : null,
    returning,
    begin,
  }
}

interface PictureProps {
  /** Whether there is a game that was left isn't known yet. */
  readonly waits: Loading | null
  readonly game: (LeftGame & { readonly left: Left }) | null
}

/** The game to go on with, or else what a game looks like. */
const Picture = ({ waits, game }: PictureProps) => {
  if (waits !== null) return <AwaitedPicture failed={waits === 'failed'} retry={loadAgain} />
  return game === null ? <NewcomerPicture /> : <LeftPicture game={game} />
}

/** The next deck of the shelf: the one that was played last comes first. */
const toOtherDeck = () => {
  const faces = document.querySelectorAll<HTMLButtonElement>('[data-shelf] > li > button:first-child:not(:disabled)')
  const next = faces[1] ?? faces[0]
  next?.scrollIntoView({ block: 'nearest' })
  next?.focus()
}

export const StartScreen = () => {
  const start = useStart()
  const first = useFirstLesson()
  const { choice, change, decks, begin, left, returning } = start
  const singleKeys = useSettings(({ settings }) => settings.singleKeys)
  const [options, show] = useState(false)
  const [climbing, climb] = useState(false)
  const dialogs = useDeckDialogs({
    edition: choice.edition,
    kept: (id) => {
      start.again()
      if (id !== null) change({ deckId: id })
    },
  })
  const [askedOfFormats, askFormats] = useState<AskedOfFormats | null>(null)
  const pickFormat = () => askFormats('pick')
  const [latest, ...others] = left
  const shown = isShown(latest) ? latest : null
  const own = chosenDeck(decks, choice.deckId)
  const off = own === undefined || whyNotBegin(decks, choice) !== null
  useStartKeys(singleKeys, {
    ' ': returning ? () => begin() : first.learn,
    c: shown === null ? undefined : shown.resume,
    d: returning ? toOtherDeck : undefined,
  })
  useEffect(() => {
    TableScreen.ahead()
    CurtainScreen.ahead()
    return whenIdle(() => {
      MiniTable.ahead()
      if (!returning) lessonsAhead()
    })
  }, [returning])
  const pick = (deck: PlayableDeck) => {
    if (isUnfit(deck)) return askFormats(deck)
    return whyNotPlayable(deck, choice.edition) === null ? begin({ deckId: deck.id }) : change({ deckId: deck.id })
  }
  const more = (
    <>
      <Button disabled={own === undefined} onClick={() => show(true)}>
        {say('start.moreOptions')}
      </Button>
      <KeptGames />
    </>
  )
  return (
    <div className={styles.start} data-screen="start" data-returning={returning ? '' : undefined}>
      <Sky cx={960} cy={250} />
      <TopLine current="table" />
      <main>
        <div className={styles.hero}>
          {returning ? (
            <Again
              choice={choice}
              change={change}
              decks={decks}
              begin={begin}
              pickFormat={pickFormat}
              other={toOtherDeck}
            >
              {more}
            </Again>
          ) : (
            <Newcomer decks={decks} learn={first.learn} play={() => play(decks, FIRST_GAME)}>
              {more}
            </Newcomer>
          )}
          <Picture waits={start.picture} game={shown} />
        </div>
        {first.failed ? <LoadFailed className={styles.failed} text={say('part.failed')} retry={first.learn} /> : null}
        <SavedGames games={shown === null ? left : others} />
        <Tables
          title={say(returning ? 'start.tablesAgain' : 'start.tables')}
          mode={returning ? choice.mode : null}
          off={off}
          seats={choice.seats}
          play={(mode, seats = 2) => begin({ mode, seats })}
          ladder={() => climb(true)}
          friend={() => useUi.getState().open({ dialog: 'friend' })}
        />
        {start.state === 'failed' ? (
          <LoadFailed className={styles.failed} text={say('start.loadFailed')} retry={start.retry} />
        ) : (
          <Decks
            title={say(returning || own?.own ? 'start.decksOwn' : 'start.decksNew')}
            decks={decks}
            choice={choice}
            last={start.last}
            play={pick}
            look={dialogs.look}
            pickFormat={pickFormat}
            actions={<Button onClick={dialogs.paste}>{say('deck.paste')}</Button>}
          >
            {start.state === 'loading' ? <p role="status">{say('start.loading')}</p> : null}
            <ChosenIncompleteDeck
              deck={own}
              edition={choice.edition}
              onPlay={(deck) =>
                begin(
                  { deckId: deck.id },
                  decks.map((one) => (one.id === deck.id ? deck : one)),
                )
              }
            />
          </Decks>
        )}
      </main>
      <footer className={styles.legal}>{say('start.legal')}</footer>
      {dialogs.shown}
      {askedOfFormats === null ? null : (
        <FormatDialogs {...start} decks={start.all} asked={askedOfFormats} ask={askFormats} />
      )}
      {options ? (
        <GameOptions
          choice={choice}
          change={change}
          decks={decks}
          play={() => begin()}
          pickFormat={pickFormat}
          onClose={() => show(false)}
        />
      ) : null}
      {climbing ? (
        <LadderDialog choice={choice} change={change} decks={start.all} onClose={() => climb(false)} />
      ) : null}
      <PageDialogs />
    </div>
  )
}
