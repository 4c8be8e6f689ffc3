/** The dialogs of deck lists, each loaded when it is first opened. */
import { lazyComponent } from '../session/lazyComponent.tsx'

const dialogs = () => import('./dialogs.ts')

export const DeckListDialog = lazyComponent(() => dialogs().then((chunk) => chunk.DeckListDialog))
export const PasteDialog = lazyComponent(() => dialogs().then((chunk) => chunk.PasteDialog))
export const IncompleteDeck = lazyComponent(() => dialogs().then((chunk) => chunk.IncompleteDeck))
