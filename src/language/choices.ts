/** What a player can be told to choose that is no object: "choose a color", and afterwards "the chosen color". */
import type { Link } from './links.ts'
import type { Color } from './mana.ts'

/** What is chosen, by what it is. One choice of each is known at a time: the latest that a text made. */
export interface ChoiceValues {
  readonly color: Color
  /** "The color or colors of your choice": at least one. */
  readonly colors: readonly Color[]
  /** A creature type, basic land type or card type: whichever the text has chosen, it calls "the chosen type". */
  readonly type: string
  /** "A type chosen this way": all that the players of the latest such choice have chosen. */
  readonly types: readonly string[]
  readonly cardName: string
  readonly number: number
  /** Of two results, the one that wasn't chosen. */
  readonly otherNumber: number
  /** How many creatures it devoured: they were sacrificed for its counters as it entered (2011:702.80). */
  readonly devoured: number
  /** The seat of the chosen player. */
  readonly player: number
  /** How many votes each option of the latest vote has got (today:701.38). */
  readonly votes: Readonly<Record<string, number>>
}

export type ChoiceName = keyof ChoiceValues

/**
 * What can be chosen, and what the choice is known as afterwards: whoever chose an opponent speaks of "the chosen
 * player".
 */
export const CHOICES = {
  color: 'color',
  colors: 'colors',
  creatureType: 'type',
  creatureTypeButWall: 'type',
  basicLandType: 'type',
  landType: 'type',
  cardType: 'type',
  permanentType: 'type',
  cardName: 'cardName',
  nonlandCardName: 'cardName',
  creatureCardName: 'cardName',
  artifactCardName: 'cardName',
  nonartifactNonlandCardName: 'cardName',
  noncreatureNonlandCardName: 'cardName',
  cardNameButBasicLand: 'cardName',
  number: 'number',
  /** "Choose Khans or Dragons": the number of that word in the list (today:614.12b). */
  option: 'number',
  /** "Pay any amount of life": how much it is, is chosen and paid. */
  lifeToPay: 'number',
  player: 'player',
  opponent: 'player',
  playerAtRandom: 'player',
  opponentAtRandom: 'player',
} as const satisfies Readonly<Record<string, ChoiceName>>

/** What a text has a player choose. */
export type Choosable = keyof typeof CHOICES

/**
 * What may be chosen, where a text says it: "black or red", "artifact, creature, or sorcery" (`among`: colors, types, or
 * words), "between 1 and 7" (`least`), "can't be more than" (`most`, a quantity).
 */
export interface ChoiceLimits<Q> {
  readonly among?: readonly string[]
  readonly most?: Q
  readonly least?: number
}

/** The choices that were made so far; what has not been chosen is not there. */
export type NamedChoices = Partial<ChoiceValues>

/**
 * What was chosen for an object, each choice with the link between the ability that had it made and those that speak of
 * it (2011:contents/607); `null`: no other speaks of it. A choice without an entry was given with the object.
 */
export interface HeldChoices extends NamedChoices {
  readonly links?: Readonly<Partial<Record<ChoiceName, string | null>>>
}

/** The object's choices with these as well, made by an ability with that link. */
export function alsoChosen(held: HeldChoices, choices: NamedChoices, link: string | null): HeldChoices {
  const made = Object.fromEntries(Object.keys(choices).map((name) => [name, link]))
  return { ...held, ...choices, links: { ...held.links, ...made } }
}

/** The link of the number that says that tribute was paid (today:702.104). */
export const TRIBUTE = 'tribute'

/**
 * "The chosen number"; `last`: of several that were chosen one after the other; `sacrificed`: "the number of Forests
 * sacrificed as ~ entered the battlefield"; `other`: "the other result" of two.
 */
export interface ChosenNumber<F> {
  readonly kind: 'chosenNumber'
  readonly last?: true
  readonly link?: Link
  readonly sacrificed?: F
  readonly other?: true
}
