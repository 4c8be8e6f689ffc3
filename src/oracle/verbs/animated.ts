/** "It's still a land", behind another clause or behind what X is. */
import type { Ability, Change, Duration, Effect, Quantity, Restriction, Thing } from '../../language/index.ts'
import { mapped, part, replaced, type Syntax, sameValue } from '../core/index.ts'
import { measure, thing } from '../nouns/index.ts'
import { becomesAlso, stillToo } from './becoming.ts'
import { hasTarget, SAME_THING } from './clause.ts'
import { thisTurn, until } from './durations.ts'
import { passing } from './restrictions.ts'

type Effects = readonly Effect[]
type Modify = Extract<Effect, { kind: 'modify' }>
interface Animated {
  readonly what: Thing
  readonly changes: readonly Change[]
  readonly duration: Duration
}
interface Restricted extends Animated {
  readonly also: readonly Restriction[]
  readonly span: Duration
}
const isModify = (effect: Effect | undefined): effect is Modify => effect?.kind === 'modify'
const restrictions = ({ changes }: Modify): readonly Restriction[] =>
  changes.flatMap((one) => (one.kind === 'restrict' ? [one.restriction] : []))

/** "Becomes a 3/2 Elemental creature until end of turn and can't be blocked this turn. It's still a land." */
export const animatedAnd = (granted: Syntax<Ability>): Syntax<Effects> =>
  mapped(
    part()`${{ what: thing }} become|becomes ${{ changes: becomesAlso(granted) }} ${{ duration: until }} and ${{
      also: passing,
    }} ${{ span: thisTurn }}. ${stillToo}` as Syntax<Restricted>,
    {
      to: ({ also, span, ...first }): Effects => [
        { kind: 'modify', ...first },
        {
          kind: 'modify',
          what: hasTarget(first.what) ? SAME_THING : first.what,
          changes: also.map((restriction): Change => ({ kind: 'restrict', restriction })),
          duration: span,
        },
      ],
      is: (value): value is Effects => Array.isArray(value) && value.length === 2,
      from: ([first, second]): Restricted | undefined => {
        if (!isModify(first) || !isModify(second)) return undefined
        const also = restrictions(second)
        const { what, changes, duration } = first
        return also.length === second.changes.length
          ? { what, changes, duration, also, span: second.duration }
          : undefined
      },
    },
  )

interface Counted extends Animated {
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
    }}. ${stillToo}` as Syntax<Counted>,
    {
      to: ({ x, changes, ...rest }): Modify | undefined =>
        sameValue(sizeOf(changes), X)
          ? {
              kind: 'modify',
              ...rest,
              changes: replaced(changes, (one) => (sameValue(one, X) ? { to: x } : null)) as readonly Change[],
            }
          : undefined,
      is: (value): value is Modify => isModify(value as Effect),
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
