/**
 * Words that refer to something named elsewhere: "it", "that creature", "they". The grammar reads them as words;
 * `pronouns.ts` resolves them. Only inside `oracle` do they stand in for a `Thing` or `Players`.
 */
import { CHOICES, type Choosable, type Filter, type Players, type Predicate, type Thing } from '../../language/index.ts'
import type { Syntax } from '../core/index.ts'

export type SaidWord =
  /** "It", "its". */
  | 'it'
  /** What the verb is already about. */
  | 'itself'
  /** "They", "them", for objects. */
  | 'them'
  /** "That creature": `filter` has the noun. */
  | 'that'
  /** "Those creatures". */
  | 'those'
  /** "The chosen cards": several that the text has as targets, whatever it has done since. */
  | 'the chosen'
  /** "The sacrificed creature", "the exiled card". */
  | 'the sacrificed'
  | 'the discarded'
  | 'the exiled'
  | 'the returned'
  | 'the revealed'
  | 'the tapped'
  | 'the milled'
  /** "The copy" of a card, where it is cast. */
  | 'the copy'
  /** "The creature", "the token": what the ability has just mentioned. */
  | 'the'
  /** "The first creature": what the event is about, where the text has named others since. */
  | 'the first'
  /** "Those creatures fight each other": the first and the second of the two targets that the text has. */
  | 'one of both'
  | 'the other of both'
  /** "The other creature": of two that the event is about. */
  | 'the other'
  /** "The creature with the greatest power": where several are tied, another sentence says which (413.2i). */
  | 'tied'
  /** "That permanent or player": what the text targets, whichever of both that is. */
  | 'the target'
  /** "It", of damage dealt instead: what the damage before is dealt by. */
  | 'the dealer'
  /** "They", "their", for a player. */
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

/** The one place where what is said is typed as what it means. */
export const saidThing = (syntax: Syntax<Said>): Syntax<Thing> => syntax as Syntax<unknown> as Syntax<Thing>
export const saidPlayer = (syntax: Syntax<Said>): Syntax<Players> => syntax as Syntax<unknown> as Syntax<Players>

export const said = (word: SaidWord, filter: Filter | null = null): Said => ({ kind: 'said', word, filter })

/**
 * "Of the color of your choice": as said, with what is to be chosen; as meant, that is chosen before (`ofChoice.ts`).
 */
export const ofChoice = (choice: Choosable): Predicate =>
  ({ is: 'chosen', what: CHOICES[choice], choice }) as unknown as Predicate
