/** Effects on a combat that is going on. */
import { notice } from '../../abilities/index.ts'
import { removeFromCombat as remove } from '../../state/combat.ts'
import type { Executor } from '../executor.ts'
import { permanents } from './things.ts'

/** 306.2: it attacks, blocks, and is blocked or unblocked no more. */
export const removeFromCombat: Executor<'removeFromCombat'> = function* (g, effect, context) {
  const that = yield* permanents(g, effect.what, context)
  for (const id of that) remove(g, id)
  return { that }
}

/** 309.2f: an effect may make an unblocked attacker blocked. It becomes blocked (410.9a), but no creature blocks it (410.9c). */
export const becomeBlocked: Executor<'becomeBlocked'> = function* (g, effect, context) {
  const that = yield* permanents(g, effect.what, context)
  const { combat } = g.state
  if (combat === null) return { that, did: false }
  const attackers = combat.attackers.map((one) => (that.includes(one.id) ? { ...one, blocked: true } : one))
  const newly = combat.attackers.filter((one) => that.includes(one.id) && !one.blocked)
  g.write({ combat: { ...combat, attackers } })
  if (newly.length > 0)
    notice(
      g,
      newly.map(({ id }) => ({ kind: 'becomesBlocked', object: id, by: [] })),
    )
  return { that, did: newly.length > 0 }
}
