/** What keywords are worded with, and what the texts that they are short for are made of. */
import type { Cost } from '../../language/index.ts'
import { phrase, print, type Syntax, shaped, wordings } from '../core/index.ts'
import { costs } from '../costs/index.ts'
import { manaCost } from '../lexicon/index.ts'

/** "{2}{R}" alone. */
const justMana = shaped(manaCost, (mana) => [{ kind: 'mana', mana }])
/** "{2}", or for more than mana: "—{1}, Sacrifice a creature." */
export const cost: Syntax<Cost> = wordings(justMana, phrase`—${costs}.`)

/** A cost as written before a colon. */
export function written(what: Cost): string {
  return print(costs, what) ?? ''
}

const COUNTS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "A +1/+1 counter", "three fade counters". */
export function some(n: number, one: string, many = `${one}s`): string {
  return `${COUNTS[n] ?? n} ${n === 1 ? one : many}`
}
