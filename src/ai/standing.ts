/** What counters on players, and being the monarch and the like, are worth. */
import { countersOnPlayer, isDesignated, type Player, poisonLeft, type Seat, type State } from '../engine/index.ts'
import { DESIGNATION_NAMES, type Designation, type PlayerCounter } from '../language/index.ts'

/** What a counter that helps its player is worth, of each kind. */
export const COUNTER_WORTH: Readonly<Record<Exclude<PlayerCounter, 'poison'>, number>> = {
  energy: 0.3,
  experience: 1,
  rad: -0.8,
}
const DESIGNATION_WORTH: Readonly<Record<Designation, number>> = {
  monarch: 3,
  cityBlessing: 1,
  enduringStory: 1,
  initiative: 3,
  radiation: 0,
  ring: 1,
  speed: 0.5,
}

/** What the player gains by so many counters of that kind. */
export function counterGain(state: State, seat: Seat, counter: PlayerCounter, n: number): number {
  if (counter !== 'poison') return n * COUNTER_WORTH[counter]
  return poisonLeft(state, seat) <= n ? -1000 : -1.5
}

/** What the player gains by becoming that. */
export const designationGain = (state: State, seat: Seat, as: Designation): number =>
  isDesignated(state, seat, as) ? 0 : DESIGNATION_WORTH[as]

/** What the player's counters that help, and what they are, are worth. */
export function standing(state: State, player: Player): number {
  const held = DESIGNATION_NAMES.filter((as) => isDesignated(state, player.seat, as))
  return (
    countersOnPlayer(player, 'energy') * COUNTER_WORTH.energy +
    countersOnPlayer(player, 'experience') * COUNTER_WORTH.experience +
    countersOnPlayer(player, 'rad') * COUNTER_WORTH.rad +
    held.reduce((sum, as) => sum + DESIGNATION_WORTH[as], 0)
  )
}
