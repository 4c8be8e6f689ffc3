/** The dialogs of deck lists, each loaded when it is first opened. */
import { late } from '../session/late.tsx'

const dialogs = () => import('./dialogs.ts')

export const LookDialog = late(() => dialogs().then((chunk) => chunk.LookDialog))
export const PasteDialog = late(() => dialogs().then((chunk) => chunk.PasteDialog))
export const Torn = late(() => dialogs().then((chunk) => chunk.Torn))
