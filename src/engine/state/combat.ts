/** Taking an object out of combat: below everything, as control changes, zone changes and regeneration all need it. */
import type { Draft } from './draft.ts'
import type { ObjectId } from './ids.ts'

/**
 * Removes a creature from combat (500.?, 419.6b): it neither attacks nor blocks nor is it blocked any more. What it blocked stays
 * blocked (309.2d).
 */
export function removeFromCombat(g: Draft, id: ObjectId): void {
  const combat = g.state.combat
  if (combat === null) return
  const fights = combat.attackers.some((one) => one.id === id) || combat.blocks.some((one) => one.id === id)
  if (!fights) return
  g.write({
    combat: {
      ...combat,
      attackers: combat.attackers
        .filter((one) => one.id !== id)
        .map((one) => (one.blockers.includes(id) ? { ...one, blockers: one.blockers.filter((b) => b !== id) } : one)),
      blocks: combat.blocks
        .filter((one) => one.id !== id)
        .map((one) =>
          one.attackers.includes(id) ? { ...one, attackers: one.attackers.filter((a) => a !== id) } : one,
        ),
    },
  })
}
