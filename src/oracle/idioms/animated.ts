/** "It's still a land", behind another clause or behind what X is. */
import type { Ability, Change, Effect, Quantity } from '../../language/index.ts'
import { becomesAlso, restricted, stillToo, thingAgain, thisTurn, until } from '../clauses/index.ts'
import { derived, mapped, part, replaced, type Syntax, sameValue, shaped } from '../core/index.ts'
import { measure, thing } from '../nouns/index.ts'

type Modify = Extract<Effect, { kind: 'modify' }>
/** "Becomes a 3/2 Elemental creature until end of turn and can't be blocked this turn. It's still a land." */
export const animatedAnd = (granted: Syntax<Ability>) =>
  shaped(
    part()`${{ what: thing }} become|becomes ${{ changes: becomesAlso(granted) }} ${{ duration: until }} and ${{
      also: restricted,
    }} ${{ span: thisTurn }}. ${stillToo}`,
    ({ what, changes, duration, also, span }) => [
      { kind: 'modify', what, changes, duration },
      { kind: 'modify', what: derived(what, thingAgain), changes: also, duration: span },
    ],
  )

interface Counted extends Omit<Modify, 'kind'> {
  readonly x: Quantity
}
const X: Quantity = { kind: 'x' }
const sizeOf = (changes: readonly Change[]): Quantity | undefined => {
  const size = changes.find((one) => one.kind === 'setPt')
  return typeof size?.power === 'object' && size.power !== null ? size.power : undefined
}
/** "Becomes an X/X Elemental creature until end of turn, where X is the number of ... It's still a land." */
export const animatedX = (granted: Syntax<Ability>): Syntax<Effect> =>
  mapped(
    part()`${{ what: thing }} become|becomes ${{ changes: becomesAlso(granted) }} ${{ duration: until }}, where X is ${{
      x: measure,
    }}. ${stillToo}`,
    {
      to: ({ x, changes, ...rest }): Modify | undefined =>
        sameValue(sizeOf(changes), X)
          ? {
              kind: 'modify',
              ...rest,
              changes: replaced(changes, (one) => (sameValue(one, X) ? { to: x } : null)) as readonly Change[],
            }
          : undefined,
      is: (value): value is Modify => (value as Effect | null)?.kind === 'modify',
      from: ({ what, changes, duration }): Counted | undefined => {
        const x = sizeOf(changes)
        return x === undefined || sameValue(x, X)
          ? undefined
          : {
              what,
              duration,
              x,
              changes: replaced(changes, (one) => (sameValue(one, x) ? { to: X } : null)) as readonly Change[],
            }
      },
    },
  )
