/** A compiled card: its printed characteristics (201ff), with the text as abilities. */
import type { Ability } from './abilities.ts'
import type { Imprint } from './imprint.ts'
import type { Color, ManaCost } from './mana.ts'
import type { CardType, Supertype } from './types.ts'

/** The lines of a rules text, each one or more abilities; a list of modes belongs to the line before it. */
export function textLines(text: string): readonly string[] {
  return text.split(/\n(?!•)/)
}

export interface Printed {
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
  /** The set whose symbol it bears (206.1); only effects that ask for it look here (206.3). */
  readonly expansion?: string
  readonly imprint?: Imprint
  /** The rules text as printed, for display; one line per ability. */
  readonly text: string
}
