/** Moving objects between zones (217). What happens as they arrive (order, Auras, copies) is handled by the event. */
import { type Destination, type Filter, ownZonesNamed, type Subject, type Thing } from '../../../language/index.ts'
import { amount, characteristics, sideFlipped, sideTransformed, thingsOf } from '../../continuous/index.ts'
import { type Happened, happen, moveTo, type Proposed } from '../../events/index.ts'
import type { Process } from '../../questions/index.ts'
import {
  type Context,
  type Draft,
  editionOf,
  find,
  findOrLast,
  get,
  inTurnOrder,
  type ObjectId,
  type Ref,
  type Seat,
  type State,
} from '../../state/index.ts'
import { atRandom } from './things.ts'
import { seatsOf } from './who.ts'

/** The objects that moved, by their new ids. */
export function arrived(happened: readonly Happened[]): readonly ObjectId[] {
  return happened.flatMap((one) => (one.kind === 'move' && one.became !== null ? [one.became] : []))
}

/** Of what happened at once, what happened to these. */
export const happenedTo = (ids: readonly ObjectId[], happened: readonly Happened[]): readonly Happened[] =>
  happened.filter((one) => one.kind !== 'move' || ids.includes(one.object))

/**
 * 217.7c: records what put a card into exile, or onto the battlefield where a text speaks of that, and by which of its
 * linked abilities.
 */
function notePlaced(g: Draft, ids: readonly ObjectId[], source: ObjectId, to: Destination): void {
  const link = to.link?.key ?? null
  if (to.zone !== 'exile' && (to.zone !== 'battlefield' || link === null)) return
  for (const id of ids) if (find(g.state, id)?.zone === to.zone) g.patch(id, { placedBy: source, link })
}

/** What a creature attacks in this combat or, if it is gone, attacked when it left (413.2f); `null`: nothing. */
export function attackedLast(state: State, id: ObjectId | undefined): Ref | null {
  if (id === undefined || state.combat === null) return null
  const { attackers } = find(state, id) === null ? (state.lastKnown[id]?.combat ?? state.combat) : state.combat
  return attackers.find((one) => one.id === id)?.defender ?? null
}

/** Objects to be moved at once, and what to do when they have arrived. */
export interface Moving {
  readonly proposed: readonly Proposed[]
  /** Returns their new ids, without those in a shuffled library. */
  readonly arrive: (done: readonly Happened[]) => readonly ObjectId[]
}

/** Whose hands and graveyards a description names; `anyone`: where it says nobody's. */
const ownersSaid = (g: Draft, filter: Filter, anyone: readonly Seat[], context: Context): readonly Seat[] =>
  ownZonesNamed(filter.is).flatMap((of) => (of === null ? anyone : seatsOf(g.state, of, context)))

/**
 * 2011:contents/701: whose libraries are shuffled where a text shuffles something into them, also if that is nothing or
 * isn't where it was: the owners of what it speaks of, and of the zones that it names.
 */
export function shuffledFor(g: Draft, what: Thing, context: Context): readonly Seat[] {
  const anyone = what.kind === 'all' ? inTurnOrder(g.state) : []
  const said = 'filter' in what && what.filter != null ? ownersSaid(g, what.filter, anyone, context) : []
  return [...said, ...thingsOf(g.state, what, context).flatMap((id) => findOrLast(g.state, id)?.owner ?? [])]
}

/** What was chosen of where objects go: what they are attached to there, and what each of them attacks. */
interface ChosenThere {
  readonly host?: ObjectId | undefined
  readonly attacks?: ReadonlyMap<ObjectId, Ref>
  /** Whose libraries are shuffled, whether or not anything goes there. */
  readonly libraries?: readonly Seat[]
}

/** Whether what is to enter attached to what is gone enters all the same: Auras never do (today:301.5). */
const entersUnattached = (state: State, id: ObjectId): boolean =>
  !editionOf(state).zones.equipmentNeedsHost && !characteristics(state, id).subtypes.includes('Aura')

/** Which side of it is up there; `null`: it has no such side, and stays where it is. */
function sideEntering(state: State, id: ObjectId, { flipped, transformed }: Destination): number | null {
  if (transformed === true) return sideTransformed(state, get(state, id))
  return flipped === true ? sideFlipped(state, get(state, id)) : 0
}

/** The events proposed to move objects to a destination. */
export function moving(
  g: Draft,
  ids: readonly ObjectId[],
  to: Destination,
  context: Context,
  chosen: ChosenThere = {},
): Moving {
  // 217.9d: an object can be anted only by its owner.
  const may = (id: ObjectId): boolean => to.zone !== 'ante' || get(g.state, id).owner === context.controller
  const present = ids.filter((id) => find(g.state, id) !== null && may(id))
  const owners = [...present.map((id) => get(g.state, id).owner), ...(chosen.libraries ?? [])]
  const one = to.under === null ? null : (seatsOf(g.state, to.under, context)[0] ?? context.controller)
  // "Under their owners' control": each under its own owner's. Who puts it there controls it where nothing is said.
  const own = to.zone === 'battlefield' && to.under === null ? context.they : one
  const underOf = (id: ObjectId): Seat | null => (to.under?.kind === 'ownerOf' ? get(g.state, id).owner : own)
  const position = to.zone !== 'library' ? null : (to.position ?? 'top')
  const { tapped } = to
  const beneath = to.beneath === undefined ? {} : { beneath: amount(g.state, to.beneath, context) }
  const lying = { faceDown: to.faceDown ?? false, ...(to.downBy === undefined ? {} : { downBy: to.downBy }) }
  const counters = to.counters === undefined ? {} : { [to.counters.counter]: amount(g.state, to.counters.n, context) }
  const sideOf = (id: ObjectId): number | null => sideEntering(g.state, id, to)
  const host = to.attachedTo === undefined ? null : (chosen.host ?? thingsOf(g.state, to.attachedTo, context)[0])
  const attachTo = host == null ? null : { object: host }
  const attacked =
    to.attackingAs === undefined ? null : attackedLast(g.state, thingsOf(g.state, to.attackingAs, context)[0])
  const attacking = (id: ObjectId) => {
    const there = attacked ?? chosen.attacks?.get(id)
    return there === undefined ? {} : { attacking: there }
  }
  const { arriving, ...said } = context
  const as = arriving === undefined || to.zone !== 'battlefield' ? {} : { as: { changes: arriving, context: said } }
  // What has nothing to be attached to stays where it is.
  const going = position === 'bottomAtRandom' ? atRandom(g, present, present.length) : present
  const moved = host === undefined ? going.filter((id) => entersUnattached(g.state, id)) : going
  const moves = moved.flatMap((id) => {
    const side = sideOf(id)
    if (side === null) return []
    const entering = { under: underOf(id), tapped, attachTo, counters, side, ...attacking(id), ...as }
    return moveTo(id, to.zone, 'effect', { ...entering, position, ...beneath, ...lying })
  })
  // A library is shuffled even if everything went elsewhere.
  const seats = to.position === 'shuffled' ? inTurnOrder(g.state).filter((seat) => owners.includes(seat)) : []
  const proposed = [...moves, ...seats.map((seat) => ({ kind: 'shuffle', seat }) as const)]
  const arrive = (done: readonly Happened[]): readonly ObjectId[] => {
    const became = arrived(done)
    notePlaced(g, became, context.source, to)
    return to.position === 'shuffled' ? [] : became
  }
  return { proposed, arrive }
}

/** Whether what a move lasts until isn't on the battlefield any more (today:610.3). */
export const hasLeft = (g: Draft, until: Subject, context: Context): boolean =>
  thingsOf(g.state, until, context).every((id) => find(g.state, id)?.zone !== 'battlefield')

/** Under whose control a permanent returns where the text doesn't say (today:610.3c). */
const OWNER = { kind: 'ownerOf', thing: { kind: 'remembered' } } as const

/** What has moved returns to the zone that it was in, right after `until` leaves the battlefield (today:610.3). */
export function returnAfter(g: Draft, until: Subject, moved: readonly Happened[], context: Context): void {
  const moves = moved.flatMap((one) =>
    one.kind === 'move' && one.became !== null ? { ...one, became: one.became } : [],
  )
  for (const zone of new Set(moves.flatMap(({ from }) => from ?? []))) {
    const remembered = moves.flatMap(({ from, became }) => (from === zone ? { object: became } : []))
    const to = { zone, under: zone === 'battlefield' ? OWNER : null, tapped: false, position: null } as const
    const returned = {
      id: g.tick(),
      trigger: { on: 'leaves', what: until },
      effects: [{ kind: 'move', what: { kind: 'remembered' }, to }],
      once: true,
      atOnce: true,
      context: { ...context, remembered },
    } as const
    g.write({ delayed: [...g.state.delayed, returned] })
  }
}

/** Moves objects to a destination at once. Returns their new ids, without those in a shuffled library. */
export function* moveAll(
  g: Draft,
  ids: readonly ObjectId[],
  to: Destination,
  context: Context,
): Process<readonly ObjectId[]> {
  const { proposed, arrive } = moving(g, ids, to, context)
  return arrive(yield* happen(g, proposed))
}
