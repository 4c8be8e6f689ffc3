/**
 * Words that point at something named elsewhere: "it", "that creature", "they". The grammar reads them as they are said;
 * `pronouns.ts` finds what they point at. They stand in the place of a `Thing` or of `Players` only inside `oracle`.
 */
import type { Filter, Players, Thing } from '../../language/index.ts'
import type { Syntax } from '../core/index.ts'

export type SaidWord =
  /** "It", "its". */
  | 'it'
  /** What the verb is said of already. */
  | 'itself'
  /** "They", "them", of objects. */
  | 'them'
  /** "That creature": `filter` has the noun. */
  | 'that'
  /** "Those creatures". */
  | 'those'
  /** "The sacrificed creature", "the exiled card". */
  | 'the sacrificed'
  | 'the discarded'
  | 'the exiled'
  | 'the returned'
  | 'the tapped'
  /** "The creature", "the token": of what the ability has just spoken of. */
  | 'the'
  /** "The creature with the greatest power": which, where several are tied, another sentence says (413.2i). */
  | 'tied'
  /** "They", "their", of a player. */
  | 'they'
  | 'that player'
  | 'that opponent'

export interface Said {
  readonly kind: 'said'
  readonly word: SaidWord
  readonly filter: Filter | null
}

export function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'said'
}

/** The one place where what is said passes for what it means. */
export const saidThing = (syntax: Syntax<Said>): Syntax<Thing> => syntax as Syntax<unknown> as Syntax<Thing>
export const saidPlayer = (syntax: Syntax<Said>): Syntax<Players> => syntax as Syntax<unknown> as Syntax<Players>

export const said = (word: SaidWord, filter: Filter | null = null): Said => ({ kind: 'said', word, filter })
