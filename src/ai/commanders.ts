/** Commanders as a machine player counts them: a way to win, and to lose, besides life (2011:contents/9). */
import {
  COMMANDER_DAMAGE,
  commanderOf,
  find,
  formatOf,
  get,
  type ObjectId,
  playerAt,
  type Seat,
  type State,
} from '../engine/index.ts'

export interface InPlay {
  readonly id: ObjectId
  /** By seat: the combat damage that it has dealt to that player. */
  readonly damage: readonly number[]
}

/** The commanders that a seat controls on the battlefield, also those of others. */
export function commandersOf(state: State, seat: Seat): readonly InPlay[] {
  if (!formatOf(state).commander) return []
  return state.battlefield.flatMap((id) => {
    const object = get(state, id)
    const commander = object.controller === seat ? commanderOf(state, object) : null
    return commander === null ? [] : [{ id, damage: commander.damage }]
  })
}

/** The combat damage of this creature that would still beat the player; `null`: it is no commander. */
export function commanderLeft(state: State, id: ObjectId, whom: Seat): number | null {
  const object = formatOf(state).commander ? find(state, id) : null
  const commander = object === null ? null : commanderOf(state, object)
  return commander === null ? null : Math.max(1, COMMANDER_DAMAGE - (commander.damage[whom] ?? 0))
}

/** The most combat damage that one commander has dealt to a player. */
export function mostCommanderDamage(state: State, seat: Seat): number {
  const dealt = state.players.flatMap(({ commanders = [] }) => commanders.map(({ damage }) => damage[seat] ?? 0))
  return Math.max(0, ...dealt)
}

/** What a seat must take from a player to beat them: life, or what is left for its commander, whichever is less. */
export function leftToBeat(state: State, by: Seat, whom: Seat): number {
  const lefts = commandersOf(state, by).flatMap(({ id }) => commanderLeft(state, id, whom) ?? [])
  return Math.min(playerAt(state, whom).life, ...lefts)
}
