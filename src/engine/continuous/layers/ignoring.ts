/** Static abilities whose effects a player ignores for a while (408.2j). */
import type { Ability, AbilityKey } from '../../../language/index.ts'
import type { LayerState, ObjectId, Seat } from '../../state/index.ts'

type Static = Extract<Ability, { kind: 'static' }>

/** An ability whose effects a player may pay to ignore. */
export function isIgnorable(
  ability: Ability | null | undefined,
): ability is Static & Required<Pick<Static, 'ignorable'>> {
  return ability?.kind === 'static' && ability.ignorable !== undefined
}

/** Whether the player ignores that ability of the object. Asked about few abilities, so a linear search is fine. */
export function ignores(state: LayerState, seat: Seat, source: ObjectId, ability: AbilityKey): boolean {
  return state.lasting.some(
    ({ ignores: one, players }) => one?.source === source && one.ability === ability && players.includes(seat),
  )
}
