/** Addresses for abilities that tests write as data instead of text. */
import type { Ability, Address, Keyword, KeywordName } from '../../src/language/index.ts'
import { compile } from '../../src/oracle/index.ts'

let made = 0

/** A new address: no other ability has its key. */
export const address = (keyword: KeywordName | null = null): Address => ({
  key: `test#${made++}`,
  card: null,
  line: 0,
  keyword,
})

/** A keyword that stands for nothing else. */
export const keywordAbility = (keyword: Keyword): Ability => ({
  kind: 'keyword',
  at: address(keyword.name),
  keyword,
  abilities: [],
})

/** The abilities of a line of text. */
export function abilitiesOfText(text: string): readonly Ability[] {
  const name = `Text ${made++}`
  return compile({ name, mana_cost: '', type_line: 'Artifact', oracle_text: text }).printed.abilities
}
