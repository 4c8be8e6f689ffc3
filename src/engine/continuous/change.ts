/** Applying one change to an object's values: gives new values, as shared ones must stay what they are. */
import { type Ability, type CardType, type Change, COLORS } from '../../language/index.ts'
import type { Characteristics, GameObject, ObjectId, Seat, State } from '../state/index.ts'
import { intrinsicsOf, isBasicLandType, isFromText, isIntrinsic } from './base.ts'

/** A change whose numbers have been counted. */
export type Settled =
  | {
      readonly kind: 'numbers'
      readonly set: boolean
      readonly power: number | null
      readonly toughness: number | null
    }
  | { readonly kind: 'control'; readonly seat: Seat | null }
  | { readonly kind: 'plain'; readonly change: Change }

/** By whose ability or effect: restrictions are read in its context. */
export interface Author {
  readonly source: ObjectId
  readonly controller: Seat
}

type TypeChange = Extract<Change, { kind: 'types' }>

/** Land types that are no basic ones (212.6c / 2011:205.3i). */
const OTHER_LAND_TYPES: ReadonlySet<string> = new Set([
  'Desert',
  'Lair',
  'Locus',
  'Mine',
  'Power-Plant',
  'Tower',
  'Urza’s',
  "Urza's",
])

function isLandType(subtype: string): boolean {
  return isBasicLandType(subtype) || OTHER_LAND_TYPES.has(subtype)
}

function union<T>(a: readonly T[], b: readonly T[]): readonly T[] {
  const more = b.filter((one) => !a.includes(one))
  return more.length === 0 ? a : [...a, ...more]
}

/** Setting a land's type to basic land types: what else it is stays (212.6e). */
function setsLandType(change: TypeChange): boolean {
  const onlyLand = change.types.every((type) => type === 'land')
  return change.set && onlyLand && change.subtypes.length > 0 && change.subtypes.every(isBasicLandType)
}

/** The subtypes that still go with the card types (205.3e). */
function fitting(subtypes: readonly string[], types: readonly CardType[]): readonly string[] {
  const land = types.includes('land')
  return subtypes.filter((subtype) => (isLandType(subtype) ? land : !land || types.length > 1))
}

/** The land's abilities after its type changed: text-box abilities go where its type was set, the types' own come (212.6e). */
function landAbilities(state: State, object: GameObject, now: Characteristics, set: boolean): readonly Ability[] {
  const own = intrinsicsOf(now.types, now.subtypes)
  const kept = now.abilities.filter((ability) => !isIntrinsic(ability) && !(set && isFromText(state, object, ability)))
  return own.length === 0 && kept.length === now.abilities.length ? now.abilities : [...kept, ...own]
}

function changeTypes(state: State, object: GameObject, before: Characteristics, change: TypeChange): Characteristics {
  const supertypes = union(before.supertypes, change.supertypes)
  const landSet = setsLandType(change)
  let { types, subtypes } = before
  if (landSet) {
    types = union(types, change.types)
    subtypes = [...change.subtypes, ...subtypes.filter((subtype) => !isLandType(subtype))]
  } else if (change.set) {
    if (change.types.length > 0) types = change.types
    const keepsLand = change.types.length === 0 && !change.subtypes.some(isLandType)
    subtypes =
      change.subtypes.length === 0
        ? fitting(subtypes, types)
        : [...(keepsLand ? subtypes.filter(isLandType) : []), ...change.subtypes]
  } else {
    types = union(types, change.types)
    subtypes = union(subtypes, change.subtypes)
  }
  const after = { ...before, supertypes, types, subtypes }
  const wasLand = before.types.includes('land')
  if (!wasLand && !types.includes('land')) return after
  return { ...after, abilities: landAbilities(state, object, after, landSet) }
}

function changeNumbers(before: Characteristics, settled: Extract<Settled, { kind: 'numbers' }>): Characteristics {
  const { set, power, toughness } = settled
  if (set) return { ...before, power: power ?? before.power, toughness: toughness ?? before.toughness }
  if (before.power === null || before.toughness === null) return before
  return { ...before, power: before.power + (power ?? 0), toughness: before.toughness + (toughness ?? 0) }
}

const longer = new WeakMap<readonly Ability[], WeakMap<Ability, readonly Ability[]>>()
const NO_ABILITIES: readonly Ability[] = []

/** The abilities and one more: the same list for all that had the same one, as what lists hold is found once a list. */
function withAbility(abilities: readonly Ability[], gained: Ability): readonly Ability[] {
  const after = longer.get(abilities) ?? new WeakMap<Ability, readonly Ability[]>()
  longer.set(abilities, after)
  const list = after.get(gained) ?? [...abilities, gained]
  after.set(gained, list)
  return list
}

const instances = new WeakMap<Ability, Map<ObjectId, Ability>>()
const origins = new WeakMap<Ability, ObjectId>()

/** The object that gave an activated ability with limits; `null` for its own, and for those that nothing is counted of. */
export function originOf(ability: Ability): ObjectId | null {
  return origins.get(ability) ?? null
}

/** 2011:602.5c: a limit applies to the ability as acquired from that object, so each one's is an instance of its own. */
function instanceFrom(ability: Ability, source: ObjectId): Ability {
  if (ability.kind !== 'activated' || ability.limits.length === 0) return ability
  const known = instances.get(ability) ?? new Map<ObjectId, Ability>()
  instances.set(ability, known)
  const instance = known.get(source) ?? { ...ability }
  known.set(source, instance)
  origins.set(instance, source)
  return instance
}

/** The object's values with the change applied. */
export function applied(
  state: State,
  object: GameObject,
  before: Characteristics,
  settled: Settled,
  by: Author,
): Characteristics {
  if (settled.kind === 'numbers') return changeNumbers(before, settled)
  if (settled.kind === 'control') return settled.seat === null ? before : { ...before, controller: settled.seat }
  const change = settled.change
  switch (change.kind) {
    case 'switchPt':
      return { ...before, power: before.toughness, toughness: before.power }
    case 'gain':
      return { ...before, abilities: withAbility(before.abilities, instanceFrom(change.ability, by.source)) }
    case 'loseKeyword': {
      const keeps = (ability: Ability): boolean => ability.kind !== 'keyword' || ability.keyword.name !== change.keyword
      return { ...before, abilities: before.abilities.filter(keeps) }
    }
    case 'loseAllAbilities':
      return { ...before, abilities: NO_ABILITIES }
    case 'types':
      return changeTypes(state, object, before, change)
    case 'colors': {
      const colors = change.set
        ? change.colors
        : COLORS.filter((c) => before.colors.includes(c) || change.colors.includes(c))
      return { ...before, colors }
    }
    case 'restrict': {
      const held = { restriction: change.restriction, source: by.source, controller: by.controller }
      return { ...before, restrictions: [...before.restrictions, held] }
    }
    default:
      return before
  }
}
