import { expect, test } from 'vitest'
import { KEYWORD_ROWS, type KeywordRow } from '../../src/language/keywords/rows.ts'
import { readSources } from './support/sources.ts'

const rows = Object.entries<KeywordRow>(KEYWORD_ROWS)

/** The keywords that the engine asks for by name. */
const asked = new Set(
  readSources('src/engine').flatMap(({ text }) =>
    [...text.matchAll(/\b(?:hasKeyword|holdsKeyword|hasFor|sourceHas|isDealtWith|keywordsOf)\([^'\n]*'(\w+)'/g)].map(
      ([, name]) => name,
    ),
  ),
)

test('a keyword that works by its name is asked for by name', () => {
  const byName = rows.filter(([, { works }]) => works.includes('byName')).map(([name]) => name)
  expect(byName.filter((name) => !asked.has(name))).toEqual([])
})

test('a keyword that is asked for by name is more than its text', () => {
  const texts = rows.filter(([, { works }]) => works.every((one) => one === 'asText')).map(([name]) => name)
  expect(texts.filter((name) => asked.has(name))).toEqual([])
})
