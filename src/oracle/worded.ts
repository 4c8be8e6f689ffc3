/** An ability in words: in house style, cut into what its words are there for, and what a keyword is short for. */
import type { Ability } from '../language/index.ts'
import type { Phrased } from './core/index.ts'
import { expanded } from './keywords/index.ts'
import { phrasesOf, printAbility } from './paragraphs.ts'

export interface Worded extends Phrased {
  /** The text of each ability that a keyword stands for; empty for any other ability. */
  readonly standsFor: readonly string[]
}

type KeywordAbility = Extract<Ability, { readonly kind: 'keyword' }>

/**
 * Each text that a keyword is short for: that of its edition, as the grammar says it or as the keyword's rule has it.
 */
function shortFor({ keyword, abilities }: KeywordAbility): readonly string[] {
  const texts = expanded(keyword, (text) => [text]).abilities
  return abilities.flatMap((ability, index) => printAbility(ability) ?? texts[index] ?? [])
}

/**
 * The words of an ability as it was understood, not as it was written. Null where the grammar can't say it by itself.
 * Of a keyword that the books read differently, those of the edition that the card is in (`asInEdition`).
 */
export function worded(ability: Ability): Worded | null {
  const phrased = phrasesOf(ability)
  return phrased && { ...phrased, standsFor: ability.kind === 'keyword' ? shortFor(ability) : [] }
}
