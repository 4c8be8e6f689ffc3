/** "Destroy all lands or all creatures": one of two things, chosen as it happens (413.2c). */
import type { Ability, Change, Effect, Quantity, Thing } from '../../language/index.ts'
import { mapped, part, quiet, type Syntax, series, wordings } from '../core/index.ts'
import { counterKind } from '../lexicon/index.ts'
import { definite, determined, said, self, thing } from '../nouns/index.ts'
import { SAME_THING } from './clause.ts'

type EitherOf = Extract<Effect, { kind: 'eitherOf' }>
type Verb = Extract<Effect, { kind: 'destroy' | 'tap' | 'untap' }>
interface Objects {
  readonly first: Thing
  readonly second: Thing
}
const isEitherOf = (value: unknown): value is EitherOf => (value as Effect | null)?.kind === 'eitherOf'
const isAll = (what: Thing): boolean => what.kind === 'all'

/** What is done to the first, or to the second. */
function toEither(said: Syntax<Objects>, one: (what: Thing) => Verb, other: (what: Thing) => Verb): Syntax<EitherOf> {
  const [first, second] = [one({ kind: 'that' }).kind, other({ kind: 'that' }).kind]
  return mapped(said, {
    to: (objects): EitherOf => ({ kind: 'eitherOf', effects: [one(objects.first), other(objects.second)] }),
    is: isEitherOf,
    from: ({ effects: [a, b] }) =>
      a?.kind === first && b?.kind === second && 'what' in a && 'what' in b && isAll(a.what) && isAll(b.what)
        ? { first: a.what, second: b.what }
        : undefined,
  })
}
const destroying = (what: Thing): Verb => ({ kind: 'destroy', what, noRegeneration: false })

interface PutOrRemove {
  readonly counter: string
  readonly what: Thing
  readonly again?: string
}
/** "Put a charge counter on ~ or remove one from it": of the same kind, from the same object. */
const putOrRemove = (said: Syntax<object>, again: boolean): Syntax<EitherOf> =>
  mapped(said as Syntax<PutOrRemove>, {
    to: ({ counter, what, again: other }): EitherOf | undefined => {
      if (again && other !== counter) return undefined
      const put = { kind: 'putCounters', what, counter, n: 1 } as const
      return {
        kind: 'eitherOf',
        effects: [put, { kind: 'removeCounters', what: SAME_THING, counter, n: 1 }],
      }
    },
    is: isEitherOf,
    from: ({ effects: [put] }): PutOrRemove | undefined =>
      put?.kind === 'putCounters'
        ? { counter: put.counter, what: put.what, ...(again ? { again: put.counter } : {}) }
        : undefined,
  })

interface EitherCounter {
  readonly one: string
  readonly other: string
  readonly what: Thing
}
/** "Put a +0/+1 counter or a +1/+0 counter on target creature": one of the two kinds. */
const eitherCounter: Syntax<EitherOf> = mapped(
  part()`put a ${{ one: counterKind }} counter or a ${{ other: counterKind }} counter on ${{ what: thing }}` as Syntax<EitherCounter>,
  {
    to: ({ one, other, what }): EitherOf => ({
      kind: 'eitherOf',
      effects: [
        { kind: 'putCounters', what, counter: one, n: 1 },
        { kind: 'putCounters', what: SAME_THING, counter: other, n: 1 },
      ],
    }),
    is: isEitherOf,
    from: ({ effects: [put, also] }): EitherCounter | undefined =>
      put?.kind === 'putCounters' && also?.kind === 'putCounters'
        ? { one: put.counter, other: also.counter, what: put.what }
        : undefined,
  },
)
type Gain = Extract<Change, { kind: 'gain' }>
interface CounterOrAbility {
  readonly counter: string
  readonly what: Thing
  readonly again: Thing
  readonly abilities: readonly Ability[]
}
/** "Put a +1/+1 counter on ~ or ~ gains flying, first strike, or trample": the ability is one of those. */
const counterOrAbility = (granted: Syntax<Ability>): Syntax<EitherOf> =>
  mapped(
    part()`put a ${{ counter: counterKind }} counter on ${{ what: self }} or ${{ again: self }} gains ${{
      abilities: series(granted, 'or', { min: 2, max: 5 }),
    }}` as Syntax<CounterOrAbility>,
    {
      to: ({ counter, what, again, abilities }): EitherOf => ({
        kind: 'eitherOf',
        effects: [
          { kind: 'putCounters', what, counter, n: 1 },
          {
            kind: 'modify',
            what: again,
            changes: [{ kind: 'oneOf', of: abilities.map((ability): Gain => ({ kind: 'gain', ability })) }],
            duration: { kind: 'permanent' },
          },
        ],
      }),
      is: isEitherOf,
      from: ({ effects: [put, gain] }): CounterOrAbility | undefined => {
        const change = gain?.kind === 'modify' ? gain.changes[0] : undefined
        return put?.kind === 'putCounters' && gain?.kind === 'modify' && change?.kind === 'oneOf'
          ? {
              counter: put.counter,
              what: put.what,
              again: gain.what,
              abilities: change.of.flatMap((one) => (one.kind === 'gain' ? [one.ability] : [])),
            }
          : undefined
      },
    },
  )

interface SoManyMoved {
  readonly gone: Thing
  readonly one: string
  readonly other: string
  readonly on: Thing
}
/** "If that artifact had counters on it, put that many +1/+1 counters or charge counters on an artifact you control." */
export const asManyAsItHad: Syntax<Extract<Effect, { kind: 'if' }>> = mapped(
  part()`if ${{ gone: definite }} had counters on it, put that many ${{ one: counterKind }} counters or ${{
    other: counterKind,
  }} counters on ${{ on: quiet(thing) }}` as Syntax<SoManyMoved>,
  {
    to: ({ gone, one, other, on }): If | undefined => {
      const n: Quantity = { kind: 'counters', counter: null, of: said('the target') as unknown as Thing }
      return {
        kind: 'if',
        condition: { kind: 'is', was: true, thing: gone, is: [{ is: 'hasCounter', counter: null }] },
        then: [
          {
            kind: 'eitherOf',
            effects: [one, other].map((counter): Put => ({ kind: 'putCounters', what: on, counter, n })),
          },
        ],
        otherwise: [],
      }
    },
    is: (value): value is If => (value as Effect | null)?.kind === 'if',
    from: ({ condition, then: [either, more] }): SoManyMoved | undefined => {
      const [one, other] = either?.kind === 'eitherOf' && !more ? either.effects : []
      return condition.kind === 'is' && one?.kind === 'putCounters' && other?.kind === 'putCounters'
        ? { gone: condition.thing, one: one.counter, other: other.counter, on: one.what }
        : undefined
    },
  },
)
type If = Extract<Effect, { kind: 'if' }>
type Put = Extract<Effect, { kind: 'putCounters' }>

/** One of two things. */
export const eitherOf = (granted: Syntax<Ability>): Syntax<EitherOf> => wordings(counterOrAbility(granted), eitherTwo)
const eitherTwo: Syntax<EitherOf> = wordings(
  eitherCounter,
  toEither(part()`destroy ${{ first: determined }} or ${{ second: determined }}`, destroying, destroying),
  toEither(
    wordings(
      part()`tap ${{ first: determined }} or untap ${{ second: determined }}`,
      part()`tap ${{ first: determined }}, or untap ${{ second: determined }}`,
    ),
    (what) => ({ kind: 'tap', what }),
    (what) => ({ kind: 'untap', what }),
  ),
  putOrRemove(part()`put a ${{ counter: counterKind }} counter on ${{ what: thing }} or remove one from it`, false),
  putOrRemove(
    part()`put a ${{ counter: counterKind }} counter on ${{ what: thing }} or remove a ${{
      again: counterKind,
    }} counter from it`,
    true,
  ),
)
