/** The dialogs of deck lists. Loaded when one is opened. */

export { LookDialog } from './LookDialog.tsx'
export { PasteDialog } from './PasteDialog.tsx'
export { Torn } from './Torn.tsx'
