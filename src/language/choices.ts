/** What a player can be told to choose that is no object: "choose a color", and afterwards "the chosen color". */
import type { Color } from './mana.ts'

/** What is chosen, by what it is. One choice of each is known at a time: the latest that a text made. */
export interface ChoiceValues {
  readonly color: Color
  readonly creatureType: string
  readonly cardName: string
  readonly number: number
  /** The seat of the chosen player. */
  readonly player: number
}

export type ChoiceName = keyof ChoiceValues

/** What can be chosen, and what the choice is known as afterwards: whoever chose an opponent speaks of "the chosen player". */
export const CHOICES = {
  color: 'color',
  creatureType: 'creatureType',
  cardName: 'cardName',
  nonlandCardName: 'cardName',
  number: 'number',
  player: 'player',
  opponent: 'player',
} as const satisfies Readonly<Record<string, ChoiceName>>

/** What a text has a player choose. */
export type Choosable = keyof typeof CHOICES

/** The choices that were made so far; what has not been chosen is not there. */
export type NamedChoices = Partial<ChoiceValues>
