/** Base power and toughness that an effect changes (418.5, 2011:613.3b). */
import type { Change, Duration, Effect, Quantity, Thing } from '../../language/index.ts'
import { mapped, part, rule, type Syntax, sameValue, wordings } from '../core/index.ts'
import { measure, possessed, thing } from '../nouns/index.ts'
import { sized } from './changes.ts'
import { forGood, until } from './durations.ts'

type Modify = Extract<Effect, { kind: 'modify' }>
const isModify = (value: unknown): value is Modify => (value as Effect | null)?.kind === 'modify'

interface Rebased {
  readonly what: Thing
  readonly duration: Duration
  readonly power?: Quantity
  readonly toughness?: Quantity
}
type SetPt = Extract<Change, { kind: 'setPt' }>
const setsOf = ({ changes: [first, more] }: Modify): SetPt | undefined =>
  first?.kind === 'setPt' && more === undefined ? first : undefined
const isBoth = ({ power, toughness }: SetPt): boolean =>
  typeof power === 'object' &&
  power?.kind === 'statistic' &&
  power.what === 'power' &&
  typeof toughness === 'object' &&
  toughness?.kind === 'statistic' &&
  toughness.what === 'toughness' &&
  sameValue(power.of, toughness.of)

const spell = wordings(until, forGood)
const rebase = (size: Omit<SetPt, 'kind'>, { what, duration }: Rebased): Modify => ({
  kind: 'modify',
  what,
  changes: [{ kind: 'setPt', ...size }],
  duration,
})
/** "Change ~'s base power to target creature's power", "... base toughness to 1 plus ...". */
const oneBase = (which: 'power' | 'toughness'): Syntax<Modify> =>
  mapped(
    (which === 'power'
      ? wordings(
          part()`change ${{ what: possessed }} base power to ${{ power: measure }} ${{ duration: spell }}`,
          part()`${{ what: possessed }} power becomes ${{ power: measure }} ${{ duration: until }}`,
        )
      : wordings(
          part()`change ${{ what: possessed }} base toughness to ${{ toughness: measure }} ${{ duration: spell }}`,
          part()`${{ what: possessed }} toughness becomes ${{ toughness: measure }} ${{ duration: until }}`,
        )) as Syntax<Rebased>,
    {
      to: (said) => rebase({ power: said.power ?? null, toughness: said.toughness ?? null }, said),
      is: isModify,
      from: (effect): Rebased | undefined => {
        const set = setsOf(effect)
        const n = set?.[which] ?? null
        return set === undefined || n === null || set[which === 'power' ? 'toughness' : 'power'] !== null
          ? undefined
          : { what: effect.what, duration: effect.duration, [which]: n }
      },
    },
  )
/** "Change ~'s base power and toughness to that creature's power and toughness until end of turn." */
const bothBases: Syntax<Modify> = mapped(
  part()`change ${{ what: possessed }} base power and toughness to ${{ of: possessed }} power and toughness ${{
    duration: spell,
  }}` as Syntax<Rebased & { readonly of: Thing }>,
  {
    to: ({ of, ...said }) =>
      rebase(
        { power: { kind: 'statistic', of, what: 'power' }, toughness: { kind: 'statistic', of, what: 'toughness' } },
        said,
      ),
    is: isModify,
    from: (effect) => {
      const set = setsOf(effect)
      return set !== undefined && isBoth(set)
        ? { what: effect.what, of: (set.power as { of: Thing }).of, duration: effect.duration }
        : undefined
    },
  },
)
/** "Change the base power and toughness of all creatures that dealt damage to it this turn to 0/2." */
const sizedNow = rule('modify')`change the base power and toughness of ${{ what: thing }} to ${{ changes: sized }} ${{
  duration: spell,
}}` as Syntax<Modify>
export const changeBase: Syntax<Modify> = wordings(oneBase('power'), oneBase('toughness'), bothBases, sizedNow)
