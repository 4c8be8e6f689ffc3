import { useState } from 'react'
import { type DeckDraft, listsOf, writePlain } from '../../catalog/index.ts'
import { useOwnDecks } from '../../store/index.ts'
import { UnfitDeck } from '../formats/index.ts'
import { say } from '../messages/index.ts'
import { sayBuilder } from '../messages/pages/builder.ts'
import { pageHref } from '../pages/address.ts'
import { Button, Dialog, IconButton } from '../parts/index.ts'
import { IncompleteDeck, PasteDialog } from '../pasting/index.ts'
import { type GameChoice, lastChoice, whyNotBegin } from '../session/choice.ts'
import { isIncomplete, isLed, isUnfit, type PlayableDeck } from '../session/decks.ts'
import { saveFile } from '../session/download.ts'
import { formatTitled } from '../session/format.ts'
import { replaceGame } from '../session/replaceGame.ts'
import { startGame } from '../session/startGame.ts'
import { useDecks } from '../session/useDecks.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builderStore.ts'
import { openAsked, saveDeck, startNewDeck } from './openDeck.ts'
import { arenaOf, linkOf, textOf } from './workingDeck.ts'

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
    <details
      className={styles.share}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
    >
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

function open(id: string, tell: (news: string) => void): void {
  openAsked({ kind: 'deck', id }).then(
    (opened) => tell(opened === null ? sayBuilder('builder.noDeck') : sayBuilder('builder.opened', opened.draft)),
    () => tell(sayBuilder('builder.failed')),
  )
}

interface ActionsProps {
  readonly tell: (news: string) => void
}

/** One's own decks, and copies of those that come with the game. */
const OpenDeck = ({ tell, onPaste }: ActionsProps & { readonly onPaste: () => void }) => {
  const own = useOwnDecks(({ decks }) => decks)
  const builtIn = useDecks().decks.filter((deck) => !deck.own)
  return (
    <select
      className={styles.openDeck}
      aria-label={sayBuilder('builder.openOne')}
      value=""
      onChange={(event) => {
        const { value } = event.target
        if (value === 'new') startNewDeck()
        else if (value === 'paste') onPaste()
        else open(value, tell)
      }}
    >
      <option value="" disabled hidden>
        {sayBuilder('builder.open')}
      </option>
      <option value="new">{sayBuilder('builder.new')}</option>
      <option value="paste">{say('deck.paste')}</option>
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

/** Begins a game between these decks. */
function begin(decks: readonly PlayableDeck[], choice: GameChoice): void {
  replaceGame('start', () => {
    startGame(decks, choice)
    location.hash = pageHref('table')
  })
}

/** What lacks of a deck that was to be played, and how it is played without. */
interface Lacking {
  readonly deck: PlayableDeck
  /** Absent: nor does it play without, or as free cards. */
  readonly play: ((deck: PlayableDeck) => void) | undefined
}

/** Saves the deck and begins a game with it, or says why none begins; gives what the deck lacks, if it does. */
async function play(tell: (news: string) => void): Promise<Lacking | null> {
  const { id } = saveDeck()
  const { loadDecks } = await import('../session/loadDecks.ts')
  const { edition, formatId } = useBuilder.getState()
  const last = lastChoice()
  const { judged } = await import('../session/formatDecks.ts')
  const all = await loadDecks()
  const decks = await judged({ formatId, house: last.house }, all)
  const deck = decks.find((one) => one.id === id)
  const other = decks.find((one) => one.id === last.otherDeckId)
  // With a commander against decks with one: the deck that was last met may be of the other kind.
  const isMet = deck !== undefined && other !== undefined && isLed(deck) === isLed(other)
  const choice = { ...last, deckId: id, edition, formatId, otherDeckId: isMet ? other.id : null }
  const why = whyNotBegin(decks, choice)
  if (deck !== undefined && isIncomplete(deck))
    return {
      deck,
      play: (rest) =>
        begin(
          decks.map((one) => (one === deck ? rest : one)),
          choice,
        ),
    }
  if (deck !== undefined && isUnfit(deck)) {
    const free = { ...choice, formatId: null }
    return { deck, play: whyNotBegin(all, free) === null ? () => begin(all, free) : undefined }
  }
  if (why !== null) tell(why)
  else begin(decks, choice)
  return null
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

/** What is done with the deck as a whole. */
export const Actions = ({ tell }: ActionsProps) => {
  const { history, undo, redo } = useBuilder()
  const { draft } = history.now
  const edition = useBuilder((builder) => builder.edition)
  const [busy, wait] = useState(false)
  const [lacking, lack] = useState<Lacking | null>(null)
  const [pasting, paste] = useState(false)
  const save = () => {
    tell(saveDeck().kept ? sayBuilder('builder.savedNow', draft) : sayBuilder('builder.saveFailed'))
  }
  return (
    <>
      <OpenDeck tell={tell} onPaste={() => paste(true)} />
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
            (lacks) => {
              wait(false)
              lack(lacks)
            },
            () => {
              wait(false)
              tell(say('start.loadFailed'))
            },
          )
        }}
      >
        {sayBuilder('builder.play')}
      </Button>
      {pasting ? (
        <PasteDialog
          deck={null}
          edition={edition}
          onDone={(id) => {
            paste(false)
            if (id !== null) open(id, tell)
          }}
        />
      ) : null}
      {lacking !== null && isUnfit(lacking.deck) ? (
        <UnfitDeck
          deck={lacking.deck}
          format={formatTitled(useBuilder.getState().formatId) ?? ''}
          asFree={lacking.play && (() => lacking.play?.(lacking.deck))}
          onClose={() => lack(null)}
        />
      ) : null}
      {lacking === null || isUnfit(lacking.deck) ? null : (
        <Dialog
          open
          title={sayBuilder('builder.play')}
          closeLabel={sayBuilder('builder.close')}
          onClose={() => lack(null)}
        >
          <IncompleteDeck deck={lacking.deck} edition={edition} onPlay={(rest) => lacking.play?.(rest)} inBuilder />
        </Dialog>
      )}
    </>
  )
}
