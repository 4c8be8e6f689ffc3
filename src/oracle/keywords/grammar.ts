/** What the grammar knows about a keyword: how it is worded, and what it abbreviates. */
import type { Cost, KeywordName, KeywordOf, SimpleKeyword, Variants } from '../../language/index.ts'
import { mapped, part, phrase, print, type Syntax, wordings, words } from '../core/index.ts'
import { costs } from '../costs/index.ts'
import { digits, KEYWORD_WORDS, manaCost } from '../lexicon/index.ts'

export interface KeywordGrammar<N extends KeywordName> {
  readonly says: Syntax<KeywordOf<N>>
  /**
   * The texts it stands for, one per ability; absent if the keyword is a rule of its own. The grammar reads them like
   * any other text, so they mean what they would mean written out. Where the books differ, those of each.
   */
  readonly means?: (keyword: KeywordOf<N>) => readonly string[] | Variants<string>
  /** An additional cost of casting the card: later text can refer to what it uses up ("the sacrificed creature"). */
  readonly asks?: (keyword: KeywordOf<N>) => Cost
}

type Means<N extends KeywordName> = Required<KeywordGrammar<N>>['means']

const grammar = <N extends KeywordName>(says: Syntax<unknown>, means?: Means<N>): KeywordGrammar<N> => {
  const said = says as Syntax<KeywordOf<N>>
  return means === undefined ? { says: said } : { says: said, means }
}

/** "Flying". */
export function simple<N extends SimpleKeyword>(name: N, means?: Means<N>): KeywordGrammar<N> {
  return grammar(part({ name })`${words(KEYWORD_WORDS[name])}`, means)
}

type Numbered = { [N in KeywordName]: KeywordOf<N> extends { readonly n: number } ? N : never }[KeywordName]
type Costing = { [N in KeywordName]: KeywordOf<N> extends { readonly cost: Cost } ? N : never }[KeywordName]

/** "Bushido 2". */
export function numbered<N extends Numbered>(name: N, means?: Means<N>): KeywordGrammar<N> {
  return grammar(part({ name })`${words(KEYWORD_WORDS[name])} ${{ n: digits }}`, means)
}

const isCost = (value: unknown): value is Cost => Array.isArray(value)

/** "{2}{R}" alone. */
const justMana: Syntax<Cost> = mapped(manaCost, {
  to: (mana): Cost => [{ kind: 'mana', mana }],
  is: isCost,
  from: (cost) => (cost.length === 1 && cost[0]?.kind === 'mana' ? cost[0].mana : undefined),
})
/** "{2}", or for more than mana: "—{1}, Sacrifice a creature." */
export const cost: Syntax<Cost> = wordings(justMana, phrase`—${costs}.`)

/** "Cycling {2}", "cycling—Pay 2 life." */
export function costing<N extends Costing>(name: N, means?: Means<N>): KeywordGrammar<N> {
  return grammar(part({ name })`${words(KEYWORD_WORDS[name])} ${{ cost }}`, means)
}

/** A keyword with a form of its own. */
export function formed<N extends KeywordName>(says: Syntax<unknown>, means?: Means<N>): KeywordGrammar<N> {
  return grammar(says, means)
}

/** A cost as written before a colon. */
export function written(what: Cost): string {
  return print(costs, what) ?? ''
}

const COUNTS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "A +1/+1 counter", "three fade counters". */
export function some(n: number, one: string, many = `${one}s`): string {
  return `${COUNTS[n] ?? n} ${n === 1 ? one : many}`
}
