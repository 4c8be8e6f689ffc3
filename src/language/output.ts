/** Mana that effects add (406 of 2004, 106 and 605 of 2011): which types, how much, and what it may be spent on. */

import type { Granter, Link } from './links.ts'
import type { ManaType } from './mana.ts'
import type { Filter, Quantity } from './nouns.ts'

/** Types of mana determined by the game rather than the text; there may be none (406.6 / 2011:106.5). */
export type ManaRange =
  /** "Any type (colour) that a land an opponent controls could produce" (2011:106.7). */
  | { readonly kind: 'couldProduce'; readonly what: Filter; readonly colors: boolean }
  /** "Any color among permanents you control". */
  | { readonly kind: 'colorsAmong'; readonly what: Filter }
  /** "Any color in your commander's color identity"; without a commander none (today:903.4). */
  | { readonly kind: 'identity' }
  /** "Any type that land produced": a type of the mana that the trigger's event produced (411.3a). */
  | { readonly kind: 'produced'; readonly colors: boolean }
  /** "The chosen color"; `of`: as was chosen for the object that grants the ability. */
  /** `or`: "{B} or one mana of the chosen color". */
  | { readonly kind: 'chosen'; readonly of?: Granter; readonly link?: Link; readonly or?: ManaType }

/** Mana an effect adds: fixed symbols, or `n` of one or several types to choose from. */
export type ManaOutput =
  | { readonly kind: 'fixed'; readonly mana: readonly ManaType[] }
  /** `n` mana of one chosen type among `among`. */
  | { readonly kind: 'oneOf'; readonly among: readonly ManaType[]; readonly n: Quantity }
  /** `n` mana in any combination of the types; `distinct`: "of different colors". */
  | {
      readonly kind: 'combination'
      readonly among: readonly ManaType[]
      readonly n: Quantity
      readonly distinct?: true
    }
  /** "An amount of mana of that color equal to your devotion to that color": one of these. */
  | { readonly kind: 'oneRepeat'; readonly of: readonly { readonly mana: ManaType; readonly n: Quantity }[] }
  /** "For each color among permanents you control, one mana of that color". */
  | { readonly kind: 'oneOfEach'; readonly of: ManaRange }
  | { readonly kind: 'repeat'; readonly mana: ManaType; readonly n: Quantity }
  /** `n` mana of one chosen type from the range. */
  | { readonly kind: 'range'; readonly of: ManaRange; readonly n: Quantity }
  /** "{W}{W}, {W}{U}, or {U}{U}", or the halves of a hybrid symbol (2011:106.8): one of them, whole. */
  | { readonly kind: 'alternatives'; readonly of: readonly (readonly ManaType[])[] }

/**
 * What mana may be spent on: spells that match, activated abilities of sources that match; `null` means none of them.
 * `keyword`: what that keyword asks for; `other`: whatever else is paid with mana.
 */
export interface Spending {
  readonly cast: Filter | null
  readonly activate: Filter | null
  readonly keyword?: 'cumulativeUpkeep'
  readonly other?: true
}

/** The types of mana that an output's text names. */
export function namedTypes(output: ManaOutput): readonly ManaType[] {
  switch (output.kind) {
    case 'fixed':
      return output.mana
    case 'oneOf':
    case 'combination':
      return output.among
    case 'repeat':
      return [output.mana]
    case 'alternatives':
      return output.of.flat()
    case 'oneRepeat':
      return output.of.map(({ mana }) => mana)
    case 'oneOfEach':
    case 'range':
      return output.of.kind === 'chosen' && output.of.or !== undefined ? [output.of.or] : []
  }
}

/**
 * "Lands produce {C} instead of any other type of mana" (419.6). `tapped`: only if they are tapped for mana; `one`:
 * just one of it, "instead of any other type and amount". `chosen`: mana of the chosen color, "instead of any other
 * color".
 */
export interface Producing {
  readonly kind: 'producesInstead'
  readonly of: Filter
  readonly mana: ManaType | 'chosen'
  readonly tapped?: true
  readonly one?: true
}

/** What mana does that is spent on such a spell (2011:106.6). */
export interface SpentOn<E> {
  readonly spell: Filter
  readonly effects: E
  /** "When you spend this mana to cast ...": an ability that triggers, once for each mana (today:106.6a). */
  readonly triggers?: true
}
