/** Effects that move objects: move, destroy, sacrifice, mill, counter (217, 414). */
import type { Deed, Destination, OwnedZone, Thing } from '../../../language/index.ts'
import { notice, watchersBefore } from '../../abilities/index.ts'
import { choosable, followed, matches, thingsOf } from '../../continuous/index.ts'
import { ceaseToExist, type Happened, happen, moveTo, noteLast, type Proposed, tellOf } from '../../events/index.ts'
import { cantBeMade } from '../../playerRules/index.ts'
import { idsInOrder, type Process } from '../../questions/index.ts'
import { isKeptFrom } from '../../restrictions/index.ts'
import {
  type Context,
  cardsIn,
  type Done,
  type Draft,
  doneBy,
  doneThisWay,
  find,
  get,
  type ObjectId,
  type Seat,
} from '../../state/index.ts'
import type { EffectOf, Executor, Proposer, ResultOf } from '../executor.ts'
import { defendersFor } from './joining.ts'
import { arrived, happenedTo, hasLeft, moving, returnAfter, shuffledFor } from './movement.ts'
import { chooseAmong, permanents, things } from './things.ts'
import { asThey, count, seatsOf, shares } from './who.ts'

/** Who orders cards of a library that this text has shown: their owner if they were revealed, else who looked at them. */
function ordersSeen(g: Draft, ids: readonly ObjectId[], context: Context): Seat | null {
  const [first] = ids
  if (first === undefined) return null
  const areAll = (deed: Deed, by: readonly Seat[] | null = null): boolean => {
    const seen = doneThisWay(g.state, context, deed, true, by)
    return ids.every((id) => seen.includes(id))
  }
  if (areAll('revealed')) return get(g.state, first).owner
  return g.state.players.find(({ seat }) => areAll('lookedAt', [seat]))?.seat ?? null
}

/**
 * 217.2d: cards that this text has revealed or had looked at, and now puts at another place in their library, are put
 * there in an order; whoever hasn't seen them has none to choose.
 */
function* inSeenOrder(
  g: Draft,
  ids: readonly ObjectId[],
  { zone, position }: Destination,
  context: Context,
): Process<readonly ObjectId[]> {
  if (zone !== 'library' || (position !== 'top' && position !== 'bottom')) return ids
  if (!ids.every((id) => find(g.state, id)?.zone === 'library')) return ids
  const seat = ordersSeen(g, ids, context)
  if (seat === null) return ids
  const wanted = yield* idsInOrder(seat, 'library', ids)
  // The last one moved to the top is the topmost.
  return position === 'top' ? [...wanted].reverse() : wanted
}

/** "It from your graveyard": what it has become there, in a graveyard of those players. */
function foundIn(g: Draft, what: Thing, { zone, of }: OwnedZone, context: Context): readonly ObjectId[] {
  const owners = of === null ? null : seatsOf(g.state, of, context)
  return thingsOf(g.state, what, context).flatMap((id) => {
    const now = [followed(g.state, id) ?? [], g.state.lastKnown[id]?.also ?? []].flat()
    return now.filter((one) => {
      const object = find(g.state, one)
      return object?.zone === zone && owners?.includes(object.owner) !== false
    })
  })
}

/** How many the text asks for, of what is chosen as it happens. */
const soMany = (g: Draft, what: Thing, context: Context): number =>
  what.kind === 'choose' ? count(g, what.count.min, context) : 1

/** Moves objects from where they are to where the effect says; what is gone isn't found (217.1c, 416.3). */
export const move: Proposer<'move'> = function* (g, effect, context) {
  const reasons = { exile: 'exile', hand: 'return' } as const
  const reason = effect.to.zone === 'exile' || effect.to.zone === 'hand' ? reasons[effect.to.zone] : 'effect'
  const { out } = effect
  if (effect.until !== undefined && hasLeft(g, effect.until, context)) return NOTHING_MOVED
  const found =
    out === undefined ? yield* things(g, effect.what, context, reason) : foundIn(g, effect.what, out, context)
  const ids = yield* inSeenOrder(g, found, effect.to, context)
  const { attachedTo } = effect.to
  const [host] = attachedTo?.kind === 'choose' ? yield* things(g, attachedTo, context, 'enchant') : []
  const attacks = yield* defendersFor(g, ids, effect.to, context)
  const libraries = effect.to.position === 'shuffled' ? shuffledFor(g, effect.what, context) : []
  const { proposed, arrive } = moving(g, ids, effect.to, context, { host, attacks, libraries })
  // "If you do": all of it, not only as much as there was (413.2c).
  const did = ids.length > 0 && ids.length >= soMany(g, effect.what, context)
  const result = (done: readonly Happened[]): ResultOf<'move'> => {
    const moved = happenedTo(ids, done)
    if (effect.until !== undefined) returnAfter(g, effect.until, moved, context)
    return { that: arrive(moved), did, amount: ids.length }
  }
  return { proposed, result }
}

const NOTHING_MOVED = { proposed: [], result: (): ResultOf<'move'> => ({ that: [], did: false, amount: 0 }) }

/** Destroys permanents all at once; regeneration may replace it (419.6b). */
export const destroy: Proposer<'destroy'> = function* (g, effect, context) {
  const ids = yield* permanents(g, effect.what, context)
  const { noRegeneration } = effect
  const proposed = ids.map((object) => ({ kind: 'destroy', object, noRegeneration }) as const)
  const result = (done: readonly Happened[]): ResultOf<'destroy'> => {
    const that = arrived(done)
    return { that, amount: that.length, did: that.length > 0 }
  }
  return { proposed, result }
}

/** What one player sacrifices: only permanents that player controls. */
function* sacrificesOf(
  g: Draft,
  effect: EffectOf<'sacrifice'>,
  seat: Seat,
  context: Context,
): Process<readonly ObjectId[]> {
  if (cantBeMade(g.state, seat, 'sacrifice', context.controller)) return []
  const own = (id: ObjectId): boolean => get(g.state, id).controller === seat
  if (effect.what.kind !== 'choose') return (yield* permanents(g, effect.what, context)).filter(own)
  const from = choosable(g.state, effect.what, context).filter(own)
  // "Of an opponent's choice".
  const other = effect.what.by.kind === 'anOpponent' ? seatsOf(g.state, effect.what.by, context)[0] : undefined
  return yield* chooseAmong(g, other ?? seat, from, effect.what, context, 'sacrifice')
}

/**
 * today:702.110b: what the ability of that keyword sacrifices, its permanent exploits, if it is still there as that is
 * done. Returns how to tell; `null`: nothing exploits anything.
 */
function exploiting(g: Draft, { at, source: object }: Context): ((done: readonly Happened[]) => void) | null {
  if (at?.keyword !== 'exploit' || find(g.state, object)?.zone !== 'battlefield') return null
  const before = watchersBefore(g.state)
  const acted = { kind: 'acted', object, action: 'exploit' } as const
  return (done) =>
    notice(
      g,
      done.flatMap((event) => (event.kind === 'sacrificed' ? { ...acted, whom: event.object } : [])),
      before,
    )
}

/** Each player chooses in turn order, then everything is sacrificed at once (413.2d). */
export const sacrifice: Proposer<'sacrifice'> = function* (g, effect, context) {
  const exploited = exploiting(g, context)
  const proposed: Proposed[] = []
  for (const seat of seatsOf(g.state, effect.who, context)) {
    const ids = yield* sacrificesOf(g, effect, seat, asThey(context, effect.who, seat))
    for (const object of ids) proposed.push({ kind: 'sacrifice', seat, object, by: context.controller })
  }
  const did = proposed.length > 0 && proposed.length >= soMany(g, effect.what, context)
  const result = (done: readonly Happened[]): ResultOf<'sacrifice'> => {
    exploited?.(done)
    return { that: arrived(done), amount: proposed.length, did }
  }
  return { proposed, result }
}

/** Puts the top cards of libraries into graveyards, as many as there are. */
export const mill: Executor<'mill'> = function* (g, effect, context) {
  const ids = shares(g, effect.who, effect.n, context).flatMap(({ seat, n }) =>
    cardsIn(g.state, g.state.libraries[seat], n),
  )
  const done = yield* happen(
    g,
    ids.map((id) => moveTo(id, 'graveyard', 'effect')),
  )
  return { that: arrived(done), amount: ids.length, did: ids.length > 0, done: doneBy(done) }
}

/**
 * Counters spells and abilities on the stack: a card goes to its owner's graveyard or where the effect says, anything
 * else ceases to exist (414.1).
 */
export const counterSpell: Executor<'counterSpell'> = function* (g, effect, context) {
  const that: ObjectId[] = []
  const done: Done[] = []
  let did = false
  for (const id of yield* things(g, effect.what, context, 'effect')) {
    const object = find(g.state, id)
    if (object?.zone !== 'stack' || object.kind === 'combatDamage' || isKeptFrom(g.state, id, 'countered')) continue
    did = true
    g.emit({
      kind: 'countered',
      object: tellOf(g.state, id),
      seat: object.controller,
      byRules: false,
      ...(object.kind === 'ability' ? { ability: true } : {}),
      rule: 'counter.spell',
    })
    if (object.kind === 'card') {
      const isSuch = effect.only === undefined || matches(g.state, effect.only, id, context)
      const { zone = 'graveyard', position = null, under = null } = (isSuch ? effect.to : null) ?? {}
      const seat = under === null ? null : (seatsOf(g.state, under, context)[0] ?? null)
      const happened = yield* happen(g, [moveTo(id, zone, 'counter', { position, under: seat })])
      that.push(...arrived(happened))
      done.push({ deed: 'countered', object: id, became: arrived(happened)[0] ?? null, n: 1, seat: null })
    } else {
      noteLast(g, id)
      ceaseToExist(g, id)
      done.push({ deed: 'countered', object: id, became: null, n: 1, seat: null })
    }
  }
  return { that, did, done }
}
