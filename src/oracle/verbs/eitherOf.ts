/** "Destroy all lands or all creatures": one of two things, chosen as it happens (413.2c). */
import type { Effect, Thing } from '../../language/index.ts'
import { mapped, part, type Syntax, wordings } from '../core/index.ts'
import { counterKind } from '../lexicon/index.ts'
import { determined, thing } from '../nouns/index.ts'
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

export const eitherOf: Syntax<EitherOf> = wordings(
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
