/**
 * Attacks, and removing objects from combat: on the lowest floor, since control changes, zone changes and regeneration
 * need it.
 */
import type { Attacker, Combat } from './combatants.ts'
import type { Draft } from './draft.ts'
import type { ObjectId, Ref, Seat } from './ids.ts'
import { find } from './read.ts'
import { type LayerState, read } from './reads.ts'
import type { State } from './state.ts'

/** The attack of a creature that begins to attack: unblocked. */
export function attackOn(id: ObjectId, defender: Ref | null, against: Seat, band: number | null = null): Attacker {
  return { id, defender, against, blocked: false, blockers: [], band }
}

/** The attacker with all others of its band (502.10). */
export function bandOf({ attackers }: Combat, id: ObjectId): readonly ObjectId[] {
  const band = attackers.find((one) => one.id === id)?.band ?? null
  return band === null ? [id] : attackers.filter((one) => one.band === band).map((one) => one.id)
}

/**
 * Removes an object from combat (306.2, 419.6b): it no longer attacks or blocks, and is no longer blocked or attacked.
 * What it blocked stays blocked (309.2d), what attacked it keeps attacking (2011:506.4c).
 */
export function removeFromCombat(g: Draft, id: ObjectId): void {
  stopFighting(g, id)
  stopBeingAttacked(g, id)
}

/** The planeswalker is no longer attacked: its attackers keep attacking, but nothing (2011:506.4c). */
export function stopBeingAttacked(g: Draft, id: ObjectId): void {
  const { combat } = g.state
  if (combat === null || !combat.attackers.some((one) => attacks(one, id))) return
  const attackers = combat.attackers.map((one) => (attacks(one, id) ? { ...one, defender: null } : one))
  g.write({ combat: { ...combat, attackers } })
}

/** The attacked player has left the game: the creatures keep attacking, but nobody. */
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

/** What this turn remembers of blocks, however they came about. */
export function rememberBlocks(g: Draft, blocks: State['facts']['blocks']): void {
  const { facts } = g.state
  const blockers = blocks.flatMap(({ blocker }) =>
    blocker === null || facts.blocked.includes(blocker, facts.earlier.blocked) ? [] : [blocker],
  )
  g.write({
    facts: { ...facts, blocked: [...facts.blocked, ...new Set(blockers)], blocks: [...facts.blocks, ...blocks] },
  })
}

/** Whether the object attacks or blocks in it. */
export function isFighting({ attackers, blocks }: Combat, id: ObjectId): boolean {
  return attackers.some((one) => one.id === id) || blocks.some((one) => one.id === id)
}

/**
 * The combat in which an object has its part: the present one, or, for what is gone, that in which it was last
 * (413.2f).
 */
export function combatOf(state: LayerState, id: ObjectId): Combat | null {
  return find(state, id) === null ? (state.lastKnown[id]?.combat ?? null) : read(state, 'combat')
}

/** It no longer attacks or blocks: it regenerated, or is no longer a creature. */
export function stopFighting(g: Draft, id: ObjectId): void {
  const { combat } = g.state
  if (combat !== null && isFighting(combat, id)) g.write({ combat: without(combat, id) })
}

function without(combat: Combat, id: ObjectId): Combat {
  const stopped = combat.blocks.filter((one) => one.id === id)
  return {
    ...combat,
    ...(stopped.length === 0 ? {} : { before: [...(combat.before ?? []), ...stopped] }),
    attackers: combat.attackers
      .filter((one) => one.id !== id)
      .map((one) => (one.blockers.includes(id) ? { ...one, blockers: one.blockers.filter((b) => b !== id) } : one)),
    blocks: combat.blocks
      .filter((one) => one.id !== id)
      .map((one) => (one.attackers.includes(id) ? { ...one, attackers: one.attackers.filter((a) => a !== id) } : one)),
  }
}
