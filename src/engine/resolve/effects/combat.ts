/** Effects on the current combat. */
import { notice } from '../../abilities/index.ts'
import { isType, powerOf, thingsOf } from '../../continuous/index.ts'
import { happen, type Proposed, tellOf } from '../../events/index.ts'
import { idsInOrder, type Process } from '../../questions/index.ts'
import {
  type Attacker,
  bandOf,
  type Combat,
  type Draft,
  doneBy,
  editionOf,
  get,
  type ObjectId,
  rememberBlocks,
  removeFromCombat as remove,
  type Seat,
  spokenForBy,
} from '../../state/index.ts'
import { atOnce, type Executor } from '../executor.ts'
import { permanents } from './things.ts'

/** 306.2: it stops attacking, blocking, and being blocked or unblocked. */
export const removeFromCombat: Executor<'removeFromCombat'> = function* (g, effect, context) {
  const that = yield* permanents(g, effect.what, context)
  for (const id of that) remove(g, id)
  return { that }
}

/**
 * 309.2f: an effect may make an unblocked attacker blocked. It becomes blocked (410.9a), but no creature blocks it
 * (410.9c).
 */
export const becomeBlocked: Executor<'becomeBlocked'> = function* (g, effect, context) {
  const that = yield* permanents(g, effect.what, context)
  const { combat } = g.state
  if (combat === null) return { that, did: false }
  // 502.10g: with one of a band, all of it.
  const whole = that.flatMap((id) => bandOf(combat, id))
  const attackers = combat.attackers.map((one) => (whole.includes(one.id) ? madeBlocked(one) : one))
  const newly = combat.attackers.filter((one) => whole.includes(one.id) && !one.blocked)
  g.write({ combat: { ...combat, attackers } })
  rememberBlocks(
    g,
    newly.map(({ id }) => ({ blocker: null, attacker: id })),
  )
  if (newly.length > 0)
    notice(
      g,
      newly.map(({ id }) => ({ kind: 'becomesBlocked', object: id, by: [], already: null })),
    )
  return { that, did: newly.length > 0 }
}

const madeBlocked = (one: Attacker): Attacker => (one.blocked ? one : { ...one, blocked: true, byEffect: true })
const metBy = ({ met = [] }: Attacker, blocker: ObjectId): Partial<Attacker> => ({
  blocked: true,
  met: met.includes(blocker) ? met : [...met, blocker],
})

/**
 * 309.2d: an attacker stays blocked when its blocker is gone, unless an effect says otherwise: what no other creature
 * has blocked in this combat becomes unblocked.
 */
export const becomeUnblocked: Executor<'becomeUnblocked'> = atOnce((g, { by, only }, context) => {
  const { combat } = g.state
  if (combat === null) return { did: false }
  const gone = thingsOf(g.state, by, context)
  const alone = only === undefined ? gone : thingsOf(g.state, only, context)
  const was = (combat.before ?? []).flatMap(({ id, attackers }) => (gone.includes(id) ? attackers : []))
  const isFreed = ({ id, blocked, met = [], byEffect, blockers }: Attacker): boolean =>
    blocked &&
    blockers.length === 0 &&
    was.includes(id) &&
    met.every((one) => alone.includes(one)) &&
    (only === undefined || byEffect !== true)
  const freed = combat.attackers.filter(isFreed)
  if (freed.length === 0) return { did: false }
  g.write({
    combat: {
      ...combat,
      attackers: combat.attackers.map((one) => (freed.includes(one) ? { ...one, blocked: false } : one)),
    },
  })
  return { did: true }
})

/**
 * 309.2e-f: what an effect makes block is a blocking creature, and what it blocks is blocked. It need not have been
 * able to block in a declaration; if it already blocks that attacker, nothing changes. What is made blocking has not
 * blocked for what asks about that.
 */
export const block: Executor<'block'> = function* (g, effect, context) {
  const that = yield* permanents(g, effect.what, context)
  const named = yield* permanents(g, effect.whom, context)
  const { combat } = g.state
  if (combat === null) return { that, did: false }
  // 502.10e: who blocks one of a band blocks all of it.
  const whom = new Set(named.flatMap((attacker) => bandOf(combat, attacker)))
  let did = false
  for (const id of that)
    for (const attacker of whom) did = (yield* blockOne(g, id, attacker, effect.made === true)) || did
  return { that, did }
}

function* blockOne(g: Draft, id: ObjectId, attacker: ObjectId, made: boolean): Process<boolean> {
  const { combat } = g.state
  const attack = combat?.attackers.find((one) => one.id === attacker)
  if (combat === null || attack === undefined || attack.blockers.includes(id) || attacks(combat, id)) return false
  const had = combat.blocks.find((one) => one.id === id)
  const blockers = yield* placed(g, spokenForBy(g.state, g.state.turn.active), attack.blockers, id, attacker)
  const blocked = yield* placed(g, get(g.state, id).controller, had?.attackers ?? [], attacker, id)
  const block = { id, attackers: blocked }
  g.write({
    combat: {
      ...combat,
      attackers: combat.attackers.map((one) => (one.id === attacker ? { ...one, ...metBy(one, id), blockers } : one)),
      blocks: had === undefined ? [...combat.blocks, block] : combat.blocks.map((one) => (one === had ? block : one)),
    },
  })
  if (!made) rememberBlocks(g, [{ blocker: id, attacker }])
  const told = [{ object: tellOf(g.state, id), attackers: [tellOf(g.state, attacker)] }]
  g.emit({ kind: 'blocked', seat: get(g.state, id).controller, blocks: told, rule: 'block.declared' })
  const already = attack.blocked ? attack.blockers : null
  const met = { kind: 'becomesBlocked', object: attacker, by: [id], already } as const
  const again = had === undefined ? {} : ({ again: true } as const)
  notice(g, made ? [met] : [{ kind: 'blocks', object: id, attacker, alone: false, ...again }, met])
  return true
}

const attacks = (combat: Combat, id: ObjectId): boolean => combat.attackers.some((one) => one.id === id)

/** 2011:509.2: the new blocker's place in the damage assignment order is chosen; the others keep theirs. */
function* placed(
  g: Draft,
  seat: Seat,
  others: readonly ObjectId[],
  added: ObjectId,
  of: ObjectId,
): Process<readonly ObjectId[]> {
  if (others.length === 0 || !editionOf(g.state).combat.blockersOrdered) return [...others, added]
  const order = yield* idsInOrder(seat, 'blockers', [...others, added], of)
  const place = order.indexOf(added)
  return [...others.slice(0, place), added, ...others.slice(place)]
}

/**
 * 2011:701.10: each deals damage equal to its power to the other; that isn't combat damage. Nothing happens unless both
 * are creatures on the battlefield; one that fights itself deals it to itself twice.
 */
export const fight: Executor<'fight'> = function* (g, effect, context) {
  const [one] = yield* permanents(g, effect.what, context)
  const [other] = yield* permanents(g, effect.whom, context)
  const fights = [one, other].every((id) => id !== undefined && isType(g.state, id, 'creature'))
  if (one === undefined || other === undefined || !fights) return { did: false }
  const blow = (source: ObjectId, object: ObjectId): readonly Proposed[] => {
    const n = powerOf(g.state, source)
    return n > 0 ? [{ kind: 'damage', source, to: { object }, n, combat: false }] : []
  }
  const done = yield* happen(g, [...blow(one, other), ...blow(other, one)])
  const fought = [...new Set([one, other])]
  notice(
    g,
    fought.map((object) => ({ kind: 'acted', object, action: 'fight' }) as const),
  )
  return { did: true, done: doneBy(done) }
}
