/** Proliferating (2011:701.24, today:701.34). */
import { happen, type Proposed } from '../../events/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import {
  type Draft,
  editionOf,
  get,
  inTurnOrder,
  kindsOfCounters,
  type ObjectId,
  opponentsOf,
  playerAt,
  playerCountersOf,
  type Seat,
} from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { chooseKind } from './counters.ts'
import { seatsOf } from './who.ts'

/** One of the kinds that are there, chosen where there are several; or each of them, as the edition has it. */
function* kindsOn<K extends string>(
  g: Draft,
  seat: Seat,
  source: ObjectId,
  kinds: readonly K[],
): Process<readonly K[]> {
  if (editionOf(g.state).keywords.proliferatesEachKind) return kinds
  const kind = yield* chooseKind(seat, source, kinds)
  return kind === null ? [] : [kind]
}

/** The permanents that the player chooses, and the kind for each: a choice only where there are several. */
function* onPermanents(g: Draft, seat: Seat, source: ObjectId): Process<readonly Proposed[]> {
  const from = g.state.battlefield.filter((id) => kindsOfCounters(get(g.state, id), null).length > 0)
  if (from.length === 0) return []
  const zone = 'battlefield'
  const asked = { seat, source, reason: 'proliferate', from, min: 0, max: from.length, zone, looking: [] } as const
  const proposed: Proposed[] = []
  for (const object of yield* ask('choose', asked)) {
    for (const counter of yield* kindsOn(g, seat, object, kindsOfCounters(get(g.state, object), null)))
      proposed.push({ kind: 'counters', object, counter, change: 1, by: seat })
  }
  return proposed
}

/** The players that the player chooses, and the kind for each. */
function* onPlayers(g: Draft, seat: Seat, source: ObjectId): Process<readonly Proposed[]> {
  const proposed: Proposed[] = []
  for (const about of inTurnOrder(g.state)) {
    const kinds = playerCountersOf(playerAt(g.state, about))
    if (kinds.length === 0) continue
    const wanted = opponentsOf(g.state, seat).includes(about)
    const asked = { seat, source, reason: 'proliferate', cost: null, default: wanted, about } as const
    if (!(yield* ask('confirm', asked))) continue
    for (const counter of yield* kindsOn(g, seat, source, kinds))
      proposed.push({ kind: 'playerCounters', seat: about, counter, n: 1, by: seat })
  }
  return proposed
}

/** One more counter for each permanent and player chosen, all at once; nothing is a target. */
export const proliferate: Executor<'proliferate'> = function* (g, { who }, context) {
  let did = false
  for (const seat of seatsOf(g.state, who, context)) {
    const counters = [...(yield* onPermanents(g, seat, context.source)), ...(yield* onPlayers(g, seat, context.source))]
    yield* happen(g, counters)
    did ||= counters.length > 0
  }
  return { did }
}
