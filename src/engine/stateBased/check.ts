/** State-based actions (420): every condition is checked first, then everything happens as a single event (420.3). */
import {
  ceaseToExist,
  forgetDeathtouch,
  forgetFailedDraws,
  happen,
  moveTo,
  type Proposed,
  putUnder,
  startEngines,
  tellOf,
} from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import { type Draft, forgetArrivals, get, type ObjectId, type State, timesWritten } from '../state/index.ts'
import { isLooseAura, isLooseEquipment } from './attachments.ts'
import { chooseProtectors, lostBattles } from './battles.ts'
import { candidatesOf } from './candidates.ts'
import { ceasingObjects } from './ceasing.ts'
import { findCommanders } from './commanders.ts'
import { dyingOfDamage } from './damage.ts'
import { completeDungeons } from './dungeons.ts'
import { chosenEvents, type Finding } from './finding.ts'
import { noteLegendStatus } from './legendStatus.ts'
import { findLegends } from './legends.ts'
import { losingPlayers } from './players.ts'
import { offerPrepared } from './preparedCopies.ts'
import { olderRoles } from './roles.ts'
import { toldSagas } from './sagas.ts'
import { finishedSchemes } from './schemes.ts'
import { findWorlds } from './worlds.ts'

const NOTHING: readonly Proposed[] = []

/** One check; true if anything happened. The caller repeats it until nothing does. */
export function* checkStateBased(g: Draft): Process<boolean> {
  if (g.state.outcome !== null) return false
  noteLegendStatus(g, candidatesOf(g.state).legendsAndWorlds)
  const findings = findingsIn(g.state)
  const ceasing = ceasingObjects(g.state)
  const finished = finishedSchemes(g.state)
  const events = findings.length === 0 ? NOTHING : once(yield* chosenEvents(g, findings))
  forgetFailedDraws(g)
  forgetDeathtouch(g)
  forgetArrivals(g)
  for (const id of ceasing) cease(g, id)
  for (const id of finished) putUnder(g, id)
  const others = [yield* chooseProtectors(g), yield* completeDungeons(g), startEngines(g), offerPrepared(g)].includes(
    true,
  )
  const any = events.length > 0 && (yield* performed(g, events))
  return any || others || ceasing.length > 0 || finished.length > 0
}

/** Whether it had any result, if only that of what replaced it: then the check is repeated (420.3). */
function* performed(g: Draft, events: readonly Proposed[]): Process<boolean> {
  const before = timesWritten()
  yield* happen(g, events)
  return timesWritten() > before
}

/**
 * Everything that the checks find in a state. What isn't destruction comes first, since nothing can save a permanent
 * from it.
 */
function findingsIn(state: State): readonly Finding[] {
  const { doomed, planeswalkers, living, attachments, legendsAndWorlds } = candidatesOf(state)
  const others = [
    ...losingPlayers(state),
    ...toldSagas(state),
    ...lostBattles(state),
    ...doomed,
    ...dyingOfDamage(state, living),
  ]
  if (attachments.length > 0) others.push(...comingLoose(state, attachments), ...olderRoles(state, attachments))
  const all: Finding[] = []
  if (legendsAndWorlds.length >= 2)
    all.push(...findLegends(state, legendsAndWorlds), ...findWorlds(state, legendsAndWorlds))
  all.push(...planeswalkers, ...findCommanders(state))
  if (others.length > 0) all.push({ events: others })
  return all
}

/** Auras fall off; Equipment stays without a host. */
function comingLoose(state: State, attachments: readonly ObjectId[]): readonly Proposed[] {
  const falling = attachments.filter((id) => isLooseAura(state, get(state, id)))
  const detached = attachments.filter((id) => isLooseEquipment(state, get(state, id)))
  return [
    ...falling.map((id) => moveTo(id, 'graveyard', 'stateBased')),
    ...detached.map((object) => ({ kind: 'unattach', object }) as const),
  ]
}

function leaves(event: Proposed): event is Extract<Proposed, { kind: 'move' | 'destroy' }> {
  return event.kind === 'move' || event.kind === 'destroy'
}

/** Each permanent leaves only once, and nothing else happens to one that leaves because of a uniqueness rule. */
function once(events: readonly Proposed[]): readonly Proposed[] {
  if (events.length < 2) return events
  const moved = events.flatMap((event) => (event.kind === 'move' ? [event.object] : []))
  const gone = new Set<ObjectId>()
  const kept: Proposed[] = []
  for (const event of events) {
    if (leaves(event)) {
      // Anything else takes precedence over destruction: what is put into a graveyard anyway can't regenerate.
      if (gone.has(event.object) || (event.kind === 'destroy' && moved.includes(event.object))) continue
      gone.add(event.object)
    }
    kept.push(event)
  }
  return kept
}

function cease(g: Draft, id: ObjectId): void {
  g.emit({ kind: 'ceased', rule: 'token.ceases', object: tellOf(g.state, id) })
  ceaseToExist(g, id)
}
