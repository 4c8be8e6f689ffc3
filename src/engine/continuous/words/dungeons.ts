/** Dungeons (today:309): where a player is, and which ones are completed. */
import type { Printed } from '../../../language/index.ts'
import { find, type LayerState, type ObjectId, read, type Seat } from '../../state/index.ts'

/** The link of a dungeon card outside the game that its owner has completed. */
export const COMPLETED = 'completed'

const cardOf = (state: LayerState, id: ObjectId): Printed | null => state.printed[find(state, id)?.face ?? -1] ?? null

/** The printed dungeon, if it is one. */
export function dungeonOf(state: LayerState, id: ObjectId): Printed | null {
  const card = cardOf(state, id)
  return card?.types.includes('dungeon') === true ? card : null
}

/** The player's dungeon cards outside the game. */
export const dungeonsOutside = (state: LayerState, seat: Seat): readonly ObjectId[] =>
  (read(state, 'outside')[seat] ?? []).filter((id) => dungeonOf(state, id) !== null)

/** The dungeon in which the player's venture marker is; `null`: in none. */
export const dungeonEntered = (state: LayerState, seat: Seat): ObjectId | null =>
  read(state, 'command').find((id) => find(state, id)?.owner === seat && dungeonOf(state, id) !== null) ?? null

/** How many dungeons with different names the player has completed (today:309.7). */
export const dungeonsCompleted = (state: LayerState, seat: Seat): number =>
  new Set(
    dungeonsOutside(state, seat).flatMap((id) =>
      find(state, id)?.link === COMPLETED ? [dungeonOf(state, id)?.name ?? ''] : [],
    ),
  ).size
