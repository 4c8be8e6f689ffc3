/** Dialogs that are loaded when they are first opened. */
import { late } from '../session/late.tsx'

export const SettingsDialog = late(() => import('./SettingsDialog.tsx').then((chunk) => chunk.SettingsDialog))
export const StopsTable = late(() => import('./SettingsDialog.tsx').then((chunk) => chunk.StopsTable))
export const HelpDialog = late(() => import('./HelpDialog.tsx').then((chunk) => chunk.HelpDialog))
const story = () => import('../story/index.ts')
export const EndActions = late(() => story().then((chunk) => chunk.EndActions))
export const EndScreen = late(() => story().then((chunk) => chunk.EndScreen))
export const Replaying = late(() => story().then((chunk) => chunk.Replaying))
export const ReplayBar = late(() => story().then((chunk) => chunk.ReplayBar))
/** What stands above the table while a puzzle is played. */
export const PuzzleLayer = late(() => import('../puzzles/index.ts').then((chunk) => chunk.PuzzleLayer))
