/** The chunk of the dialogs. */
export { DeckListDialog } from './DeckListDialog.tsx'
export { IncompleteDeck } from './IncompleteDeck.tsx'
export { PasteDialog } from './PasteDialog.tsx'
