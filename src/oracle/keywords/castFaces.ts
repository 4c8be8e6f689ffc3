/**
 * What a card is as it is cast for some of its costs (today:601.2a): its text changed as the keyword says, and read like
 * any other text.
 */
import type { Keyword, KeywordName, KeywordOf } from '../../language/index.ts'
import { some } from './grammar.ts'

/** The words of a card that such a cost changes. */
interface Words {
  readonly type_line: string
  readonly oracle_text: string
  /** What it does besides as it resolves, in words of its own. */
  readonly spell?: string
}

type Changed = { readonly [N in KeywordName]?: (words: Words, keyword: KeywordOf<N>) => Words }

/** Words in square brackets, which are left out as it is cast for its cleave cost. */
const BRACKETED = /\[[^\]]*\]/g
/** Without the spaces that stood around the words. */
const closed = (text: string): string => text.replace(/ {2,}/g, ' ').replace(/ (?=[.,])|^ /gm, '')
const TARGET = /\b[Tt]arget\b/g

const CHANGED: Changed = {
  awaken: ({ type_line, oracle_text: text }, { n }) => ({
    type_line,
    oracle_text: `${text}\nPut ${n === 'x' ? 'X +1/+1 counters' : some(n, '+1/+1 counter')} on target land you control. It becomes a 0/0 Elemental creature with haste. It's still a land.`,
  }),
  bestow: ({ type_line: types, oracle_text: text }) => ({
    type_line: `${types.replace(/ —.*/, '').replace(/ ?\bCreature\b/, '')} — Aura`,
    oracle_text: `${text}\nEnchant creature`,
  }),
  cleave: ({ type_line, oracle_text: text }) => ({ type_line, oracle_text: closed(text.replace(BRACKETED, '')) }),
  mutate: ({ type_line, oracle_text }) => ({
    type_line,
    oracle_text,
    spell: "Merge ~ with target non-Human creature ~'s owner owns.",
  }),
  overload: ({ type_line, oracle_text: text }) => ({
    type_line,
    oracle_text: text.replace(TARGET, (word) => (word.startsWith('T') ? 'Each' : 'each')),
  }),
}

/** The words of the card as it is cast for that keyword's cost; `null`: they are the same. */
export function wordsCastFor(words: Words, keyword: Keyword): Words | null {
  const changed = CHANGED[keyword.name] as ((words: Words, keyword: Keyword) => Words) | undefined
  return changed?.(words, keyword) ?? null
}
