import { useState } from 'react'
import type { EditionId } from '../../rulebook/index.ts'
import { useOwnDecks } from '../../store/index.ts'
import { say } from '../messages/index.ts'
import { Button } from '../parts/index.ts'
import { DeckListDialog, IncompleteDeck, PasteDialog } from '../pasting/index.ts'
import { isIncomplete, type PlayableDeck } from '../session/decks.ts'
import start from './Start.module.css'

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
      {open === 'paste' ? <PasteDialog deck={null} edition={edition} onDone={done} /> : null}
      {open === 'edit' && deck !== undefined ? <PasteDialog deck={deck} edition={edition} onDone={done} /> : null}
      {open === 'look' && deck !== undefined ? (
        <DeckListDialog
          deck={deck}
          edition={edition}
          onClose={close}
          onEdit={() => show('edit')}
          onRemove={() => remove(deck.id)}
        />
      ) : null}
    </div>
  )
}

interface ChosenIncompleteDeckProps {
  readonly deck: PlayableDeck | undefined
  readonly edition: EditionId
  readonly onPlay: (deck: PlayableDeck) => void
}

/** What is missing of the chosen deck, if anything is. */
export const ChosenIncompleteDeck = ({ deck, edition, onPlay }: ChosenIncompleteDeckProps) =>
  deck !== undefined && isIncomplete(deck) ? <IncompleteDeck deck={deck} edition={edition} onPlay={onPlay} /> : null
