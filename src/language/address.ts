/** What names an ability. */
import type { KeywordName } from './keywords/names.ts'

/** Where an ability comes from and what identifies it: data, so that it can be saved, compared and referred to. */
export interface Address {
  /**
   * Identifies the ability among all that an object can have: `Card#2` is the third one the compiler made from that
   * card's text, `Card#2.0` one nested in it. A granted ability has its giver's key before its own (`derivedFrom`), so
   * that two givers give two abilities (2011:602.5c); changing words in its text leaves it the same ability (418.6).
   */
  readonly key: AbilityKey
  /** The card whose text it was read from, by name; `null`: it comes from no text (212.6d). */
  readonly card: string | null
  /** The line of that text, from 0 (`textLines`). */
  readonly line: number
  /** The keyword that it is, or that it was made for (502). */
  readonly keyword: KeywordName | null
}

export type AbilityKey = string
