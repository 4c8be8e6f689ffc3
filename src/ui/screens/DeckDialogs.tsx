import { useEffect, useState } from 'react'
import type { EditionId } from '../../rulebook/index.ts'
import { useOwnDecks } from '../../store/index.ts'
import { isTorn, type PlayableDeck } from '../app/decks.ts'
import { say } from '../messages/index.ts'
import { Button } from '../parts/index.ts'
import start from './Start.module.css'

type Pasting = typeof import('../pasting/index.ts')

/** The dialogs, once they are wanted. */
function usePasting(wanted: boolean): Pasting | 'failed' | null {
  const [loaded, take] = useState<Pasting | 'failed' | null>(null)
  const missing = wanted && (loaded === null || loaded === 'failed')
  useEffect(() => {
    if (!missing) return
    let live = true
    import('../pasting/index.ts').then(
      (chunk) => live && take(chunk),
      () => live && take('failed'),
    )
    return () => {
      live = false
    }
  }, [missing])
  return loaded
}

const Failed = () => <p role="alert">{say('page.failed')}</p>

interface ActionsProps {
  /** The selected deck. */
  readonly deck: PlayableDeck | undefined
  readonly edition: EditionId
  /** One's own decks have changed; with the id of the saved one. */
  readonly kept: (id: string | null) => void
}

/** Viewing the selected deck, pasting one, editing or removing one's own. */
export const DeckActions = ({ deck, edition, kept }: ActionsProps) => {
  const [open, show] = useState<'look' | 'paste' | 'edit' | null>(null)
  const pasting = usePasting(open !== null)
  const close = () => show(null)
  const done = (id: string | null) => {
    close()
    if (id !== null) kept(id)
  }
  const remove = (id: string) => {
    useOwnDecks.getState().remove(id)
    close()
    kept(null)
  }
  return (
    <div className={start.deckActions}>
      <Button disabled={deck === undefined} onClick={() => show('look')}>
        {say('deck.look')}
      </Button>
      <Button onClick={() => show('paste')}>{say('deck.paste')}</Button>
      {open === null || pasting === null ? null : pasting === 'failed' ? (
        <Failed />
      ) : open === 'paste' ? (
        <pasting.PasteDialog deck={null} edition={edition} onDone={done} />
      ) : deck === undefined ? null : open === 'edit' ? (
        <pasting.PasteDialog deck={deck} edition={edition} onDone={done} />
      ) : (
        <pasting.LookDialog
          deck={deck}
          edition={edition}
          onClose={close}
          onEdit={() => show('edit')}
          onRemove={() => remove(deck.id)}
        />
      )}
    </div>
  )
}

interface TornDeckProps {
  readonly deck: PlayableDeck | undefined
  readonly edition: EditionId
  readonly onPlay: (deck: PlayableDeck) => void
}

/** What is missing of the chosen deck, if anything is. */
export const TornDeck = ({ deck, edition, onPlay }: TornDeckProps) => {
  const torn = deck !== undefined && isTorn(deck)
  const pasting = usePasting(torn)
  if (!torn || pasting === null) return null
  return pasting === 'failed' ? <Failed /> : <pasting.Torn deck={deck} edition={edition} onPlay={onPlay} />
}
