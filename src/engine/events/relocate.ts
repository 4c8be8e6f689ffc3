/** One object changes zones and becomes a new object there (217.1c). */
import {
  type Ability,
  type Copied,
  DOORS,
  type HeldChoices,
  type PermanentMark,
  type ZoneName,
} from '../../language/index.ts'
import type { Edition } from '../../rulebook/index.ts'
import { copiable, doorCast } from '../continuous/index.ts'
import {
  blankObject,
  type Context,
  type Draft,
  editionOf,
  find,
  type GameObject,
  isDamageShield,
  type Lasting,
  leaving,
  type Merged,
  type Move,
  type ObjectId,
  type Ref,
  removeFromCombat,
  type Seat,
  type State,
  type Surroundings,
  thatOf,
  whoSees,
} from '../state/index.ts'
import { nextDown } from './facing.ts'
import { putIn, takeOut } from './zones.ts'

/** The results of the rules about entering, for one object. */
export interface Entering {
  readonly tapped: boolean
  readonly counters: Readonly<Record<string, number>>
  readonly copied: Copied | null
  readonly chosen: HeldChoices
  readonly gained: readonly Gained[]
  /** What it is marked as as soon as it is there; absent: nothing. */
  readonly markedAs?: readonly PermanentMark[]
  /** What a token that is an Aura enters attached to; what a card does, its move says. */
  readonly attachedTo?: Ref
}

/** An ability that an object enters with, and what its text is read with. */
export interface Gained {
  readonly ability: Ability
  readonly context: Context
}

/** Enters as it is printed. */
export const PLAINLY: Entering = { tapped: false, counters: {}, copied: null, chosen: {}, gained: [] }

/** Who will control the object in its new zone (217.5d, 413.2h). */
export function controllerAfter(object: GameObject, move: Move): Seat {
  if (move.to !== 'battlefield' && move.to !== 'stack') return object.owner
  return move.under ?? (object.zone === 'stack' ? object.controller : object.owner)
}

/**
 * When an object arrives: objects of one event arrive at the same tick, in an order (418.5e). The order is the
 * fraction, so that simultaneous arrivals can be recognised (420.5e, i).
 */
export interface Arrival {
  readonly tick: number
  readonly place: number
}

/** The timestamp of an arrival. */
export function timestampOf({ tick, place }: Arrival): number {
  return tick + place / 4096
}

/**
 * Moves the object and returns its new id. `known` is what was true of it last, `null` if nothing may
 * look back at it.
 */
export function relocate(
  g: Draft,
  object: GameObject,
  move: Move,
  as: Entering,
  known: Surroundings | null,
  arrival: Arrival,
): ObjectId {
  takeOut(g, object)
  if (object.zone === 'battlefield') removeFromCombat(g, object.id)
  const fresh = renewed(g.state, leadOf(object, move), move, as, arrival)
  g.drop(object.id)
  const other = move.melded === undefined ? null : find(g.state, move.melded)
  const became = g.add(other === null ? fresh : { ...fresh, merged: melded(other, arrival.tick) })
  if (other !== null) joinMelded(g, other, became)
  putIn(g, became, move.to, object.owner, move)
  if (object.zone === 'stack' && move.to === 'battlefield') carryOver(g, object.id, became)
  if (move.to === 'battlefield') {
    give(g, became, object.id, as.gained)
    if (move.as !== undefined) enterAs(g, became, move.as)
  }
  if (known !== null) {
    const visible = !isHidden(move.to)
    g.write({
      lastKnown: {
        ...g.state.lastKnown,
        [object.id]: { object, ...known, became: visible ? became : null },
      },
    })
  }
  return became
}

/** What makes one permanent of a melded pair: the other half lies below (today:712.4). */
function melded({ card, face }: GameObject, at: number): Merged {
  const under = [{ kind: 'card', card, face, side: 0, copied: null, faceDown: false, half: true }] as const
  return { under, topAt: at, at, mutated: 0 }
}

function joinMelded(g: Draft, other: GameObject, became: ObjectId): void {
  const characteristics = copiable(g.state, other)
  takeOut(g, other)
  g.drop(other.id)
  g.write({ lastKnown: { ...g.state.lastKnown, [other.id]: { object: other, characteristics, became } } })
}

/** A merged permanent as what leads it where it goes: not the commander that goes elsewhere (today:903.9c). */
function leadOf(object: GameObject, { apart }: Move): GameObject {
  const [first, ...rest] = object.merged?.under ?? []
  if (apart === undefined || apart.card !== object.card || first === undefined || object.merged === undefined)
    return object
  const { kind, card, face, side, copied, faceDown } = object
  const last = { kind: kind === 'token' ? 'token' : 'card', card, face, side, copied, faceDown } as const
  const { nth: _, ...lead } = first
  return { ...object, ...lead, merged: { ...object.merged, under: [...rest, last] } }
}

/**
 * today:730.3: what represented a merged permanent besides its first card or token goes where that goes, each as an
 * object of its own. Returns what they are there.
 */
export function parted(g: Draft, object: GameObject, move: Move, arrival: Arrival): readonly ObjectId[] {
  const lead = leadOf(object, move)
  return (lead.merged?.under ?? []).map(({ kind, card, face, copied }) => {
    const to = move.apart !== undefined && move.apart.card === card ? move.apart.to : move.to
    const own = { kind, card, face, owner: object.owner, zone: object.zone, copied } as const
    const one = renewed(g.state, { ...blankObject({ ...own, id: object.id }) }, { ...move, to }, PLAINLY, arrival)
    const became = g.add(one)
    putIn(g, became, to, object.owner, to === move.to ? move : null)
    return became
  })
}

/** Where an object may be face down as what is played (504). */
export const PLAYED: readonly ZoneName[] = ['stack', 'battlefield', 'phasedOut']

/** 504.4: a face-down spell and the permanent it becomes are the same one of its controller's. */
function downAsAfter(state: State, object: GameObject, { faceDown, to }: Move): number {
  if (!faceDown || !PLAYED.includes(to)) return 0
  return object.downAs === 0 ? nextDown(state) : object.downAs
}

/** What a copy of a permanent spell becomes as it resolves. */
const RESOLVED_COPY: { readonly [C in Edition['spells']['permanentCopies']]: GameObject['kind'] } = {
  cease: 'spellCopy',
  tokens: 'token',
}

/** What a copy of a permanent spell is on the battlefield: a token, or nothing that could be there (503.10a). */
export const resolvedCopy = (state: State): GameObject['kind'] => RESOLVED_COPY[editionOf(state).spells.permanentCopies]

function renewed(state: State, object: GameObject, move: Move, as: Entering, arrival: Arrival): Omit<GameObject, 'id'> {
  const controller = controllerAfter(object, move)
  const permanent = move.to === 'battlefield'
  const resolved = permanent && object.zone === 'stack'
  // A copy has nothing else to be: of a card, as it is cast (503.12), of a spell, until it ceases to exist (503.10a).
  const isCopy = object.kind === 'spellCopy'
  // today:709.5e: it has both its halves from then on, of which that is unlocked.
  const door = permanent ? doorCast(state, object) : null
  const made = object.copied !== null && door !== null ? { ...object.copied, side: 0 } : object.copied
  return {
    kind: isCopy && resolved ? resolvedCopy(state) : object.kind,
    card: object.card,
    face: object.face,
    side: door === null ? move.side : 0,
    copied: permanent ? (as.copied ?? (resolved ? made : null)) : isCopy ? object.copied : null,
    owner: object.owner,
    controller,
    baseController: controller,
    zone: move.to,
    timestamp: timestampOf(arrival),
    controlledSince: arrival.tick,
    tapped: permanent && (move.tapped || as.tapped),
    faceDown: move.faceDown,
    downAs: downAsAfter(state, object, move),
    ...(move.downBy === undefined ? {} : { downBy: move.downBy }),
    damage: 0,
    deathtouched: false,
    counters: permanent ? as.counters : (move.counters ?? NO_COUNTERS),
    attachedTo: permanent || move.to === 'exile' ? move.attachTo : null,
    // A permanent remembers how its spell was cast: "if it was kicked", X.
    choices: resolved ? object.choices : null,
    ability: null,
    shares: null,
    chosen: permanent ? as.chosen : NO_CHOICES,
    placedBy: null,
    link: null,
    phasedWith: null,
    phasedIn: false,
    openTo: null,
    // What effects show is known from then on; whose face-down permanents one may look at follows control (504.3).
    knownTo: NOBODY,
    activations: NO_ACTIVATIONS,
    ...(door === null || as.copied !== null ? {} : { marks: { [DOORS[door]]: { n: 1, at: timestampOf(arrival) } } }),
  }
}

const NO_COUNTERS = {}
const NO_ACTIVATIONS = {}
const NO_CHOICES = {}
const NOBODY: readonly Seat[] = []

/**
 * 217.1c, 419.8a: effects on a permanent spell, and shields that chose it as their source, carry over to the permanent.
 */
export function carryOver(g: Draft, spell: ObjectId, permanent: ObjectId): void {
  const swap = (ids: readonly ObjectId[]) => ids.map((id) => (id === spell ? permanent : id))
  const { lasting, shields } = g.state
  if (lasting.some((one) => one.objects.includes(spell))) {
    const carried = (one: Lasting): Lasting => {
      const context = leaving(one.context, { that: swap(thatOf(one.context)) })
      return one.objects.includes(spell) ? { ...one, objects: swap(one.objects), context } : one
    }
    g.write({ lasting: lasting.map(carried) })
  }
  if (!shields.some((one) => isDamageShield(one) && thatOf(one.context).includes(spell))) return
  g.write({
    shields: shields.map((one) =>
      isDamageShield(one) ? { ...one, context: leaving(one.context, { that: swap(thatOf(one.context)) }) } : one,
    ),
  })
}

/**
 * 419.1c: what it enters with it has as it enters, and for as long as it stays. `was`: the object that it was; what that
 * gives itself names the permanent (2004:202.2b).
 */
export function give(g: Draft, id: ObjectId, was: ObjectId, gained: readonly Gained[]): void {
  for (const { ability, context: said } of gained) {
    const timestamp = g.tick()
    const context = said.source === was ? { ...said, source: id } : said
    const changes = [{ kind: 'gain', ability }] as const
    const on = { objects: [id], what: null, players: [], rule: null, duration: { kind: 'permanent' } } as const
    g.write({ lasting: [...g.state.lasting, { id: timestamp, timestamp, context, changes, ...on }] })
  }
}

/** today:611.2e, 613.7n: as it enters, later than its own static abilities. */
function enterAs(g: Draft, id: ObjectId, { changes, context }: NonNullable<Move['as']>): void {
  const timestamp = g.tick()
  const on = { objects: [id], what: null, players: [], rule: null, duration: { kind: 'permanent' } } as const
  g.write({ lasting: [...g.state.lasting, { id: timestamp, timestamp, context, changes, ...on }] })
}

/** The seats that may not know which card moved, if it moved from one hidden zone to another (217.2b, 217.3c). */
export function hiddenFrom(g: Draft, object: GameObject, move: Move): readonly Seat[] {
  const seats = g.state.players.map((player) => player.seat)
  const except = (seat: Seat): readonly Seat[] => seats.filter((one) => !whoSees(g.state, seat).includes(one))
  const isPlayed = move.to === 'battlefield' || move.to === 'stack'
  if (move.faceDown) return isPlayed ? except(controllerAfter(object, move)) : seats
  if (object.faceDown && (object.zone === 'exile' || object.zone === 'outside') && isHidden(move.to))
    return move.to === 'library' ? seats : except(object.owner)
  if (!isHidden(object.zone) || !isHidden(move.to)) return NOBODY
  if (object.zone === 'library' && move.to === 'library') return seats
  return except(object.owner)
}

function isHidden(zone: ZoneName): boolean {
  return zone === 'hand' || zone === 'library' || zone === 'outside'
}
