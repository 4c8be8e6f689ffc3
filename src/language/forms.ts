/** The forms of cards with more than one set of characteristics: a row each, from which every floor derives the rest. */
import type { TurnOver } from './types.ts'

export interface CardForm {
  /** What databases call it. */
  readonly layouts: readonly string[]
  /** What is cast, or played, of such a card: the card, its faces, or either. */
  readonly plays: 'card' | 'faces' | 'either'
  /** Where it is neither a spell nor a permanent, its characteristics are those of its faces together (505.2). */
  readonly together: boolean
  /** It has a face on each side, and no back. */
  readonly twoSided: boolean
  /** How a permanent of it is turned over; `null`: it isn't. */
  readonly turns: TurnOver | null
  /** The mana cost and the colours of its other face are those of the card (2011:contents/709). */
  readonly sharesCost: boolean
  /** Of a permanent of it only those halves exist that are unlocked (today:709.5). */
  readonly doors: boolean
  /** Its other face is a spell that only a prepared permanent of it offers, as a copy in exile (today:722). */
  readonly prepares: boolean
}

const ONE_SIDED = {
  together: false,
  twoSided: false,
  turns: null,
  sharesCost: false,
  doors: false,
  prepares: false,
} as const

export const CARD_FORMS = {
  split: { ...ONE_SIDED, layouts: ['split', 'aftermath'], plays: 'faces', together: true },
  // A split card whose halves are permanents: the reader tells by their types.
  room: { ...ONE_SIDED, layouts: [], plays: 'faces', together: true, doors: true },
  flip: { ...ONE_SIDED, layouts: ['flip'], plays: 'card', turns: 'flip', sharesCost: true },
  doubleFaced: { ...ONE_SIDED, layouts: ['transform'], plays: 'card', twoSided: true, turns: 'transform' },
  modal: { ...ONE_SIDED, layouts: ['modal_dfc'], plays: 'either', twoSided: true },
  // Its other face is that of the pair, which only both cards together show (today:712.4).
  meld: { ...ONE_SIDED, layouts: ['meld'], plays: 'card', twoSided: true },
  inset: { ...ONE_SIDED, layouts: ['adventure', 'omen'], plays: 'either' },
  preparation: { ...ONE_SIDED, layouts: ['prepare'], plays: 'card', prepares: true },
  // Its small version is made from a line of its text.
  prototype: { ...ONE_SIDED, layouts: [], plays: 'either' },
} as const satisfies Readonly<Record<string, CardForm>>

export type Form = keyof typeof CARD_FORMS

const FORM_OF: ReadonlyMap<string, Form> = new Map(
  (Object.keys(CARD_FORMS) as readonly Form[]).flatMap((form) =>
    CARD_FORMS[form].layouts.map((layout) => [layout, form] as const),
  ),
)

/** The form of a card with that layout; `null`: none of ours. */
export const formOfLayout = (layout: string | undefined): Form | null => FORM_OF.get(layout ?? '') ?? null

/** The row of a form; of a card with one face, `null`. */
export const cardForm = (parts: { readonly kind: Form } | null | undefined): CardForm | null =>
  parts == null ? null : CARD_FORMS[parts.kind]
