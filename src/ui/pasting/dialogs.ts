/** The chunk of the dialogs. */
export { LookDialog } from './LookDialog.tsx'
export { PasteDialog } from './PasteDialog.tsx'
export { Torn } from './Torn.tsx'
