/**
 * One verb, several objects: "destroy that creature and ~". The language has one effect for each, and all are one
 * event.
 */
import type { Effect, Filter, JointEffect, Predicate, Thing } from '../../language/index.ts'
import {
  either,
  mapped,
  narrowed,
  part,
  phrase,
  plural,
  repeat,
  rule,
  type Syntax,
  sameValue,
  series,
  shaped,
  wordings,
} from '../core/index.ts'
import { determined, filter, self, takePredicate, thing, withPredicate, zoneContents } from '../nouns/index.ts'
import { SAME_THING } from './clause.ts'

type Acting = Extract<JointEffect, { readonly what: Thing }>
type Together = Extract<Effect, { kind: 'together' }>
/** "All artifacts and enchantments" is one thing with two nouns. */
const isOne = (what: unknown): what is Thing =>
  typeof what === 'object' && what !== null && (what as Thing).kind !== 'all' && (what as Thing).kind !== 'choose'
const one = narrowed(thing, isOne)
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
export const oneAndOthers = plural(part()`${{ first: one }} and ${{ others: allOthers }}`)
export const withOthers: Syntax<readonly Thing[]> = shaped(oneAndOthers, ({ first, others }) => [first, others])

/** "Each other creature" is other than what was just named: see `withOthers`. */
const isOfOthers = (what: Thing): boolean => isAll(what) && what.filter.is.some((said) => said.is === 'other')

/** "All artifacts and enchantments"; but "all creatures and all creature cards in graveyards" are two. */
const isOnePhrase = (things: readonly Thing[]): boolean =>
  new Set(things.map(nounOf)).size < 2 && things.every((what) => !isOne(what))
const nounOf = (what: Thing): string => (isAll(what) ? what.filter.noun : '')

/** "All Auras attached to it": where the determiner shows that it is another. */
const more: Syntax<Thing> = either(one, determined)
const listed = narrowed(
  series(more, 'and', { min: 2, max: 4 }),
  (things) => !isOnePhrase(things) && !things.some(isOfOthers),
)

const notChosen = narrowed(thing, ({ kind }) => kind !== 'choose')
/** "~ and target creature", "it and Zombies you control": as what a sentence is about. */
export const severalThings = plural(
  part()`${{
    all: narrowed(
      series(notChosen, 'and', { min: 2, max: 4 }),
      (things) => !isOnePhrase(things) && !things.some(isOfOthers),
    ),
  }}`,
)

const isIn = (said: Predicate): said is Extract<Predicate, { is: 'in' }> => said.is === 'in'
type CardTarget = Extract<Thing, { readonly kind: 'target' }> & { readonly filter: Filter }
const isCard = (what: Thing | undefined): what is CardTarget => what?.kind === 'target' && what.filter?.noun === 'card'
const placeOf = (what: Thing | undefined) => (isCard(what) ? takePredicate(what.filter, isIn) : undefined)
const within = (what: CardTarget, place: Predicate): Thing => ({ ...what, filter: withPredicate(what.filter, place) })
const without = (what: Thing): Thing => {
  const said = placeOf(what)
  return said ? ({ ...what, filter: said.rest } as Thing) : what
}
/** "Target creature card and target land card from your graveyard": where the last one is, all are. */
const fromOnePlace = mapped(listed, {
  to: (things): readonly Thing[] => {
    const said = placeOf(things.at(-1))
    const others = things.slice(0, -1)
    if (!said || !others.every(isCard) || others.some(placeOf)) return things
    return [...others.map((what) => within(what, said.taken)), ...things.slice(-1)]
  },
  is: (value): value is readonly Thing[] => Array.isArray(value),
  from: (things) => {
    const places = things.map((what) => placeOf(what)?.taken)
    if (!places.every((place) => place !== undefined && sameValue(place, places[0]))) return things
    return things.map((what, at) => (at < things.length - 1 ? without(what) : what))
  },
})
const several = wordings(fromOnePlace, withOthers)

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

/** "Simultaneously untap all tapped creatures and tap all untapped creatures": what is done to each, at once. */
const turned: Syntax<JointEffect> = either(
  rule('tap')`tap ${{ what: thing }}`,
  rule('untap')`untap ${{ what: thing }}`,
  rule('phaseIn')`${{ what: determined }} phase in`,
  rule('phaseOut')`${{ what: determined }} phase out`,
)
const atOnce: Syntax<readonly Effect[]> = shaped(
  phrase`simultaneously [/ ,] ${series(turned, 'and', { min: 2, max: 3 })}`,
  (effects) => [{ kind: 'together', effects }],
  // The same done to several things is said with one verb.
  { when: ([first, ...more]) => more.every(({ kind }) => kind !== first?.kind) },
)

const EXILE = { zone: 'exile', under: null, tapped: false, position: null } as const

const HAND = { zone: 'hand', under: null, tapped: false, position: null } as const
const toHands = toEach((what) => ({ kind: 'move', what, to: HAND }))

const SHUFFLED = { zone: 'library', under: null, tapped: false, position: 'shuffled' } as const
/** "~ and your graveyard", "your hand and graveyard". */
const toLibrary: Syntax<readonly Effect[]> = shaped(
  series(
    shaped(wordings(self, zoneContents), (what) => ({ kind: 'move', what, to: SHUFFLED })),
    'and',
    { min: 2, max: 3 },
  ),
  (effects) => [{ kind: 'together', effects }],
)

/** "Destroy target creature and target land", "exile ~ and that card". */
export const objectsTogether: Syntax<readonly Effect[]> = either(
  atOnce,
  phrase`destroy ${toEach((what) => ({ kind: 'destroy', what, noRegeneration: false }))}`,
  phrase`exile ${toEach((what) => ({ kind: 'move', what, to: EXILE }))}`,
  phrase`return ${toHands} to [their [owners' / owner's] [hands / hand] / its owner's hand / your hand]`,
  phrase`shuffle ${toLibrary} into [their owner's / your] library`,
  phrase`tap ${toEach((what) => ({ kind: 'tap', what }))}`,
  phrase`untap ${toEach((what) => ({ kind: 'untap', what }))}`,
  phrase`sacrifice ${toEach((what) => ({ kind: 'sacrifice', who: { kind: 'you' }, what }))}`,
)

/** "Tap ~ and all Goblins, then an opponent gains control of them." */
export const togetherThen = (plain: Syntax<Effect>): Syntax<readonly Effect[]> =>
  shaped(part()`${{ first: objectsTogether }}, then ${{ then: plain }}`, ({ first, then }) => [...first, then])
