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
} from '../../language/index.ts'
import {
  either,
  mapped,
  narrowed,
  optional,
  part,
  phrase,
  quiet,
  repeat,
  type Syntax,
  series,
  shaped,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { copula, creatureSize, digitsOrX, type Size, sizeChange, supertype } from '../lexicon/index.ts'
import { definite, each, measure, targeted, thing } from '../nouns/index.ts'
import { allElseLost } from './allElseLost.ts'
import { eachOf, perEach } from './amounts.ts'
import { alsoToo, becomesAlso, becomesBoth, becomesSet, becomesWith, colorsSaid, stillToo } from './becoming.ts'
import { hasTarget } from './clause.ts'
import { activatedOf } from './gainedOf.ts'
import { type Changes, isChanges, together, togetherAble, togetherApart, togetherToo } from './joined.ts'
import { loses, losesSupertype, losesType, lostOne } from './losing.ts'
import { additional, also, its } from './particles.ts'
import { FROM_ARTIFACTS_OR_COLOR } from './protections.ts'
import { getsApart } from './sizesApart.ts'

type Modify = Extract<Effect, { kind: 'modify' }>

/** A list of one change, from its text. */
const listed = (change: Syntax<Change>): Syntax<Changes> => shaped(change, (one) => [one])

const sizeAdded = shaped(sizeChange, (size) => ({ kind: 'pt', ...size }))
const sizeSet = shaped(creatureSize, (size) => ({ kind: 'setPt', ...size }))
/** "0/2", for something that has it from the start. */
export const sized = listed(sizeSet)

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

const getsSize = shaped(part()`get|gets ${additional} ${{ size: sizeChange }}`, ({ size }) => ({ kind: 'pt', ...size }))
const getsForEach: Syntax<Change> = mapped(
  part()`get|gets ${additional} ${{ size: sizeChange }} for each ${{ each }}`,
  { to: sizeEach, is: (value): value is Change => (value as Change | null)?.kind === 'pt', from: eachSize },
)

const gained = memoised((ability: Syntax<Ability>) => series(gain(ability), 'and', { max: 6 }))
const gain = memoised((ability: Syntax<Ability>) => shaped(ability, (one) => ({ kind: 'gain', ability: one })))
/** "Gains flying and haste", with that verb. */
export const gains = (verb: Syntax<object>, ability: Syntax<Ability>): Syntax<Changes> =>
  shaped(part()`${verb} ${{ all: gained(ability) }}`, ({ all }) => all)

const colorSet = part({ kind: 'colors', set: true })`${{ colors: colorsSaid }}`
/** "Becomes white"; "becomes the color of your choice" is handled elsewhere. */
export const becomesColor = listed(colorSet)

/** "Base power 1": one of the two numbers. */
const oneNumber = wordings(
  part({ kind: 'setPt', toughness: null })`base power ${{ power: digitsOrX }}`,
  part({ kind: 'setPt', power: null })`base toughness ${{ toughness: digitsOrX }}`,
)
const isCounted = (n: Quantity): boolean => typeof n === 'object' && n.kind !== 'x'
/** "Has base power and toughness 0/2", "have" for several. */
const basePt = phrase`have|has ${wordings(
  phrase`base power and toughness ${sizeSet}`,
  oneNumber,
  shaped(
    phrase`base power and [/ base] toughness each equal to ${measure}`,
    (n) => ({ kind: 'setPt', power: n, toughness: n }),
    { when: isCounted },
  ),
)}`

const supertypeSet = part({ kind: 'types', set: false, types: [], subtypes: [] })`${{
  supertypes: repeat(supertype, { max: 1 }),
}}`
/** "Legendary", "snow": besides whatever else it is (2004:212.1d / 2011:205.4b). */
export const becomesSupertype = listed(supertypeSet)

/** What was chosen, or is to be chosen now (`ofChoice.ts`). */
const whatChosen = wordings(
  part()`${{
    what: table('what was chosen', {
      'the chosen color': 'color',
      'that color': 'color',
      'the chosen type': 'type',
      'that type': 'type',
    }),
  }}`,
  part({ what: CHOICES.color, choice: 'color' })`the color of your choice`,
  part({ what: CHOICES.colors, choice: 'colors' })`the color or colors of your choice`,
  part({ what: CHOICES.creatureType, choice: 'creatureType' })`the creature type of your choice`,
  part({ what: CHOICES.basicLandType, choice: 'basicLandType' })`the basic land type of your choice`,
)
/** Whether that is all, or in addition to what it was. */
const only = wordings(
  words('', true),
  shaped(
    part()`in addition to ${its} other ${{
      set: table('what it keeps', { types: false, 'creature types': false, colors: false }),
    }}`,
    ({ set }) => set,
  ),
)
/** "The chosen color", "that type in addition to its other types": after "becomes" or "is". */
const asChosen = part({ kind: 'asChosen' })`${whatChosen} ${{ set: only }}`

const more = { kind: 'types', set: false, supertypes: [], types: [] } as const
/** 2011:702.71: "every creature type" is in addition to whatever else it is. */
const ALL_CREATURE_TYPES = { ...more, subtypes: SUBTYPES.creature } as const
/** "Every basic land type in addition to their other types." */
const everyBasicLandType = shaped(
  part()`${{
    all: words('every basic land type', { ...more, subtypes: Object.keys(BASIC_LAND_MANA) }),
  }} in addition to ${its} other types`,
  ({ all }) => all,
)

/** After "becomes" or "is". */
const whatItIs: Syntax<Changes> = wordings(
  becomesSet,
  shaped(part()`${{ all: becomesBoth }} in addition to ${its} other colors and types`, ({ all }) => all),
  listed(
    wordings(
      supertypeSet,
      part({ kind: 'colors' })`${{ colors: colorsSaid }} ${{ set: only }}`,
      asChosen,
      words('every creature type', ALL_CREATURE_TYPES),
      everyBasicLandType,
    ),
  ),
)

/** After the subject: "becomes white", "becomes a Plains". */
const becomesIt: Syntax<Changes> = phrase`become|becomes ${whatItIs}`

/** "Gains all creature types". */
const gainsTypes = phrase`gain|gains ${wordings(
  words('all creature types', ALL_CREATURE_TYPES),
  words('snow', { kind: 'types', set: false, supertypes: ['snow'], types: [], subtypes: [] }),
)}`

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
const areToldApart = (all: readonly { readonly ability: Ability }[]): boolean => {
  const names = all.flatMap(({ ability: one }) => (one.kind === 'keyword' ? [one.keyword.name] : []))
  return new Set(names).size === all.length
}
const keywordsApart = memoised((ability: Syntax<Ability>) =>
  narrowed(series(gain(ability), 'or', { min: 2, max: 5 }), areToldApart),
)

const oneGained = (ability: Syntax<Ability>) => shaped(keywordsApart(ability), (of) => [{ kind: 'oneOf', of }])
/**
 * "Choose flying, first strike, or trample. ~ gains that ability until your next upkeep": one of them, chosen as it
 * happens.
 */
export const gainsChosen = (ability: Syntax<Ability>, until: Syntax<Duration>): Syntax<Modify> =>
  part({ kind: 'modify' })`choose ${{ changes: oneGained(ability) }}. ${{ what: thing }} gain|gains that ability ${{
    duration: until,
  }}`

/**
 * One of several, chosen as it happens (413.2c): "+1/-1 or -1/+1", "your choice of flying, first strike, or trample".
 */
const oneOf = (ability: Syntax<Ability>): Syntax<Change> =>
  wordings(
    shaped(
      wordings(
        phrase`gain|gains your choice of ${keywordsApart(ability)}`,
        phrase`lose|loses [your choice of /] ${series(lostOne, 'or', { min: 2, max: 5 })}`,
      ),
      (of) => ({ kind: 'oneOf', of }),
    ),
    eitherChange,
    phrase`gain|gains ${words('protection from artifacts or from the color of your choice', FROM_ARTIFACTS_OR_COLOR)}`,
  )
const changedAlso: Syntax<Changes> = either(listed(wordings(sizeAdded, oneNumber)), becomesSet)
/** One of two or three, with the verb said once: "gets +1/-1 or -1/+1", "becomes a Plains or an Island". */
const eitherChange: Syntax<Change> = mapped(
  part()`${{ first: either(listed(wordings(getsSize, basePt)), becomesIt) }} ${{
    second: optional(phrase`, ${changedAlso}`, []),
  }} [or / , or] ${{ last: changedAlso }}`,
  {
    to: ({ first, second, last }): Change | undefined => {
      const of = [...first, ...second, ...last]
      const groups = [first, second, last].filter(({ length }) => length > 0)
      return of.length === groups.length && of.every(({ kind }) => kind === of[0]?.kind)
        ? { kind: 'oneOf', of }
        : undefined
    },
    is: (value): value is Change => (value as Change | null)?.kind === 'oneOf',
    from: (meant) => {
      const [first, ...more] = meant.kind === 'oneOf' ? meant.of : []
      const last = more.at(-1)
      return first && last && more.length < 3 ? { first: [first], second: more.slice(0, -1), last: [last] } : undefined
    },
  },
)

/**
 * "Gains protection from the colors of target permanent", "landwalk of each of the land types of the sacrificed land".
 */
const gainsFrom = part({ kind: 'gainFrom' })`gain|gains ${{
  keyword: table('an ability', {
    'protection from the colors': 'protection',
    'landwalk of each of the land types': 'landwalk',
  }),
}} of ${{ of: quiet(either(targeted, definite)) }}`

const isQuoted = ({ kind }: Ability): boolean => kind === 'static' || kind === 'activated' || kind === 'triggered'
/** "Loses "Prevent all damage that would be dealt to ~."": a keyword has a name. */
const losesQuoted = (ability: Syntax<Ability>): Syntax<Change> =>
  part({ kind: 'loseAbility' })`lose|loses ${{ ability: narrowed(ability, isQuoted) }}`

/** "Becomes an artifact in addition to its other types". */
const becomesMore = memoised((ability: Syntax<Ability>): Syntax<Changes> => phrase`become|becomes ${besides(ability)}`)
/** "Becomes a 3/3 creature. It's still a land." */
const becomesStill = memoised(
  (ability: Syntax<Ability>): Syntax<Changes> =>
    shaped(part()`become|becomes ${{ all: becomesAlso(ability) }}. ${stillToo}`, ({ all }) => all),
)
const isMore = memoised((ability: Syntax<Ability>): Syntax<Changes> => phrase`are|is ${besides(ability)}`)
/** "A Zombie in addition to its other types". */
export const besides = memoised(
  (ability: Syntax<Ability>): Syntax<Changes> =>
    shaped(part()`${{ all: becomesAlso(ability) }} ${alsoToo}`, ({ all }) => all),
)

function passingWith(verb: 'gains' | 'has', ability: Syntax<Ability>): Syntax<Changes> {
  const one = wordings(
    getsSize,
    getsForEach,
    oneOf(ability),
    gainsFrom,
    activatedOf[verb],
    losesQuoted(ability),
    losesSupertype,
    losesType,
    basePt,
  )
  const item = either(
    listed(one),
    gains(verb === 'has' ? part()`have|has` : part()`${also} gain|gains`, ability),
    loses,
    wordings(becomesIt, listed(gainsTypes)),
  )
  return wordings(
    together(item),
    togetherAble(either(item, phrase`become|becomes ${becomesWith(ability)}`)),
    becomesMore(ability),
    togetherToo(either(item, becomesMore(ability))),
    becomesStill(ability),
    phrase`become|becomes ${wordings(...allElseLost(ability, gains(part()`gain|gains`, ability)))}`,
  )
}

const PASSING = {
  gains: memoised((ability: Syntax<Ability>) => passingWith('gains', ability)),
  has: memoised((ability: Syntax<Ability>) => passingWith('has', ability)),
}

/**
 * What an effect says about a subject before "until end of turn": "gets", "gains", "loses", "becomes"; with "has",
 * before "for as long as".
 */
export const passingChanges = (ability: Syntax<Ability>, verb: 'gains' | 'has' = 'gains'): Syntax<Changes> =>
  PASSING[verb](ability)

const is: Syntax<Changes> = shaped(part()`${copula} ${{ all: whatItIs }}`, ({ all }) => all)
/**
 * "That creature is black and is a Zombie in addition to its other creature types": from now on, or while that lasts.
 */
export const isFromNow = memoised((ability: Syntax<Ability>): Syntax<Changes> => {
  const too = isMore(ability)
  return wordings(together(is), too, togetherToo(either(is, too)))
})

/** What a static ability says: "gets +1/+1, has flying and can't block". */
export function standingChanges(
  ability: Syntax<Ability>,
  restrictions: Syntax<readonly Restriction[]>,
): Syntax<Changes> {
  const too: Syntax<Changes> = shaped(
    wordings(part()`${copula} ${{ all: besides(ability) }}`, part()`are|is also ${{ all: becomesAlso(ability) }}`),
    ({ all }) => all,
  )
  const one = wordings(getsSize, getsApart, getsForEach, activatedOf.has, losesSupertype, losesType, basePt)
  const item = either(listed(one), gains(part()`have|has`, ability), loses, is, too, restrictionChanges(restrictions))
  return wordings(
    together(item),
    togetherApart(item),
    togetherToo(item),
    togetherAble(
      either(
        item,
        shaped(part()`${copula} ${{ all: becomesWith(ability) }}`, ({ all }) => all),
      ),
    ),
    shaped(part()`are|is ${{ all: becomesAlso(ability) }}. ${stillToo}`, ({ all }) => all),
    phrase`are|is ${wordings(...allElseLost(ability, gains(part()`have|has`, ability)))}`,
  )
}
