/**
 * One verb, several objects: "destroy that creature and ~". The language has one effect for each, and all are one
 * event.
 */
import type { Effect, JointEffect, Predicate, Thing } from '../../language/index.ts'
import {
  either,
  mapped,
  part,
  phrase,
  plural,
  repeat,
  type Syntax,
  sameValue,
  series,
  wordings,
} from '../core/index.ts'
import { determined, filter, self, takePredicate, thing, withPredicate, zoneContents } from '../nouns/index.ts'
import { SAME_THING } from './clause.ts'

type Acting = Extract<JointEffect, { readonly what: Thing }>
type Together = Extract<Effect, { kind: 'together' }>
/** "All artifacts and enchantments" is one thing with two nouns. */
const isOne = (what: unknown): what is Thing =>
  typeof what === 'object' && what !== null && (what as Thing).kind !== 'all' && (what as Thing).kind !== 'choose'
const one: Syntax<Thing> = mapped(thing, {
  to: (what) => (isOne(what) ? what : undefined),
  is: isOne,
  from: (what) => what,
})
type All = Extract<Thing, { kind: 'all' }>
const isAll = (what: unknown): what is All =>
  typeof what === 'object' && what !== null && (what as Thing).kind === 'all'
const butThat: Predicate = { is: 'notThing', thing: SAME_THING }
const isButThat = (one: Predicate): one is Extract<Predicate, { is: 'notThing' }> => sameValue(one, butThat)

/** "Each other creature that shares a color with it": other than what was just named. */
const allOthers: Syntax<All> = mapped(
  wordings(phrase`each other ${filter('one')}`, phrase`all other ${filter('many')}`, phrase`other ${filter('many')}`),
  {
    to: (others): All | undefined =>
      others.is.some((said) => said.is === 'other')
        ? undefined
        : { kind: 'all', filter: withPredicate(others, butThat) },
    is: isAll,
    from: ({ filter: others }) => takePredicate(others, isButThat)?.rest,
  },
)

/** "Target creature and each other creature that shares a color with it". */
export const withOthers: Syntax<readonly Thing[]> = plural(
  mapped(part()`${{ first: one }} and ${{ others: allOthers }}`, {
    to: ({ first, others }): readonly Thing[] => [first, others],
    is: (value): value is readonly Thing[] => Array.isArray(value) && value.length === 2,
    from: ([first, others]) => (first !== undefined && isAll(others) ? { first, others } : undefined),
  }),
)

/** "Each other creature" is other than what was just named: see `withOthers`. */
const isOfOthers = (what: Thing): boolean => isAll(what) && what.filter.is.some((said) => said.is === 'other')

/** "All artifacts and enchantments"; but "all creatures and all creature cards in graveyards" are two. */
const isOnePhrase = (things: readonly Thing[]): boolean =>
  new Set(things.map(nounOf)).size < 2 && things.every((what) => !isOne(what))
const nounOf = (what: Thing): string => (isAll(what) ? what.filter.noun : '')

/** "All Auras attached to it": where the determiner shows that it is another. */
const more: Syntax<Thing> = either(one, determined)
const listed: Syntax<readonly Thing[]> = mapped(series(more, 'and', { min: 2, max: 4 }), {
  to: (things) => (isOnePhrase(things) || things.some(isOfOthers) ? undefined : things),
  is: (value): value is readonly Thing[] => Array.isArray(value),
  from: (things) => things,
})
const several = wordings(listed, withOthers)

const isActing = (effect: JointEffect): effect is Acting => 'what' in effect
const isTogether = (value: unknown): value is Together =>
  typeof value === 'object' && value !== null && (value as Together).kind === 'together'

/** Several objects in one sentence, as one event. */
export function joint<T>(
  said: Syntax<T>,
  to: (value: T) => readonly JointEffect[],
  from: (effects: readonly JointEffect[]) => T | undefined,
): Syntax<readonly Effect[]> {
  return repeat(jointOne(said, to, from), { max: 1 })
}

/** The same as one effect, for a list of several. */
export function jointOne<T>(
  said: Syntax<T>,
  to: (value: T) => readonly JointEffect[],
  from: (effects: readonly JointEffect[]) => T | undefined,
): Syntax<Effect> {
  return mapped(said, {
    to: (value): Together => ({ kind: 'together', effects: to(value) }),
    is: isTogether,
    from: ({ effects }) => from(effects),
  }) as Syntax<Effect>
}

/** `act` says what is done to each. */
function toEach(act: (what: Thing) => Acting): Syntax<readonly Effect[]> {
  return joint(
    several,
    (things) => things.map(act),
    (effects) => {
      const things = effects.filter(isActing).map(({ what }) => what)
      return sameValue(things.map(act), effects) ? things : undefined
    },
  )
}

interface Turned {
  readonly first: Thing
  readonly second: Thing
}
/** "Simultaneously untap all tapped creatures and tap all untapped creatures." */
const turnedAtOnce: Syntax<readonly Effect[]> = joint(
  part()`simultaneously untap ${{ first: thing }} and tap ${{ second: thing }}` as Syntax<Turned>,
  ({ first, second }) => [
    { kind: 'untap', what: first },
    { kind: 'tap', what: second },
  ],
  ([one, other]) =>
    one?.kind === 'untap' && other?.kind === 'tap' ? { first: one.what, second: other.what } : undefined,
)

/** "Simultaneously, all phased-out creatures phase in and all creatures with phasing phase out." */
const phasedAtOnce: Syntax<readonly Effect[]> = joint(
  part()`simultaneously, ${{ first: determined }} phase in and ${{ second: determined }} phase out` as Syntax<Turned>,
  ({ first, second }) => [
    { kind: 'phaseIn', what: first },
    { kind: 'phaseOut', what: second },
  ],
  ([one, other]) =>
    one?.kind === 'phaseIn' && other?.kind === 'phaseOut' ? { first: one.what, second: other.what } : undefined,
)

const EXILE = { zone: 'exile', under: null, tapped: false, position: null } as const

const HAND = { zone: 'hand', under: null, tapped: false, position: null } as const
const toHands = toEach((what) => ({ kind: 'move', what, to: HAND }))

const SHUFFLED = { zone: 'library', under: null, tapped: false, position: 'shuffled' } as const
/** "~ and your graveyard": as one list. */
const withZones: Syntax<readonly Thing[]> = series(wordings(self, zoneContents), 'and', { min: 2, max: 2 })
const toLibrary = joint(
  withZones,
  (things) => things.map((what) => ({ kind: 'move', what, to: SHUFFLED })),
  (effects) => {
    const things = effects.filter(isActing).map(({ what }) => what)
    return sameValue(
      things.map((what) => ({ kind: 'move', what, to: SHUFFLED })),
      effects,
    )
      ? things
      : undefined
  },
)

/** "Destroy target creature and target land", "exile ~ and that card". */
export const objectsTogether: Syntax<readonly Effect[]> = either(
  turnedAtOnce,
  phasedAtOnce,
  phrase`destroy ${toEach((what) => ({ kind: 'destroy', what, noRegeneration: false }))}`,
  phrase`exile ${toEach((what) => ({ kind: 'move', what, to: EXILE }))}`,
  wordings(
    phrase`return ${toHands} to their owners' hands`,
    phrase`return ${toHands} to their owner's hand`,
    phrase`return ${toHands} to your hand`,
    phrase`return ${toHands} to its owner's hand`,
  ),
  phrase`shuffle ${toLibrary} into [their owner's / your] library`,
  phrase`tap ${toEach((what) => ({ kind: 'tap', what }))}`,
  phrase`untap ${toEach((what) => ({ kind: 'untap', what }))}`,
  phrase`return ${toEach((what) => ({ kind: 'move', what, to: HAND }))} to their [owners' / owner's] hands|hand`,
  phrase`sacrifice ${toEach((what) => ({ kind: 'sacrifice', who: { kind: 'you' }, what }))}`,
)

/** "Tap ~ and all Goblins, then an opponent gains control of them." */
export const togetherThen = (plain: Syntax<Effect>): Syntax<readonly Effect[]> =>
  mapped(part()`${{ first: objectsTogether }}, then ${{ then: plain }}`, {
    to: ({ first, then }): readonly Effect[] => [...first, then],
    is: (value): value is readonly Effect[] => Array.isArray(value),
    from: ([first, then, more]) => (first && then && more === undefined ? { first: [first], then } : undefined),
  })
