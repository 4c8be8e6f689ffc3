/** Counters on objects: putting and removing (122 of 2011). */

import type { Effect, Quantity } from '../../language/index.ts'
import { mapped, part, quiet, rule, type Syntax, wordings } from '../core/index.ts'
import { counterKind } from '../lexicon/index.ts'
import { counted, each, measure, thing, units } from '../nouns/index.ts'
import { eachOf, type PerEach, perEach } from './amounts.ts'

type Put = Extract<Effect, { kind: 'putCounters' }>
type Remove = Extract<Effect, { kind: 'removeCounters' }>

/** "A +1/+1 counter", "X charge counters". Costs and "enters with" use it, too. */
export const countersOf: Syntax<{ readonly n: Quantity; readonly counter: string }> = part()`${{
  n: counted,
}} ${{ counter: counterKind }} counters|counter`

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

/** "Put two +1/+1 counters on target creature." */
export const putCounters: Syntax<Put> = wordings(
  rule('putCounters')`[put / puts] ${countersOf} on ${{ what: thing }}`,
  putForEach,
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
export const moveCounters = rule(
  'moveCounters',
)`[move / moves] ${countersOf} from ${{ from: quiet(thing) }} onto ${{ to: quiet(thing) }}` as Syntax<
  Extract<Effect, { kind: 'moveCounters' }>
>

export const removeCounters: Syntax<Remove> = wordings(
  rule('removeCounters')`[remove / removes] ${countersOf} from ${{ what: thing }}`,
  rule('removeCounters', {
    n: { kind: 'all' },
  })`[remove / removes] all ${{ counter: counterKind }} counters from ${{ what: thing }}`,
)
