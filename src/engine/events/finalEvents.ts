/** From proposed events to what will happen: replacement and prevention (419). */
import { sideTable } from '../../language/index.ts'
import { ask, type Process } from '../questions/index.ts'
import {
  type Afterwards,
  affectedSeat,
  isStillOpen,
  type Replacement,
  type ReplacementAction,
  replacementsFor,
  shieldOf,
} from '../replacement/index.ts'
import {
  cardsIn,
  type Draft,
  get,
  isDamageShield,
  leaving,
  type Move,
  moveTo,
  type ObjectId,
  type Proposed,
  type Seat,
  type State,
} from '../state/index.ts'
import { chosenReplacement } from './chosenReplacement.ts'
import { decisionOrder } from './decisions.ts'
import { performEffects } from './effectPerformer.ts'
import { enter, enterToken } from './entering.ts'
import { isPossible } from './possible.ts'
import { type Entering, PLAINLY } from './relocate.ts'
import { tellOf, tellRef } from './tell.ts'

type Plain = Exclude<Proposed, { kind: 'destroy' | 'sacrifice' | 'discard' | 'draw' }>

/** What will happen, after every replacement. `then`: what else the move counts as, for triggers. */
export interface FinalEvent {
  readonly event:
    | Plain
    | { readonly kind: 'regenerate'; readonly object: ObjectId; readonly shield: number | null }
    | { readonly kind: 'drawNothing'; readonly seat: Seat }
  readonly then: 'sacrificed' | 'discarded' | 'drew' | null
  readonly seat: Seat
  readonly entering: Entering
}

const NO_IDS: ReadonlySet<string> = new Set()

/** Replacements whose "instead" is being performed: events inside it give them no second opportunity (419.6a). */
const performing = sideTable<Draft, ReadonlySet<string>>()

/** Events that happen at once, with the replacements that already had their opportunity at them (419.6a). */
export interface Together {
  readonly events: readonly Proposed[]
  readonly used: ReadonlySet<string> | null
}

/** What simultaneous events come to: what happens now, and each draw that follows (2004:glossary/draw). */
export interface Settled {
  readonly final: readonly FinalEvent[]
  readonly later: readonly Together[]
  /** What prevention effects do right after the event (419.7). */
  readonly after: readonly Afterwards[]
}

/** What belongs to one event with several parts. `spent`: used up, it goes away once all parts are settled. */
interface Batch {
  /** The objects that these events would move to the battlefield. */
  readonly entering: readonly ObjectId[]
  readonly spent: number[]
  /** The source whose damage each shield for the next time that one deals damage has met. */
  readonly met: Map<number, ObjectId>
  /** What has been replaced once for all of them. */
  readonly once: Set<string>
  readonly later: Together[]
  readonly after: Afterwards[]
}

const entersBy = (event: Proposed): readonly ObjectId[] =>
  event.kind === 'move' && event.to === 'battlefield' ? [event.object] : []

/** Settles simultaneous events; those of the active player's side are decided first (419.9a). */
export function* finalEvents(g: Draft, { events: proposed, used: before }: Together): Process<Settled> {
  const used = before ?? performing.get(g) ?? NO_IDS
  const entering = proposed.flatMap(entersBy)
  const batch: Batch = { entering, spent: [], met: new Map(), once: new Set(), later: [], after: [] }
  const results: (readonly FinalEvent[])[] = proposed.map(() => [])
  for (const index of proposed.length === 1 ? [0] : yield* decisionOrder(g, proposed)) {
    const event = proposed[index]
    if (event !== undefined) results[index] = yield* finalEventsOf(g, event, used, null, batch)
  }
  if (batch.spent.length > 0) g.write({ shields: g.state.shields.filter((one) => !batch.spent.includes(one.id)) })
  return { final: results.flat(), later: batch.later, after: batch.after }
}

/** Settles one event, until nothing more applies to it. */
function* finalEventsOf(
  g: Draft,
  event: Proposed,
  before: ReadonlySet<string>,
  then: FinalEvent['then'],
  batch: Batch,
): Process<readonly FinalEvent[]> {
  let used = before
  let now = event
  for (;;) {
    if (!isPossible(g.state, now)) return []
    const options = openFor(g.state, now, used, batch)
    const chosen = options.length === 0 ? null : yield* chosenReplacement(g, affectedSeat(g.state, now), now, options)
    if (chosen === null) {
      const plain = lower(g.state, now)
      if (plain === null) return yield* finish(g, now, then, batch)
      then = plain.then
      now = plain.event
      continue
    }
    used = new Set([...used, chosen.id])
    if (chosen.once !== undefined) batch.once.add(chosen.once)
    if (chosen.asks !== undefined && !(yield* isTaken(chosen.asks, chosen))) continue
    const shield = shieldOf(chosen)
    if (shield !== null && now.kind === 'damage') batch.met.set(shield, now.source)
    if (chosen.spends !== undefined) spend(g, chosen.spends, now, batch)
    const rest = yield* replace(g, now, chosen, used, then, batch)
    if (Array.isArray(rest)) return rest as readonly FinalEvent[]
    now = rest as Proposed
  }
}

/** What can replace it still, one event among those of the batch. */
function openFor(
  state: State,
  event: Proposed,
  used: ReadonlySet<string>,
  { met, once }: Batch,
): readonly Replacement[] {
  const isOpen = (one: Replacement): boolean =>
    isStillOpen(state, one, event, met) && (one.once === undefined || !once.has(one.once))
  return replacementsFor(state, event, used).filter(isOpen)
}

/** "You may ... instead": if declined, the event is unchanged. */
function isTaken(seat: Seat, { source, at }: Replacement): Process<boolean> {
  const keyword = at?.keyword ?? null
  const named = keyword === null ? {} : { keyword }
  return ask('confirm', { seat, source, reason: 'replacement', cost: null, default: true, ...named })
}

/** Applies one replacement: returns the changed event to continue with, or everything that resulted from it. */
function* replace(
  g: Draft,
  event: Proposed,
  chosen: Replacement,
  used: ReadonlySet<string>,
  then: FinalEvent['then'],
  batch: Batch,
): Process<Proposed | readonly FinalEvent[]> {
  const step = chosen.does
  switch (step.does) {
    case 'regenerate':
      if (step.shield !== null) g.write({ shields: g.state.shields.filter((shield) => shield.id !== step.shield) })
      if (step.then !== undefined) batch.after.push(step.then)
      return [finalEvent(g, { kind: 'regenerate', object: step.object, shield: step.shield }, null)]
    case 'prevent':
      return prevent(g, event, step, batch)
    case 'redirect':
      return yield* redirect(g, event, step, used, batch)
    case 'offer':
      return yield* offer(g, event, step)
    case 'become': {
      if (chosen.source >= 0 && step.events.length > 0)
        g.emit({ kind: 'replaced', rule: 'replacement.applied', object: tellOf(g.state, chosen.source) })
      const all: FinalEvent[] = []
      for (const one of step.events) {
        // Which card is drawn is known only once everything before it has happened, other draws included.
        if (one.kind === 'draw') batch.later.push({ events: [one], used })
        else all.push(...(yield* finalEventsOf(g, one, used, event.kind === 'move' ? then : null, batch)))
      }
      return all
    }
    case 'perform': {
      g.emit({ kind: 'replaced', rule: 'replacement.applied', object: tellOf(g.state, chosen.source) })
      const outer = performing.get(g) ?? NO_IDS
      performing.set(g, new Set([...outer, ...used]))
      try {
        yield* performEffects(g, step.effects, step.context)
      } finally {
        performing.set(g, outer)
      }
      return []
    }
  }
}

/** "The next time": over with the event; simultaneous damage is one event. */
function spend(g: Draft, id: number, event: Proposed, batch: Batch): void {
  if (event.kind === 'damage') batch.spent.push(id)
  else g.write({ shields: g.state.shields.filter((one) => one.id !== id) })
}

/**
 * A shield has dealt with `n` damage: one with a number is reduced; one for "the next time" lasts to the end of the
 * event.
 */
function wear(g: Draft, id: number, n: number, batch: Batch): void {
  const shield = g.state.shields.find((one) => one.id === id)
  if (shield === undefined || !isDamageShield(shield)) return
  if (shield.once) batch.spent.push(id)
  if (shield.n === null) return
  const left = shield.n - n
  const others = g.state.shields.filter((one) => one.id !== id)
  g.write({
    shields: left <= 0 ? others : g.state.shields.map((one) => (one.id === id ? { ...shield, n: left } : one)),
  })
}

/** Adds what is done after `n` damage has been prevented to what follows the event. */
function follow(after: Afterwards[], then: Afterwards, n: number): void {
  const index = then.of === undefined ? -1 : after.findIndex((one) => one.of === then.of)
  const before = after[index]
  const done = { deed: 'preventedDamage', object: null, became: null, n, seat: null } as const
  const context = leaving((before ?? then).context, { done: [done] })
  if (before === undefined) {
    after.push({ ...then, context })
    return
  }
  const [data, more] = [context.triggerData, then.context.triggerData]
  // A text that is about another event has the same one each time.
  const sum = data && more && data !== more ? { ...data, amount: data.amount + more.amount } : data
  after[index] = { ...before, context: { ...context, triggerData: sum } }
}

/** 419.7: prevents damage, and reduces the shield by as much. */
function prevent(
  g: Draft,
  event: Proposed,
  { n, shield, then }: Extract<ReplacementAction, { does: 'prevent' }>,
  batch: Batch,
): Proposed | readonly FinalEvent[] {
  if (event.kind !== 'damage') return event
  if (shield !== null) wear(g, shield, n, batch)
  if (then !== null) follow(batch.after, then, n)
  if (n <= 0) return event
  g.emit({
    kind: 'prevented',
    rule: 'prevention.applied',
    object: tellOf(g.state, event.source),
    to: tellRef(g.state, event.to),
    n,
  })
  return n >= event.n ? [] : { ...event, n: event.n - n }
}

/**
 * 419.6c: that much is dealt to another recipient by the same source, still as combat damage if it was; the rest is
 * unchanged.
 */
function* redirect(
  g: Draft,
  event: Proposed,
  step: Extract<ReplacementAction, { does: 'redirect' }>,
  used: ReadonlySet<string>,
  batch: Batch,
): Process<Proposed | readonly FinalEvent[]> {
  if (event.kind !== 'damage') return event
  wear(g, step.shield, step.n, batch)
  g.emit({ kind: 'replaced', rule: 'replacement.redirection', object: tellOf(g.state, event.source) })
  const moved = yield* finalEventsOf(g, { ...event, to: step.onto, n: step.n }, used, null, batch)
  return [...moved, ...(yield* finalEventsOf(g, { ...event, n: event.n - step.n }, used, null, batch))]
}

/**
 * 2011:contents/3: as the redirection is applied, the source's controller chooses whether, and to which planeswalker.
 */
function* offer(
  g: Draft,
  event: Proposed,
  { to: seat, planeswalkers }: Extract<ReplacementAction, { does: 'offer' }>,
): Process<Proposed> {
  if (event.kind !== 'damage') return event
  const { source } = event
  const payload = { seat, source, reason: 'redirect', from: planeswalkers, min: 0, max: 1 } as const
  const [walker] = yield* ask('choose', { ...payload, zone: 'battlefield', looking: [] })
  if (walker === undefined) return event
  g.emit({ kind: 'replaced', rule: 'planeswalker.redirection', object: tellOf(g.state, source) })
  return { ...event, to: { object: walker } }
}

/** A discarded card goes to its owner's graveyard, unless an ability of its own exiles it (502.24a). */
function discarding({ object, cause, exiledBy, by }: Extract<Proposed, { kind: 'discard' }>): Move {
  const made = by === undefined ? {} : { by }
  return exiledBy === undefined
    ? moveTo(object, 'graveyard', cause, made)
    : moveTo(object, 'exile', cause, { exiledBy, ...made })
}

/** Destroying, sacrificing, discarding and drawing are moves; `null` for events that are already basic. */
function lower(state: State, event: Proposed): { readonly event: Proposed; readonly then: FinalEvent['then'] } | null {
  switch (event.kind) {
    case 'destroy':
      return { event: moveTo(event.object, 'graveyard', 'destroy'), then: null }
    case 'sacrifice':
      return { event: moveTo(event.object, 'graveyard', 'sacrifice'), then: 'sacrificed' }
    case 'discard':
      return { event: discarding(event), then: 'discarded' }
    case 'draw': {
      const [top] = cardsIn(state, state.libraries[event.seat], 1)
      return top === undefined ? null : { event: moveTo(top, 'hand', 'draw'), then: 'drew' }
    }
    default:
      return null
  }
}

/** Nothing applies any longer: makes the final choices for an entering object. */
function* finish(
  g: Draft,
  event: Proposed,
  then: FinalEvent['then'],
  { entering }: Batch,
): Process<readonly FinalEvent[]> {
  if (event.kind === 'draw') return [finalEvent(g, { kind: 'drawNothing', seat: event.seat }, null)]
  if (event.kind === 'destroy' || event.kind === 'sacrifice' || event.kind === 'discard') return []
  if (event.kind === 'token') {
    const entering = yield* enterToken(g, event)
    return entering === null ? [] : [{ ...finalEvent(g, event, then), entering }]
  }
  if (event.kind !== 'move' || event.to !== 'battlefield') return [finalEvent(g, event, then)]
  const entrance = yield* enter(g, event, entering)
  return entrance === null ? [] : [{ ...finalEvent(g, entrance.move, then), entering: entrance.entering }]
}

function finalEvent(g: Draft, event: FinalEvent['event'], then: FinalEvent['then']): FinalEvent {
  let seat = 0
  if (then === 'sacrificed' && event.kind === 'move') seat = get(g.state, event.object).controller
  else if (then !== null && event.kind === 'move') seat = get(g.state, event.object).owner
  return { event, then, seat, entering: PLAINLY }
}
