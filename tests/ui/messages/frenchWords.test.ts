import { expect, test } from 'vitest'
import { KEYWORDS } from '../../../src/rulebook/citations/keywords.ts'
import type { Row } from '../../../src/rulebook/citations/row.ts'
import { ROWS } from '../../../src/rulebook/citations/table.ts'
import titles from '../../../src/rulebook/fr/titles.json' with { type: 'json' }
import { ruleNumber } from '../../../src/rulebook/index.ts'
import { rulebook as english } from '../../../src/ui/messages/en/rulebook.ts'
import { rulebook } from '../../../src/ui/messages/fr/rulebook.ts'

const rows: readonly Row[] = [...Object.values(ROWS), ...Object.values(KEYWORDS)]
const numbers = rows.flatMap((row) => row['2004'] ?? [])
const cited = new Set(numbers.filter((number) => number.startsWith('glossary/')).map((number) => `2004:${number}`))
const inTitles = new Map<string, string>(Object.entries(titles))

test('each word of the glossary that the game cites is cited in French, as the glossary has it', () => {
  expect(cited.size).toBeGreaterThan(10)
  for (const id of cited) {
    const word = rulebook['rules.number']({ number: ruleNumber(id) })
    expect(inTitles.get(id)?.startsWith(word), `${id}: ${word}`).toBe(true)
  }
})

test.each([
  ['409.1c', '409.1c', '409.1c'],
  ['716', '716', '716'],
  ['9', 'chapter 9', 'chapitre 9'],
])('a number is a number, and a chapter is called one: %s', (number, inEnglish, inFrench) => {
  expect(english['rules.number']({ number })).toBe(inEnglish)
  expect(rulebook['rules.number']({ number })).toBe(inFrench)
})
