import { useState } from 'react'
import { type DeckDraft, listsOf, writePlain } from '../../catalog/index.ts'
import { useOwnDecks } from '../../store/index.ts'
import { saveFile } from '../app/download.ts'
import { lastChoice, startGame, whyNotBegin } from '../app/newTable.ts'
import { replaceGame } from '../app/replaceGame.ts'
import { useDecks } from '../app/useDecks.ts'
import { say } from '../messages/index.ts'
import { sayBuilder } from '../pageMessages/builder.ts'
import { pageHref } from '../pages/address.ts'
import { Button, IconButton } from '../parts/index.ts'
import styles from './Builder.module.css'
import { arenaOf, linkOf, textOf } from './bench.ts'
import { useBuilder } from './builderStore.ts'
import { openAsked, putNew, saveBench } from './opening.ts'

/** A file's name from a deck's. */
const fileName = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'deck'

/** Handing the deck on: as a link, a text for other programs, a file. */
const Share = ({ draft, tell }: { readonly draft: DeckDraft; readonly tell: (news: string) => void }) => {
  const copy = (text: string, done: string, failed: () => string): void => {
    navigator.clipboard.writeText(text).then(
      () => tell(done),
      () => tell(failed()),
    )
  }
  const copyList = (text: string) => copy(text, sayBuilder('builder.copied'), () => sayBuilder('builder.copyFailed'))
  const copyLink = () => {
    const link = pageHref('decks', linkOf(draft))
    copy(new URL(link, location.href).href, sayBuilder('builder.linkCopied'), () => {
      history.replaceState(null, '', link)
      return sayBuilder('builder.linkFailed')
    })
  }
  return (
    <details className={styles.share}>
      <summary>{sayBuilder('builder.share')}</summary>
      <div>
        <Button onClick={copyLink}>{sayBuilder('builder.link')}</Button>
        <Button onClick={() => copyList(arenaOf(draft))}>{sayBuilder('builder.arena')}</Button>
        <Button onClick={() => copyList(writePlain(listsOf(draft)))}>{sayBuilder('builder.plain')}</Button>
        <Button onClick={() => saveFile(fileName(draft.name), textOf(draft), 'txt')}>
          {sayBuilder('builder.file')}
        </Button>
      </div>
    </details>
  )
}

/** One's own decks, and copies of those that come with the game. */
const OpenDeck = ({ tell }: { readonly tell: (news: string) => void }) => {
  const own = useOwnDecks(({ decks }) => decks)
  const { load } = useDecks()
  const builtIn = load.state === 'ready' ? load.decks.filter((deck) => !deck.own) : []
  return (
    <select
      className={styles.openDeck}
      aria-label={sayBuilder('builder.openOne')}
      value=""
      onChange={(event) => {
        const { value } = event.target
        if (value === 'new') return putNew()
        openAsked({ kind: 'deck', id: value }).then(
          (opened) => tell(opened === null ? sayBuilder('builder.noDeck') : sayBuilder('builder.opened', opened.draft)),
          () => tell(sayBuilder('builder.failed')),
        )
      }}
    >
      <option value="" disabled hidden>
        {sayBuilder('builder.open')}
      </option>
      <option value="new">{sayBuilder('builder.new')}</option>
      {own.length === 0 ? null : (
        <optgroup label={sayBuilder('builder.own')}>
          {own.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={sayBuilder('builder.builtIn')}>
        {builtIn.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </optgroup>
    </select>
  )
}

/** Saves the deck and begins a game with it; or says why none begins. */
async function play(tell: (news: string) => void): Promise<void> {
  const id = saveBench()
  if (id === null) return tell(sayBuilder('builder.saveFailed'))
  const { loadDecks } = await import('../app/loadDecks.ts')
  const decks = await loadDecks()
  const { edition } = useBuilder.getState()
  const choice = { ...lastChoice(), deckId: id, edition }
  const why = whyNotBegin(decks, choice)
  if (why !== null) return tell(why)
  replaceGame('start', () => {
    startGame(decks, choice)
    location.hash = pageHref('table')
  })
}

/** What was done last, or whether the shelf has the deck as it is now. */
export const News = ({ news }: { readonly news: string }) => {
  const kept = useKept()
  return (
    <p role="status" className={styles.news}>
      {news || sayBuilder(KEPT[kept])}
    </p>
  )
}

/** Whether the shelf has the deck as it is now. */
function useKept(): 'saved' | 'changed' | 'none' {
  const { deckId, draft } = useBuilder(({ history }) => history.now)
  const own = useOwnDecks(({ decks }) => decks.find(({ id }) => id === deckId))
  if (own === undefined) return 'none'
  return own.name === draft.name && own.text === textOf(draft) ? 'saved' : 'changed'
}

const KEPT = { saved: 'builder.saved', changed: 'builder.changed', none: 'builder.notSaved' } as const

interface ActionsProps {
  readonly tell: (news: string) => void
}

/** What is done with the deck as a whole. */
export const Actions = ({ tell }: ActionsProps) => {
  const { history, undo, redo } = useBuilder()
  const { draft } = history.now
  const [busy, wait] = useState(false)
  const save = () => {
    tell(saveBench() === null ? sayBuilder('builder.saveFailed') : sayBuilder('builder.savedNow', draft))
  }
  return (
    <>
      <OpenDeck tell={tell} />
      <Share draft={draft} tell={tell} />
      <IconButton icon="undo" label={sayBuilder('builder.undo')} disabled={history.past.length === 0} onClick={undo} />
      <IconButton
        icon="redo"
        label={sayBuilder('builder.redo')}
        disabled={history.future.length === 0}
        onClick={redo}
      />
      <Button onClick={save}>{sayBuilder('builder.save')}</Button>
      <Button
        kind="primary"
        className={styles.play}
        disabled={busy || draft.main.length === 0}
        onClick={() => {
          wait(true)
          play(tell).then(
            () => wait(false),
            () => {
              wait(false)
              tell(say('start.loadFailed'))
            },
          )
        }}
      >
        {sayBuilder('builder.play')}
      </Button>
    </>
  )
}
