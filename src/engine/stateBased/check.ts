/** State-based actions (420): every condition is looked for first, then all of it happens as a single event (420.3). */
import { ceaseToExist, happen, losePlayers, moveTo, type Proposed, tellOf } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import { type Draft, find, get, type ObjectId, playerAt, type State } from '../state/index.ts'
import { isLooseAura, isLooseEquipment } from './attachments.ts'
import { ceasingObjects } from './ceasing.ts'
import { dyingOfDamage } from './damage.ts'
import { type Famous, noteFame } from './fame.ts'
import { surplusLegends } from './legends.ts'
import { losingPlayers } from './players.ts'
import { vitalsOf } from './vitals.ts'
import { surplusWorlds } from './worlds.ts'

/** One check; true if anything happened. Its caller repeats it until nothing does. */
export function* checkStateBased(g: Draft): Process<boolean> {
  const state = g.state
  if (state.outcome !== null) return false
  const losses = losingPlayers(state)
  noteFame(g, vitalsOf(state).famous)
  const events = permanents(g.state)
  const ceasing = ceasingObjects(state)
  forgetDraws(g)
  let any = losses.length > 0 && losePlayers(g, losses)
  for (const id of ceasing) cease(g, id)
  if (events.length > 0) any = (yield* performed(g, events)) || any
  return any || ceasing.length > 0
}

/** Whether anything came of it: something happened, or something else instead took a permanent away. */
function* performed(g: Draft, events: readonly Proposed[]): Process<boolean> {
  const happened = yield* happen(g, events)
  return happened.length > 0 || events.some((event) => 'object' in event && find(g.state, event.object) === null)
}

/** What happens to permanents: at most one thing to each, as it can leave only once. */
function permanents(state: State): readonly Proposed[] {
  const { doomed, living, attachments, famous } = vitalsOf(state)
  const surplus = surplusOf(state, famous)
  const dying = dyingOfDamage(state, living)
  const loose = attachments.filter((id) => isLooseAura(state, get(state, id)))
  const leaving = new Set(dying.map((event) => ('object' in event ? event.object : -1)))
  const falling = loose.filter((id) => !leaving.has(id)).map((id) => moveTo(id, 'graveyard', 'stateBased'))
  const detached = attachments
    .filter((id) => isLooseEquipment(state, get(state, id)))
    .map((object) => ({ kind: 'unattach', object }) as const)
  const events = [...doomed, ...dying, ...falling, ...detached]
  if (surplus.length === 0) return events
  const others = events.filter((event) => !('object' in event && surplus.includes(event.object)))
  return [...surplus.map((id) => moveTo(id, 'graveyard', 'stateBased')), ...others]
}

function surplusOf(state: State, famous: readonly Famous[]): readonly ObjectId[] {
  if (famous.length < 2) return []
  return [...new Set([...surplusLegends(state, famous), ...surplusWorlds(state, famous)])]
}

/** 420.5g asks only about draws since the last check. */
function forgetDraws(g: Draft): void {
  for (const { seat, drewFromEmpty } of g.state.players) {
    if (drewFromEmpty && playerAt(g.state, seat).lost === null) g.patchPlayer(seat, { drewFromEmpty: false })
  }
}

function cease(g: Draft, id: ObjectId): void {
  g.emit({ kind: 'ceased', rule: '2004:420.5f', object: tellOf(g.state, id) })
  ceaseToExist(g, id)
}
