/** Screens that are loaded when they are first shown. */
import { lazyComponent } from '../session/lazyComponent.tsx'
import { withGame } from '../session/withGame.ts'
import { PicturePlace } from './start/PicturePlace.tsx'

export const TableScreen = lazyComponent(() => withGame(import('./TableScreen.tsx')).then((chunk) => chunk.TableScreen))
export const CurtainScreen = lazyComponent(() => import('./CurtainScreen.tsx').then((chunk) => chunk.CurtainScreen))
export const BetweenScreen = lazyComponent(() => import('./BetweenScreen.tsx').then((chunk) => chunk.BetweenScreen))
export const MiniTable = lazyComponent(() => import('../mini/index.ts').then((chunk) => chunk.MiniTable), PicturePlace)
export const BoardPicture = lazyComponent(
  () => import('../mini/index.ts').then((chunk) => chunk.BoardPicture),
  PicturePlace,
)
export const KeptGames = lazyComponent(() => import('./KeptGames.tsx').then((chunk) => chunk.KeptGames))
