/** Effects on permanents: tapping, counters, attaching, regeneration. */
import type { Subject } from '../../../language/index.ts'
import { characteristics, choosable, copiable, keywordsOf, thingsOf } from '../../continuous/index.ts'
import {
  happen,
  isNoPermanent,
  mayEnchant,
  mayEquip,
  phasesInAfter,
  phasingIn,
  phasingOut,
  tellOf,
  uncover,
} from '../../events/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import {
  type Context,
  type Draft,
  doneBy,
  type Emitted,
  editionOf,
  find,
  findAnywhere,
  get,
  type ObjectId,
  type Ref,
  type State,
  sameRef,
} from '../../state/index.ts'
import type { EffectOf, Executor, Proposer, ResultOf } from '../executor.ts'
import { hasLeft } from './movement.ts'
import { chooseAmong, permanents, things } from './things.ts'
import { asThey, seatsOf } from './who.ts'

/** Taps untapped permanents; tapped ones are unaffected. */
export const tap: Proposer<'tap'> = function* (g, effect, context) {
  const that = yield* permanents(g, effect.what, context, 'tap')
  const untapped = that.filter((id) => !get(g.state, id).tapped)
  const proposed = untapped.map((object) => ({ kind: 'tap', object, forMana: false }) as const)
  return { proposed, result: () => ({ that, did: untapped.length > 0 }) }
}

export const untap: Proposer<'untap'> = function* (g, effect, context) {
  const that = yield* permanents(g, effect.what, context, 'untap')
  const tapped = that.filter((id) => get(g.state, id).tapped)
  const proposed = tapped.map((object) => ({ kind: 'untap', object }) as const)
  return { proposed, result: () => ({ that, did: tapped.length > 0 }) }
}

/** 409.1c: it was chosen as the spell or ability was announced. */
export const chooseTarget: Executor<'chooseTarget'> = function* (g, effect, context) {
  return { that: yield* things(g, effect.what, context, 'effect') }
}

/** Each of the players chooses, in turn order (413.2d); what they could have chosen and didn't is the rest. */
export const chooseObjects: Executor<'chooseObjects'> = function* (g, { who, what }, context) {
  if (what.kind !== 'choose') return {}
  const [that, rest]: [ObjectId[], ObjectId[]] = [[], []]
  for (const seat of seatsOf(g.state, who, context)) {
    const theirs = asThey(context, who, seat)
    const from = choosable(g.state, what, theirs)
    const chosen = yield* chooseAmong(g, seat, from, what, theirs, 'effect')
    that.push(...chosen)
    rest.push(...from.filter((id) => !chosen.includes(id)))
  }
  return { that, rest, amount: that.length, did: that.length > 0 }
}

/**
 * 413.2c: its controller chooses which as it happens; doing nothing to what is tapped or untapped already is a choice
 * too.
 */
export const tapOrUntap: Executor<'tapOrUntap'> = function* (g, effect, context) {
  const that = yield* permanents(g, effect.what, context, 'tap')
  if (that.length === 0) return { that, did: false }
  const { source, controller: seat } = context
  const isWorthTapping = (id: ObjectId): boolean =>
    !get(g.state, id).tapped && characteristics(g.state, id).controller !== seat
  const suggested = that.some(isWorthTapping) || !that.some((id) => get(g.state, id).tapped)
  const taps = yield* ask('confirm', { seat, source, reason: 'tapped', cost: null, default: suggested })
  const changed = that.filter((id) => get(g.state, id).tapped !== taps)
  const happened = yield* happen(
    g,
    changed.map((object) => (taps ? { kind: 'tap', object, forMana: false } : { kind: 'untap', object })),
  )
  return { that, did: changed.length > 0, done: doneBy(happened) }
}

/** Removes all damage marked on them (2011:702.87). */
export const removeDamage: Executor<'removeDamage'> = function* (g, { what }, context) {
  const that = yield* permanents(g, what, context)
  yield* happen(
    g,
    that.map((object) => ({ kind: 'heal', object }) as const),
  )
  return { that }
}

/** A regeneration shield for each: the next time it would be destroyed this turn, it isn't (419.6b). */
export const regenerate: Executor<'regenerate'> = function* (g, effect, context) {
  const that = yield* permanents(g, effect.what, context)
  const then = effect.then === undefined ? {} : { then: { effects: effect.then, context } }
  const made = that.map((object) => ({ id: g.tick(), kind: 'regenerate', object, ...then }) as const)
  if (made.length > 0) g.write({ shields: [...g.state.shields, ...made] })
  return { that }
}

/** Phases out these permanents, with what is attached to them (502.15). */
export const phaseOut: Proposer<'phaseOut'> = function* (g, { what, until }, context) {
  if (until !== undefined && hasLeft(g, until, context))
    return { proposed: [], result: () => ({ that: [], did: false }) }
  const that = yield* permanents(g, what, context)
  const result = (): ResultOf<'phaseOut'> => {
    if (until !== undefined) phaseInAfter(g, until, that, context)
    return { that, did: that.length > 0 }
  }
  return { proposed: phasingOut(g.state, that), result }
}

/** Those that are phased out phase in right after `until` leaves the battlefield, and not before (today:610.4). */
function phaseInAfter(g: Draft, until: Subject, that: readonly ObjectId[], context: Context): void {
  const away = that.filter((id) => findAnywhere(g.state, id)?.zone === 'phasedOut')
  const made = away.map((object) => ({ ...phasesInAfter(object, until, context), id: g.tick() }))
  if (made.length > 0) g.write({ delayed: [...g.state.delayed, ...made] })
}

/** Phases in those of these that are phased out, with what phased out along with them (502.15i). */
export const phaseIn: Proposer<'phaseIn'> = function* (g, effect, context) {
  const that = thingsOf(g.state, effect.what, context).filter((id) => findAnywhere(g.state, id)?.zone === 'phasedOut')
  return { proposed: phasingIn(g.state, that), result: () => ({ that, did: that.length > 0 }) }
}

/**
 * Turns these permanents face up or face down; what already lies that way stays as it is (504.1, 504.4). A card in
 * exile is turned up where it lies (217.7b).
 */
export const turnFace: Executor<'turnFace'> = function* (g, { what, face }, context) {
  const found = yield* things(g, what, context, 'effect')
  const that = found.filter((id) => get(g.state, id).zone === 'battlefield')
  const aside = found.filter((id) => get(g.state, id).zone === 'exile' && get(g.state, id).faceDown)
  if (face === 'up') uncover(g, aside, 'exile.faceUp')
  if (face === 'up') revealUnturned(g, that)
  const kind = face === 'up' ? 'turnFaceUp' : 'turnFaceDown'
  yield* happen(
    g,
    that.map((object) => ({ kind, object, seat: context.controller }) as const),
  )
  const turned = face === 'up' ? [...that, ...aside] : that
  return { that: turned, did: turned.length > 0 }
}

/** today:701.40g: a card that can't be turned face up is shown, and stays as it is. */
function revealUnturned(g: Draft, ids: readonly ObjectId[]): void {
  for (const id of ids) {
    const object = get(g.state, id)
    if (!object.faceDown || !isNoPermanent(g.state, object)) continue
    const { name } = copiable(g.state, { ...object, faceDown: false })
    g.emit({ kind: 'revealed', seat: object.controller, objects: [{ id, name }], rule: 'faceDown.revealed' })
  }
}

/** Flips or transforms these permanents; what has no such side stays as it is (2011:contents/709, 711). */
export const turnOver: Executor<'turnOver'> = function* (g, { what, how }, context) {
  const that = yield* permanents(g, what, context)
  const turning = that.filter((object) => how === 'flip' || !hasTurned(g, object, context))
  const turned = yield* happen(
    g,
    turning.map((object) => ({ kind: 'turnOver', object, how }) as const),
  )
  return { that, did: turned.length > 0 }
}

/** today:701.27f: whether it has been transformed since this ability of it was put onto the stack. */
function hasTurned(g: Draft, object: ObjectId, { source, onStack }: Context): boolean {
  if (source !== object || onStack === null || !editionOf(g.state).abilities.transformsOnce) return false
  return find(g.state, onStack)?.ability?.turned === true
}

/** Whether the attachment may be attached there at all: otherwise it stays where it is (502.33, 502.7c-d). */
function mayAttach(state: State, id: ObjectId, to: Ref): boolean {
  const { attachedTo, controller } = get(state, id)
  if (attachedTo !== null && sameRef(attachedTo, to)) return false
  return keywordsOf(state, id, 'enchant').length > 0 ? mayEnchant(state, id, to, controller) : mayEquip(state, id, to)
}

/** What it is to be attached to; where it is to fit, only what all of it may be attached to can be chosen (212.4d). */
function* hostsOf(
  g: Draft,
  { to, fits }: EffectOf<'attach'>,
  what: readonly ObjectId[],
  context: Context,
): Process<readonly ObjectId[]> {
  if (fits !== true || to.kind !== 'choose') return yield* things(g, to, context, 'enchant')
  const from = choosable(g.state, to, context).filter((object) =>
    what.every((id) => mayAttach(g.state, id, { object })),
  )
  return yield* chooseAmong(g, context.controller, from, to, context, 'enchant')
}

/** Attaches an Aura or Equipment, if it may be attached there. */
export const attach: Executor<'attach'> = function* (g, effect, context) {
  const what = yield* permanents(g, effect.what, context)
  const players = effect.to.kind === 'target' || effect.to.kind === 'slot' ? seatsOf(g.state, effect.to, context) : []
  const objects = yield* hostsOf(g, effect, what, context)
  const to: Ref | undefined =
    objects[0] === undefined ? (players[0] === undefined ? undefined : { player: players[0] }) : { object: objects[0] }
  if (to === undefined) return { did: false }
  const attached = what.filter((id) => mayAttach(g.state, id, to))
  yield* happen(
    g,
    attached.map((object) => ({ kind: 'attach', object, to })),
  )
  return { did: attached.length > 0 }
}

/** What is attached to nothing stays as it is. */
export const unattach: Executor<'unattach'> = function* (g, effect, context) {
  const what = yield* permanents(g, effect.what, context)
  const attached = what.filter((id) => get(g.state, id).attachedTo !== null)
  yield* happen(
    g,
    attached.map((object) => ({ kind: 'unattach', object })),
  )
  return { did: attached.length > 0 }
}

/** Logs that something now affects these objects. */
export function tellBegan(state: State, source: ObjectId, on: readonly ObjectId[]): Emitted {
  return {
    kind: 'effectBegan',
    object: tellOf(state, source),
    on: on.map((id) => tellOf(state, id)),
    rule: 'effect.duration',
  }
}
