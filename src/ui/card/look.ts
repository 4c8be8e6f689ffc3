import type { Parts, SymbolColor } from '../../language/index.ts'
import { type FrameColors, frameColors, type WindowKind, windowKind } from '../look/index.ts'
import { CARDS } from '../messages/index.ts'
import type { Theme } from '../motif/index.ts'

/** What a card looks like: its current characteristics, as text to show. No rules, no identity. */
export interface CardLook {
  readonly name: string
  /** It has no name of its own: what stands in its place is a word of the language. */
  readonly nameless?: boolean | undefined
  /** The card's colours: letters of W U B R G; empty is colourless. */
  readonly colors: readonly string[]
  /** The colours of the frame where they differ from the card's, e.g. of the mana a land makes. */
  readonly frame?: readonly string[] | undefined
  readonly supertypes: readonly string[]
  readonly types: readonly string[]
  readonly subtypes: readonly string[]
  readonly typeLine: string
  /** The mana cost's symbols, without braces; null is no cost. */
  readonly cost: readonly string[] | null
  readonly rulesText: string
  /** A shorter text for a card in hand; without it the rules text is truncated. */
  readonly short?: string | undefined
  /** The one ability worth a place on the table: `Flying`, `{T}: {G}`. */
  readonly ability?: string | undefined
  readonly abilityIcon?: 'wing' | 'reach' | 'trample' | 'spark' | undefined
  readonly power?: string | undefined
  readonly toughness?: string | undefined
  /** Whether power and toughness are above or below the printed ones. */
  readonly powerDelta?: 'up' | 'down' | null | undefined
  readonly loyalty?: string | undefined
  /** The expansion symbol (206): the set it is drawn from, in the colour of the rarity. */
  readonly symbol?: { readonly set: string; readonly color: SymbolColor; readonly label: string } | undefined
  /** The halves of a split card that has both, or the side of a flip or double-faced card that isn't up. */
  readonly parts?: { readonly kind: Parts['kind']; readonly faces: readonly CardLook[] } | undefined
  /** Of a door: it is locked. */
  readonly locked?: boolean | undefined
  /** A leveler's level counters, and how many of them each of its levels needs. */
  readonly levels?: { readonly now: number; readonly from: readonly number[] } | undefined
  /** It lies face down: with which number, where it has one, and what it is for who may know. */
  readonly back?: { readonly number: number | null; readonly own: string | null } | undefined
  /** What its picture shows: what it does. */
  readonly theme?: Theme | undefined
  /** The name that seeds the picture, where it is not the present name (copies, face-down cards). */
  readonly motifName?: string | undefined
}

/** The language of a card’s name. */
export const langOf = ({ nameless }: CardLook): string | undefined => (nameless ? undefined : CARDS)

/**
 * The sign of the seat something belongs to, from where the viewer sits: the same shape and metal everywhere. A
 * teammate's is hollow; opponents have theirs in turn order.
 */
export type Sign = 'you' | 'mate' | OpponentSign

/** The signs of opponents, in turn order from the viewer. */
export const OPPONENT_SIGNS = ['ring', 'square', 'triangle', 'pentagon', 'hexagon'] as const

export type OpponentSign = (typeof OPPONENT_SIGNS)[number]

export interface TargetMark {
  readonly by: Sign
  /** The same number stands on the stack entry that targets this. */
  readonly number: number
}

export interface CounterMark {
  readonly label: string
  readonly count: number
}

export interface DamageMark {
  readonly amount: number
  readonly lethal: boolean
}

/** A card's current states; each shows by a shape and by its lighting. */
export interface CardState {
  /** Lit, raised and bracketed: clicking it does something. */
  readonly playable?: boolean | undefined
  /** Darkened, label greyed: nothing can be done with it now. */
  readonly dimmed?: boolean | undefined
  /** Chosen for the question that is being answered. */
  readonly chosen?: boolean | undefined
  readonly tapped?: boolean | undefined
  readonly sick?: boolean | undefined
  readonly attacking?: boolean | undefined
  readonly blocking?: boolean | undefined
  /** The number of the band it attacks in. */
  readonly band?: number | undefined
  readonly targets?: readonly TargetMark[] | undefined
  readonly damage?: DamageMark | undefined
  /** A short phrase for a refusal, such as `Can’t attack`. */
  readonly refused?: string | undefined
  readonly counters?: readonly CounterMark[] | undefined
  readonly exiled?: boolean | undefined
  readonly phasedOut?: boolean | undefined
  /** Whose card it is, where that is drawn: attackers and blockers step towards the middle. */
  readonly whose?: Sign | undefined
}

export type CardSize = 'board' | 'phone' | 'hand' | 'tile' | 'land'

export const windowOf = (look: CardLook): WindowKind => windowKind(look.types)

export const frameOf = (look: CardLook): FrameColors => frameColors(look.frame ?? look.colors)

/** Whether the tab shows a loyalty, which has its own shape. */
export const showsLoyalty = ({ power, loyalty }: CardLook): boolean => power === undefined && loyalty !== undefined

/** `4/5`, a loyalty, or nothing. */
export const statsOf = ({ power, toughness, loyalty }: CardLook): string | undefined =>
  power !== undefined && toughness !== undefined ? `${power}/${toughness}` : loyalty
