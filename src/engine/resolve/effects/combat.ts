/** Effects on a combat that is going on. */
import { removeFromCombat as remove } from '../../state/combat.ts'
import type { Executor } from '../executor.ts'
import { permanents } from './things.ts'

/** 306.2: it attacks, blocks, and is blocked or unblocked no more. */
export const removeFromCombat: Executor<'removeFromCombat'> = function* (g, effect, context) {
  const that = yield* permanents(g, effect.what, context)
  for (const id of that) remove(g, id)
  return { that }
}

/** 309.2f: an effect may make an unblocked attacker blocked; no creature blocks it, so nothing triggers on a block. */
export const becomeBlocked: Executor<'becomeBlocked'> = function* (g, effect, context) {
  const that = yield* permanents(g, effect.what, context)
  const { combat } = g.state
  if (combat === null) return { that, did: false }
  const attackers = combat.attackers.map((one) => (that.includes(one.id) ? { ...one, blocked: true } : one))
  g.write({ combat: { ...combat, attackers } })
  return { that, did: true }
}
