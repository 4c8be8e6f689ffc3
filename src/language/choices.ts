/** What a player can be told to choose that is no object: "choose a color", and afterwards "the chosen color". */
import type { Color } from './mana.ts'

/** What is chosen, by what it is. One choice of each is known at a time: the latest that a text made. */
export interface ChoiceValues {
  readonly color: Color
  readonly creatureType: string
  readonly cardName: string
  readonly number: number
}

export type ChoiceName = keyof ChoiceValues

/** The choices that were made so far; what has not been chosen is not there. */
export type NamedChoices = Partial<ChoiceValues>
