/** Sacrificing (701.14 of 2011): who does it also chooses. */
import { part } from '../core/index.ts'
import { thing } from '../nouns/index.ts'

export const sacrifice = part({ kind: 'sacrifice' })`sacrifice|sacrifices ${{ what: thing }}`
