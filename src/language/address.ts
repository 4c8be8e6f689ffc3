/** What names an ability. */
import type { KeywordName } from './keywordNames.ts'

/** Where an ability comes from, and what names it: data, so that it can be saved, compared and pointed at. */
export interface Address {
  /**
   * Names the ability among all that an object can have: `Card#2` is the third that the compiler made of that card's text, `Card#2.0` one
   * inside of it. What something is given has the key of its giver before its own (`derivedFrom`), so that two givers give two
   * abilities (2011:602.5c); changing words leaves it the ability it was (418.6).
   */
  readonly key: AbilityKey
  /** The card whose text it was read from, by name; `null`: no text says it (212.6d). */
  readonly card: string | null
  /** The line of that text, from 0 (`textLines`). */
  readonly line: number
  /** The keyword that it is, or that stands for it (502). */
  readonly keyword: KeywordName | null
}

export type AbilityKey = string
