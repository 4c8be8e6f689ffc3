/** Counters on objects: putting and removing (122 of 2011). */

import type { Effect, Predicate, Quantity, Thing } from '../../language/index.ts'
import { mapped, part, quiet, rule, type Syntax, sameValue, series, wordings } from '../core/index.ts'
import { counterKind, numberWord, x } from '../lexicon/index.ts'
import { counted, each, host, measure, self, takePredicate, thing, units, withPredicate } from '../nouns/index.ts'
import { eachOf, type PerEach, perEach } from './amounts.ts'
import { SAME_THING } from './clause.ts'

type Put = Extract<Effect, { kind: 'putCounters' }>
type Remove = Extract<Effect, { kind: 'removeCounters' }>

/** "A +1/+1 counter", "X charge counters". Costs and "enters with" use it, too. */
export const countersOf: Syntax<{ readonly n: Quantity; readonly counter: string }> = part()`${{
  n: counted,
}} ${{ counter: counterKind }} counters|counter`

/** "Put another +1/+1 counter on ~": one more. */
const putAnother = rule('putCounters', { n: 1 })`put another ${{ counter: counterKind }} counter on ${{ what: thing }}`

interface PutForEach extends Omit<Put, 'n'>, PerEach {}

/** "Put a +1/+1 counter on target creature for each ...": that many on each of what it names. */
const putForEach: Syntax<Put> = mapped(
  wordings(
    rule('putCounters')`[put / puts] ${countersOf} on ${{ what: thing }} for each ${{ each }}`,
    rule('putCounters')`for each ${{ each: units }}, put ${countersOf} on ${{ what: thing }}`,
  ) as Syntax<PutForEach>,
  {
    to: ({ each: of, ...put }): Put | undefined => {
      const n = perEach({ n: put.n, each: of })
      return n === undefined ? undefined : { ...put, n }
    },
    is: (value): value is Put =>
      typeof value === 'object' && value !== null && (value as Effect).kind === 'putCounters',
    from: (put) => {
      const per = eachOf(put.n)
      return per && { ...put, ...per }
    },
  },
)

interface Doubled {
  readonly counter: string
  readonly what: Thing
}
type Counted = Extract<Quantity, { kind: 'counters' }>
/** "Double the number of +1/+1 counters on ~": as many more as there are. */
const doubled: Syntax<Put> = mapped(
  part()`double the number of ${{ counter: counterKind }} counters on ${{ what: wordings(self, host) }}` as Syntax<Doubled>,
  {
    to: ({ counter, what }): Put => ({
      kind: 'putCounters',
      what,
      counter,
      n: { kind: 'counters', counter, of: what },
    }),
    is: (value): value is Put => (value as Effect | null)?.kind === 'putCounters',
    from: ({ what, counter, n }) => {
      const counted = typeof n === 'object' && n.kind === 'counters' ? (n as Counted) : null
      return counted !== null && counted.counter === counter && sameValue(counted.of, what)
        ? { counter, what }
        : undefined
    },
  },
)

/** "Put up to X +1/+0 counters on ~. This ability can't cause the total number of ... to be greater than four." */
const upToMost: Syntax<Put> = mapped(
  part()`put up to ${{ n: wordings(numberWord, x) }} ${{ counter: counterKind }} counters|counter on ${{ what: self }}. This
    ability can't cause the total number of ${{ again: counterKind }} counters on ~ to be greater than ${{ most: numberWord }}` as Syntax<UpTo>,
  {
    to: ({ n, counter, what, again, most }): Put | undefined =>
      again === counter ? { kind: 'putCounters', what, counter, n, upTo: { most } } : undefined,
    is: (value): value is Put => (value as Effect | null)?.kind === 'putCounters',
    from: ({ what, counter, n, upTo }) => upTo && { n, counter, what, again: counter, most: upTo.most },
  },
)
interface UpTo extends Doubled {
  readonly n: Quantity
  readonly again: string
  readonly most: number
}

/** "Put two +1/+1 counters on target creature." */
export const putCounters: Syntax<Put> = wordings(
  rule('putCounters')`[put / puts] ${countersOf} on ${{ what: thing }}`,
  rule('putCounters', { what: { kind: 'rest' } })`[put / puts] ${countersOf} on [the rest / the other]`,
  putForEach,
  putAnother as Syntax<Put>,
  doubled,
  upToMost,
  rule(
    'putCounters',
  )`[put / puts] a number of ${{ counter: counterKind }} counters on ${{ what: thing }} equal to ${{ n: measure }}`,
)

/** "Distribute three +1/+1 counters among any number of target creatures." */
export const distribute: Syntax<Put> = rule('putCounters', {
  divided: true,
})`[distribute / distributes] ${countersOf} among ${{ what: thing }}` as Syntax<Put>

/** For a player: "get two poison counters". */
export const poison = part({ kind: 'poison' })`get|gets ${{ n: counted }} poison counters|counter`

/** "Move a +1/+1 counter from ~ onto that creature." */
type Move = Extract<Effect, { kind: 'moveCounters' }>
const plainMove = rule('moveCounters')`[move / moves] ${countersOf} from ${{ from: quiet(thing) }} onto ${{
  to: quiet(thing),
}}` as Syntax<Move>
/** Of what the counter is taken from. */
const SAME_CONTROLLER: Predicate = { is: 'controlled', by: { kind: 'controllerOf', thing: SAME_THING } }
const isSameController = (one: Predicate): one is Predicate => sameValue(one, SAME_CONTROLLER)
/** "From target creature onto another target creature with the same controller". */
const moveWithin: Syntax<Move> = mapped(part()`${plainMove} with the same controller` as Syntax<Move>, {
  to: (move): Move | undefined =>
    move.to.kind === 'target' && move.to.filter !== null
      ? { ...move, to: { ...move.to, filter: withPredicate(move.to.filter, SAME_CONTROLLER) } }
      : undefined,
  is: (value): value is Move => (value as Effect | null)?.kind === 'moveCounters',
  from: (move): Move | undefined => {
    const found = move.to.kind === 'target' && move.to.filter ? takePredicate(move.to.filter, isSameController) : null
    return found && move.to.kind === 'target' ? { ...move, to: { ...move.to, filter: found.rest } } : undefined
  },
})
export const moveCounters = wordings(plainMove, moveWithin)

/** "Remove a +1/+1 counter from ~ for each ...": that many. */
const removeForEach: Syntax<Remove> = mapped(
  rule('removeCounters')`[remove / removes] ${countersOf} from ${{ what: thing }} for each ${{ each }}` as Syntax<
    Omit<Remove, 'n'> & PerEach
  >,
  {
    to: ({ each: of, n: one, ...remove }): Remove | undefined => {
      const n = perEach({ n: one, each: of })
      return n === undefined ? undefined : { ...remove, n }
    },
    is: (value): value is Remove => (value as Effect | null)?.kind === 'removeCounters',
    from: (remove) => {
      const per = eachOf(remove.n)
      return per && { ...remove, ...per }
    },
  },
)
const ALL = { kind: 'all' } as const
export const removeCounters: Syntax<Remove> = wordings(
  rule('removeCounters')`[remove / removes] ${countersOf} from ${{ what: thing }}`,
  removeForEach,
  rule('removeCounters', { counter: null, n: 1 })`[remove / removes] a counter from ${{ what: thing }}`,
  rule('removeCounters', { counter: null, n: ALL })`[remove / removes] all counters from ${{ what: thing }}`,
  rule('removeCounters', { n: ALL, upTo: true })`[remove / removes] any number of ${{
    counter: counterKind,
  }} counters from ${{ what: thing }}`,
  rule('removeCounters', { upTo: true })`[remove / removes] up to ${{ n: wordings(numberWord, x) }} ${{
    counter: counterKind,
  }} counters|counter from ${{ what: thing }}`,
  rule('removeCounters', {
    n: { kind: 'all' },
  })`[remove / removes] all ${{ counter: counterKind }} counters from ${{ what: thing }}`,
)

type PutOn = Pick<Put, 'n' | 'counter' | 'what'>
const isPuts = (value: unknown): value is readonly Put[] =>
  Array.isArray(value) && value.length > 1 && value.every((one: Effect) => one.kind === 'putCounters')
const plainly = ({ n, counter, what, divided, upTo }: Put): PutOn | undefined =>
  divided === undefined && upTo === undefined ? { n, counter, what } : undefined
/** "Put a -1/-1 counter on ~ and a -1/-1 counter on target creature." */
export const putSeveral: Syntax<readonly Effect[]> = mapped(
  part()`[put / puts] ${{
    puts: series(part()`${countersOf} on ${{ what: quiet(thing) }}` as Syntax<PutOn>, 'and', { min: 2, max: 3 }),
  }}`,
  {
    to: ({ puts }): readonly Put[] => puts.map((one) => ({ kind: 'putCounters', ...one })),
    is: isPuts,
    from: (all) => {
      const puts = all.flatMap((one) => plainly(one) ?? [])
      return puts.length === all.length ? { puts } : undefined
    },
  },
)
