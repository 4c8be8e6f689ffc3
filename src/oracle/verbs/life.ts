/** Life totals: gaining, losing, becoming (119 of 2011). What a player does is written without the player: see `clause.ts`. */
import type { Effect } from '../../language/index.ts'
import { part, type Syntax, wordings } from '../core/index.ts'
import { measure, possessive, written } from '../nouns/index.ts'
import { lifeAmount } from './amounts.ts'

export const gainLife = part({ kind: 'gainLife' })`gain|gains ${{ n: lifeAmount }}`
export const loseLife = part({ kind: 'loseLife' })`lose|loses ${{ n: lifeAmount }}`

const becomes = part({ kind: 'setLife' })
/** "Your life total becomes 10." */
export const setLife: Syntax<Extract<Effect, { kind: 'setLife' }>> = wordings(
  becomes`${{ who: possessive }} life total becomes ${{ n: written }}`,
  becomes`${{ who: possessive }} life total becomes equal to ${{ n: measure }}`,
)
