import type { EditionId } from '../../rulebook/index.ts'
import { say } from '../messages/index.ts'
import { sayPasting } from '../messages/pages/pasting.ts'
import { deckHref } from '../pages/deckLink.ts'
import { Button, Dialog } from '../parts/index.ts'
import type { PlayableDeck } from '../session/decks.ts'
import { DeckLists } from './DeckLists.tsx'

interface LookProps {
  readonly deck: PlayableDeck
  readonly edition: EditionId
  readonly onClose: () => void
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** A deck's cards, and what can be done with one's own. */
export const DeckListDialog = ({ deck, edition, onClose, onEdit, onRemove }: LookProps) => (
  <Dialog
    open
    title={deck.name}
    closeLabel={say('menu.close')}
    onClose={onClose}
    actions={
      <>
        {deck.own ? <Button onClick={onRemove}>{sayPasting('paste.remove')}</Button> : null}
        <Button
          onClick={() => {
            location.hash = deckHref(deck.id)
          }}
        >
          {sayPasting('paste.build')}
        </Button>
        {deck.own ? <Button onClick={onEdit}>{say('deck.edit')}</Button> : null}
      </>
    }
  >
    <DeckLists of={{ ...deck, deck }} edition={edition} />
  </Dialog>
)
