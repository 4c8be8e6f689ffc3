/** What attacking and blocking cost, in a rule for all such creatures (308.2d and 309.2b of 2004, 508.1h of 2011). */
import type { Attacked, Cost, Filter, Restriction, StaticRule, Thing } from '../../language/index.ts'
import { mapped, part, type Syntax, sameValue, singular, wordings, words } from '../core/index.ts'
import { payment } from '../costs/index.ts'
import { attacked } from '../events/index.ts'
import { filter } from '../nouns/index.ts'

type Affect = Extract<StaticRule, { kind: 'affect' }>

const CREATURES: Filter = { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] }
/** No words: those of the other way. */
const NOTHING: Filter = { noun: 'permanent', is: [] }

interface Toll {
  readonly creatures: Filter
  readonly cost: Cost
  /** What the cost is counted by. */
  readonly each: Filter
  readonly whom?: Attacked
  /** Whom is named again. */
  readonly same?: Attacked
  readonly what?: Filter
}

type Paying = Extract<Restriction, { kind: 'cantAttackUnlessPaid' | 'cantBlockUnlessPaid' }>
function tollOf({ what, changes: [change, more] }: Affect): { readonly creatures: Filter; readonly of: Paying } | null {
  if (what.kind !== 'all' || change?.kind !== 'restrict' || more !== undefined) return null
  const { restriction: of } = change
  const isToll = of.kind === 'cantAttackUnlessPaid' || of.kind === 'cantBlockUnlessPaid'
  return isToll && of.times === undefined ? { creatures: what.filter, of } : null
}
const isAffect = (value: unknown): value is Affect => (value as StaticRule | null)?.kind === 'affect'

/** What one wording of a toll means; `each`: how it names what is counted, which are the creatures it speaks of. */
const toll = (
  said: Syntax<Toll>,
  restricts: (said: Toll) => Restriction,
  back: (of: Paying) => Partial<Toll> | null,
  each: (creatures: Filter) => Filter,
): Syntax<Affect> =>
  mapped(said, {
    to: (words): Affect | undefined =>
      sameValue(words.each, each(words.creatures)) && (words.same === undefined || sameValue(words.same, words.whom))
        ? {
            kind: 'affect',
            what: { kind: 'all', filter: words.creatures } as Thing,
            changes: [{ kind: 'restrict', restriction: restricts(words) }],
          }
        : undefined,
    is: isAffect,
    from: (rule): Toll | undefined => {
      const found = tollOf(rule)
      const more = found && back(found.of)
      return found && more
        ? { creatures: found.creatures, cost: found.of.cost, each: each(found.creatures), ...more }
        : undefined
    },
  })
/** Both ways of naming what is counted: "creature", or as the creatures were named. */
const counted = (
  said: Syntax<Toll>,
  restricts: (said: Toll) => Restriction,
  back: (of: Paying) => Partial<Toll> | null,
): Syntax<Affect> =>
  wordings(
    toll(said, restricts, back, () => CREATURES),
    toll(said, restricts, back, (creatures) => (sameValue(creatures, CREATURES) ? NOTHING : creatures)),
  )

const pays = part()`${singular(words('their controller'))} ${{ cost: payment }}`
const attacking = ({ cost, whom }: Toll): Restriction =>
  whom === undefined ? { kind: 'cantAttackUnlessPaid', cost } : { kind: 'cantAttackUnlessPaid', cost, whom }
const attackers = part()`${{ creatures: filter('many') }} can't attack`

/** "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you." */
export const tolls: Syntax<Affect> = wordings(
  counted(
    part()`${attackers} ${{ whom: attacked }} unless ${pays} for each ${{ each: filter('one') }} they control
      that's attacking ${{ same: attacked }}` as Syntax<Toll>,
    attacking,
    (of) => (of.kind === 'cantAttackUnlessPaid' && of.whom !== undefined ? { whom: of.whom, same: of.whom } : null),
  ),
  toll(
    part({
      each: CREATURES,
    })`${attackers} ${{ whom: attacked }} unless ${pays} for each of those creatures` as Syntax<Toll>,
    attacking,
    (of) => (of.kind === 'cantAttackUnlessPaid' && of.whom !== undefined ? { whom: of.whom } : null),
    () => CREATURES,
  ),
  counted(
    part()`${attackers} unless ${pays} for each ${{ each: filter('one') }} they control that's attacking` as Syntax<Toll>,
    attacking,
    (of) => (of.kind === 'cantAttackUnlessPaid' && of.whom === undefined ? {} : null),
  ),
  counted(
    part()`${{ creatures: filter('many') }} can't block ${{ what: filter('many') }} unless ${pays} for each blocking
      ${{ each: filter('one') }} they control` as Syntax<Toll>,
    ({ cost, what }) => ({ kind: 'cantBlockUnlessPaid', cost, what: what as Filter }),
    (of) => (of.kind === 'cantBlockUnlessPaid' && of.what !== undefined ? { what: of.what } : null),
  ),
)
