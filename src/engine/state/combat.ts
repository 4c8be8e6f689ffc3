/** Attacks, and taking an object out of combat: below everything, as control and zone changes and regeneration need it. */
import type { Draft } from './draft.ts'
import type { ObjectId, Ref, Seat } from './ids.ts'
import type { Attacker, Combat } from './state.ts'

/** A creature that begins to attack: unblocked. */
export function attackOn(id: ObjectId, defender: Ref | null, against: Seat): Attacker {
  return { id, defender, against, blocked: false, blockers: [] }
}

/**
 * Removes an object from combat (306.2, 419.6b): it neither attacks nor blocks nor is it blocked or attacked any more. What it
 * blocked stays blocked (309.2d), what attacked it stays attacking (2011:506.4c).
 */
export function removeFromCombat(g: Draft, id: ObjectId): void {
  stopFighting(g, id)
  stopBeingAttacked(g, id)
}

/** The planeswalker is attacked no more: its attackers go on attacking, but nothing (2011:506.4c). */
export function stopBeingAttacked(g: Draft, id: ObjectId): void {
  const { combat } = g.state
  if (combat === null || !combat.attackers.some((one) => attacks(one, id))) return
  const attackers = combat.attackers.map((one) => (attacks(one, id) ? { ...one, defender: null } : one))
  g.write({ combat: { ...combat, attackers } })
}

/** Who was attacked has left the game: the creatures go on attacking, but nobody. */
export function attacksNothing(g: Draft, seat: Seat): void {
  const { combat } = g.state
  const isAttacked = ({ defender }: Attacker): boolean =>
    defender !== null && 'player' in defender && defender.player === seat
  if (combat === null || !combat.attackers.some(isAttacked)) return
  const attackers = combat.attackers.map((one) => (isAttacked(one) ? { ...one, defender: null } : one))
  g.write({ combat: { ...combat, attackers } })
}

function attacks({ defender }: Attacker, id: ObjectId): boolean {
  return defender !== null && 'object' in defender && defender.object === id
}

/** It neither attacks nor blocks any more: it regenerated, or is no creature now. */
export function stopFighting(g: Draft, id: ObjectId): void {
  const { combat } = g.state
  if (combat === null) return
  const fights = combat.attackers.some((one) => one.id === id) || combat.blocks.some((one) => one.id === id)
  if (fights) g.write({ combat: without(combat, id) })
}

function without(combat: Combat, id: ObjectId): Combat {
  return {
    ...combat,
    attackers: combat.attackers
      .filter((one) => one.id !== id)
      .map((one) => (one.blockers.includes(id) ? { ...one, blockers: one.blockers.filter((b) => b !== id) } : one)),
    blocks: combat.blocks
      .filter((one) => one.id !== id)
      .map((one) => (one.attackers.includes(id) ? { ...one, attackers: one.attackers.filter((a) => a !== id) } : one)),
  }
}
