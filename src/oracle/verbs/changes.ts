/**
 * One subject and its changes: "gets +1/+1 and gains flying and haste". The words group what the language lists
 * separately: all abilities gained are one "gains", type and size are one "becomes". Statics use "has" for "gains".
 */
import {
  type Ability,
  BASIC_LAND_MANA,
  CHOICES,
  type Change,
  type Duration,
  type Effect,
  memoised,
  type Quantity,
  type Restriction,
  SUBTYPES,
  type Thing,
} from '../../language/index.ts'
import {
  either,
  mapped,
  part,
  phrase,
  quiet,
  type Syntax,
  sameValue,
  series,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { color, creatureSize, digitsOrX, keywordName, type Size, sizeChange, supertype } from '../lexicon/index.ts'
import { definite, each, measure, targeted, thing } from '../nouns/index.ts'
import { eachOf, perEach } from './amounts.ts'
import { becomesAlso, becomesBoth, becomesSet, becomesWith, colorsSaid } from './becoming.ts'
import { hasTarget } from './clause.ts'
import { activatedOf } from './gainedOf.ts'
import { type Changes, isChanges, isGain, together, togetherAble, togetherApart, togetherToo } from './joined.ts'
import { alone, isLoss, loses, losesSupertype, losesType } from './losing.ts'
import { FROM_ARTIFACTS_OR_COLOR } from './protections.ts'
import { becomesOneOf, getsOneOf, hasOneBase } from './sizes.ts'
import { getsApart } from './sizesApart.ts'

const gets: Syntax<Changes> = alone(
  phrase`get|gets [/ an additional] ${sizeChange}`,
  (size): Change => ({ kind: 'pt', ...size }),
  (change) => (change.kind === 'pt' ? { power: change.power, toughness: change.toughness } : undefined),
)

interface SizeEach {
  readonly size: Size
  readonly each: Quantity
}

/** "+1/+1 for each creature you control": each of the two numbers, that many times. */
export function sizeEach({ size, each: of }: SizeEach): Change | undefined {
  if (hasTarget(of)) return undefined
  const power = size.power === 0 ? 0 : perEach({ n: size.power, each: of })
  const toughness = size.toughness === 0 ? 0 : perEach({ n: size.toughness, each: of })
  return power === undefined || toughness === undefined ? undefined : { kind: 'pt', power, toughness }
}

/** And back. */
export function eachSize(change: Change): SizeEach | undefined {
  if (change.kind !== 'pt') return undefined
  const [power, toughness] = [eachOf(change.power), eachOf(change.toughness)]
  const of = power?.each ?? toughness?.each
  if (of === undefined) return undefined
  return { size: { power: power?.n ?? change.power, toughness: toughness?.n ?? change.toughness }, each: of }
}

const getsForEach: Syntax<Changes> = alone(
  part()`get|gets [/ an additional] ${{ size: sizeChange }} for each ${{ each }}`,
  sizeEach,
  eachSize,
)

export function gains(verb: Syntax<object>, ability: Syntax<Ability>): Syntax<Changes> {
  return mapped(part()`${verb} ${{ abilities: series(ability, 'and', { max: 6 }) }}`, {
    to: ({ abilities }) => abilities.map((one): Change => ({ kind: 'gain', ability: one })),
    is: (value): value is Changes => isChanges(value) && value.length > 0 && value.every(isGain),
    from: (changes) => ({ abilities: changes.filter(isGain).map((change) => change.ability) }),
  })
}

/** "Becomes white"; "becomes the color of your choice" is handled elsewhere. */
export const becomesColor: Syntax<Changes> = alone(
  colorsSaid,
  (colors): Change => ({ kind: 'colors', set: true, colors }),
  (change) => (change.kind === 'colors' && change.set ? change.colors : undefined),
)

/** "Blue in addition to its other colors", "a black Zombie in addition to its other colors and types". */
const moreColors: Syntax<Changes> = alone(
  series(color, 'and', { max: 5 }),
  (colors): Change => ({ kind: 'colors', set: false, colors }),
  (change) => (change.kind === 'colors' && !change.set ? change.colors : undefined),
)
const keepsColors: Syntax<Changes> = wordings(
  phrase`${moreColors} in addition to [its / their] other colors`,
  phrase`${becomesBoth} in addition to [its / their] other colors and types`,
)

/** "0/2", for something that has it from the start. */
export const sized: Syntax<Changes> = alone(
  creatureSize,
  (size): Change => ({ kind: 'setPt', ...size }),
  (change) =>
    change.kind === 'setPt' && change.power !== null && change.toughness !== null
      ? { power: change.power, toughness: change.toughness }
      : undefined,
)

const isWritten = (n: Quantity): boolean => typeof n === 'number' || n.kind === 'x'

/** "Base power 1": one of the two numbers. */
const oneNumber = (which: 'power' | 'toughness'): Syntax<Changes> =>
  alone(
    which === 'power' ? phrase`base power ${digitsOrX}` : phrase`base toughness ${digitsOrX}`,
    (n): Change => ({ kind: 'setPt', power: null, toughness: null, [which]: n }),
    (change) =>
      change.kind === 'setPt' && change[which === 'power' ? 'toughness' : 'power'] === null
        ? ((change[which] as number | null) ?? undefined)
        : undefined,
  )

/** "Has base power and toughness 0/2", "have" for several. */
const basePt: Syntax<Changes> = wordings(
  phrase`have|has base power and toughness ${sized}`,
  phrase`have|has ${oneNumber('power')}`,
  phrase`have|has ${oneNumber('toughness')}`,
  alone(
    phrase`have|has base power and [/ base] toughness each equal to ${measure}`,
    (n): Change => ({ kind: 'setPt', power: n, toughness: n }),
    (change) =>
      change.kind === 'setPt' &&
      change.power !== null &&
      !isWritten(change.power) &&
      sameValue(change.power, change.toughness)
        ? change.power
        : undefined,
  ),
)

const onlyOne = <T>([one, more]: readonly T[]): T | undefined => (more === undefined ? one : undefined)
/** "Legendary", "snow": besides whatever else it is (2004:212.1d / 2011:205.4b). */
export const becomesSupertype: Syntax<Changes> = alone(
  supertype,
  (one): Change => ({ kind: 'types', set: false, supertypes: [one], types: [], subtypes: [] }),
  (change) =>
    change.kind === 'types' && !change.set && change.types.length + change.subtypes.length === 0
      ? onlyOne(change.supertypes)
      : undefined,
)

const chosenAs = (what: 'color' | 'type', set: boolean): Changes => [{ kind: 'asChosen', what, set }]
/** "The color of your choice": as said, with what is to be chosen (`ofChoice.ts`). */
const chosenNow = (choice: 'color' | 'colors' | 'creatureType' | 'basicLandType', set: boolean): Changes => [
  { kind: 'asChosen', what: CHOICES[choice], set, choice } as Change,
]
const typesToo = wordings(
  words('in addition to its other types', true),
  words('in addition to their other types', true),
  words('in addition to its other creature types', true),
  words('in addition to their other creature types', true),
  words('in addition to its other colors', true),
  words('in addition to their other colors', true),
)
/** "The chosen color", "that type": after "becomes" or "is". */
const becomesChosen: Syntax<Changes> = wordings(
  table('what was chosen', {
    'the chosen color': chosenAs('color', true),
    'that color': chosenAs('color', true),
    'the chosen type': chosenAs('type', true),
    'that type': chosenAs('type', true),
    'the color of your choice': chosenNow('color', true),
    'the color or colors of your choice': chosenNow('colors', true),
    'the creature type of your choice': chosenNow('creatureType', true),
    'the basic land type of your choice': chosenNow('basicLandType', true),
  }),
  added('the chosen color', chosenAs('color', false)),
  added('that color', chosenAs('color', false)),
  added('the chosen type', chosenAs('type', false)),
  added('that type', chosenAs('type', false)),
  added('the creature type of your choice', chosenNow('creatureType', false)),
)
function added(text: string, changes: Changes): Syntax<Changes> {
  const isSame = (value: unknown): value is Changes => sameValue(value, changes)
  return mapped(part()`${words(text)} ${{ too: typesToo }}`, {
    to: () => changes,
    is: isSame,
    from: () => ({ too: true }),
  })
}

/** 2011:702.71: "every creature type" is in addition to whatever else it is. */
const ALL_CREATURE_TYPES = {
  kind: 'types',
  set: false,
  supertypes: [],
  types: [],
  subtypes: SUBTYPES.creature,
} as const
const everyCreatureType: Syntax<Changes> = words('every creature type', [ALL_CREATURE_TYPES] as Changes)

const BASIC_LAND_TYPES = Object.keys(BASIC_LAND_MANA)
/** "Every basic land type in addition to their other types." */
const everyBasicLandType: Syntax<Changes> = phrase`${words('every basic land type', [
  { kind: 'types', set: false, supertypes: [], types: [], subtypes: BASIC_LAND_TYPES },
] as Changes)} in addition to [its / their] other types`

/** "Gains all creature types". */
const gainsTypes: Syntax<Changes> = phrase`gain|gains ${words('all creature types', [ALL_CREATURE_TYPES] as Changes)}`
const gainsSnow: Syntax<Changes> = phrase`gain|gains ${words('snow', [
  { kind: 'types', set: false, supertypes: ['snow'], types: [], subtypes: [] },
] as Changes)}`

export function restrictionChanges(said: Syntax<readonly Restriction[]>): Syntax<Changes> {
  return mapped(said, {
    to: (list) => list.map((restriction): Change => ({ kind: 'restrict', restriction })),
    is: isChanges,
    from: (changes) => {
      const list = changes.flatMap((change) => (change.kind === 'restrict' ? [change.restriction] : []))
      return list.length === changes.length && list.length > 0 ? list : undefined
    },
  })
}

/** Keywords that are told apart by their names. */
const areToldApart = (all: readonly Ability[]): boolean => {
  const names = all.flatMap((one) => (one.kind === 'keyword' ? [one.keyword.name] : []))
  return new Set(names).size === all.length
}
const keywordsApart = (ability: Syntax<Ability>): Syntax<readonly Ability[]> =>
  mapped(series(ability, 'or', { min: 2, max: 5 }), {
    to: (all) => (areToldApart(all) ? all : undefined),
    is: (value): value is readonly Ability[] => Array.isArray(value),
    from: (all) => (areToldApart(all) ? all : undefined),
  })

interface ChosenAbility {
  readonly of: readonly Ability[]
  readonly what: Thing
  readonly duration: Duration
}
type Modify = Extract<Effect, { kind: 'modify' }>
/** "Choose flying, first strike, or trample. ~ gains that ability until your next upkeep": one of them, chosen as it happens. */
export const gainsChosen = (ability: Syntax<Ability>, until: Syntax<Duration>): Syntax<Modify> =>
  mapped(
    part()`choose ${{ of: keywordsApart(ability) }}. ${{ what: thing }} gains that ability ${{
      duration: until,
    }}` as Syntax<ChosenAbility>,
    {
      to: ({ of, what, duration }): Modify => ({
        kind: 'modify',
        what,
        changes: [{ kind: 'oneOf', of: of.map((one): Change => ({ kind: 'gain', ability: one })) }],
        duration,
      }),
      is: (value): value is Modify => (value as Effect | null)?.kind === 'modify',
      from: ({ what, changes: [change, more], duration }) => {
        const of = change?.kind === 'oneOf' ? change.of.filter(isGain).map((one) => one.ability) : []
        return change?.kind === 'oneOf' && of.length === change.of.length && !more ? { of, what, duration } : undefined
      },
    },
  )

/** "Gains your choice of flying, first strike, or trample", "loses your choice of ...". */
const oneOf = (ability: Syntax<Ability>): Syntax<Changes> =>
  wordings(
    phrase`gain|gains ${words('protection from artifacts or from the color of your choice', FROM_ARTIFACTS_OR_COLOR)}`,
    alone(
      phrase`gain|gains your choice of ${keywordsApart(ability)}`,
      (all): Change => ({ kind: 'oneOf', of: all.map((one): Change => ({ kind: 'gain', ability: one })) }),
      (change) =>
        change.kind === 'oneOf' && change.of.every(isGain) ? change.of.map((one) => one.ability) : undefined,
    ),
    alone(
      phrase`lose|loses your choice of ${series(keywordName, 'or', { min: 2, max: 5 })}`,
      (all): Change => ({ kind: 'oneOf', of: all.map((keyword): Change => ({ kind: 'loseKeyword', keyword })) }),
      (change) =>
        change.kind === 'oneOf' && change.of.every(isLoss) ? change.of.map((one) => one.keyword) : undefined,
    ),
  )

/** "Gains protection from the colors of target permanent", "landwalk of each of the land types of the sacrificed land". */
const gainsFrom: Syntax<Changes> = alone(
  wordings(
    part({
      kind: 'gainFrom',
      keyword: 'protection',
    } as const)`gain|gains protection from the colors of ${{ of: quiet(either(targeted, definite)) }}`,
    part({
      kind: 'gainFrom',
      keyword: 'landwalk',
    } as const)`gain|gains landwalk of each of the land types of ${{ of: quiet(either(targeted, definite)) }}`,
  ) as Syntax<GainFrom>,
  (change): Change => change,
  (change) => (change.kind === 'gainFrom' ? change : undefined),
)
type GainFrom = Extract<Change, { kind: 'gainFrom' }>

type OwnAbility = Exclude<Ability, { kind: 'keyword' }>
const isQuoted = (value: unknown): value is OwnAbility => {
  const { kind } = value as Ability
  return kind === 'static' || kind === 'activated' || kind === 'triggered'
}
/** "Loses "Prevent all damage that would be dealt to ~."": a keyword has a name. */
const losesQuoted = (ability: Syntax<Ability>): Syntax<Changes> =>
  alone(
    phrase`lose|loses ${mapped(ability, {
      to: (one) => (isQuoted(one) ? one : undefined),
      is: isQuoted,
      from: (one) => one,
    })}`,
    (one): Change => ({ kind: 'loseAbility', ability: one }),
    (change) => (change.kind === 'loseAbility' && isQuoted(change.ability) ? change.ability : undefined),
  )

function passingWith(verb: 'gains' | 'has', ability: Syntax<Ability>): Syntax<Changes> {
  const gain = gains(verb === 'has' ? part()`have|has` : part()`[/ also] gain|gains`, ability)
  const become = phrase`become|becomes ${wordings(becomesSet, becomesSupertype, becomesColor, keepsColors, becomesChosen)}`
  const item = either(
    wordings(gets, getsOneOf, hasOneBase, becomesOneOf),
    getsForEach,
    gain,
    oneOf(ability),
    gainsFrom,
    activatedOf(verb),
    wordings(loses, losesQuoted(ability)),
    wordings(become, gainsSnow, gainsTypes),
    losesSupertype,
    losesType,
    basePt,
  )
  const too = phrase`become|becomes ${becomesAlso(ability)} [in addition to its other types / in addition to their other types /
    in addition to its other creature types / in addition to their other creature types]`
  return wordings(
    together(item),
    togetherAble(either(item, phrase`become|becomes ${becomesWith(ability)}`)),
    togetherToo(either(item, too)),
  )
}

const PASSING = {
  gains: memoised((ability: Syntax<Ability>) => passingWith('gains', ability)),
  has: memoised((ability: Syntax<Ability>) => passingWith('has', ability)),
}

/** What an effect says about a subject before "until end of turn": "gets", "gains", "loses", "becomes"; with "has", before "for as long as". */
export const passingChanges = (ability: Syntax<Ability>, verb: 'gains' | 'has' = 'gains'): Syntax<Changes> =>
  PASSING[verb](ability)

/** "That creature is black and is a Zombie in addition to its other creature types": from now on, or while that lasts. */
export const isFromNow = memoised((ability: Syntax<Ability>): Syntax<Changes> => {
  const is = phrase`are|is ${wordings(becomesSet, becomesColor, keepsColors)}`
  const too = phrase`are|is ${becomesAlso(ability)} [in addition to its other types / in addition to their other types /
    in addition to its other creature types / in addition to their other creature types]`
  return wordings(together(is), too, togetherToo(either(is, too)))
})

/** What a static ability says: "gets +1/+1, has flying and can't block". */
export function standingChanges(
  ability: Syntax<Ability>,
  restrictions: Syntax<readonly Restriction[]>,
): Syntax<Changes> {
  const has = gains(part()`have|has`, ability)
  const is = phrase`are|is ${wordings(everyCreatureType, everyBasicLandType, becomesSet, becomesSupertype, becomesColor, keepsColors, becomesChosen)}`
  const too = phrase`are|is ${becomesAlso(ability)} [in addition to its other types / in addition to their other types /
    in addition to its other land types / in addition to their other land types / in addition to its other creature types /
    in addition to their other creature types / that are still lands / that's still a land]`
  const item = either(
    wordings(gets, getsApart),
    getsForEach,
    has,
    activatedOf('has'),
    loses,
    losesSupertype,
    is,
    too,
    basePt,
    restrictionChanges(restrictions),
  )
  return wordings(
    together(item),
    togetherApart(item, 'gain'),
    togetherApart(item, 'restrict'),
    togetherToo(item),
    togetherAble(either(item, phrase`are|is ${becomesWith(ability)}`, too)),
    phrase`'s ${becomesSet}`,
    phrase`are|is ${becomesAlso(ability)}. [It's still a land / They're still lands / It's still an enchantment]`,
  )
}
