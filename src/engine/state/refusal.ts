/** Why something may not be done: a key of the refusals with its parameters, and the rule that says so. */
import {
  type Bare,
  bookIn,
  type Citation,
  cite,
  type GameEdition,
  type RuleId,
  type Told,
} from '../../rulebook/index.ts'
import { REFUSAL_RULES } from './refusalRules.ts'
import type { Refusals } from './refusals.ts'

export type RefusalKey = keyof Refusals

/** The keys of refusals whose sentences need to know nothing. */
export type BareRefusal = { [K in RefusalKey]: Refusals[K] extends Bare ? K : never }[RefusalKey]

/** The engine never speaks in sentences: the client has one for each key. `rule`: of the edition played. */
export type Refusal = Told<Refusals> & { readonly rule: string }

/** A game, a match or a setup: what is played by an edition. */
export interface Played {
  readonly edition: GameEdition
}

/** The rule for a place in the code, in the edition played. */
export const citeIn = ({ edition }: Played, place: Citation): RuleId => cite(place, bookIn(edition))

/** Makes a refusal, with its rule in the edition played. */
export function refuse<K extends RefusalKey>(
  played: Played,
  key: K,
  ...[params]: Refusals[K] extends Bare ? [] : [params: Refusals[K]]
): Refusal {
  return { key, rule: citeIn(played, REFUSAL_RULES[key]), params: params ?? {} } as Refusal
}

/** The same refusal where another rule says it: a sorcery's timing, of an ability (403.5). */
export const citing = (played: Played, place: Citation, refusal: Refusal): Refusal => ({
  ...refusal,
  rule: citeIn(played, place),
})
