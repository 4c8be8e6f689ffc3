/** The only way in which anything happens: proposed, replaced, happened, noticed (410, 419). */
import { notice, noticeStates, takeDue, watchersBefore } from '../abilities/index.ts'
import { inOrder, type Process, reordered } from '../questions/index.ts'
import type { Afterwards } from '../replacement/index.ts'
import { type Draft, findOrLast, type Happened, type Move, type Proposed, type Seat } from '../state/index.ts'
import { apply } from './apply.ts'
import { followEffects } from './control.ts'
import { sourceHas } from './damage.ts'
import { dueByDaylight } from './daylight.ts'
import { designateForGood } from './designations.ts'
import { asDrawn } from './drawn.ts'
import { performEffects } from './effectPerformer.ts'
import { asTurnedUp } from './facing.ts'
import { type FinalEvent, finalEvents, type Together } from './finalEvents.ts'
import { inGraveyardOrder } from './graveyards.ts'
import { arrangeParts } from './merging.ts'
import { seenLeaving, wasSeenLeaving } from './phasing.ts'
import { isPossible } from './possible.ts'
import { inTimestampOrder } from './timestamps.ts'

/**
 * Makes what is proposed happen, all at once, and returns what actually happened. Several draws follow one another
 * (2004:glossary/draw); everything is noticed together.
 */
export function* happen(g: Draft, proposed: readonly Proposed[]): Process<readonly Happened[]> {
  if (proposed.length === 0) return []
  const before = watchersBefore(g.state)
  const happened: Happened[] = []
  const following: Afterwards[] = []
  const waiting = [...batches(yield* inOwnersOrder(g, proposed))]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { final, later, after } = yield* finalEvents(g, next)
    following.push(...after)
    const all = applied(g, yield* inGraveyardOrder(g, yield* inTimestampOrder(g, final)), before)
    const now = next.used === null ? all : all.map(asInstead)
    happened.push(...now)
    followEffects(g)
    designateForGood(g)
    yield* arrangeParts(g, now)
    yield* asTurnedUp(g, now)
    yield* asDrawn(g, now)
    waiting.unshift(...linkedLife(g, now), ...byDaylight(g), ...later)
  }
  if (happened.length > 0) {
    const unseen = happened.filter((one) => !wasSeenLeaving(one))
    notice(g, unseen, before)
    noticeStates(g)
  }
  for (const { effects, context } of takeDue(g, happened)) yield* performEffects(g, effects, context)
  for (const { effects, context } of following) yield* performEffects(g, effects, context)
  return happened
}

/** A card drawn by what replaced a draw: nothing that was to be done to the first one is done to it (today:121.6). */
const asInstead = (one: Happened): Happened => (one.kind === 'drew' ? { ...one, instead: true } : one)

/** Applies settled events; what keeps its id when it leaves is noticed while it is still there. */
function applied(
  g: Draft,
  final: readonly FinalEvent[],
  before: ReturnType<typeof watchersBefore>,
): readonly Happened[] {
  const leaving = seenLeaving(g.state, final)
  if (leaving.length > 0) notice(g, leaving, before)
  return apply(g, final)
}

/** Everything except draws is one event; each draw is its own (replacements see them one by one). */
function batches(proposed: readonly Proposed[]): readonly Together[] {
  const others = proposed.length === 1 ? proposed : proposed.filter((event) => event.kind !== 'draw')
  if (others.length === proposed.length) return [{ events: proposed, used: null }]
  const draws = proposed.flatMap((event) => (event.kind === 'draw' ? [{ events: [event], used: null }] : []))
  return others.length === 0 ? draws : [{ events: others, used: null }, ...draws]
}

/** today:702.145: what day or night turns over; what can't transform is not tried again and again. */
function byDaylight(g: Draft): readonly Together[] {
  const events = dueByDaylight(g).filter((one) => isPossible(g.state, one))
  return events.length === 0 ? [] : [{ events, used: null }]
}

/**
 * Lifelink: damage from its source gains its controller life (2011:702.15b): once for each source, however many it
 * dealt damage to.
 */
function linkedLife(g: Draft, happened: readonly Happened[]): readonly Together[] {
  const events = happened.flatMap((event): readonly Proposed[] => {
    if (event.kind !== 'dealing' || !sourceHas(g.state, event.source, 'lifelink')) return []
    const source = findOrLast(g.state, event.source)
    const n = event.shares.reduce((sum, share) => sum + share.n, 0)
    return source === null ? [] : [{ kind: 'gainLife', seat: source.controller, n }]
  })
  return events.length === 0 ? [] : [{ events, used: null }]
}

/**
 * 217.2d: several cards put on a library at once are ordered by their owner. Returns the moves in the order in which
 * they happen.
 */
function* inOwnersOrder(g: Draft, proposed: readonly Proposed[]): Process<readonly Proposed[]> {
  if (proposed.length < 2) return proposed
  let ordered = proposed
  for (const player of g.state.players) {
    for (const position of ['top', 'bottom'] as const) {
      const moves = proposed.filter((event): event is Move => goesOnLibrary(g, event, player.seat, position))
      if (moves.length > 1) ordered = yield* orderOf(player.seat, moves, position, ordered)
    }
  }
  return ordered
}

function goesOnLibrary(g: Draft, event: Proposed, owner: Seat, position: 'top' | 'bottom'): boolean {
  if (event.kind !== 'move' || event.to !== 'library' || event.position !== position || event.cause !== 'effect')
    return false
  const object = findOrLast(g.state, event.object)
  return object !== null && object.owner === owner && object.zone !== 'library'
}

/** The reply names the cards top first; on top of a library the last one moved is the topmost. */
function* orderOf(
  seat: Seat,
  moves: readonly Move[],
  position: 'top' | 'bottom',
  all: readonly Proposed[],
): Process<readonly Proposed[]> {
  const wanted = yield* inOrder(seat, 'library', moves, ({ object }) => object)
  return reordered(all, position === 'top' ? [...wanted].reverse() : wanted)
}
