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
  return Math.min(...PLACES.map((some) => placesFilled(some, creatures)))
}

/** All sets of places in a party. */
const PLACES = MEMBERS.reduce<readonly (readonly string[])[]>(
  (sets, member) => sets.flatMap((set) => [set, [...set, member]]),
  [[]],
)

/** No more than this can be filled: one of these places for each creature that fits one, and all others (König). */
const placesFilled = (some: readonly string[], creatures: readonly (readonly string[])[]): number =>
  MEMBERS.length - some.length + creatures.filter((one) => one.some((member) => some.includes(member))).length
