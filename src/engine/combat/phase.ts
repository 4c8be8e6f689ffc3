/** The beginning and the end of combat (307, 311). */

import { removeFromCombat } from '../state/combat.ts'
import type { Draft } from '../state/index.ts'
import { isCreature } from './fighters.ts'

/** 307.1: a combat in which nothing attacks yet. */
export function startCombat(g: Draft): void {
  g.write({ combat: { attacked: false, attackers: [], blocks: [], dealtFirst: [] } })
}

/** The combat phase is over: nothing attacks or blocks any more (308.2g, 309.2e). */
export function endCombat(g: Draft): void {
  if (g.state.combat !== null) g.write({ combat: null })
}

/** 306.2: what has stopped being a creature is removed from combat. Gives whether anything was. */
export function settleCombat(g: Draft): boolean {
  const { combat } = g.state
  if (combat === null) return false
  const ids = [...combat.attackers, ...combat.blocks].map((one) => one.id).filter((id) => !isCreature(g.state, id))
  for (const id of ids) removeFromCombat(g, id)
  return ids.length > 0
}
