/** "Destroy all lands or all creatures": one of two things, chosen as it happens (413.2c). */
import type { Ability, Effect, Thing } from '../../language/index.ts'
import {
  destroy,
  hasTarget,
  kindsOfCounters,
  ownersChoice,
  putCounters,
  removeCounters,
  SAME_THING,
  tap,
  thatPlayer,
  thingAgain,
  untap,
} from '../clauses/index.ts'
import {
  either,
  mapped,
  narrowed,
  part,
  quiet,
  type Syntax,
  sameValue,
  series,
  shaped,
  wordings,
} from '../core/index.ts'
import { counterKind } from '../lexicon/index.ts'
import { definite, determined, player, said, self, targeted, thing } from '../nouns/index.ts'

type EitherOf = Extract<Effect, { kind: 'eitherOf' }>
type If = Extract<Effect, { kind: 'if' }>

/** "Tap all untapped creatures or untap all tapped creatures", "put a charge counter on ~ or remove one from it". */
const act = either(tap, untap, destroy, putCounters, removeCounters)
const eitherActs = shaped(
  part()`${{ first: act }} [or / , or] ${{ second: act }}`,
  ({ first, second }) => ({ kind: 'eitherOf', effects: [first, second] }),
  { when: ({ second }) => !hasTarget(second) },
)
/** "Destroy all artifacts or all enchantments". */
const all = narrowed(determined, ({ kind }) => kind === 'all')
const eitherDestroyed = shaped(part()`destroy ${{ first: all }} or ${{ second: all }}`, ({ first, second }) => ({
  kind: 'eitherOf',
  effects: [
    { kind: 'destroy', what: first, noRegeneration: false },
    { kind: 'destroy', what: second, noRegeneration: false },
  ],
}))

const counter = part()`${{ counter: counterKind }} counter`
/** "Put a charge counter on ~ or remove one from it": of the same kind, from the same object. */
const putOrRemove = shaped(
  part()`put a ${counter} on ${{ what: thing }} or remove one from it`,
  ({ counter: kind, what }) => ({
    kind: 'eitherOf',
    effects: [
      { kind: 'putCounters', what, counter: kind, n: 1 },
      { kind: 'removeCounters', what: SAME_THING, counter: kind, n: 1 },
    ],
  }),
)

/** "Put a +0/+1 counter or a +1/+0 counter on target creature": one of the two kinds. */
const eitherCounter = shaped(
  part()`put a ${{ one: counterKind }} counter or a ${{ other: counterKind }} counter on ${{ what: thing }}`,
  ({ one, other, what }) => ({
    kind: 'eitherOf',
    effects: [
      { kind: 'putCounters', what, counter: one, n: 1 },
      { kind: 'putCounters', what: SAME_THING, counter: other, n: 1 },
    ],
  }),
)
const putOn = (what: Thing, counter: string): Effect => ({ kind: 'putCounters', what, counter, n: 1 })
/** One of them, or else one of the others. */
function oneOfKinds(what: Thing, [first, ...more]: readonly string[]): Effect {
  const put = putOn(what, first ?? '')
  return more.length === 0 ? put : { kind: 'eitherOf', effects: [put, oneOfKinds(thingAgain(what), more)] }
}
function kindsIn(effect: Effect, what: Thing): readonly string[] | undefined {
  if (effect.kind === 'putCounters')
    return sameValue(putOn(what, effect.counter), effect) ? [effect.counter] : undefined
  if (effect.kind !== 'eitherOf' || effect.by !== undefined) return undefined
  const [first, second] = effect.effects.map((one, i) => kindsIn(one, i === 0 ? what : thingAgain(what)))
  return first?.length === 1 && second !== undefined ? [...first, ...second] : undefined
}
interface OfKinds {
  readonly kinds: readonly string[]
  readonly on: Thing
}
/** "Put your choice of a vigilance counter, a reach counter, or a trample counter on it". */
const counterOfChoice: Syntax<EitherOf> = mapped(
  part()`put your choice of ${{ kinds: kindsOfCounters }} on ${{ on: either(definite, targeted) }}` as Syntax<OfKinds>,
  {
    to: ({ kinds, on }) => oneOfKinds(on, kinds) as EitherOf,
    is: (value): value is EitherOf => (value as Effect | null)?.kind === 'eitherOf',
    from: (meant): OfKinds | undefined => {
      const [first] = meant.effects
      if (first.kind !== 'putCounters') return undefined
      const kinds = kindsIn(meant, first.what)
      return kinds === undefined ? undefined : { kinds, on: first.what }
    },
  },
)
const FOR_GOOD = { kind: 'permanent' } as const
/** "Put a +1/+1 counter on ~ or ~ gains flying, first strike, or trample": the ability is one of those. */
const counterOrAbility = (granted: Syntax<Ability>): Syntax<EitherOf> =>
  shaped(
    part()`put a ${counter} on ${{ what: self }} or ${{ what: self }} gains ${{
      of: series(
        shaped(granted, (ability) => ({ kind: 'gain', ability })),
        'or',
        { min: 2, max: 5 },
      ),
    }}`,
    ({ counter: kind, what, of }) => ({
      kind: 'eitherOf',
      effects: [
        { kind: 'putCounters', what, counter: kind, n: 1 },
        { kind: 'modify', what, changes: [{ kind: 'oneOf', of }], duration: FOR_GOOD },
      ],
    }),
  )

const THE_TARGET = said('the target') as unknown as Thing
/**
 * "If that artifact had counters on it, put that many +1/+1 counters or charge counters on an artifact you control."
 */
export const asManyAsItHad: Syntax<If> = shaped(
  part()`if ${{ gone: definite }} had counters on it, put that many ${{ one: counterKind }} counters or ${{
    other: counterKind,
  }} counters on ${{ on: quiet(thing) }}`,
  ({ gone, one, other, on }) => {
    const n = { kind: 'counters', counter: null, of: THE_TARGET } as const
    return {
      kind: 'if',
      condition: { kind: 'is', was: true, thing: gone, is: [{ is: 'hasCounter', counter: null }] },
      then: [
        {
          kind: 'eitherOf',
          effects: [
            { kind: 'putCounters', what: on, counter: one, n },
            { kind: 'putCounters', what: on, counter: other, n },
          ],
        },
      ],
      otherwise: [],
    }
  },
)

/** "Target opponent chooses self or others. If that player chooses self, ... If the player chooses others, ..." */
export const selfOrOthers = (effect: Syntax<Effect>): Syntax<EitherOf> =>
  shaped(
    part()`${{ by: player }} chooses self or others. If ${thatPlayer} chooses self, ${{
      first: effect,
    }}. If ${thatPlayer} chooses others, ${{ second: effect }}`,
    ({ by, first, second }) => ({ kind: 'eitherOf', effects: [first, second], by }),
  )

const eitherTwo: Syntax<EitherOf> = wordings(
  eitherCounter,
  eitherDestroyed,
  eitherActs,
  putOrRemove,
  ownersChoice,
  counterOfChoice,
)
/** One of two things. */
export const eitherOf = (granted: Syntax<Ability>): Syntax<EitherOf> => wordings(counterOrAbility(granted), eitherTwo)
