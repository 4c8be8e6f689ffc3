/** Effects that move objects: move, destroy, sacrifice, mill, counter (217, 414). */
import { choosable, restrictionsOn } from '../../continuous/index.ts'
import { ceaseToExist, happen, moveTo, tellOf } from '../../events/index.ts'
import type { Process } from '../../questions/index.ts'
import { type Context, type Draft, find, get, type ObjectId, type Seat } from '../../state/index.ts'
import type { EffectOf, Executor } from '../executor.ts'
import { arrived, moveAll } from './movement.ts'
import { chooseAmong, permanents, things } from './things.ts'
import { asThey, seatsOf, shares } from './who.ts'

/** Moves objects from where they are to where the effect says; what is gone stays gone (217.1c, 416.3). */
export const move: Executor<'move'> = function* (g, effect, context) {
  const reasons = { exile: 'exile', hand: 'return' } as const
  const reason = effect.to.zone === 'exile' || effect.to.zone === 'hand' ? reasons[effect.to.zone] : 'effect'
  const ids = yield* things(g, effect.what, context, reason)
  const that = yield* moveAll(g, ids, effect.to, context)
  return { that, did: ids.length > 0, amount: ids.length }
}

/** Destroys permanents all at once; regeneration may replace it (419.6b). */
export const destroy: Executor<'destroy'> = function* (g, effect, context) {
  const ids = yield* permanents(g, effect.what, context)
  if (ids.length === 0) return { that: [], amount: 0, did: false }
  const { noRegeneration } = effect
  const done = yield* happen(
    g,
    ids.map((object) => ({ kind: 'destroy', object, noRegeneration })),
  )
  const that = arrived(done)
  return { that, amount: that.length, did: that.length > 0 }
}

/** What one player sacrifices: only permanents that player controls. */
function* sacrificesOf(
  g: Draft,
  effect: EffectOf<'sacrifice'>,
  seat: Seat,
  context: Context,
): Process<readonly ObjectId[]> {
  const own = (id: ObjectId): boolean => get(g.state, id).controller === seat
  if (effect.what.kind !== 'choose') return (yield* permanents(g, effect.what, context)).filter(own)
  const from = choosable(g.state, effect.what, context).filter(own)
  return yield* chooseAmong(g, seat, from, effect.what, context, 'sacrifice')
}

/** Each player chooses in turn order, then all is sacrificed at once (413.2d). */
export const sacrifice: Executor<'sacrifice'> = function* (g, effect, context) {
  const chosen: { seat: Seat; object: ObjectId }[] = []
  for (const seat of seatsOf(g.state, effect.who, context)) {
    const ids = yield* sacrificesOf(g, effect, seat, asThey(context, effect.who, seat))
    for (const object of ids) chosen.push({ seat, object })
  }
  if (chosen.length === 0) return { that: [], amount: 0, did: false }
  const done = yield* happen(
    g,
    chosen.map((one) => ({ kind: 'sacrifice', ...one })),
  )
  return { that: arrived(done), amount: chosen.length, did: true }
}

/** Puts the top cards of libraries into graveyards, as many as there are. */
export const mill: Executor<'mill'> = function* (g, effect, context) {
  const ids = shares(g, effect.who, effect.n, context).flatMap(({ seat, n }) =>
    (g.state.libraries[seat] ?? []).slice(0, n),
  )
  const done =
    ids.length === 0
      ? []
      : yield* happen(
          g,
          ids.map((id) => moveTo(id, 'graveyard', 'effect')),
        )
  return { that: arrived(done), amount: ids.length, did: ids.length > 0 }
}

function isUncounterable(g: Draft, id: ObjectId): boolean {
  return restrictionsOn(g.state, id).some((held) => held.restriction.kind === 'cantBeCountered')
}

/** Counters spells and abilities on the stack: a card goes to its owner's graveyard, anything else is gone (414.1). */
export const counterSpell: Executor<'counterSpell'> = function* (g, effect, context) {
  const that: ObjectId[] = []
  let did = false
  for (const id of yield* things(g, effect.what, context, 'effect')) {
    const object = find(g.state, id)
    if (object?.zone !== 'stack' || object.kind === 'combatDamage' || isUncounterable(g, id)) continue
    did = true
    g.emit({
      kind: 'countered',
      object: tellOf(g.state, id),
      seat: object.controller,
      byRules: false,
      rule: '2004:414.1',
    })
    if (object.kind === 'card') that.push(...arrived(yield* happen(g, [moveTo(id, 'graveyard', 'counter')])))
    else ceaseToExist(g, id)
  }
  return { that, did }
}
