/**
 * What small things are worth: damage, losing a creature, a trick in a fight. Positive is good for the seat that asks.
 */
import {
  type Context,
  characteristics,
  find,
  get,
  hasKeyword,
  isActive,
  isType,
  type ObjectId,
  playerAt,
  powerOf,
  type Seat,
  type State,
  thingsOf,
  toughnessOf,
} from '../engine/index.ts'
import type { Effect } from '../language/index.ts'
import { duel, type Fighter, fighterOf, hits } from './combat/index.ts'
import { lifeCost } from './lifeCost.ts'
import { saves } from './threats.ts'
import { LOYALTY_WORTH, worthOf } from './worth.ts'

/** What losing `n` life costs a player. */
export function lifeLoss(state: State, who: Seat, n: number): number {
  const { life } = playerAt(state, who)
  return n >= life && n > 0 ? 100 : lifeCost(life, n)
}

/** What it is worth to the player to exchange their life total with that creature's power or toughness. */
export function lifeForSize(
  state: State,
  { what, size }: Extract<Effect, { kind: 'exchangeLifeAndSize' }>,
  context: Context,
): number {
  const [id] = thingsOf(state, what, context)
  if (id === undefined) return 0
  const n = size === 'power' ? powerOf(state, id) : toughnessOf(state, id)
  return (n - playerAt(state, context.controller).life) * 0.2
}

/** What `n` damage to a permanent costs its controller: all of it if it dies, next to nothing otherwise. */
export function damageLoss(state: State, id: ObjectId, n: number, deadly = false): number {
  if (n <= 0) return 0
  if (isType(state, id, 'planeswalker')) return walkerLoss(state, id, n)
  if (!isType(state, id, 'creature')) return 0
  if (hasKeyword(state, id, 'indestructible')) return 0
  const left = toughnessOf(state, id) - get(state, id).damage
  if (left <= 0) return 0
  return n >= left || deadly ? worthOf(state, id) : 0.05 * n
}

/** A planeswalker loses loyalty, and when the last is gone, everything. */
function walkerLoss(state: State, id: ObjectId, n: number): number {
  const loyalty = characteristics(state, id).loyalty ?? 0
  return n >= loyalty ? worthOf(state, id) : n * LOYALTY_WORTH
}

/** What its destruction is worth to its controller: negative. */
export function destroyLoss(state: State, id: ObjectId): number {
  return hasKeyword(state, id, 'indestructible') ? 0 : worthOf(state, id)
}

/** The creatures it fights in the current combat, as blocker or blocked. */
function foesOf(state: State, id: ObjectId): readonly ObjectId[] {
  const combat = state.combat
  if (combat === null) return []
  const attack = combat.attackers.find((one) => one.id === id)
  return attack !== undefined ? attack.blockers : (combat.blocks.find((one) => one.id === id)?.attackers ?? [])
}

function isUnblocked(state: State, id: ObjectId): boolean {
  return state.combat?.attackers.some((one) => one.id === id && !one.blocked) === true
}

function damageToCome(state: State): boolean {
  return state.turn.step === 'declareBlockers' || state.turn.step === 'firstStrikeDamage'
}

function exchange(mine: Fighter, foe: Fighter): number {
  const end = duel(mine, foe)
  return (end.b ? foe.worth : 0) - (end.a ? mine.worth : 0)
}

/**
 * What an attacker's controller gains where that creature has to block it: without it, the damage would get through.
 */
export function forcedGain(state: State, attacker: ObjectId, blocker: ObjectId): number {
  const mine = fighterOf(state, attacker)
  return exchange(mine, fighterOf(state, blocker)) - 0.3 * hits(mine)
}

/** Keywords that only what has them too can block. */
const EVASION = ['shadow', 'fear', 'intimidate', 'horsemanship'] as const

/** What a creature that comes before blocks gains by blocking this attacker; 0: it could hardly block it. */
export function ambushGain(state: State, blocker: ObjectId, attacker: ObjectId): number {
  const has = (id: ObjectId, name: Parameters<typeof hasKeyword>[2]): boolean => hasKeyword(state, id, name)
  if (EVASION.some((name) => has(attacker, name) && !has(blocker, name))) return 0
  if (has(attacker, 'flying') && !has(blocker, 'flying') && !has(blocker, 'reach')) return 0
  const foe = fighterOf(state, attacker)
  return Math.max(0, exchange(fighterOf(state, blocker), foe) + 0.3 * hits(foe))
}

/** What a creature's controller gains right now from +power/+toughness (or a penalty) until end of turn. */
export function trickGain(state: State, id: ObjectId, power: number, toughness: number): number {
  const object = find(state, id)
  if (object === null || !isType(state, id, 'creature')) return 0
  const left = toughnessOf(state, id) - object.damage
  if (toughness < 0 && left + toughness <= 0) return -worthOf(state, id)
  const saved = toughness > 0 ? saves(state, id, { toughness }) : 0
  if (saved > 0) return saved
  if (!damageToCome(state)) return Math.min(0, power * 0.1)
  const before = fighterOf(state, id)
  const after = fighterOf(state, id, power, toughness)
  if (isUnblocked(state, id)) {
    const attack = state.combat?.attackers.find((one) => one.id === id)
    const defender = attack?.defender ?? null
    if (defender !== null && 'object' in defender)
      return damageLoss(state, defender.object, hits(after)) - damageLoss(state, defender.object, hits(before))
    const whom = defender?.player ?? null
    return whom === null ? 0 : lifeLoss(state, whom, hits(after)) - lifeLoss(state, whom, hits(before))
  }
  let gain = 0
  for (const foe of foesOf(state, id)) {
    const other = fighterOf(state, foe)
    gain += exchange(after, other) - exchange(before, other)
  }
  return gain
}

/**
 * Whether the creature is about to die, in the current fight or by what is on the stack, of which this would save it.
 */
export function isDoomed(state: State, id: ObjectId): boolean {
  if (saves(state, id, { unharmed: true }) > 0) return true
  if (!damageToCome(state)) return false
  const mine = fighterOf(state, id)
  return foesOf(state, id).some((foe) => duel(mine, fighterOf(state, foe)).a)
}

/**
 * What being tapped costs a permanent's controller now: an attacker before its own attack, a blocker before the other
 * player's.
 */
export function tapLoss(state: State, id: ObjectId): number {
  const object = find(state, id)
  if (object === null || object.tapped || !isType(state, id, 'creature')) return 0
  const early = ['upkeep', 'draw', 'main1', 'beginCombat'].includes(state.turn.step)
  const attacks = isActive(state, object.controller)
  const soon = attacks
    ? state.turn.step !== 'main1' && early
    : state.turn.step === 'beginCombat' || state.turn.step === 'main1'
  return soon ? worthOf(state, id) * 0.25 : 0.05
}
