/** The predicates of a filter in a fixed order, so that equal meanings are equal data. */
import type { Filter, PermanentState, Predicate } from '../../language/index.ts'

/** Adjectives first, as in English; then the noun's own; then what follows it. */
const ORDER: Readonly<Record<Predicate['is'], number>> = {
  other: 0,
  state: 10,
  marked: 10,
  not: 12,
  colorless: 14,
  multicolored: 14,
  monocolored: 14,
  historic: 14,
  abilityKind: 14,
  paidFor: 14,
  color: 14,
  supertype: 16,
  subtype: 20,
  type: 21,
  allOf: 21,
  anyOf: 21,
  keyword: 30,
  compare: 31,
  extreme: 31,
  commonestColor: 38,
  hasCounter: 32,
  named: 33,
  expansion: 33,
  chosen: 34,
  thisWay: 40,
  blocks: 35,
  blockedBy: 35,
  attacks: 35,
  attachedTo: 36,
  pairedWith: 36,
  dealtDamageBy: 37,
  createdWith: 37,
  putWith: 37,
  exiledWith: 37,
  fought: 37,
  wasBlocked: 37,
  heldSince: 37,
  bandedWith: 36,
  landwalk: 36,
  abilityless: 36,
  such: 36,
  sizes: 36,
  parity: 36,
  totalling: 36,
  unlike: 36,
  alike: 36,
  inset: 36,
  symbolInCost: 36,
  beneath: 61,
  tapAbility: 36,
  activatedAbility: 36,
  enteredThisTurn: 37,
  enteredFrom: 37,
  leftThisTurn: 61,
  dealtDamageTo: 37,
  targets: 38,
  ofSource: 38,
  castFrom: 38,
  singleTarget: 38,
  thing: 39,
  shares: 38,
  notThing: 39,
  controlled: 50,
  owned: 51,
  in: 60,
}

const TOKEN = 22
/** States that nouns name. */
const NOUNS: readonly PermanentState[] = ['token', 'commander']

function rankOf(predicate: Predicate): number {
  if (predicate.is === 'state' && NOUNS.includes(predicate.state)) return TOKEN
  // "Phased-out creatures": the one zone that an adjective names.
  if (predicate.is === 'in' && predicate.zone === 'phasedOut') return ORDER.state
  if (predicate.is === 'not') {
    // "Other than lands" stands behind the noun.
    if (predicate.of.is === 'allOf') return ORDER.notThing
    const inner = rankOf(predicate.of)
    return inner >= 30 ? inner : ORDER.not
  }
  if (predicate.is === 'anyOf' || predicate.is === 'allOf') {
    const ranks = predicate.of.map(rankOf)
    return Math.max(ORDER.other, ...ranks)
  }
  return ORDER[predicate.is]
}

export function makeFilter(noun: Filter['noun'], is: readonly Predicate[]): Filter {
  const ranked = is.map((predicate, at) => ({ predicate, at, rank: rankOf(predicate) }))
  ranked.sort((a, b) => a.rank - b.rank || a.at - b.at)
  return { noun, is: ranked.map(({ predicate }) => predicate) }
}

/** Whether the first of two predicates has its place before the second. */
export const isBefore = (one: Predicate, other: Predicate): boolean => rankOf(one) < rankOf(other)

/** The filter with one more predicate. */
export function withPredicate(filter: Filter, predicate: Predicate): Filter {
  return makeFilter(filter.noun, [...filter.is, predicate])
}

/** The filter without its first predicate that `matches`, and that predicate; `null` if there is none. */
export function takePredicate<P extends Predicate>(
  filter: Filter,
  matches: (predicate: Predicate) => predicate is P,
): { readonly rest: Filter; readonly taken: P } | null {
  const taken = filter.is.find(matches)
  if (taken === undefined) return null
  return { rest: { noun: filter.noun, is: filter.is.filter((one) => one !== taken) }, taken }
}

export const isOther = (predicate: Predicate): predicate is { readonly is: 'other' } => predicate.is === 'other'

/** Whether the noun itself expresses it: a type, a subtype, "token". */
export function isKind(predicate: Predicate): boolean {
  if (predicate.is === 'anyOf' || predicate.is === 'allOf') return predicate.of.every(isKind)
  if (predicate.is === 'state') return NOUNS.includes(predicate.state)
  return predicate.is === 'type' || predicate.is === 'subtype'
}

type Both = Extract<Predicate, { is: 'allOf' }>

/** "1/1" before a noun: both numbers. */
export function isSize(predicate: Predicate): predicate is Both {
  if (predicate.is !== 'allOf') return false
  const whats = predicate.of.map((one) => (one.is === 'compare' && one.op === '=' ? one.what : null))
  return whats.join() === 'power,toughness'
}

/** "Black or artifact", before a noun. */
const isQualityOrType = ([quality, type, more]: readonly Predicate[]): boolean =>
  quality !== undefined && isAdjective(quality) && type?.is === 'type' && more === undefined

/** Whether an adjective before the noun expresses it. */
export function isAdjective(predicate: Predicate): boolean {
  if (predicate.is === 'anyOf') return predicate.of.every(isAdjective) || isQualityOrType(predicate.of)
  if (predicate.is === 'allOf') return isSize(predicate)
  if (predicate.is === 'not') return predicate.of.is !== 'allOf' && rankOf(predicate) === ORDER.not
  if (predicate.is === 'state') return !NOUNS.includes(predicate.state) && predicate.state !== 'damaged'
  const rank = rankOf(predicate)
  return rank >= ORDER.state && rank < ORDER.subtype
}

/** Whether it is about who controls or owns the object: "you control", "you don't control", "you own". */
export function isControl(predicate: Predicate): boolean {
  if (predicate.is === 'anyOf' || predicate.is === 'allOf') return predicate.of.every(isControl)
  if (predicate.is === 'not') return isControl(predicate.of)
  return predicate.is === 'controlled' || predicate.is === 'owned'
}

/** Whether it is about where the object is: "in your graveyard", "in your hand or graveyard". */
export function isZone(predicate: Predicate): boolean {
  return predicate.is === 'anyOf' ? predicate.of.every(isZone) : predicate.is === 'in'
}

export function isFilter(value: unknown): value is Filter {
  return typeof value === 'object' && value !== null && 'noun' in value && Array.isArray((value as Filter).is)
}

/** 2011:702.60b: a card is suspended while it is in exile, has suspend and has a time counter on it. */
export const SUSPENDED: readonly Predicate[] = [
  { is: 'in', zone: 'exile', of: null },
  { is: 'keyword', keyword: 'suspend' },
  { is: 'hasCounter', counter: 'time' },
]
