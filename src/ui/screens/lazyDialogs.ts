/** Dialogs that are loaded when they are first opened. */
import { lazyComponent } from '../session/lazyComponent.tsx'
import { withGame } from '../session/withGame.ts'

export const SettingsDialog = lazyComponent(() => import('./SettingsDialog.tsx').then((chunk) => chunk.SettingsDialog))
export const StopsTable = lazyComponent(() => import('./settings/StopsTable.tsx').then((chunk) => chunk.StopsTable))
export const HelpDialog = lazyComponent(() => import('./HelpDialog.tsx').then((chunk) => chunk.HelpDialog))
/** What brings pages of friends together. */
export const FriendDialog = lazyComponent(() =>
  withGame(import('../friend/index.ts')).then((chunk) => chunk.FriendDialog),
)
const story = () => import('../story/index.ts')
export const EndActions = lazyComponent(() => story().then((chunk) => chunk.EndActions))
export const EndScreen = lazyComponent(() => story().then((chunk) => chunk.EndScreen))
export const Replaying = lazyComponent(() => story().then((chunk) => chunk.Replaying))
export const ReplayBar = lazyComponent(() => story().then((chunk) => chunk.ReplayBar))
/** What is said at the table while a lesson is given. */
export const LessonPanel = lazyComponent(() => import('../lessons/index.ts').then((chunk) => chunk.LessonPanel))
/** What stands above the table while a puzzle is played. */
export const PuzzleLayer = lazyComponent(() => import('../puzzles/index.ts').then((chunk) => chunk.PuzzleLayer))
export const GameOptions = lazyComponent(() => import('./start/GameOptions.tsx').then((chunk) => chunk.GameOptions))
export const LadderDialog = lazyComponent(() =>
  withGame(import('./start/LadderDialog.tsx')).then((chunk) => chunk.LadderDialog),
)
