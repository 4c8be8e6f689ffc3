/** What happens to permanents of which there may be only one, depending on the edition. */
import type { UniquenessRule } from '../../rulebook/index.ts'
import { moveTo, type Proposed } from '../events/index.ts'
import { formatOf, get, isInRange, type ObjectId, type Seat, type State } from '../state/index.ts'
import type { Finding } from './finding.ts'

/** Permanents that go to their owners' graveyards: not destruction, so regeneration doesn't help. */
function putAway(ids: readonly ObjectId[]): readonly Proposed[] {
  return ids.map((id) => moveTo(id, 'graveyard', 'stateBased'))
}

/** That they go, if there are any. */
export const putAll = (ids: readonly ObjectId[]): readonly Finding[] =>
  ids.length === 0 ? [] : [{ events: putAway(ids) }]

/**
 * Which of these go by a rule about several of them: of a range of influence, each by those that its controller reaches
 * (2011:contents/801).
 */
export function goingFrom(
  state: State,
  same: readonly ObjectId[],
  rule: (group: readonly ObjectId[]) => readonly ObjectId[],
): readonly ObjectId[] {
  if (formatOf(state).ranges.length === 0) return rule(same)
  const at = (id: ObjectId): Seat => get(state, id).controller
  return same.filter((id) => rule(same.filter((other) => isInRange(state, at(id), at(other)))).includes(id))
}

/** Permanents that may not exist together; `same` are all those of one kind. */
export function findUniqueness(state: State, rule: UniquenessRule, same: readonly ObjectId[]): readonly Finding[] {
  switch (rule) {
    case 'allGo':
      return putAll(goingFrom(state, same, (group) => (group.length < 2 ? [] : group)))
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
