/** Why something may not be done: a key of the refusals with its parameters, and the rule that says so. */
import type { Bare, Told } from '../../rulebook/index.ts'
import type { Refusals } from './refusals.ts'

export type RefusalKey = keyof Refusals

/** The keys of refusals whose sentences need to know nothing. */
export type BareRefusal = { [K in RefusalKey]: Refusals[K] extends Bare ? K : never }[RefusalKey]

/** The engine never speaks in sentences: the client has one for each key. `rule` as in the ledgers: `2004:409.1c`. */
export type Refusal = Told<Refusals> & { readonly rule: string }

/** Makes a refusal. `rule` without a book is a rule of the 2004 book that also holds in 2011. */
export function refuse<K extends RefusalKey>(
  key: K,
  rule: string,
  ...[params]: Refusals[K] extends Bare ? [] : [params: Refusals[K]]
): Refusal {
  return { key, rule: rule.includes(':') ? rule : `2004:${rule}`, params: params ?? {} } as Refusal
}
