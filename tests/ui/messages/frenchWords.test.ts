import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import titles from '../../../src/rulebook/fr/titles.json' with { type: 'json' }
import { ruleNumber } from '../../../src/rulebook/index.ts'
import { rulebook } from '../../../src/ui/messages/fr/rulebook.ts'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?:ai|engine|language|ui)\/.*\.tsx?$/.test(path))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))
const cited = new Set(sources.flatMap((text) => [...text.matchAll(/glossary\/[a-z-]+/g)].map(([id]) => `2004:${id}`)))
const inTitles = new Map<string, string>(Object.entries(titles))

test('each word of the glossary that the game cites is cited in French, as the glossary has it', () => {
  expect(cited.size).toBeGreaterThan(10)
  for (const id of cited) {
    const word = rulebook['rules.number']({ number: ruleNumber(id) })
    expect(inTitles.get(id)?.startsWith(word), `${id}: ${word}`).toBe(true)
  }
})

test('a number is a number', () => expect(rulebook['rules.number']({ number: '409.1c' })).toBe('409.1c'))
