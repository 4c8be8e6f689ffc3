import { type CardSet, loadSet } from '../../catalog/index.ts'
import { pause } from './pause.ts'

/** The built-in set. The page goes on while it is compiled. */
export const builtInSet = (): Promise<CardSet> => loadSet(pause)
