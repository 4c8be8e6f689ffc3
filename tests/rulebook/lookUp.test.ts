import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { KEYWORD_NAMES, ruleOfKeyword } from '../../src/language/index.ts'
import { type EditionId, loadRulebook, lookUp, textParts } from '../../src/rulebook/index.ts'
import { small } from './support.ts'

describe('where a citation leads', () => {
  test.each([
    ['2004:409.1a', '2004:409', '2004:409.1a'],
    ['409.1a', '2004:409', '2004:409.1a'],
    // What has no entry of its own leads to what is around it.
    ['2004:409.1bx', '2004:409', '2004:409.1'],
    ['2004:422.7c', '2004:422', null],
    // The rule that only heads its section is the section.
    ['2004:409', '2004:409', null],
    ['2004:502.4', '2004:502.4', null],
    ['2004:glossary/draw', '2004:glossary', '2004:glossary/draw'],
    ['2011:711.3', '2011:711', '2011:contents/711'],
    ['2011:605.1', '2011:605', '2011:605.1'],
    ['today:601.2a', 'today:601', 'today:601.2a'],
    ['today:601.2bz', 'today:601', 'today:601.2'],
    ['today:keyword/evasive', 'today:702', 'today:keyword/evasive'],
  ])('%s: section %s, rule %s', (citation, section, rule) => {
    const place = lookUp(small, citation)
    expect([place?.section.id, place?.rule?.id ?? null]).toEqual([section, rule])
  })

  test.each(['2011:409.1a', 'today:409.1a', '2030:409.1a', '999', '2004:glossary/nothing', '', '../x'])(
    'nowhere: %j',
    (citation) => expect(lookUp(small, citation)).toBeNull(),
  )

  test('every rule that the engine cites can be read', async () => {
    const book = await loadRulebook('en-GB')
    const files = readdirSync('src/engine', { recursive: true, encoding: 'utf8' }).filter((name) => /\.ts$/.test(name))
    const cited = files.flatMap((name) =>
      [...readFileSync(join('src/engine', name), 'utf8').matchAll(/'((?:\w+:)?\d{3}\.\d+[a-z]?)'/g)].map(
        ([, id]) => id ?? '',
      ),
    )
    expect(cited.length).toBeGreaterThan(100)
    expect([...new Set(cited)].filter((id) => lookUp(book, id) === null)).toEqual([])
  })

  test('the rule of every keyword is in the books, under that very number', async () => {
    const book = await loadRulebook('en-GB')
    expect(KEYWORD_NAMES.map(ruleOfKeyword).filter((id) => !book.rules.has(id) && !book.sections.has(id))).toEqual([])
  })
})

describe('the rules a text names', () => {
  const named = (text: string, from: EditionId = '2004') =>
    textParts(small, text, from).flatMap(({ text: words, id }) => (id === null ? [] : [[words, id]]))

  test('are those of its own book', () => {
    expect(named('follow 409.1a-i in order (422); see 502.4.')).toEqual([
      ['409.1a', '2004:409.1a'],
      ['422', '2004:422'],
      ['502.4', '2004:502.4'],
    ])
    expect(named('605.1 and 409.1a', '2011')).toEqual([['605.1', '2011:605.1']])
  })

  test('a year before the number says the other book', () =>
    expect(named('(2004 section 409)', 'today')).toEqual([['2004 section 409', '2004:409']]))

  test('a book’s word before the number says the book, whatever the word', () =>
    expect(named('as in today:601.2a and 601.2', '2011')).toEqual([['today:601.2a', 'today:601.2a']]))

  test('numbers that are no rules stay words, and nothing of the text is lost', () => {
    const text = 'Nothing by 999.1, 500 cards, 20 life, 2004 or 1409.1a; 409.1b neither.'
    expect(named(text)).toEqual([])
    expect(
      textParts(small, `(422) ${text} 409`, '2004')
        .map((part) => part.text)
        .join(''),
    ).toBe(`(422) ${text} 409`)
  })
})
