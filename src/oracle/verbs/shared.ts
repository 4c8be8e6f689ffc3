/** One subject for several clauses, and one duration for several subjects. */
import {
  type Ability,
  type Duration,
  type Effect,
  memoised,
  type Quantity,
  type Recipient,
  type Thing,
} from '../../language/index.ts'
import { either, mapped, part, type Syntax, sameValue, series, wordings } from '../core/index.ts'
import { recipient, thing, written } from '../nouns/index.ts'
import { passingChanges } from './changes.ts'
import { hasTarget, SAME_THING, YOU } from './clause.ts'
import { until } from './durations.ts'
import type { Changes } from './joined.ts'
import { type Modify, modification } from './modify.ts'
import { withOthers } from './together.ts'

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
interface Both {
  readonly first: Clause
  readonly second: Clause
  readonly duration: Duration
}

/** "Creatures you control get +1/+1 and creatures your opponents control get -1/-1 until end of turn." */
export function bothSubjects(granted: Syntax<Ability>): Syntax<Effects> {
  const clause = part()`${{ what: thing }} ${{ changes: passingChanges(granted) }}` as Syntax<Clause>
  const said = wordings(
    part()`${{ first: clause }} and ${{ second: clause }} ${{ duration: until }}`,
    part()`${{ duration: until }}, ${{ first: clause }} and ${{ second: clause }}`,
  ) as Syntax<Both>
  return mapped(said, {
    to: ({ first, second, duration }): Effects => [
      { kind: 'modify', ...first, duration },
      { kind: 'modify', ...second, duration },
    ],
    is: isEffects,
    from: ([first, second, more]): Both | undefined => {
      if (first?.kind !== 'modify' || second?.kind !== 'modify' || more !== undefined) return undefined
      if (!sameValue(first.duration, second.duration)) return undefined
      const clauseOf = ({ what, changes }: Modify): Clause => ({ what, changes })
      return { first: clauseOf(first), second: clauseOf(second), duration: first.duration }
    },
  })
}

interface TakenToo {
  readonly duration: Duration
  readonly what: Thing
  readonly changes: Changes
}
/** "Until end of turn, you gain control of target creature and it gains haste." */
export function takenToo(granted: Syntax<Ability>): Syntax<Effects> {
  const said = part()`${{ duration: until }}, you gain control of ${{ what: thing }} and [it / they] ${{
    changes: passingChanges(granted),
  }}` as Syntax<TakenToo>
  return mapped(said, {
    to: ({ duration, what, changes }): Effects => [
      { kind: 'modify', what, changes: [{ kind: 'control', by: YOU }], duration },
      { kind: 'modify', what: SAME_THING, changes, duration },
    ],
    is: isEffects,
    from: ([first, second, more]): TakenToo | undefined => {
      if (first?.kind !== 'modify' || second?.kind !== 'modify' || more !== undefined) return undefined
      const [change, another] = first.changes
      const isTaken = change?.kind === 'control' && change.by.kind === 'you' && another === undefined
      return isTaken && sameValue(first.duration, second.duration) && sameValue(second.what, SAME_THING)
        ? { duration: first.duration, what: first.what, changes: second.changes }
        : undefined
    },
  })
}

interface ByOthers {
  readonly things: readonly Thing[]
  readonly does: Predicate
}
/** "Target creature and each other creature that shares a color with it get +1/+1 until end of turn". */
export function sharedByOthers(granted: Syntax<Ability>): Syntax<Effects> {
  const early = part()`${{ duration: until }}, ${{ things: withOthers }} ${{ changes: passingChanges(granted) }}`
  const said = wordings(
    part()`${{ things: withOthers }} ${{ does: modification(granted) }}`,
    mapped(early as Syntax<Predicate & { readonly things: readonly Thing[] }>, {
      to: ({ things, ...does }) => ({ things, does }),
      is: (value): value is ByOthers => typeof value === 'object' && value !== null && 'does' in value,
      from: ({ things, does }) => ({ things, ...does }),
    }),
  ) as Syntax<ByOthers>
  return mapped(said, {
    to: ({ things, does: one }): Effects => things.map((what): Effect => ({ kind: 'modify', what, ...one })),
    is: isEffects,
    from: ([first, second, more]) => {
      if (first?.kind !== 'modify' || second?.kind !== 'modify' || more !== undefined) return undefined
      const { what, kind: _, ...rest } = first
      const { what: others, kind: __, ...after } = second
      return sameValue(rest, after) ? { things: [what, others], does: rest } : undefined
    },
  })
}
