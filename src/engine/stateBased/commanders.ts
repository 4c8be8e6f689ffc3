/** today:903.9: the owner of a commander that has just come to a graveyard or exile may put it into the command zone. */
import { moveTo } from '../events/index.ts'
import { get, type ObjectId, returnOf, type State } from '../state/index.ts'
import type { Finding } from './finding.ts'

const NOTHING: readonly Finding[] = []

/** What is asked of commanders that have come there since the last check. */
export function findCommanders(state: State): readonly Finding[] {
  const arrived = state.players.flatMap(({ seat, commanders = [] }) =>
    commanders.flatMap((one) => (one.arrived === true ? [{ seat, card: one.card }] : [])),
  )
  if (arrived.length === 0) return NOTHING
  return arrived.flatMap(({ seat, card }): readonly Finding[] => {
    const isIt = (id: ObjectId): boolean => get(state, id).card === card
    const object = [...(state.graveyards[seat] ?? []), ...state.exile].find(isIt)
    if (object === undefined || !returnOf(state).from.includes(get(state, object).zone)) return NOTHING
    const confirm = { seat, source: object, reason: 'command', cost: null, default: true } as const
    return [{ confirm, events: [moveTo(object, 'command', 'stateBased')] }]
  })
}
