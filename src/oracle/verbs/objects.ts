/**
 * What is done to permanents and spells: destroying, tapping, countering, regenerating, attaching, copying (701 of
 * 2011).
 */
import {
  BASIC_LAND_MANA,
  type Destination,
  type Effect,
  type Filter,
  type Players,
  type Predicate,
  type Thing,
  type ZoneName,
} from '../../language/index.ts'
import {
  mapped,
  one,
  part,
  phrase,
  plural,
  quiet,
  rule,
  type Syntax,
  sameValue,
  series,
  table,
  wordings,
} from '../core/index.ts'
import {
  bareFilter,
  chosen,
  definite,
  each,
  filter,
  indefinite,
  ONE,
  player,
  recipient,
  takePredicate,
  theirs,
  thing,
  withPredicate,
} from '../nouns/index.ts'
import { becomesColor } from './changes.ts'
import { withFields } from './clause.ts'
import { chosenForEach } from './sacrifice.ts'

export const destroy = rule('destroy', { noRegeneration: false })`destroy|destroys ${{ what: thing }}`
const REST = { what: { kind: 'rest' } } as const
/** "Destroy the rest": what hasn't been chosen. */
export const destroyRest = rule('destroy', { noRegeneration: false, ...REST })`destroy the rest`
const forGood = rule('destroy', { noRegeneration: true })
/** "Destroy target creature. It can't be regenerated"; in old texts "bury" (2004:glossary/bury). */
export const destroyForGood = wordings(
  forGood`destroy ${{ what: thing }}. They|It can't be regenerated`,
  forGood`destroy ${{ what: thing }}. That creature can't be regenerated`,
  forGood`destroy ${{ what: thing }} and they|it can't be regenerated`,
  forGood`bury ${{ what: thing }}`,
)

export const tap = rule('tap')`tap|taps ${{ what: wordings(thing, chosenForEach) }}`
export const untap = rule('untap')`untap|untaps ${{ what: thing }}`
/** "You may tap or untap target permanent." */
export const tapOrUntap = rule('tapOrUntap')`tap or untap ${{ what: thing }}`
type ChooseTarget = Extract<Effect, { kind: 'chooseTarget' }>
const isChosen = (value: unknown): value is ChooseTarget =>
  (value as ChooseTarget | null)?.kind === 'chooseTarget' && (value as ChooseTarget).what.kind === 'target'
type PlayerTarget = Extract<Thing, { kind: 'target' }>
interface ChosenBy {
  readonly by: Players
  readonly what: PlayerTarget
}
/** "That player chooses target player who controls more creatures than they do and is their opponent." */
const chosenByOther: Syntax<ChooseTarget> = mapped(
  part()`${{ by: player }} chooses ${{ what: player }}` as Syntax<unknown> as Syntax<ChosenBy>,
  {
    to: ({ by, what }): ChooseTarget | undefined =>
      what.kind === 'target' && what.who !== undefined && by.kind !== 'target' && by.kind !== 'you'
        ? { kind: 'chooseTarget', what: { ...what, by } }
        : undefined,
    is: isChosen,
    from: ({ what }) => {
      if (what.kind !== 'target' || what.filter !== null) return undefined
      const { by, ...target } = what
      return by === undefined || by === 'opponent' ? undefined : { by, what: target }
    },
  },
)
/** "Choose target creature." */
export const chooseTarget: Syntax<ChooseTarget> = wordings(
  mapped(rule('chooseTarget')`choose ${{ what: recipient }}`, {
    to: (said) => (isChosen(said) ? said : undefined),
    is: isChosen,
    from: (said) => said,
  }),
  rule('chooseTarget')`an opponent chooses ${{ what: theirs }}` as Syntax<ChooseTarget>,
  chosenByOther,
)
type Choice = Extract<Thing, { kind: 'choose' }>
const isOneOfEach = (value: unknown): value is Choice => (value as Choice | null)?.ofEach !== undefined
const basicLands: readonly Predicate[] = Object.keys(BASIC_LAND_MANA).map((subtype) => ({ is: 'subtype', subtype }))
const choiceOf = (of: Filter, ofEach: readonly Predicate[]): Choice => ({
  kind: 'choose',
  filter: of,
  count: ONE,
  by: { kind: 'you' },
  ofEach,
})
type Typed = Extract<Predicate, { is: 'type' }>
const isTyped = (one: Predicate | undefined): one is Typed => one?.is === 'type'
interface FromAmong {
  readonly among: Filter
  readonly each: readonly Filter[]
}
/** "A land of each basic land type", "from among the permanents they control an artifact, a creature, and a land". */
const oneOfEach: Syntax<Choice> = plural(
  wordings(
    mapped(
      wordings(
        part()`a ${{ of: filter('one') }} of each basic land type`,
        part()`from the ${{ of: filter('many') }} a land of each basic land type`,
      ) as Syntax<{ readonly of: Filter }>,
      {
        to: ({ of }) => choiceOf(of, basicLands),
        is: isOneOfEach,
        from: ({ filter: of, ofEach }) => (sameValue(ofEach, basicLands) ? { of } : undefined),
      },
    ),
    mapped(
      part()`from among the ${{ among: filter('many') }} ${{
        each: series(phrase`a ${one(bareFilter)}`, 'and', { min: 2, max: 5 }),
      }}` as Syntax<FromAmong>,
      {
        to: ({ among, each: kinds }): Choice | undefined => {
          const ofEach = kinds.flatMap(({ is: [only, more] }) => (isTyped(only) && more === undefined ? [only] : []))
          return ofEach.length === kinds.length ? choiceOf(among, ofEach) : undefined
        },
        is: isOneOfEach,
        from: ({ filter: among, ofEach = [] }): FromAmong | undefined =>
          ofEach.every(isTyped) ? { among, each: ofEach.map((is) => ({ noun: 'permanent', is: [is] })) } : undefined,
      },
    ),
  ),
)

/** "Choose a creature you control", "chooses three permanents they control": what follows says what for. */
export const chooseObjects = part({
  kind: 'chooseObjects',
})`choose|chooses ${{ what: wordings(chosen, oneOfEach, chosenForEach) }}`
const counter = rule('counterSpell')
const place = (zone: ZoneName, position: Destination['position']): Destination => ({
  zone,
  under: null,
  tapped: false,
  position,
})
/** Where what is countered goes instead of into its owner's graveyard. */
export const counteredTo: Syntax<Destination> = table('where it goes instead', {
  "exile it instead of putting it into its owner's graveyard": place('exile', null),
  "put it into its owner's hand instead of into that player's graveyard": place('hand', null),
  "put it on top of its owner's library instead of into that player's graveyard": place('library', 'top'),
  "put it on the bottom of its owner's library instead of into that player's graveyard": place('library', 'bottom'),
})
export const counterSpell = wordings(
  counter`counter ${{ what: thing }}. If [that spell / the spell / it] is countered this way, ${{ to: counteredTo }}`,
  counter`counter ${{ what: thing }}. If ${{ only: quiet(indefinite) }} is countered this way, put that card ${{
    to: table('where it goes instead', {
      'onto the battlefield under your control': { ...place('battlefield', null), under: { kind: 'you' } },
    }),
  }} instead of into its owner's graveyard`,
  counter`counter ${{ what: thing }}`,
)
/** 2011:702.87. */
export const removeDamage = wordings(
  rule('removeDamage')`remove all damage from ${{ what: thing }}`,
  rule('removeDamage')`remove all damage marked on ${{ what: thing }}`,
)
export const regenerate = rule('regenerate')`regenerate ${{ what: thing }}`
export const turnFace = rule(
  'turnFace',
)`turn ${{ what: thing }} face ${{ face: table('a face', { up: 'up', down: 'down' }) }}`
export const turnOver = rule(
  'turnOver',
)`${{ how: table('a way to turn it over', { flip: 'flip', transform: 'transform' }) }} ${{ what: thing }}`
type PhaseOut = Extract<Effect, { kind: 'phaseOut' }>
interface Two {
  readonly first: Thing
  readonly second: Thing
}
const isThing = (one: Predicate): one is Extract<Predicate, { is: 'thing' }> => one.is === 'thing'
/** "~ and that creature phase out": both at once. */
const bothPhaseOut: Syntax<PhaseOut> = mapped(
  part()`${{ first: definite }} and ${{ second: definite }} phase out` as Syntax<Two>,
  {
    to: ({ first, second }): PhaseOut => ({
      kind: 'phaseOut',
      what: {
        kind: 'all',
        filter: {
          noun: 'permanent',
          is: [
            {
              is: 'anyOf',
              of: [
                { is: 'thing', thing: first },
                { is: 'thing', thing: second },
              ],
            },
          ],
        },
      },
    }),
    is: (value): value is PhaseOut => (value as PhaseOut | null)?.kind === 'phaseOut',
    from: ({ what }): Two | undefined => {
      const [any, more] = what.kind === 'all' ? what.filter.is : []
      const [first, second] = any?.is === 'anyOf' && !more ? any.of.filter(isThing) : []
      return first && second ? { first: first.thing, second: second.thing } : undefined
    },
  },
)
export const phaseOut = wordings(rule('phaseOut')`${{ what: thing }} phase|phases out`, bothPhaseOut)
export const phaseIn = rule('phaseIn')`${{ what: thing }} phase|phases in`
export const removeFromCombat = rule('removeFromCombat')`remove ${{ what: thing }} from combat`
/** An effect; "blocks this turn if able" is a requirement on a declaration. */
export const blockBy = (what: Syntax<Thing>) => rule('block')`${{ what }} block|blocks ${{ whom: quiet(thing) }}`
export const fightBy = (what: Syntax<Thing>) => rule('fight')`${{ what }} fight|fights ${{ whom: quiet(thing) }}`
export const becomeBlocked = rule('becomeBlocked')`${{ what: thing }} become|becomes blocked`
/** Of what a creature blocked before it left combat. */
export const becomeUnblocked = wordings(
  rule('becomeUnblocked')`creatures ${{ by: definite }} was blocking that had become blocked by only ${{
    only: definite,
  }} this combat become unblocked`,
  rule('becomeUnblocked')`creatures ${{ by: definite }} was blocking that hadn't become blocked by another creature this
    combat become unblocked`,
) as Syntax<Extract<Effect, { kind: 'becomeUnblocked' }>>
type Unattach = Extract<Effect, { kind: 'unattach' }>
const isAttached = (one: Predicate): one is Extract<Predicate, { is: 'attachedTo' }> => one.is === 'attachedTo'
/** "Unattach all Equipment from target creature": all that is attached to it. */
const unattachFrom: Syntax<Unattach> = mapped(
  part()`unattach all ${{ filter: filter('many') }} from ${{ thing }}` as Syntax<{ filter: Filter; thing: Thing }>,
  {
    to: (said): Unattach => ({
      kind: 'unattach',
      what: { kind: 'all', filter: withPredicate(said.filter, { is: 'attachedTo', thing: said.thing }) },
    }),
    is: (value): value is Unattach => (value as Unattach | null)?.kind === 'unattach',
    from: ({ what }) => {
      const found = what.kind === 'all' ? takePredicate(what.filter, isAttached) : null
      return found ? { filter: found.rest, thing: found.taken.thing } : undefined
    },
  },
)
export const unattach: Syntax<Unattach> = wordings(
  unattachFrom,
  mapped(rule('unattach')`unattach ${{ what: thing }}` as Syntax<Unattach>, {
    // "Enchanted Equipment" is the one that this enchants, not all that are.
    to: (one) => (one.what.kind === 'all' ? undefined : one),
    is: (value): value is Unattach => (value as Unattach | null)?.kind === 'unattach',
    from: (one) => (one.what.kind === 'all' ? undefined : one),
  }),
)

const NEW_TARGETS = { mayChooseTargets: true } as const
const SAME_TARGETS = { mayChooseTargets: false } as const

/** What stands after "copy", and whether new targets may be chosen for the copies. */
function copying(what: Syntax<Thing>): Syntax<Copying> {
  const once = part({ n: 1 })`${{ what }}`
  const unlike = part({ n: 1 })`${{ what }}, except [that /] the copy is ${{ except: becomesColor }}`
  const twice = part()`${{ what }} ${{ n: table('how often', { twice: 2 }) }}`
  const forEach = part()`${{ what }} for each ${{ n: each }}`
  const one = wordings(once, unlike)
  const some = wordings(twice, forEach)
  const may = part(NEW_TARGETS)
  return wordings(
    may`${one}. You may choose [new targets / a new target] for [the / that] copy`,
    may`${one} and may choose [a new target / new targets] for [that / the] copy`,
    part(SAME_TARGETS)`${one}`,
    may`${some}. You may choose new targets for the copies`,
    part(SAME_TARGETS)`${some}`,
  ) as Syntax<Copying>
}
type Copying = Omit<Extract<Effect, { kind: 'copySpell' }>, 'kind' | 'who'>

/** "Copy target spell. You may choose new targets for the copy", as an order to `who`. */
export const copySpell = (who: Players) =>
  rule('copySpell', { who })`copy ${withFields(copying(thing), ['what', 'n', 'mayChooseTargets', 'except'])}`
/** "Each other player copies that spell. Each of those players may choose new targets for their copy." */
export const copiesSpell = wordings(
  rule('copySpell', { n: 1, ...NEW_TARGETS })`${{ who: player }} copy|copies ${{ what: quiet(thing) }}.
    [Each of those players / They / That player] may choose new targets for [their / the] copy`,
  rule('copySpell', { n: 1, ...SAME_TARGETS })`${{ who: player }} copy|copies ${{ what: quiet(thing) }}`,
)

/** What suspend stands for (2011:702.60). */
export const castAside = rule('castAside')`cast ~ without paying its mana cost if able`
/** What madness stands for, after "when ~ is exiled this way" (502.24a). */
export const castOffered = rule('castOffered')`you may cast ~ for its madness cost`
