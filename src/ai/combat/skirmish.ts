/** One attacker against those who block it: who dies, and what gets through (310, 502.2, 502.28, 502.9). */
import type { Fighter } from './fighters.ts'

/** Whom protection spares, as bits of the gang's places: from the attacker's damage, and the attacker from theirs. */
export interface Ward {
  readonly safe: number
  readonly blunt: number
}

const NO_WARD: Ward = { safe: 0, blunt: 0 }

export interface Skirmish {
  /** Damage to what is attacked. */
  readonly through: number
  /** Whether the attacker dies. */
  readonly falls: boolean
  /** The blockers that die, as bits of their places. */
  readonly fallen: number
}

/** The fight between two steps of damage. `out`: dead, or removed from combat by regenerating. */
interface Stand {
  readonly through: number
  readonly hurt: readonly number[]
  readonly out: number
  readonly fallen: number
  readonly shields: readonly number[]
  readonly wounds: number
  readonly gone: boolean
  readonly falls: boolean
  readonly spares: number
}

/** Gangs beyond this many: the attacker's controller is assumed to go for the best ones in order. */
const WEIGHED = 4

const bit = (mask: number, place: number): boolean => (mask & (1 << place)) !== 0

/** What must be assigned to it before damage may go on. */
function lethal(by: Fighter, whom: Fighter, hurt: number): number {
  const left = Math.max(0, whom.left - hurt)
  return by.deadly ? Math.min(1, left) : left
}

/** Which of the standing blockers the attacker could give lethal damage: all sets where they are few. */
function aims(attacker: Fighter, gang: readonly Fighter[], stand: Stand): readonly number[] {
  const standing = gang.flatMap((_, place) => (bit(stand.out, place) ? [] : [place]))
  const need = (place: number): number => lethal(attacker, gang[place] as Fighter, stand.hurt[place] ?? 0)
  if (standing.length > WEIGHED) {
    let left = attacker.power
    let mask = 0
    const worth = (place: number): number => (gang[place]?.worth ?? 0) / (need(place) + 1)
    for (const place of standing.sort((a, b) => worth(b) - worth(a))) {
      if (need(place) > left) continue
      left -= need(place)
      mask |= 1 << place
    }
    return [mask]
  }
  let sets: { readonly mask: number; readonly left: number }[] = [{ mask: 0, left: attacker.power }]
  for (const place of standing) {
    const n = need(place)
    sets = sets.concat(
      sets.flatMap(({ mask, left }) => (n <= left ? [{ mask: mask | (1 << place), left: left - n }] : [])),
    )
  }
  return sets.map(({ mask }) => mask)
}

function strikes({ first, double }: Fighter, early: boolean): boolean {
  return early ? first : !first || double
}

/** One step of combat damage: dealt all at once, then those who have enough die or regenerate (419.6b). */
function struck(
  attacker: Fighter,
  gang: readonly Fighter[],
  ward: Ward,
  at: Stand,
  aim: number,
  early: boolean,
): Stand {
  const hurt = [...at.hurt]
  const shields = [...at.shields]
  let { through, out, fallen, wounds, gone, falls, spares } = at
  const standing = gang.flatMap((_, place) => (bit(at.out, place) ? [] : [place]))
  const acts = !at.gone && strikes(attacker, early)
  if (acts) {
    let left = attacker.power
    for (const place of standing) {
      if (!bit(aim, place)) continue
      const n = lethal(attacker, gang[place] as Fighter, at.hurt[place] ?? 0)
      left -= n
      if (!bit(ward.safe, place)) hurt[place] = (hurt[place] ?? 0) + n
    }
    const open = standing.every((place) => bit(aim, place))
    if (attacker.trample && open) through += left
    else {
      const [rest] = standing
      if (rest !== undefined && !bit(ward.safe, rest)) hurt[rest] = (hurt[rest] ?? 0) + left
    }
  }
  let deadly = false
  for (const place of standing) {
    const one = gang[place] as Fighter
    if (!strikes(one, early) || bit(ward.blunt, place) || at.gone) continue
    wounds += one.power
    deadly ||= one.deadly && one.power > 0
  }
  for (const place of standing) {
    const one = gang[place] as Fighter
    const dealt = (hurt[place] ?? 0) - (at.hurt[place] ?? 0)
    if (one.lasting || dealt <= 0 || ((hurt[place] ?? 0) < one.left && !attacker.deadly)) continue
    out |= 1 << place
    if ((shields[place] ?? 0) > 0) shields[place] = (shields[place] ?? 0) - 1
    else fallen |= 1 << place
  }
  if (!gone && !attacker.lasting && wounds > at.wounds && (wounds >= attacker.left || deadly)) {
    gone = true
    if (spares > 0) spares--
    else falls = true
  }
  return { through, hurt, out, fallen, shields, wounds, gone, falls, spares }
}

/** What the attacker's controller prefers: what dies, then what gets through. */
function valueTo(attacker: Fighter, gang: readonly Fighter[], { falls, fallen, through }: Skirmish): number {
  const killed = gang.reduce((sum, { worth }, place) => (bit(fallen, place) ? sum + worth : sum), 0)
  return killed - (falls ? attacker.worth : 0) + through * 0.4
}

/**
 * How the fight ends if the attacker's controller divides its damage best. With nobody in the gang it isn't blocked.
 */
export function skirmish(attacker: Fighter, gang: readonly Fighter[], ward: Ward = NO_WARD): Skirmish {
  if (gang.length === 0) return { through: hits(attacker), falls: false, fallen: 0 }
  const none: Stand = {
    through: 0,
    hurt: gang.map(() => 0),
    out: 0,
    fallen: 0,
    shields: gang.map(({ shields }) => shields),
    wounds: 0,
    gone: false,
    falls: false,
    spares: attacker.shields,
  }
  const twice = attacker.first || gang.some(({ first }) => first)
  const early = !twice
    ? [none]
    : (attacker.first ? aims(attacker, gang, none) : [0]).map((aim) => struck(attacker, gang, ward, none, aim, true))
  let best: Skirmish | null = null
  for (const stand of early) {
    const late = !stand.gone && strikes(attacker, false) ? aims(attacker, gang, stand) : [0]
    for (const aim of late) {
      const end = struck(attacker, gang, ward, stand, aim, false)
      if (best === null || valueTo(attacker, gang, end) > valueTo(attacker, gang, best)) best = end
    }
  }
  return best ?? none
}

/** The damage a creature deals unblocked. */
export function hits(one: Fighter): number {
  return one.double ? one.power * 2 : one.power
}

/** Who dies if the two fight alone. */
export function duel(attacker: Fighter, blocker: Fighter): { readonly a: boolean; readonly b: boolean } {
  const { falls, fallen } = skirmish(attacker, [blocker])
  return { a: falls, b: fallen !== 0 }
}
