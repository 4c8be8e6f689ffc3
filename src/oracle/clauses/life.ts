/**
 * Life totals: gaining, losing, becoming (119 of 2011). A player's action is written without the player: see
 * `clause.ts`.
 */
import type { Effect } from '../../language/index.ts'
import { part, type Syntax, shaped, wordings } from '../core/index.ts'
import { halfOfLife, measure, possessive, written } from '../nouns/index.ts'
import { lifeAmount } from './amounts.ts'

export const gainLife = part({ kind: 'gainLife' })`gain|gains ${{ n: lifeAmount }}`
/** "Loses 2 life", "loses half their life, rounded up" (104.1). */
export const loseLife = part({ kind: 'loseLife' })`lose|loses ${{ n: wordings(lifeAmount, halfOfLife) }}`

type SetLife = Extract<Effect, { kind: 'setLife' }>
const becomes = part({ kind: 'setLife' })
const total = wordings(part()`${{ n: written }}`, part()`[equal to /] ${{ n: measure }}`)
/** "Your life total becomes 10." */
export const setLife: Syntax<SetLife> = wordings(
  becomes`${{ who: possessive }} life total becomes ${total}`,
  shaped(part()`double ${{ who: possessive }} life total`, ({ who }) => ({
    kind: 'setLife',
    who,
    n: { kind: 'times', n: 2, of: { kind: 'life', of: who } },
  })),
)
/** "Your life total become 10": after "have". */
export const lifeBecome: Syntax<SetLife> = becomes`${{ who: possessive }} life total become ${total}`
