/** What happens to permanents of which there may be only one, depending on the edition. */
import type { UniquenessRule } from '../../rulebook/index.ts'
import { moveTo, type Proposed } from '../events/index.ts'
import { get, type ObjectId, type Seat, type State } from '../state/index.ts'
import type { Finding } from './finding.ts'

/** Permanents that go to their owners' graveyards: not destruction, so regeneration doesn't help. */
export function putAway(ids: readonly ObjectId[]): readonly Proposed[] {
  return ids.map((id) => moveTo(id, 'graveyard', 'stateBased'))
}

/** Permanents that may not exist together; `same` are all those of one kind. */
export function findUniqueness(state: State, rule: UniquenessRule, same: readonly ObjectId[]): readonly Finding[] {
  switch (rule) {
    case 'allGo':
      return same.length < 2 ? [] : [{ events: putAway(same) }]
    case 'controllerKeepsOne':
      return controllersOf(state, same).flatMap((seat) => keepOne(state, seat, same))
  }
}

function controllersOf(state: State, ids: readonly ObjectId[]): readonly Seat[] {
  return [...new Set(ids.map((id) => get(state, id).controller))]
}

/** Each player chooses, among those they control, the one that stays. */
function keepOne(state: State, seat: Seat, same: readonly ObjectId[]): readonly Finding[] {
  const from = same.filter((id) => get(state, id).controller === seat)
  if (from.length < 2) return []
  const choice = { seat, source: null, reason: 'keepLegend', from, min: 1, max: 1, zone: 'battlefield' } as const
  return [{ choice: { ...choice, looking: [] }, then: (kept) => putAway(from.filter((id) => !kept.includes(id))) }]
}
