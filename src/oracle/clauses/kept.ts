/** What is kept from attacking, or made to: "detain", "goad" (today:701.15, 701.35). */
import type { Duration } from '../../language/index.ts'
import { part, shaped, wordings } from '../core/index.ts'
import { thing } from '../nouns/index.ts'

const UNTIL: Duration = { kind: 'yourNextTurn' }
const restrict = 'restrict'

const detain = shaped(part()`detain ${{ what: thing }}`, ({ what }) => ({
  kind: 'modify',
  what,
  changes: [
    { kind: restrict, restriction: { kind: 'cantAttack', unless: null } },
    { kind: restrict, restriction: { kind: 'cantBlock', what: null } },
    { kind: restrict, restriction: { kind: 'cantActivate' } },
  ],
  duration: UNTIL,
  fixed: true,
}))
const goad = shaped(part()`goad ${{ what: thing }}`, ({ what }) => ({
  kind: 'modify',
  what,
  changes: [
    { kind: restrict, restriction: { kind: 'mustAttack', per: 'combat' } },
    { kind: restrict, restriction: { kind: 'goaded' } },
  ],
  duration: UNTIL,
  fixed: true,
}))

/** "Goad target creature", "detain up to two target creatures". */
export const untilYourTurn = wordings(detain, goad)
