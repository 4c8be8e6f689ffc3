/**
 * The best blocks: to live first, then what the exchange is worth. Exact as long as there are few creatures; beyond that the
 * most promising part of each step is kept. The machine player's own blocks, its games in thought and its picture of an
 * opponent all come from here.
 */
import { type Clash, clash } from './clash.ts'
import type { Field } from './field.ts'
import type { Fighter } from './fighters.ts'

/**
 * How much is looked at: the largest gang on one attacker, how many part declarations are carried on, and whether an attack reckons
 * with the attack back.
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
  readonly clash: Clash
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

export function placesOf(mask: number): readonly number[] {
  const places: number[] = []
  for (let place = 0; mask >> place !== 0; place++) if (((mask >> place) & 1) === 1) places.push(place)
  return places
}

/** The wards of a field are by all its blockers; those of a gang by its own places. */
function within(mask: number, places: readonly number[]): number {
  return places.reduce((made, place, index) => (((mask >> place) & 1) === 1 ? made | (1 << index) : made), 0)
}

function gangOf(field: Field, at: number, mask: number): Gang {
  const { fighter, ward, loss } = field.attackers[at] as Field['attackers'][number]
  const places = placesOf(mask)
  const gang = places.map((place) => field.blockers[place] as Fighter)
  const end = clash(fighter, gang, { safe: within(ward.safe, places), blunt: within(ward.blunt, places) })
  const lost = gang.reduce((sum, { worth }, index) => (((end.fallen >> index) & 1) === 1 ? sum + worth : sum), 0)
  const healed = fighter.lifelink ? LIFELINK * fighter.power : 0
  const saved = gang.reduce((sum, { lifelink, power }) => sum + (lifelink ? LIFELINK * power : 0), 0)
  const value = (end.falls ? fighter.worth : 0) - lost + saved - healed - TROUBLE * places.length
  return {
    mask,
    clash: end,
    damage: loss === null ? end.through : 0,
    value: value - (loss === null ? 0 : loss(end.through)),
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

/** What each gang on each attacker would do. Once time is up, only single blockers are looked at. */
export function gangsOf(field: Field, effort: Effort, late: () => boolean = never): Gangs {
  return field.attackers.map(({ open, least, most }, at) => {
    const places = placesOf(open)
    // So many at once that the sets stay a few hundred.
    const size = late() ? 1 : places.length > 12 ? 2 : places.length > 8 ? 3 : effort.gang
    const kept: Gang[] = []
    for (const mask of setsOf(places, Math.min(most, Math.max(size, least)))) {
      if (mask !== 0 && placesOf(mask).length < least) continue
      const gang = gangOf(field, at, mask)
      if (!kept.some((one) => matches(one, gang))) kept.push(gang)
    }
    return kept
  })
}

interface Part {
  readonly used: number
  readonly damage: number
  readonly value: number
  readonly by: number
  readonly before: Part | null
}

/** What so much damage costs the player, more than anything if it is deadly; and deadly damage is still better small. */
export type LifeCost = (damage: number) => number

function carried(parts: readonly Part[], width: number, cost: LifeCost): readonly Part[] {
  if (parts.length <= width) return parts
  const byValue = [...parts].sort((a, b) => b.value - cost(b.damage) - (a.value - cost(a.damage)))
  const byDamage = [...parts].sort((a, b) => a.damage - b.damage || b.value - a.value)
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

/**
 * All blocks worth considering against those of the field's attackers that `which` says, best first: no block first kept
 * where everything else is equal. `ready` are the blockers that can take part, `late` says whether time is up.
 */
export function rankedBlocks(
  field: Field,
  gangs: Gangs,
  effort: Effort,
  cost: LifeCost,
  { which = -1, ready = -1, late = never } = {},
): readonly Blocked[] {
  let parts: readonly Part[] = [{ used: 0, damage: 0, value: 0, by: 0, before: null }]
  for (const at of field.attackers.keys()) {
    const attacks = ((which >> at) & 1) === 1
    const options = attacks ? (gangs[at] ?? []).filter(({ mask }) => (mask & ~ready) === 0) : []
    const next: Part[] = []
    for (const before of parts) {
      if (!attacks) next.push({ used: before.used, damage: before.damage, value: before.value, by: 0, before })
      for (const { mask, damage, value } of options)
        if ((mask & before.used) === 0)
          next.push({
            used: before.used | mask,
            damage: before.damage + damage,
            value: before.value + value,
            by: mask,
            before,
          })
    }
    // Once time is up, only the likeliest part is carried on.
    const width = late() ? NARROW : effort.width
    parts = carried(unmatched(next, 4 * width), width, cost)
  }
  const worth = (part: Part): number => part.value - cost(part.damage)
  return [...parts]
    .sort((a, b) => worth(b) - worth(a))
    .map((part) => ({ ...blockedOf(part), damage: part.damage, value: part.value }))
}

function blockedOf(part: Part): { readonly by: readonly number[] } {
  const by: number[] = []
  for (let at: Part = part; at.before !== null; at = at.before) by.push(at.by)
  return { by: by.reverse() }
}
