import { describe, expect, test } from 'vitest'
import { KEYWORD_NAMES } from '../../src/language/index.ts'
import { changesIn, loadRulebook, lookUp, type Rule, textParts } from '../../src/rulebook/books.ts'
import { earlierIds } from '../../src/rulebook/citations/earlier.ts'
import { ROWS } from '../../src/rulebook/citations/table.ts'
import { type Citation, cite, EDITION_IDS, type EditionId } from '../../src/rulebook/index.ts'
import { ruleOfKeyword } from '../../src/rulebook/keywordRules.ts'
import { small } from './support.ts'

const PLACES = Object.keys(ROWS) as Citation[]

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

  test.each(EDITION_IDS)('every rule that is cited can be read, in the edition of %s', async (edition) => {
    const book = await loadRulebook('en-GB')
    const cited = [
      ...PLACES.map((place) => cite(place, edition)),
      ...KEYWORD_NAMES.map((name) => ruleOfKeyword(name, edition)),
    ]
    expect(cited.length).toBeGreaterThan(300)
    expect(cited.filter((id) => lookUp(book, id) === null)).toEqual([])
  })

  test('the rule of every keyword is in the books, under that very number or an earlier one', async () => {
    const book = await loadRulebook('en-GB')
    const isThere = (id: string) => book.rules.has(id) || book.sections.has(id)
    const ids = KEYWORD_NAMES.map((name) => ruleOfKeyword(name, '2011'))
    expect(ids.filter((id) => !isThere(id) && !earlierIds(id).some(isThere))).toEqual([])
  })

  test('a number of 2011 without a text of its own leads to the rule of 2004 for the same place', async () => {
    const book = await loadRulebook('en-GB')
    const place = lookUp(book, '2011:601.2c')
    expect([place?.section.id, place?.rule?.id, place?.cited]).toEqual(['2004:409', '2004:409.1c', '601.2c'])
    expect(changesIn(book, place?.rule as Rule, '2011')).toHaveLength(1)
  })

  test('of a keyword it leads to its section, before any other place with that number', async () => {
    const book = await loadRulebook('en-GB')
    const place = lookUp(book, '2011:702.24')
    expect([place?.section.id, place?.rule, place?.cited]).toEqual(['2004:502.15', null, '702.24'])
  })

  test('a text of the own book comes first, and is not called another number', async () => {
    const book = await loadRulebook('en-GB')
    expect(lookUp(book, '2011:602.1a')).toMatchObject({ rule: { id: '2011:602.1a' }, cited: null })
    expect(lookUp(book, '2004:409.1c')).toMatchObject({ rule: { id: '2004:409.1c' }, cited: null })
  })

  test('where no place has the number, its section is read; of a cited one without a section, its chapter', async () => {
    const book = await loadRulebook('en-GB')
    expect(lookUp(book, '2011:606.7')).toMatchObject({ section: { id: '2011:606' }, cited: null })
    expect(lookUp(book, '2011:903.5')).toMatchObject({ section: { id: '2011:9' }, cited: null })
    expect(lookUp(book, '2011:903.99')).toBeNull()
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
