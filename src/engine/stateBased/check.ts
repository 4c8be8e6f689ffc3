/** State-based actions (420): every condition is looked for first, then all of it happens as a single event (420.3). */
import { characteristics } from '../continuous/index.ts'
import { ceaseToExist, happen, losePlayers, moveTo, type Proposed, tellOf } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import { type Draft, find, get, type ObjectId, playerAt, type State } from '../state/index.ts'
import { isLooseAura, isLooseEquipment } from './attachments.ts'
import { ceasingObjects } from './ceasing.ts'
import { cancellingCounters } from './counters.ts'
import { dyingPermanent } from './creatures.ts'
import { surplusLegends } from './legends.ts'
import { losingPlayers } from './players.ts'
import { surplusWorlds } from './worlds.ts'

/** One check; true if anything happened. Its caller repeats it until nothing does. */
export function* checkStateBased(g: Draft): Process<boolean> {
  const state = g.state
  if (state.outcome !== null) return false
  const losses = losingPlayers(state)
  const { events, detached } = permanents(state)
  const ceasing = ceasingObjects(state)
  forgetDraws(g)
  let any = losses.length > 0 && losePlayers(g, losses)
  for (const id of ceasing) cease(g, id)
  for (const id of detached) detach(g, id)
  if (events.length > 0) any = (yield* happen(g, events)).length > 0 || any
  return any || ceasing.length > 0 || detached.length > 0
}

/** What happens to permanents: at most one thing to each, as it can leave only once. */
function permanents(state: State): { readonly events: readonly Proposed[]; readonly detached: readonly ObjectId[] } {
  const events: Proposed[] = []
  const detached: ObjectId[] = []
  let legends = 0
  let worlds = 0
  for (const id of state.battlefield) {
    const object = get(state, id)
    const { supertypes, subtypes } = characteristics(state, id)
    if (supertypes.includes('legendary')) legends += 1
    if (supertypes.includes('world')) worlds += 1
    const dying = dyingPermanent(state, object)
    if (dying !== null) events.push(dying)
    else if (isLooseAura(state, object)) events.push(moveTo(id, 'graveyard', 'stateBased'))
    if (object.attachedTo !== null && !subtypes.includes('Aura') && isLooseEquipment(state, object)) detached.push(id)
    events.push(...cancellingCounters(state, object))
  }
  const surplus = [...(legends > 1 ? surplusLegends(state) : []), ...(worlds > 1 ? surplusWorlds(state) : [])]
  const leaving = new Set(surplus)
  const others = events.filter((event) => !('object' in event) || !leaving.has(event.object))
  return { events: [...others, ...surplus.map((id) => moveTo(id, 'graveyard', 'stateBased'))], detached }
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

function detach(g: Draft, id: ObjectId): void {
  if (find(g.state, id) !== null) g.patch(id, { attachedTo: null })
}
