/** A party (today:700.8): up to one Cleric, one Rogue, one Warrior and one Wizard among a player's creatures. */
import type { Filter } from '../../../language/index.ts'
import type { Context, LayerState, Seat } from '../../state/index.ts'
import { evaluators } from './evaluators.ts'
import { allThat } from './things.ts'

const MEMBERS = ['Cleric', 'Rogue', 'Warrior', 'Wizard'] as const
const CREATURES: Filter = {
  noun: 'permanent',
  is: [
    { is: 'type', type: 'creature' },
    { is: 'controlled', by: { kind: 'they' } },
  ],
}

/** How many creatures are in that player's party, at most four: each counts as one of its types. */
export function partyOf(state: LayerState, seat: Seat, context: Context): number {
  const creatures = allThat(state, CREATURES, { ...context, they: seat }).map((id) => {
    const { subtypes } = evaluators.characteristics(state, id)
    return MEMBERS.filter((member) => subtypes.includes(member))
  })
  return mostFilled(
    creatures.filter((one) => one.length > 0),
    MEMBERS,
  )
}

/** How many of these places can be filled, by different creatures. */
function mostFilled(creatures: readonly (readonly string[])[], [place, ...places]: readonly string[]): number {
  if (place === undefined) return 0
  const without = mostFilled(creatures, places)
  const fitting = creatures.findIndex((one) => one.includes(place) && one.length === 1)
  const tried = fitting >= 0 ? [fitting] : creatures.flatMap((one, i) => (one.includes(place) ? i : []))
  return Math.max(without, ...tried.map((i) => 1 + mostFilled(creatures.toSpliced(i, 1), places)))
}
