/** The untap step (302). */
import type { Change } from '../../language/index.ts'
import { daylightNext, dueByDaylight, happen, phasingInUntapStep, setDaylight } from '../events/index.ts'
import { untapLimitsFor, untapsWithOthers } from '../playerRules/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { afterOneUntap, isForOneUntap, mayStayTapped, staysTapped } from '../restrictions/index.ts'
import { activeSeats, type Draft, get, type Lasting, type ObjectId, type Seat, type State } from '../state/index.ts'

/** "Its controller's next two untap steps": for those whose step this was, one fewer is left. */
function forOneLess(effect: Lasting, isUsed: (id: ObjectId) => boolean): readonly Lasting[] {
  const changes = effect.changes.flatMap((change): readonly Change[] => {
    const later = change.kind === 'restrict' ? afterOneUntap(change.restriction) : null
    return later === null ? [] : [{ kind: 'restrict', restriction: later }]
  })
  return changes.length === 0 ? [] : [{ ...effect, objects: effect.objects.filter(isUsed), changes }]
}

/** Effects for "its controller's next untap step", or for this player's, are used up. */
function spendNextUntap(g: Draft): void {
  const active = activeSeats(g.state)
  const lasting = g.state.lasting.filter(
    ({ duration, players }) => duration.kind !== 'nextUntapStep' || !players.some((seat) => active.includes(seat)),
  )
  const isUsed = (id: ObjectId): boolean =>
    g.state.battlefield.includes(id) && active.includes(get(g.state, id).controller)
  const left = lasting.flatMap((effect) => {
    const waits = effect.changes.some((change) => change.kind === 'restrict' && isForOneUntap(change.restriction))
    if (!waits) return [effect]
    const objects = effect.objects.filter((id) => !isUsed(id))
    const later = objects.length < effect.objects.length ? forOneLess(effect, isUsed) : []
    if (later.length > 0) return objects.length > 0 ? [{ ...effect, objects }, ...later] : later
    return objects.length === effect.objects.length ? [effect] : objects.length > 0 ? [{ ...effect, objects }] : []
  })
  if (left.some((effect, index) => effect !== g.state.lasting[index]) || left.length !== g.state.lasting.length)
    g.write({ lasting: left })
}

/** Of the permanents, those that the player chooses to untap: at least and at most so many. */
function* chooseToUntap(seat: Seat, from: readonly ObjectId[], min: number, max: number): Chosen {
  return yield* ask('choose', { seat, source: null, reason: 'untap', from, min, max, zone: 'battlefield', looking: [] })
}
type Chosen = Process<readonly ObjectId[]>

/** 302.2: which of their permanents the active player untaps: all that can, where nothing else is said. */
function* untapping(g: Draft, active: Seat): Chosen {
  let able = g.state.battlefield.filter((id) => {
    const object = get(g.state, id)
    return object.controller === active && object.tapped && !staysTapped(g.state, id)
  })
  const optional = able.filter((id) => mayStayTapped(g.state, id))
  if (optional.length > 0) {
    const chosen = yield* chooseToUntap(active, optional, 0, optional.length)
    able = able.filter((id) => chosen.includes(id) || !optional.includes(id))
  }
  for (const { n, counts } of untapLimitsFor(g.state, active)) {
    const counted = able.filter(counts)
    if (counted.length <= n) continue
    const chosen = n === 0 ? [] : yield* chooseToUntap(active, counted, n, n)
    able = able.filter((id) => chosen.includes(id) || !counted.includes(id))
  }
  return able
}

/** What untaps in another player's untap step, because its controller has it do so. */
function untappingWithOthers(state: State, active: readonly Seat[]): readonly ObjectId[] {
  return state.battlefield.filter((id) => {
    const { controller, tapped } = get(state, id)
    return !active.includes(controller) && tapped && untapsWithOthers(state, controller, id)
  })
}

/** today:502.2: day becomes night, or night day, before anything untaps. */
function* daylight(g: Draft): Process {
  const next = daylightNext(g.state)
  if (next === null) return
  setDaylight(g, next)
  yield* happen(g, dueByDaylight(g))
}

/** 302.1: first phasing; 302.2: then the active player's permanents untap, all at once. */
export function* untap(g: Draft): Process {
  yield* happen(g, phasingInUntapStep(g.state))
  yield* daylight(g)
  const active = activeSeats(g.state)
  const objects: ObjectId[] = []
  for (const seat of active) objects.push(...(yield* untapping(g, seat)))
  objects.push(...untappingWithOthers(g.state, active))
  if (objects.length > 0)
    yield* happen(
      g,
      objects.map((object) => ({ kind: 'untap', object })),
    )
  spendNextUntap(g)
}
