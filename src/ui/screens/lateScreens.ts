/** Screens that are loaded when they are first shown. */
import { late } from '../session/late.tsx'

export const TableScreen = late(() => import('./TableScreen.tsx').then((chunk) => chunk.TableScreen))
export const BetweenScreen = late(() => import('./BetweenScreen.tsx').then((chunk) => chunk.BetweenScreen))
