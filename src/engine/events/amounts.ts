/** Amounts that rise and fall: life totals and counters. */
import type { PlayerCounter } from '../../language/index.ts'
import type { Citation } from '../../rulebook/index.ts'
import { isKeptFromCounters } from '../restrictions/index.ts'
import {
  countersOnPlayer,
  type Draft,
  editionOf,
  find,
  type GameObject,
  type Happened,
  type ObjectId,
  playerAt,
  type Seat,
  type State,
  sharingLife,
} from '../state/index.ts'
import { designate } from './designations.ts'
import { tellOf } from './tell.ts'

/** Life gained (positive) or lost (negative), of the team's total where it has one (2011:contents/810). */
export function changeLife(g: Draft, seat: Seat, change: number, happened: Happened[]): void {
  if (change === 0) return
  const total = playerAt(g.state, seat).life + change
  for (const one of sharingLife(g.state, seat)) g.patchPlayer(one, { life: total })
  g.emit({ kind: 'life', rule: 'life.change', seat, change, total })
  happened.push({ kind: change > 0 ? 'gainLife' : 'loseLife', seat, n: Math.abs(change) })
}

/** Each kind of counter on a player, with the rule by which it counts. */
const PLAYER_COUNTER_RULES: Readonly<Record<PlayerCounter, Citation>> = {
  poison: 'lose.poison',
  energy: 'symbol.energy',
  experience: 'counter.kinds',
  rad: 'counter.rad',
}

/** Counters that a player gets, or pays with (negative). */
export function addPlayerCounters(g: Draft, seat: Seat, counter: PlayerCounter, n: number, happened: Happened[]): void {
  const player = playerAt(g.state, seat)
  const total = countersOnPlayer(player, counter) + n
  g.patchPlayer(seat, { counters: { ...player.counters, [counter]: total } })
  g.emit({ kind: 'playerCounters', rule: PLAYER_COUNTER_RULES[counter], seat, counter, change: n, total })
  happened.push({ kind: 'playerCounters', seat, counter, n })
  if (counter === 'rad' && n > 0) designate(g, seat, 'radiation')
}

/**
 * 200.10: counters go on permanents, and on cards in other zones where an effect says so; phased-out permanents don't
 * count.
 */
function bearsCounters(object: GameObject | null): object is GameObject {
  return object !== null && object.zone !== 'phasedOut'
}

/** Whether so many counters of that kind can be put on it, or taken from it where the number is negative. */
export function mayChangeCounters(state: State, id: ObjectId, counter: string, change: number): boolean {
  return bearsCounters(find(state, id)) && !(change > 0 && isKeptFromCounters(state, id, counter))
}

/** today:613.7c: all counters of a kind get the time of the newest one; kept of those named as a keyword. */
function noteTime(g: Draft, object: ObjectId, counter: string): void {
  if (!editionOf(g.state).stateBased.ruledCounters.keywords.includes(counter)) return
  const { countersPut = [] } = g.state
  const kept = countersPut.filter(
    (one) => find(g.state, one.object) !== null && !(one.object === object && one.counter === counter),
  )
  g.write({ countersPut: [...kept, { object, counter, at: g.tick() }] })
}

/** Puts counters on (positive) or removes them (negative), if `by` is known by that player; never removes more than there are. */
export function changeCounters(
  g: Draft,
  id: ObjectId,
  counter: string,
  change: number,
  happened: Happened[],
  by?: Seat,
): void {
  const object = find(g.state, id)
  if (object === null || !mayChangeCounters(g.state, id, counter, change)) return
  const before = object.counters[counter] ?? 0
  const after = Math.max(0, before + change)
  if (after === before) return
  const { [counter]: _, ...others } = object.counters
  g.patch(id, { counters: after === 0 ? others : { ...object.counters, [counter]: after } })
  if (change > 0) noteTime(g, id, counter)
  const rule = counter === 'loyalty' ? 'card.loyalty' : 'counter.kinds'
  g.emit({ kind: 'counters', rule, object: tellOf(g.state, id), counter, change: after - before })
  const putBy = by === undefined ? {} : { by }
  happened.push({ kind: 'counters', object: id, counter, change: after - before, ...putBy })
}
