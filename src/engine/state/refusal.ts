/** Why something may not be done: a message key with parameters, and the rule that says so. */

export interface Refusal {
  /** A key of the client's message table; the engine never produces sentences. */
  readonly key: string
  /** The rule, as in the ledgers: `2004:409.1c`, `2011:602.5`. */
  readonly rule: string
  readonly params: Readonly<Record<string, string | number>>
}

/** Makes a refusal. `rule` without a book is a rule of the 2004 book that also holds in 2011. */
export function refuse(key: string, rule: string, params: Refusal['params'] = {}): Refusal {
  return { key, rule: rule.includes(':') ? rule : `2004:${rule}`, params }
}
