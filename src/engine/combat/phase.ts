/** The beginning and the end of combat (307, 311). */

import { asksAbout } from '../abilities/index.ts'
import { isAttackable } from '../continuous/index.ts'
import { type Draft, stopBeingAttacked, stopFighting } from '../state/index.ts'
import { isCreature } from './fighters.ts'

/** 307.1: a combat in which nothing attacks yet. */
export function startCombat(g: Draft): void {
  const { facts } = g.state
  const begun = { done: 'beganCombat', object: null, seat: g.state.turn.active, n: 1 } as const
  g.write({
    combat: { attacked: false, attackers: [], blocks: [], dealtFirst: [] },
    facts: {
      ...facts,
      done: asksAbout(g.state, 'beganCombat') ? [...facts.done, begun] : facts.done,
      earlier: { attacked: facts.attacked.length, blocked: facts.blocked.length },
    },
  })
}

/** The combat phase is over: nothing attacks or blocks any longer (308.2g, 309.2e). */
export function endCombat(g: Draft): void {
  if (g.state.combat !== null) g.write({ combat: null })
}

/**
 * 306.2: anything that is no longer a creature leaves combat, and a permanent that is no longer a planeswalker or battle
 * stops being attacked (2011:506.4, today:506.4). Returns whether anything changed.
 */
export function updateCombat(g: Draft): boolean {
  const before = g.state.combat
  if (before === null) return false
  for (const { id } of [...before.attackers, ...before.blocks]) if (!isCreature(g.state, id)) stopFighting(g, id)
  for (const { defender } of before.attackers)
    if (defender !== null && 'object' in defender && !isAttackable(g.state, defender.object))
      stopBeingAttacked(g, defender.object)
  return g.state.combat !== before
}
