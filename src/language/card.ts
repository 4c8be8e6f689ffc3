/** A compiled card: its printed characteristics (201ff), with the text as abilities. */
import type { Ability } from './abilities.ts'
import type { Designation } from './designations.ts'
import { CARD_FORMS, type Form } from './forms.ts'
import type { Color, ManaCost } from './mana.ts'
import type { Publication } from './publication.ts'
import type { CardType, Supertype } from './types.ts'

/**
 * The lines of a rules text, each one or more abilities; a list of modes, whatever heads each, and a table of results belong to the line
 * before them, and the size at some levels to theirs (2011:contents/710, today:706.3).
 */
export function textLines(text: string): readonly string[] {
  return text.split(/\broll/i.test(text) ? BESIDES_TABLES : LINES)
}
const LINES = /\n(?!•|\+ |(?:\{P\})+ — |\d+\/\d+(?:\n|$))/
/** Without a roll "8+ | " is a station symbol, which heads a line of its own (today:721). */
const BESIDES_TABLES = /\n(?!•|\+ |(?:\{P\})+ — |\d+\/\d+(?:\n|$)|\d+(?:[—–-]\d+|\+)? \| )/

/**
 * A card with more than one set of characteristics. A split card's own are both halves' together, as every zone but the
 * stack has them (505.2), and `faces` its halves. Any other card's own are those it has normally, and `faces` holds the
 * others: a flipped half, a back face, the spell that stands in it (2011:contents/709, 711, today:715).
 */
export interface Parts {
  readonly kind: Form
  readonly faces: readonly Printed[]
}

const BETWEEN_NAMES = ' // '

/** The name of a split card, both of whose names it has. */
export const namesTogether = (names: readonly string[]): string => names.join(BETWEEN_NAMES)

/** Every name in it: a split card's two, otherwise the one (505.2). */
export const namesIn = (name: string): readonly string[] =>
  name.includes(BETWEEN_NAMES) ? name.split(BETWEEN_NAMES) : [name]

/** Whether they have a name in common: one of a split card's is enough (505.6, 505.7). */
export function isNamed(name: string, wanted: string): boolean {
  return name === wanted || namesIn(name).some((one) => namesIn(wanted).includes(one))
}

/** The card as it is, and each of its faces. */
export const everyFace = (card: Printed): readonly Printed[] =>
  card.parts === undefined ? [card] : [card, ...card.parts.faces]

/** The face of a card that is that side of it; see `Parts`. */
export const faceAt = (card: Printed, side: number): Printed => card.parts?.faces[side - 1] ?? card

/** Whether it is several halves at once, wherever it is neither a spell nor a permanent (505.2). */
export const isTogether = ({ parts }: Printed): boolean => parts !== undefined && CARD_FORMS[parts.kind].together

/** What it is in a hand: a split card's halves, else the card. */
export const facesInHand = (card: Printed): readonly Printed[] =>
  card.parts !== undefined && isTogether(card) ? card.parts.faces : [card]

/** What a vanguard card adds to the hand and the life its player begins with (2011:contents/210, 211). */
export interface Modifiers {
  readonly hand: number
  readonly life: number
}

/** A room of a dungeon. */
export interface Room {
  readonly name: string
  readonly leads: readonly number[]
}

export interface Printed {
  /** A split card has two, with ` // ` between them. */
  readonly name: string
  /** `null`: no mana cost at all (lands, tokens), which can't be paid. */
  readonly cost: ManaCost | null
  readonly colors: readonly Color[]
  readonly supertypes: readonly Supertype[]
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
  readonly abilities: readonly Ability[]
  /** `null`: no power and toughness. A `*` is 0 here; an ability defines it. */
  readonly power: number | null
  readonly toughness: number | null
  readonly loyalty: number | null
  /** Of a dungeon: its rooms, from the top, and which of them each leads to (today:309.4). */
  readonly rooms?: readonly Room[]
  /** Of a battle (today:210); absent: none. */
  readonly defense?: number
  readonly modifiers?: Modifiers
  /** Of what stands in the command zone for what its player is or has. */
  readonly designation?: Designation
  /** The set whose symbol it bears (206.1); only effects that ask for it look here (206.3). */
  readonly expansion?: string
  readonly publication?: Publication
  /** Absent: it has one face. */
  readonly parts?: Parts
  /** The rules text as printed, for display; one line per ability. */
  readonly text: string
}

/** What these cards add together. */
export const modifiersIn = (cards: readonly (Printed | null | undefined)[]): Modifiers => ({
  hand: cards.reduce((sum, card) => sum + (card?.modifiers?.hand ?? 0), 0),
  life: cards.reduce((sum, card) => sum + (card?.modifiers?.life ?? 0), 0),
})

/** Nothing printed at all: a token that's a copy, a card that nobody knows. */
export const UNPRINTED: Printed = {
  name: '',
  cost: null,
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
  power: null,
  toughness: null,
  loyalty: null,
  text: '',
}
