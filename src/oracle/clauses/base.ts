/** Base power and toughness that an effect changes (418.5, 2011:613.3b). */
import type { Effect } from '../../language/index.ts'
import { mapped, oneOf, part, quiet, rule, type Syntax, shaped, wordings } from '../core/index.ts'
import { measure, possessed, thing } from '../nouns/index.ts'
import { sized } from './changes.ts'
import { forGood, until } from './durations.ts'

type Modify = Extract<Effect, { kind: 'modify' }>
const lasting = wordings(until, forGood)

type Which = 'power' | 'toughness'
const numbers = oneOf('which number', ['power', 'toughness'])
/** "Change ~'s base power to target creature's power", "~'s toughness becomes 1 plus ... until end of turn". */
const oneBase: Syntax<Modify> = mapped(
  wordings(
    part()`change ${{ what: possessed }} base ${{ which: numbers }} to ${{ n: measure }} ${{
      duration: lasting,
    }}`,
    part()`${{ what: possessed }} ${{ which: numbers }} becomes ${{ n: measure }} ${{ duration: until }}`,
  ),
  {
    to: ({ what, which, n, duration }): Modify => ({
      kind: 'modify',
      what,
      changes: [{ kind: 'setPt', power: null, toughness: null, [which]: n }],
      duration,
    }),
    is: (value): value is Modify => (value as Effect | null)?.kind === 'modify',
    from: ({ what, changes: [set], duration }) => {
      if (set?.kind !== 'setPt') return undefined
      const which: Which = set.power === null ? 'toughness' : 'power'
      const n = set[which]
      return n === null ? undefined : { what, which, n, duration }
    },
  },
)
/** "That creature's power and toughness", as they are when this happens. */
const itsSize = part()`${{ of: possessed }} power and toughness ${{ duration: lasting }}`
/**
 * "Change ~'s base power and toughness to that creature's power and toughness until end of turn"; after "you may",
 * "have the base power and toughness of ... become equal to ...".
 */
const bothBases = shaped(
  wordings(
    part()`change ${{ what: possessed }} base power and toughness to ${itsSize}`,
    part()`change the base power and toughness of ${{ what: quiet(thing) }} to ${itsSize}`,
    part()`have the base power and toughness of ${{ what: quiet(thing) }} become equal to ${itsSize}`,
  ),
  ({ what, of, duration }) => ({
    kind: 'modify',
    what,
    changes: [
      {
        kind: 'setPt',
        power: { kind: 'statistic', of, what: 'power' },
        toughness: { kind: 'statistic', of, what: 'toughness' },
      },
    ],
    duration,
  }),
)
/** "Change the base power and toughness of all creatures that dealt damage to it this turn to 0/2." */
const sizedNow = rule('modify')`change the base power and toughness of ${{ what: thing }} to ${{ changes: sized }} ${{
  duration: lasting,
}}`
export const changeBase: Syntax<Modify> = wordings(oneBase, bothBases, sizedNow)
