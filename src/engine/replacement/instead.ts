/**
 * What happens "instead" (419.6), as proposed events wherever it consists of plain moves, draws, life or damage: then
 * it happens together with the rest of the event, and other replacements may apply to it (419.9b).
 */
import type { Effect, Thing } from '../../language/index.ts'
import { amount, isImpossible, playersOf, recipientsOf, thingsOf } from '../continuous/index.ts'
import {
  type Context,
  leaving,
  type Move,
  type MoveCause,
  moveTo,
  type ObjectId,
  type Proposed,
  type Seat,
  type State,
} from '../state/index.ts'
import type { Replacement, ReplacementAction } from './replacement.ts'

type Instead = Pick<Replacement, 'does' | 'asks'>

/**
 * What the effects of a "replace" rule amount to, for this event. If a player "may" do them instead, that player is
 * asked; the impossible isn't offered (413.2c): then it is `null`.
 */
export function insteadOf(state: State, effects: readonly Effect[], event: Proposed, context: Context): Instead | null {
  const [first, ...rest] = effects
  if (first?.kind !== 'may') return { does: stepOf(state, effects, event, context) }
  const [asks] = playersOf(state, first.who, context)
  if (asks === undefined || isImpossible(state, first.effects, asks, context)) return null
  return { does: stepOf(state, [...first.effects, ...rest], event, leaving(context, { did: true })), asks }
}

function stepOf(state: State, effects: readonly Effect[], event: Proposed, context: Context): ReplacementAction {
  const [first, more] = effects
  // 419.6b: for something that would be destroyed right now, it happens at once and makes no shield.
  if (event.kind === 'destroy' && first?.kind === 'regenerate' && more === undefined) {
    if (thingsOf(state, first.what, context).includes(event.object))
      return { does: 'regenerate', shield: null, object: event.object }
  }
  const events = allAsEvents(state, effects, event, context)
  return events === null ? { does: 'perform', effects, context } : { does: 'become', events }
}

function allAsEvents(state: State, effects: readonly Effect[], event: Proposed, context: Context): Proposed[] | null {
  const events: Proposed[] = []
  for (const effect of effects) {
    const plain = asEvents(state, effect, event, context)
    if (plain === null) return null
    events.push(...plain)
  }
  return events
}

function asEvents(state: State, effect: Effect, event: Proposed, context: Context): Proposed[] | null {
  switch (effect.kind) {
    case 'move':
      return asMoves(state, effect, event, context)
    case 'draw': {
      const n = amount(state, effect.n, context)
      return playersOf(state, effect.who, context).flatMap((seat) => times(n, { kind: 'draw', seat } as const))
    }
    case 'gainLife':
    case 'loseLife': {
      const n = amount(state, effect.n, context)
      return playersOf(state, effect.who, context).map((seat) => ({ kind: effect.kind, seat, n }))
    }
    case 'damage':
      return asDamage(state, effect, event, context)
    case 'together':
      return allAsEvents(state, effect.effects, event, context)
    default:
      return null
  }
}

/** Things that what would move may be called, where the text has moved nothing else. */
const isTheEvents = ({ kind }: Thing): boolean =>
  kind === 'event' || kind === 'self' || kind === 'that' || kind === 'remembered'

function asMoves(
  state: State,
  effect: Extract<Effect, { kind: 'move' }>,
  event: Proposed,
  context: Context,
): Proposed[] | null {
  const { what, to } = effect
  if (!isTheEvents(what)) return null
  const ids = what.kind === 'self' ? thingsOf(state, what, context) : eventObject(event)
  const under: Seat | null = to.under === null ? null : (playersOf(state, to.under, context)[0] ?? null)
  const counters =
    to.counters === undefined ? {} : { counters: { [to.counters.counter]: amount(state, to.counters.n, context) } }
  const by = event.kind === 'move' && event.by !== undefined ? { by: event.by } : {}
  const fields: Partial<Move> = { under, tapped: to.tapped, position: to.position, ...counters, ...by }
  return ids.map((id) => moveTo(id, to.zone, causeOf(event), fields))
}

/** Damage that replaces combat damage is still combat damage (doubled, or redirected: 419.6c). */
function asDamage(
  state: State,
  effect: Extract<Effect, { kind: 'damage' }>,
  event: Proposed,
  context: Context,
): Proposed[] | null {
  if (effect.divided || effect.source.kind === 'target' || effect.source.kind === 'choose') return null
  if (effect.to.kind === 'target' || effect.to.kind === 'choose') return null
  const source = thingsOf(state, effect.source, context)[0]
  if (source === undefined) return []
  const n = amount(state, effect.n, context)
  // What another source deals besides isn't combat damage.
  const combat = event.kind === 'damage' && event.combat && source === event.source
  // In a replacement of damage, "that creature or player" is what the damage would have been dealt to.
  const to =
    effect.to.kind === 'event' && event.kind === 'damage' ? [event.to] : recipientsOf(state, effect.to, context)
  const kept = event.kind === 'damage' && event.unpreventable === true
  const unmoved = event.kind === 'damage' && event.unmoved === true ? ({ unmoved: true } as const) : {}
  const unpreventable = kept || effect.unpreventable === true ? ({ unpreventable: true } as const) : {}
  return to.map((ref) => ({ kind: 'damage', source, to: ref, n, combat, ...unpreventable, ...unmoved }))
}

function eventObject(event: Proposed): readonly ObjectId[] {
  return 'object' in event ? [event.object] : []
}

function causeOf(event: Proposed): MoveCause {
  return event.kind === 'move' || event.kind === 'discard' ? event.cause : event.kind === 'draw' ? 'effect' : 'destroy'
}

function times<T>(n: number, one: T): T[] {
  return Array.from({ length: Math.max(0, n) }, () => one)
}
