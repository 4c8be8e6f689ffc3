/**
 * The best blocks: to live first, then what the exchange is worth. Exact as long as there are few creatures; beyond
 * that the most promising part of each step is kept. The machine player's own blocks, its games in thought and its
 * picture of an opponent all come from here.
 */

import type { Field, FieldAttacker } from './field.ts'
import type { Fighter } from './fighters.ts'
import { type Skirmish, skirmish } from './skirmish.ts'

/**
 * How much is looked at: the largest gang on one attacker, how many part declarations are carried on, and whether an
 * attack reckons with the attack back.
 */
export interface Effort {
  readonly gang: number
  readonly width: number
  readonly back: boolean
}

export const THOROUGH: Effort = { gang: 4, width: 600, back: true }
export const BRIEF: Effort = { gang: 3, width: 60, back: true }
/** As a beginner looks: one blocker for each attacker, and this combat only. */
export const GLANCE: Effort = { gang: 1, width: 30, back: false }

/** Of more pairs than this that could fight, less is looked at for each. */
const MANY = 64

/** The effort that a field of its size allows. */
export function effortFor({ attackers, blockers }: Field, effort: Effort): Effort {
  const pairs = attackers.length * blockers.length
  if (pairs <= MANY) return effort
  const width = Math.max(12, Math.round((effort.width * MANY) / pairs))
  return { ...effort, gang: Math.min(effort.gang, 2), width }
}

/** A gang on one attacker, and what comes of it. */
interface Gang {
  readonly mask: number
  /** The blockers that fight just as some of these and come before them: they would be taken first. */
  readonly sooner: number
  readonly clash: Skirmish
  /** Damage to the player; what a planeswalker takes is in the value. */
  readonly damage: number
  /** What the defender gains: what it kills less what it loses. */
  readonly value: number
}

/** For each attacker, the gangs that no smaller one matches. */
export type Gangs = readonly (readonly Gang[])[]

export interface Blocked {
  /** For each attacker of the field, its blockers' places as bits. */
  readonly by: readonly number[]
  readonly damage: number
  readonly value: number
}

const NARROW = 12

/** A block that changes nothing isn't made. */
const TROUBLE = 0.02
const LIFELINK = 0.3

const nothing = (): number => 0

function countOf(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}

export function placesOf(mask: number): readonly number[] {
  const places: number[] = []
  for (let place = 0; mask >> place !== 0; place++) if (((mask >> place) & 1) === 1) places.push(place)
  return places
}

/** The wards of a field are by all its blockers; those of a gang by its own places. */
function within(mask: number, places: readonly number[]): number {
  return places.reduce((made, place, index) => (((mask >> place) & 1) === 1 ? made | (1 << index) : made), 0)
}

/** The same for creatures that fight alike and are worth the same. */
const kindOf = (fighter: Fighter): string => Object.values({ ...fighter, id: 0 }).join()

/** For each blocker, those before it that fight alike and can block the same attackers, as bits. */
function twinsOf({ attackers, blockers }: Field): readonly number[] {
  const seen = new Map<string, number>()
  return blockers.map((fighter, place) => {
    const bit = (mask: number): number => (mask >> place) & 1
    const against = attackers.map(({ open, ward }) => bit(open) + 2 * bit(ward.safe) + 4 * bit(ward.blunt))
    const kind = `${kindOf(fighter)} ${against.join()}`
    const before = seen.get(kind) ?? 0
    seen.set(kind, before | (1 << place))
    return before
  })
}

function gangOf(field: Field, at: number, mask: number, twins: readonly number[]): Gang {
  const { fighter, ward, loss, besides } = field.attackers[at] as FieldAttacker
  const places = placesOf(mask)
  const gang = places.map((place) => field.blockers[place] as Fighter)
  const end = skirmish(fighter, gang, { safe: within(ward.safe, places), blunt: within(ward.blunt, places) })
  const lost = gang.reduce((sum, { worth }, index) => (((end.fallen >> index) & 1) === 1 ? sum + worth : sum), 0)
  const healed = fighter.lifelink ? LIFELINK * fighter.power : 0
  const saved = gang.reduce((sum, { lifelink, power }) => sum + (lifelink ? LIFELINK * power : 0), 0)
  const value = (end.falls ? fighter.worth : 0) - lost + saved - healed - TROUBLE * places.length
  return {
    mask,
    sooner: places.reduce((all, place) => all | (twins[place] ?? 0), 0) & ~mask,
    clash: end,
    damage: loss === null ? end.through : 0,
    value: value - (loss ?? besides ?? nothing)(end.through),
  }
}

/** Sets of at most `most` of the places, the smaller ones first. */
function setsOf(places: readonly number[], most: number): readonly number[] {
  let last: { readonly mask: number; readonly from: number }[] = [{ mask: 0, from: 0 }]
  const all = [0]
  for (let size = 1; size <= Math.min(most, places.length); size++) {
    last = last.flatMap(({ mask, from }) =>
      places.slice(from).map((place, index) => ({ mask: mask | (1 << place), from: from + index + 1 })),
    )
    all.push(...last.map(({ mask }) => mask))
  }
  return all
}

const matches = (one: Gang, other: Gang): boolean =>
  (one.mask & ~other.mask) === 0 && one.damage <= other.damage && one.value >= other.value

/** Without a clock, time is never up. */
const never = (): boolean => false

/** So many at once that the sets stay a few hundred. */
const largest = (places: number): number => (places > 12 ? 2 : places > 8 ? 3 : 4)

/** What each gang on this attacker would do. */
function gangsOn(field: Field, at: number, most: number, twins: readonly number[]): readonly Gang[] {
  const attacker = field.attackers[at] as FieldAttacker
  const kept: Gang[] = []
  for (const mask of setsOf(placesOf(attacker.open), Math.min(attacker.most, Math.max(most, attacker.least)))) {
    if (mask !== 0 && countOf(mask) < attacker.least) continue
    const gang = gangOf(field, at, mask, twins)
    if (!kept.some((one) => matches(one, gang))) kept.push(gang)
  }
  return kept
}

/** The same for attackers against whom the same gangs do the same; `null`: what damage costs isn't comparable. */
function attackKindOf({ fighter, open, ward, least, most, loss, besides }: FieldAttacker): string | null {
  return loss === null && besides === null
    ? `${kindOf(fighter)} ${[open, ward.safe, ward.blunt, least, most].join()}`
    : null
}

/**
 * What each gang on each attacker would do. Once time is up, only single blockers are looked at. `free`: nothing ties
 * blockers together or requires that one of them blocks, so that those that fight alike can take each other's place.
 */
export function gangsOf(field: Field, effort: Effort, { late = never, free = true } = {}): Gangs {
  const twins = free ? twinsOf(field) : []
  const known = new Map<string, readonly Gang[]>()
  return field.attackers.map((attacker, at) => {
    const kind = attackKindOf(attacker)
    const before = kind === null ? undefined : known.get(kind)
    if (before !== undefined) return before
    const most = late() ? 1 : Math.min(effort.gang, largest(countOf(attacker.open)))
    const gangs = gangsOn(field, at, most, twins)
    if (kind !== null) known.set(kind, gangs)
    return gangs
  })
}

interface Part {
  readonly used: number
  readonly damage: number
  /** What the damage comes to at least, once all attackers have been looked at. */
  readonly least: number
  readonly value: number
  /** The attacker that was looked at last, the gang on it, and what had been found before. */
  readonly at: number
  readonly by: number
  readonly before: Part | null
}

/**
 * What so much damage costs the player, more than anything if it is deadly; and deadly damage is still better small.
 */
export type LifeCost = (damage: number) => number

function carried(parts: readonly Part[], width: number, cost: LifeCost): readonly Part[] {
  if (parts.length <= width) return parts
  const byValue = [...parts].sort((a, b) => b.value - cost(b.least) - (a.value - cost(a.least)))
  const byDamage = [...parts].sort((a, b) => a.least - b.least || b.value - a.value)
  return [...new Set([...byValue.slice(0, width / 2), ...byDamage.slice(0, width / 2)])]
}

const beats = (one: Part, other: Part): boolean =>
  one.damage <= other.damage && one.value >= other.value && (one.used & ~other.used) === 0

/** Parts that no other part matches with the same creatures or fewer. */
function unmatched(parts: readonly Part[], most: number): readonly Part[] {
  if (parts.length > most) return parts
  const kept: Part[] = []
  for (const part of [...parts].sort((a, b) => b.value - a.value || a.damage - b.damage))
    if (!kept.some((one) => beats(one, part))) kept.push(part)
  return kept
}

/** More damage than this isn't told apart. */
const DAMAGES = 1 << 22

/** Adds a part unless one that uses the same blockers and lets the same damage through is worth as much. */
function add(parts: Map<number, Part>, part: Part): void {
  const key = part.used * DAMAGES + Math.min(part.damage, DAMAGES - 1)
  const known = parts.get(key)
  if (known === undefined || known.value < part.value) parts.set(key, part)
}

/**
 * What these attackers do at least to a side that has so many blockers left, each of which stops one of them as well as
 * any could.
 */
function leastOf(attacking: Gangs): (blockers: number) => number {
  // The first gang is none at all.
  const open = attacking.map((gangs) => gangs[0]?.damage ?? 0)
  const saved = attacking
    .map((gangs, at) => (open[at] ?? 0) - Math.min(...gangs.map(({ damage }) => damage)))
    .sort((a, b) => b - a)
  const sums = [open.reduce((sum, damage) => sum + damage, 0)]
  for (const [at, one] of saved.entries()) sums.push((sums[at] ?? 0) - one)
  return (blockers) => sums[Math.min(blockers, saved.length)] ?? 0
}

/**
 * All blocks worth considering against those of the field's attackers that `which` says, best first: no block first
 * kept where everything else is equal. `ready` are the blockers that can take part, `late` says whether time is up. Of
 * blockers that are alike, one block stands for all that exchange them.
 */
export function rankedBlocks(
  field: Field,
  gangs: Gangs,
  effort: Effort,
  cost: LifeCost,
  { which = -1, ready = -1, late = never } = {},
): readonly Blocked[] {
  let parts: readonly Part[] = [{ used: 0, damage: 0, least: 0, value: 0, at: -1, by: 0, before: null }]
  const all = ready & ((1 << field.blockers.length) - 1)
  const attacking = [...field.attackers.keys()].filter((at) => ((which >> at) & 1) === 1)
  const options = attacking.map((at) => (gangs[at] ?? []).filter(({ mask }) => (mask & ~ready) === 0))
  for (const [index, at] of attacking.entries()) {
    const leastFrom = leastOf(options.slice(index + 1))
    const next = new Map<number, Part>()
    for (const before of parts) {
      const free = all & ~before.used
      for (const { mask, sooner, damage: through, value: gained } of options[index] ?? []) {
        if ((mask & before.used) !== 0 || (sooner & free) !== 0) continue
        const damage = before.damage + through
        const least = damage + leastFrom(countOf(free & ~mask))
        add(next, { used: before.used | mask, damage, least, value: before.value + gained, at, by: mask, before })
      }
    }
    // Once time is up, only the likeliest part is carried on.
    const width = late() ? NARROW : effort.width
    parts = carried(unmatched([...next.values()], 4 * width), width, cost)
  }
  const worth = (part: Part): number => part.value - cost(part.damage)
  return [...parts]
    .sort((a, b) => worth(b) - worth(a))
    .map((part) => ({ by: blockersOf(part, field.attackers.length), damage: part.damage, value: part.value }))
}

/** For each of so many attackers, its blockers. */
function blockersOf(last: Part, attackers: number): readonly number[] {
  const by = new Array<number>(attackers).fill(0)
  for (let part = last; part.before !== null; part = part.before) by[part.at] = part.by
  return by
}
