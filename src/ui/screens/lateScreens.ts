/** Screens and dialogs that are loaded when they are first shown. */
import { late } from '../app/late.tsx'

export const TableScreen = late(() => import('./TableScreen.tsx').then((chunk) => chunk.TableScreen))
export const SettingsDialog = late(() => import('./SettingsDialog.tsx').then((chunk) => chunk.SettingsDialog))
export const StopsTable = late(() => import('./SettingsDialog.tsx').then((chunk) => chunk.StopsTable))
export const HelpDialog = late(() => import('./HelpDialog.tsx').then((chunk) => chunk.HelpDialog))
export const BetweenScreen = late(() => import('./BetweenScreen.tsx').then((chunk) => chunk.BetweenScreen))
export const PasteDialog = late(() => import('../pasting/index.ts').then((chunk) => chunk.PasteDialog))
export const LookDialog = late(() => import('../pasting/index.ts').then((chunk) => chunk.LookDialog))
export const Torn = late(() => import('../pasting/index.ts').then((chunk) => chunk.Torn))
