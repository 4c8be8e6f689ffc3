/** Keywords are read as their rows say, and stand for text where their rows say so. */
import { expect, test } from 'vitest'
import {
  isOwnFormed,
  isShortForText,
  KEYWORD_NAMES,
  labelOfKeyword,
  type SharedForm,
  sharedFormOf,
} from '../../src/language/index.ts'
import { ability, problems } from './support.ts'

const WRITTEN: { readonly [F in SharedForm]: (label: string) => string } = {
  plain: (label) => label,
  numbered: (label) => `${label} 2`,
  costing: (label) => `${label} {2}`,
  numberedCosting: (label) => `${label} 2—{2}`,
}

/** What a card with the keyword may be: the first type for which its text is understood. */
const TYPES = ['Creature — Goblin', 'Instant', 'Artifact — Equipment', 'Enchantment — Aura']

const texts = KEYWORD_NAMES.flatMap((name) =>
  isOwnFormed(name) ? [] : [{ name, text: WRITTEN[sharedFormOf(name)](labelOfKeyword(name)) }],
)

test.each(texts)('$text', ({ name, text }) => {
  const type = TYPES.find((one) => problems(text, one).length === 0)
  const read = ability(text, type)
  expect(read.kind === 'keyword' && read.keyword.name).toBe(name)
  const standsFor = read.kind === 'keyword' && (read.abilities.length > 0 || read.variants !== undefined)
  expect(standsFor).toBe(isShortForText(name))
})
