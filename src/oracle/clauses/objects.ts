/**
 * What is done to permanents and spells: destroying, tapping, countering, regenerating, attaching, copying (701 of
 * 2011).
 */
import {
  BASIC_LAND_MANA,
  type Destination,
  type Effect,
  type Filter,
  PERMANENT_TYPES,
  type Players,
  type Predicate,
  type Quantity,
  type Thing,
} from '../../language/index.ts'
import {
  either,
  many,
  mapped,
  narrowed,
  part,
  phrase,
  plural,
  quiet,
  rule,
  type Syntax,
  sameValue,
  series,
  shaped,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { cardTypeWord, digitsOrX, howOften } from '../lexicon/index.ts'
import {
  bareFilter,
  cardName,
  chosen,
  definite,
  filter,
  indefinite,
  isSaid,
  ONE,
  player,
  recipient,
  said,
  takePredicate,
  targeted,
  theirs,
  thing,
  withPredicate,
} from '../nouns/index.ts'
import { forEach } from './amounts.ts'
import { becomesColor } from './changes.ts'
import { withFields } from './clause.ts'
import { at, pilePlace, untilItLeaves } from './destinations.ts'
import { theOrThat, thingOrRest } from './rest.ts'
import { chosenForEach } from './sacrifice.ts'

export const destroy = rule('destroy', { noRegeneration: false })`destroy|destroys ${{ what: thingOrRest }}`
const forGood = rule('destroy', { noRegeneration: true })
/** "Destroy target creature. It can't be regenerated"; in old texts "bury" (2004:glossary/bury). */
export const destroyForGood = wordings(
  forGood`destroy ${{ what: thing }} [. They|It / . That creature / and they|it] can't be regenerated`,
  forGood`bury ${{ what: thing }}`,
)

export const tap = rule('tap')`tap|taps ${{ what: wordings(thing, chosenForEach) }}`
export const untap = rule('untap')`untap|untaps ${{ what: thing }}`
/** "You may tap or untap target permanent." */
export const tapOrUntap = rule('tapOrUntap')`tap or untap ${{ what: thing }}`
type ChooseTarget = Extract<Effect, { kind: 'chooseTarget' }>
const isAnyTarget = (value: unknown): value is ChooseTarget['what'] =>
  (value as ChooseTarget['what'] | null)?.kind === 'target'
interface ChosenBy {
  readonly by: Players
  readonly what: ChooseTarget['what']
}
const isChosenByOther = (said: { readonly by: Players; readonly what: unknown }): said is ChosenBy =>
  said.by !== undefined &&
  isAnyTarget(said.what) &&
  said.what.who !== undefined &&
  said.by.kind !== 'target' &&
  said.by.kind !== 'you'
/** "Choose target creature", "that player chooses target player who controls more creatures than they do". */
export const chooseTarget: Syntax<ChooseTarget> = wordings(
  rule('chooseTarget')`choose ${{ what: narrowed(recipient, isAnyTarget) }}`,
  rule('chooseTarget')`an opponent chooses ${{ what: theirs }}` as Syntax<ChooseTarget>,
  shaped(
    part()`${{ by: player }} chooses ${{ what: player }}`,
    ({ by, what }: ChosenBy) => ({ kind: 'chooseTarget', what: { ...what, by } }),
    { when: isChosenByOther },
  ),
)
const isOneObject = (what: Thing): what is ChooseTarget['what'] & Thing =>
  what.kind === 'target' && what.player === null && what.count.max === 1
/** "Choose target creature you control and target creature you don't control." */
export const chooseTwoTargets: Syntax<readonly Effect[]> = shaped(
  part()`choose ${{ first: narrowed(targeted, isOneObject) }} and ${{ second: narrowed(targeted, isOneObject) }}`,
  ({ first, second }) => [
    { kind: 'chooseTarget', what: first },
    { kind: 'chooseTarget', what: second },
  ],
)
type Choice = Extract<Thing, { kind: 'choose' }>
const basicLands: readonly Predicate[] = Object.keys(BASIC_LAND_MANA).map((subtype) => ({ is: 'subtype', subtype }))
const ofType = shaped(part()`a ${{ type: cardTypeWord }}`, ({ type }) => ({ is: 'type', type }))
const ofTypes = series(ofType, 'and', { min: 2, max: 5 })
const permanentTypes: readonly Predicate[] = PERMANENT_TYPES.map((type) => ({ is: 'type', type }))
/** "A land of each basic land type", "from among the permanents they control an artifact, a creature, and a land". */
const oneOfEach: Syntax<Choice> = plural(
  shaped(
    wordings(
      part({ ofEach: basicLands })`a ${{ of: filter('one') }} of each basic land type`,
      part({ ofEach: basicLands })`from the ${{ of: filter('many') }} a land of each basic land type`,
      part({ ofEach: permanentTypes })`a ${{ of: filter('one') }} of each permanent type`,
      part()`[from among the ${{ of: filter('many') }} ${{ ofEach: ofTypes }}
        / ${{ ofEach: ofTypes }} from among the ${{ of: filter('many') }}]`,
    ),
    ({ of, ofEach }) => ({ kind: 'choose', filter: of, count: ONE, by: { kind: 'you' }, ofEach }),
  ),
)

/** "Choose a creature you control", "chooses three permanents they control": what follows says what for. */
export const chooseObjects = part({
  kind: 'chooseObjects',
})`choose|chooses ${{ what: wordings(chosen, oneOfEach, chosenForEach) }}`
const counter = rule('counterSpell')
/** Where what is countered goes instead of into its owner's graveyard. */
const counteredTo: Syntax<Destination> = wordings(
  part(at('exile'))`exile [it / that card] instead of putting it into its owner's graveyard`,
  phrase`put [it / that card] ${pilePlace} instead of into [that player's / its owner's] graveyard`,
)
/** Where the spell goes if it is countered by the sentence before. */
export const ifCountered = part()`If [that spell / the spell / it] is countered this way, ${{ to: counteredTo }}`
export const counterSpell = wordings(
  counter`counter ${{ what: thing }}. ${ifCountered}`,
  counter`counter ${{ what: thing }}. If ${{ only: quiet(indefinite) }} is countered this way, ${{ to: counteredTo }}`,
  counter`counter ${{ what: thing }}`,
)
/** 2011:702.87. */
export const removeDamage = wordings(
  rule('removeDamage')`remove all damage from ${{ what: thing }}`,
  rule('removeDamage')`remove all damage marked on ${{ what: thing }}`,
  // today:701.69.
  rule('removeDamage')`heal|heals ${{ what: thing }}`,
)
export const regenerate = rule('regenerate')`regenerate ${{ what: thing }}`
export const turnFace = rule(
  'turnFace',
)`turn ${{ what: thing }} face ${{ face: table('a face', { up: 'up', down: 'down' }) }}`
export const turnOver = wordings(
  rule(
    'turnOver',
  )`${{ how: table('a way to turn it over', { flip: 'flip', transform: 'transform' }) }} ${{ what: thing }}`,
  // today:701.28.
  rule('turnOver', { how: 'transform' })`convert ${{ what: thing }}`,
)
const named = shaped(definite, (one) => ({ is: 'thing', thing: one }))
/** "~ and that creature": both at once. */
const both: Syntax<Thing> = plural(
  shaped(series(named, 'and', { min: 2, max: 2 }), (of) => ({
    kind: 'all',
    filter: { noun: 'permanent', is: [{ is: 'anyOf', of }] },
  })),
)
export const phaseOut = wordings(
  rule('phaseOut')`${{ what: wordings(thing, both) }} phase|phases out`,
  rule('phaseOut')`${{ what: thing }} phase|phases out ${untilItLeaves}`,
)
export const phaseIn = rule('phaseIn')`${{ what: thing }} phase|phases in`
export const removeFromCombat = rule('removeFromCombat')`remove ${{ what: thing }} from combat`
export const reselectAttack = wordings(
  rule('reselectAttack')`reselect which player or [permanent / planeswalker] ${{ what: thing }} is attacking`,
  rule('reselectAttack', { players: true })`reselect which player ${{ what: thing }} is attacking`,
)
/** An effect; "blocks this turn if able" is a requirement on a declaration. */
const blocks = part({ kind: 'block' })`block|blocks ${{ whom: quiet(thing) }}`
const SEVERAL: ReadonlySet<unknown> = new Set(['them', 'those', 'the chosen'])
/** A fight is between two: of several on one side no words say which fights which (today:701.14). */
function isOne(value: unknown): value is Thing {
  if (isSaid(value)) return !SEVERAL.has(value.word)
  const one = value as Thing
  return one.kind !== 'all' && (!('count' in one) || one.count.max === 1)
}
const fighter: Syntax<Thing> = narrowed(thing, isOne)
const fights = part({ kind: 'fight' })`fight|fights ${{ whom: quiet(fighter) }}`
export const block = part()`${{ what: thing }} ${blocks}`
const eitherOfBoth = (word: 'one of both' | 'the other of both', filter: Filter): Thing =>
  said(word, filter) as unknown as Thing
/** "Then those creatures fight each other": the two targets of the text. */
const eachOther = mapped(part()`[those / the chosen] ${{ of: many(bareFilter) }} fight each other`, {
  to: ({ of }): Fight => ({
    kind: 'fight',
    what: eitherOfBoth('one of both', of),
    whom: eitherOfBoth('the other of both', of),
  }),
  is: (value): value is Fight => (value as Effect | null)?.kind === 'fight',
  from: ({ what, whom }) => {
    const [one, other] = [what as unknown, whom as unknown]
    return isSaid(one) && one.word === 'one of both' && isSaid(other) && one.filter !== null
      ? { of: one.filter }
      : undefined
  },
})
type Fight = Extract<Effect, { kind: 'fight' }>
export const fight = wordings(part()`${{ what: fighter }} ${fights}`, eachOther)
/** The same after "have": the subject is a parameter. */
export const combatBy = (what: Syntax<Thing>) =>
  either(part()`${{ what }} ${blocks}`, part()`${{ what: narrowed(what, isOne) }} ${fights}`)
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
type All = Extract<Thing, { kind: 'all' }>
const isAll = (what: unknown): what is All => (what as Thing | null)?.kind === 'all'
/** "All Equipment from target creature": all that is attached to it. */
const attachedFrom: Syntax<Thing> = mapped(part()`all ${{ filter: filter('many') }} from ${{ thing }}`, {
  to: (said): All => ({
    kind: 'all',
    filter: withPredicate(said.filter, { is: 'attachedTo', thing: said.thing }),
  }),
  is: isAll,
  from: (what) => {
    const found = takePredicate(what.filter, isAttached)
    return found ? { filter: found.rest, thing: found.taken.thing } : undefined
  },
})
/** "Enchanted Equipment" is the one that this enchants, not all that are. */
export const unattach: Syntax<Unattach> = rule('unattach')`unattach ${{
  what: wordings(
    attachedFrom,
    narrowed(thing, (what) => !isAll(what)),
  ),
}}`

const NEW_TARGETS = { mayChooseTargets: true } as const
const SAME_TARGETS = { mayChooseTargets: false } as const

export const newTargets = part()`[new targets / a new target]`
/** What stands after "copy", and whether new targets may be chosen for the copies. */
function copying(what: Syntax<Thing>): Syntax<Copying> {
  const times: Syntax<Quantity> = wordings(words('', 1), howOften, forEach)
  const copied = wordings(
    part()`${{ what }} ${{ n: times }}`,
    part({ n: 1 })`${{ what }}, except [that /] the copy is ${{ except: becomesColor }}`,
  )
  const targets = part()`${newTargets} for ${theOrThat} [copy / copies]`
  return wordings(
    part(NEW_TARGETS)`${copied} [. You / and] may choose ${targets}`,
    part(SAME_TARGETS)`${copied}`,
  ) as Syntax<Copying>
}
type Copying = Omit<Extract<Effect, { kind: 'copySpell' }>, 'kind' | 'who'>

const isKind = ({ is }: Predicate): boolean => is === 'type' || is === 'subtype'
const kindsOf = (of: Filter): Filter => ({ noun: of.noun, is: of.is.filter(isKind) })
interface Onto {
  readonly onto: Filter
  readonly those: Filter
}
/** "For each other creature that it could target. Each copy targets a different one of those creatures." */
const ontoEach: Syntax<{ readonly onto: Filter }> = withFields(
  mapped(
    part()`for each other ${{ onto: quiet(filter('one')) }} [that the spell / that spell / the spell / that it] could target. Each copy targets
    a different one of those ${{ those: quiet(filter('many')) }}` as Syntax<Onto>,
    {
      to: ({ onto, those }) => (sameValue(kindsOf(onto), those) ? { onto } : undefined),
      is: (value): value is { readonly onto: Filter } => typeof value === 'object' && value !== null && 'onto' in value,
      from: ({ onto }): Onto => ({ onto, those: kindsOf(onto) }),
    },
  ),
  ['onto'],
)
const ONTO = { n: 1, ...SAME_TARGETS } as const

/** "Copy target spell. You may choose new targets for the copy", as an order to `who`. */
export const copySpell = (who: Players) =>
  wordings(
    rule('copySpell', { who })`copy ${withFields(copying(thing), ['what', 'n', 'mayChooseTargets', 'except'])}`,
    rule('copySpell', { who, ...ONTO })`copy ${{ what: quiet(thing) }} ${ontoEach}`,
  )
/** "Each other player copies that spell. Each of those players may choose new targets for their copy." */
export const copiesSpell = wordings(
  rule('copySpell', { n: 1, ...NEW_TARGETS })`${{ who: player }} copy|copies ${{ what: quiet(thing) }}.
    [Each of those players / They / That player / The player] may choose ${newTargets} for [their / the] copy`,
  rule('copySpell', { n: 1, ...SAME_TARGETS })`${{ who: player }} copy|copies ${{ what: quiet(thing) }}`,
  rule('copySpell', ONTO)`${{ who: player }} copy|copies ${{ what: quiet(thing) }} ${ontoEach}`,
)

/** What suspend stands for (2011:702.60). */
export const castAside = rule('castAside')`cast ~ without paying its mana cost if able`
/** What a mutating spell does (today:702.140c). */
export const merge = rule('merge')`merge ~ with ${{ with: thing }}`
/** Of this and the other half that the condition speaks of (today:701.42). */
export const meld = rule('meld')`exile them, then meld them into ${{ into: cardName }}`
/** today:701.53. */
export const incubate = rule('incubate')`incubate|incubates ${{ n: digitsOrX }}`
/** "It explores", "target creature you control connives". */
export const exert = rule('act', { action: 'exert' })`exert ${{ what: thing }}`
export const act = wordings(
  rule('act', { action: 'explore' })`${{ what: thing }} explore|explores [/ again]`,
  rule('act', { action: 'connive' })`${{ what: thing }} connive|connives`,
  rule('act', { action: 'connive' })`${{ what: thing }} connive|connives ${{ n: digitsOrX }}`,
)
/** What madness stands for, after "when ~ is exiled this way" (502.24a). */
export const castOffered = rule('castOffered')`you may cast ~ for its madness cost`
