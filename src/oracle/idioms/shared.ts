/** One subject for several clauses, and one duration for several subjects. */
import { type Ability, type Effect, memoised, type Quantity, type Recipient, type Thing } from '../../language/index.ts'
import {
  type Changes,
  hasTarget,
  type Modify,
  modification,
  oneAndOthers,
  passingChanges,
  SAME_THING,
  severalThings,
  until,
  YOU,
} from '../clauses/index.ts'
import { either, mapped, part, type Syntax, sameValue, series, shaped, wordings } from '../core/index.ts'
import { recipient, thing, written } from '../nouns/index.ts'

type Effects = readonly Effect[]
type Damage = Extract<Effect, { kind: 'damage' }>
type Predicate = Omit<Modify, 'kind' | 'what'>
interface Dealing {
  readonly n: Quantity
  readonly to: Recipient
}
type Does = Predicate | Dealing

const isEffects = (value: unknown): value is Effects => Array.isArray(value)

/** What can't be named twice, as a target or a choice, is referred back to. */
const again = (what: Thing): Thing => (hasTarget(what) || what.kind === 'choose' ? SAME_THING : what)

const subjectOf = (effect: Modify | Damage): Thing => (effect.kind === 'modify' ? effect.what : effect.source)

function doneBy(what: Thing, does: Does): Modify | Damage {
  return 'changes' in does
    ? { kind: 'modify', what, ...does }
    : { kind: 'damage', source: what, ...does, divided: false }
}

function doesOf(effect: Modify | Damage): Does {
  return effect.kind === 'modify'
    ? { changes: effect.changes, duration: effect.duration }
    : { n: effect.n, to: effect.to }
}

const isShared = (effect: Effect): effect is Modify | Damage =>
  effect.kind === 'modify' || (effect.kind === 'damage' && !effect.divided)

/** "Target creature gets +1/+1 until end of turn and can't be blocked this turn", "... and deals 1 damage to you". */
export const sharedThing = memoised((granted: Syntax<Ability>): Syntax<Effects> => {
  const dealing = part()`deal|deals ${{ n: written }} damage to ${{ to: recipient }}` as Syntax<Dealing>
  const clause = either(modification(granted), dealing) as Syntax<Does>
  return mapped(part()`${{ what: thing }} ${{ does: series(clause, 'and', { min: 2, max: 3 }) }}`, {
    to: ({ what, does }): Effects | undefined =>
      does.every((one) => !('changes' in one))
        ? undefined
        : does.map((one, i) => doneBy(i === 0 ? what : again(what), one)),
    is: isEffects,
    from: (effects) => {
      const all = effects.filter(isShared)
      const [first] = all
      if (!first || all.length !== effects.length || !all.some(({ kind }) => kind === 'modify')) return undefined
      return { what: subjectOf(first), does: all.map(doesOf) }
    },
  })
})

interface Clause {
  readonly what: Thing
  readonly changes: Changes
}
/** "Creatures you control get +1/+1 and creatures your opponents control get -1/-1 until end of turn." */
export function bothSubjects(granted: Syntax<Ability>): Syntax<Effects> {
  const clause = part()`${{ what: thing }} ${{ changes: passingChanges(granted) }}` as Syntax<Clause>
  const both = part()`${{ first: clause }} and ${{ second: clause }}`
  const withOthers = shaped(
    part()`${oneAndOthers} ${{ changes: passingChanges(granted) }}`,
    ({ first, others, changes }) => ({ first: { what: first, changes }, second: { what: others, changes } }),
  )
  return shaped(
    wordings(part()`${both} ${{ duration: until }}`, part()`${{ duration: until }}, ${wordings(both, withOthers)}`),
    ({ first, second, duration }) => [
      { kind: 'modify', ...first, duration },
      { kind: 'modify', ...second, duration },
    ],
  )
}

/** "Until end of turn, you gain control of target creature and it gains haste." */
export function takenToo(granted: Syntax<Ability>): Syntax<Effects> {
  return shaped(
    part()`${{ duration: until }}, you gain control of ${{ what: thing }} and [it / they] ${{
      changes: passingChanges(granted),
    }}`,
    ({ duration, what, changes }) => [
      { kind: 'modify', what, changes: [{ kind: 'control', by: YOU }], duration },
      { kind: 'modify', what: SAME_THING, changes, duration },
    ],
  )
}

/** "Target creature and each other creature that shares a color with it get +1/+1 until end of turn". */
export function sharedByOthers(granted: Syntax<Ability>): Syntax<Effects> {
  return shaped(part()`${oneAndOthers} ${modification(granted)}`, ({ first, others, changes, duration }) => [
    { kind: 'modify', what: first, changes, duration },
    { kind: 'modify', what: others, changes, duration },
  ])
}

interface SeveralDo extends Predicate {
  readonly all: readonly Thing[]
}
/** "~ and up to one other target creature both gain lifelink until end of turn", "it and Zombies you control gain ...". */
export function sharedBySeveral(granted: Syntax<Ability>): Syntax<Effects> {
  return mapped(part()`${severalThings} [/ both / each] ${modification(granted)}` as Syntax<SeveralDo>, {
    // "Both gain your choice of ...": one choice for all of them, which several effects can't make.
    to: ({ all, ...does }): Effects | undefined =>
      does.changes.some(({ kind }) => kind === 'oneOf')
        ? undefined
        : all.map((what) => ({ kind: 'modify', what, ...does })),
    is: isEffects,
    from: (effects): SeveralDo | undefined => {
      const all = effects.filter((one): one is Modify => one.kind === 'modify')
      const [first] = all
      if (first === undefined || all.length < 2 || all.length !== effects.length) return undefined
      const { kind: _, what: __, ...does } = first
      return all.every((one) => sameValue({ ...one, what: first.what }, first))
        ? { all: all.map(({ what }) => what), ...does }
        : undefined
    },
  })
}
