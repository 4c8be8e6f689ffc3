/** Applying one change to an object's values; returns new values, since the old ones are shared. */
import {
  type Ability,
  barredKeyword,
  type CardType,
  type Change,
  COLORS,
  isBasicLandType,
  isLostWith,
  memoisedByTwo,
  type Restriction,
  type Swap,
  substituted,
  subtypeFits,
  subtypeSet,
} from '../../../language/index.ts'
import { type Characteristics, type ObjectId, type Seat, sameData } from '../../state/index.ts'
import { intrinsicsOf, isIntrinsic } from './basicLands.ts'

/** A change with its numbers already counted. */
export type EvaluatedChange =
  | {
      readonly kind: 'numbers'
      readonly set: boolean
      readonly power: number | null
      readonly toughness: number | null
    }
  | { readonly kind: 'control'; readonly seat: Seat | null }
  | { readonly kind: 'gain'; readonly ability: Ability }
  | { readonly kind: 'plain'; readonly change: Exclude<Change, { kind: 'gain' }> }

/** By whose ability or effect; restrictions are read in its context. */
export interface Author {
  readonly source: ObjectId
  readonly controller: Seat
  /** See `Edition`. */
  readonly spellTypesStay: boolean
}

/** The abilities of an object's own text, regardless of what it has gained. */
type Text = readonly Ability[]
type TypeChange = Extract<Change, { kind: 'types' }>

function union<T>(a: readonly T[], b: readonly T[]): readonly T[] {
  const more = b.filter((one) => !a.includes(one))
  return more.length === 0 ? a : [...a, ...more]
}

/** Setting a land's type to basic land types: its other types stay (212.6e). */
function setsLandType(change: TypeChange): boolean {
  const onlyLand = change.types.every((type) => type === 'land')
  return change.set && onlyLand && change.subtypes.length > 0 && change.subtypes.every(isBasicLandType)
}

/** The subtypes that go with these card types (2004:212.1b, 205.3e; 2011:205.1a, 205.3d). */
function fitting(subtypes: readonly string[], types: readonly CardType[]): readonly string[] {
  return subtypes.every((subtype) => subtypeFits(subtype, types))
    ? subtypes
    : subtypes.filter((subtype) => subtypeFits(subtype, types))
}

/** New subtypes replace those of the same group (2004:212.1b; 2011:205.1a). */
function withSet(subtypes: readonly string[], set: readonly string[]): readonly string[] {
  const sets = set.map(subtypeSet)
  return [...set, ...subtypes.filter((subtype) => !sets.includes(subtypeSet(subtype)))]
}

/** Whether the ability is from the object's own text: such abilities are lost with a new basic land type (212.6e). */
function isFromText(text: Text, ability: Ability): boolean {
  return text.some(({ at }) => at.key === ability.at.key)
}

/**
 * The land's abilities after its type changed: if its type was set, it loses text-box abilities and gains the types'
 * own (212.6e).
 */
function landAbilities(text: Text, now: Characteristics, set: boolean): readonly Ability[] {
  const own = intrinsicsOf(now.types, now.subtypes)
  const kept = now.abilities.filter((ability) => !isIntrinsic(ability) && !(set && isFromText(text, ability)))
  return own.length === 0 && kept.length === now.abilities.length ? now.abilities : [...kept, ...own]
}

/** "Becomes an artifact creature" keeps everything it was before (2004:212.1c; 2011:205.1b). */
function makesArtifactCreature({ types }: TypeChange): boolean {
  return types.length === 2 && types.includes('artifact') && types.includes('creature')
}

const SPELL_TYPES: readonly CardType[] = ['instant', 'sorcery']

function changeTypes(
  text: Text,
  before: Characteristics,
  change: TypeChange,
  { spellTypesStay }: Author,
): Characteristics {
  // 2004:212.1d / 2011:205.4b: supertypes stay, whatever else changes.
  const supertypes = union(before.supertypes, change.supertypes)
  const landSet = setsLandType(change)
  const keepsTypes = !change.set || landSet || change.types.length === 0 || makesArtifactCreature(change)
  const kept = spellTypesStay ? before.types.filter((type) => SPELL_TYPES.includes(type)) : []
  const types = union(keepsTypes ? before.types : kept, change.types)
  const subtypes = fitting(
    change.set ? withSet(before.subtypes, change.subtypes) : union(before.subtypes, change.subtypes),
    types,
  )
  const after = { ...before, supertypes, types, subtypes }
  const wasLand = before.types.includes('land')
  if (!wasLand && !types.includes('land')) return after
  return { ...after, abilities: landAbilities(text, after, landSet) }
}

/**
 * 418.6: its own text with the word replaced, type line included. What it gained isn't part of its text (418.6b): that
 * comes in a later layer.
 */
function changeText(text: Text, before: Characteristics, swap: Swap): Characteristics {
  const after = { ...before, abilities: substituted(before.abilities, swap) }
  if (swap.kind !== 'subtype' || !before.subtypes.includes(swap.from)) return after
  const { subtypes } = substituted({ subtypes: before.subtypes }, swap)
  const typed = { ...after, subtypes }
  return { ...typed, abilities: landAbilities(text, typed, false) }
}

function changeNumbers(
  before: Characteristics,
  evaluated: Extract<EvaluatedChange, { kind: 'numbers' }>,
): Characteristics {
  const { set, power, toughness } = evaluated
  if (set) return { ...before, power: power ?? before.power, toughness: toughness ?? before.toughness }
  if (before.power === null || before.toughness === null) return before
  return { ...before, power: before.power + (power ?? 0), toughness: before.toughness + (toughness ?? 0) }
}

const NO_ABILITIES: readonly Ability[] = []

/**
 * The abilities plus one more. Equal input lists give the same result list, since facts about lists are cached by list.
 */
const withAbility = memoisedByTwo((abilities: readonly Ability[], gained: Ability): readonly Ability[] => [
  ...abilities,
  gained,
])

/**
 * What is left of the ability: protection from several qualities is as many abilities, of which one may be lost
 * (502.7a).
 */
function withoutKeyword(
  ability: Ability,
  { keyword, only }: Extract<Change, { kind: 'loseKeyword' }>,
): readonly Ability[] {
  if (ability.kind !== 'keyword' || !isLostWith(ability.keyword.name, keyword)) return [ability]
  const own = ability.keyword
  if (only === undefined || sameData(own, only)) return []
  if (own.name !== 'protection' || only.name !== 'protection' || own.from.is !== 'anyOf') return [ability]
  const of = own.from.of.filter((quality) => !sameData(quality, only.from))
  return of.length === 0 ? [] : [{ ...ability, keyword: { ...own, from: { is: 'anyOf', of } } }]
}

/** With the ability, unless it can't have it (today:113.11). */
function gained(before: Characteristics, ability: Ability): Characteristics {
  const isBarred =
    ability.kind === 'keyword' &&
    before.restrictions.some(({ restriction }) => {
      const barred = barredKeyword(restriction)
      return barred !== null && isLostWith(ability.keyword.name, barred)
    })
  return isBarred ? before : { ...before, abilities: withAbility(before.abilities, ability) }
}

/** Without the ability that it can't have. */
function withoutBarred(before: Characteristics, restriction: Restriction): Characteristics {
  const keyword = barredKeyword(restriction)
  if (keyword === null) return before
  const lost = { kind: 'loseKeyword', keyword } as const
  return { ...before, abilities: before.abilities.flatMap((ability) => withoutKeyword(ability, lost)) }
}

/** The same ability, wherever it is written. */
const readsAs = ({ at: _, ...one }: Ability, { at: __, ...other }: Ability): boolean => sameData(one, other)

/** The object's values with the change applied. `text`: the abilities among its copiable values. */
export function applied(text: Text, before: Characteristics, evaluated: EvaluatedChange, by: Author): Characteristics {
  if (evaluated.kind === 'numbers') return changeNumbers(before, evaluated)
  if (evaluated.kind === 'control') return evaluated.seat === null ? before : { ...before, controller: evaluated.seat }
  if (evaluated.kind === 'gain') return gained(before, evaluated.ability)
  const change = evaluated.change
  switch (change.kind) {
    case 'switchPt':
      return { ...before, power: before.toughness, toughness: before.power }
    case 'loseKeyword':
      return { ...before, abilities: before.abilities.flatMap((ability) => withoutKeyword(ability, change)) }
    case 'loseThis':
      return { ...before, abilities: before.abilities.filter(({ at }) => at.key !== change.key) }
    case 'loseAbility':
      return { ...before, abilities: before.abilities.filter((one) => !readsAs(one, change.ability)) }
    case 'loseAllAbilities':
      return { ...before, abilities: NO_ABILITIES }
    case 'types':
      return changeTypes(text, before, change, by)
    case 'loseSupertype':
      return { ...before, supertypes: before.supertypes.filter((one) => one !== change.supertype) }
    case 'loseType': {
      const types = before.types.filter((type) => type !== change.type)
      return { ...before, types, subtypes: fitting(before.subtypes, types) }
    }
    case 'loseCreatureTypes':
      return { ...before, subtypes: before.subtypes.filter((subtype) => subtypeSet(subtype) !== 'creature') }
    case 'text':
      return changeText(text, before, change.swap)
    case 'colors': {
      const colors = change.set
        ? change.colors
        : COLORS.filter((c) => before.colors.includes(c) || change.colors.includes(c))
      return { ...before, colors }
    }
    case 'restrict': {
      const held = { restriction: change.restriction, source: by.source, controller: by.controller }
      return { ...withoutBarred(before, change.restriction), restrictions: [...before.restrictions, held] }
    }
    // Settled before, as numbers, by seat or as the abilities that are gained; copies are made before all layers
    // (copiable.ts).
    case 'pt':
    case 'setPt':
    case 'control':
    case 'copy':
    // Nothing was chosen.
    case 'asChosen':
    case 'gainCosting':
    case 'gainFrom':
    case 'gainOf':
    case 'oneOf':
      return before
  }
}
