import { type ReactNode, useState } from 'react'
import type { EditionId } from '../../rulebook/index.ts'
import { useOwnDecks } from '../../store/index.ts'
import { DeckListDialog, IncompleteDeck, PasteDialog } from '../pasting/index.ts'
import { isIncomplete, type PlayableDeck } from '../session/decks.ts'

interface Asked {
  readonly what: 'look' | 'paste' | 'edit'
  readonly deck: PlayableDeck | null
}

interface DeckDialogsOptions {
  readonly edition: EditionId
  /** One's own decks have changed; with the id of the saved one. */
  readonly kept: (id: string | null) => void
}

interface DeckDialogs {
  readonly look: (deck: PlayableDeck) => void
  readonly paste: () => void
  readonly shown: ReactNode
}

/** Looking through a deck, pasting one, editing or removing one's own. */
export function useDeckDialogs({ edition, kept }: DeckDialogsOptions): DeckDialogs {
  const [asked, ask] = useState<Asked | null>(null)
  const close = () => ask(null)
  const done = (id: string | null) => {
    close()
    if (id !== null) kept(id)
  }
  const remove = (id: string) => {
    useOwnDecks.getState().remove(id)
    close()
    kept(null)
  }
  const dialog = ({ what, deck }: Asked) =>
    what === 'look' && deck !== null ? (
      <DeckListDialog
        deck={deck}
        edition={edition}
        onClose={close}
        onEdit={() => ask({ what: 'edit', deck })}
        onRemove={() => remove(deck.id)}
      />
    ) : (
      <PasteDialog deck={deck} edition={edition} onDone={done} />
    )
  return {
    look: (deck) => ask({ what: 'look', deck }),
    paste: () => ask({ what: 'paste', deck: null }),
    shown: asked === null ? null : dialog(asked),
  }
}

interface ChosenIncompleteDeckProps {
  readonly deck: PlayableDeck | undefined
  readonly edition: EditionId
  readonly onPlay: (deck: PlayableDeck) => void
}

/** What is missing of the chosen deck, if anything is. */
export const ChosenIncompleteDeck = ({ deck, edition, onPlay }: ChosenIncompleteDeckProps) =>
  deck !== undefined && isIncomplete(deck) ? <IncompleteDeck deck={deck} edition={edition} onPlay={onPlay} /> : null
