import { beforeAll, describe, expect, test } from 'vitest'
import { fold, indexOf, loadRulebook, markWords, type SearchIndex, searchRules } from '../../src/rulebook/books.ts'
import type { EditionId } from '../../src/rulebook/index.ts'
import { small } from './support.ts'

const ids = (query: string, edition: '2004' | '2011' = '2004') =>
  searchRules(indexOf(small, edition), query).map(({ rule }) => rule.id)

describe('searching', () => {
  test('a number finds the rule, then what lies under it', () =>
    expect(ids('409.1')).toEqual(['2004:409.1', '2004:409.1a', '2004:422.1']))

  test('a number that no rule has finds nothing', () => expect(ids('409.7')).toEqual([]))

  test('all words must be there', () => {
    expect(ids('card stack')).toEqual(['2004:409.1a'])
    expect(ids('card stack library')).toEqual([])
    expect(ids('stack card')).toEqual(['2004:409.1a'])
  })

  test('a title comes before a mention, its first rule first', () =>
    expect(ids('flying')).toEqual(['2004:502.4', '2004:502.4a']))

  test('accents, capitals and apostrophes make no difference', () => {
    expect(ids('FLYÍNG')).toEqual(['2004:502.4', '2004:502.4a'])
    expect(fold('Déjà ’Vu')).toBe("deja 'vu")
  })

  test('the beginning of a word is enough; the inside only of a longer one', () => {
    expect(ids('libr')).toEqual(['2004:glossary/draw'])
    expect(ids('brary')).toEqual(['2004:glossary/draw'])
    expect(ids('ary')).toEqual([])
  })

  test('a word of the glossary is its title', () => expect(ids('draw')[0]).toBe('2004:glossary/draw'))

  test('what came later is found in 2011 only', () => {
    expect(ids('faces')).toEqual([])
    expect(ids('faces', '2011')).toEqual(['2011:contents/711'])
    expect(ids('well')).toEqual([])
    expect(ids('well', '2011')).toEqual(['2004:409.1a'])
  })

  test.each(['', '   ', '.,;', '()'])('nothing is asked by %j', (query) => expect(ids(query)).toEqual([]))
})

describe('in the shipped books', () => {
  let indices: Readonly<Record<EditionId, SearchIndex>>
  beforeAll(async () => {
    const book = await loadRulebook('en-GB')
    indices = { '2004': indexOf(book, '2004'), '2011': indexOf(book, '2011'), today: indexOf(book, 'today') }
  })
  const first = (query: string) => searchRules(indices['2011'], query)[0]?.rule.id

  test.each([
    ['409.1c', '2004:409.1c'],
    ['605.3b', '2011:605.3b'],
    ['flying', '2004:502.4'],
    ['first strike', '2004:502.2'],
    ['trample', '2004:502.9'],
    ['protection', '2004:502.7'],
    ['mulligan', '2004:101.4'],
    ['mana burn', '2004:300.3'],
    ['sacrifice', '2004:glossary/sacrifice'],
  ])('“%s” leads to %s', (query, id) => expect(first(query)).toBe(id))

  test.each([
    ['2011', '601.2c', '2004:409.1c'],
    ['today', '601.2c', '2004:409.1c'],
    ['2011', '601.2g', '2004:409.1h'],
    ['today', '601.2g', undefined],
    ['2011', '702.24', '2004:502.15'],
  ] as const)('in %s the number %s, of which only an earlier book has a text, leads to %s', (edition, number, rule) => {
    const [found] = searchRules(indices[edition], number)
    expect(found?.rule.id).toBe(rule)
    if (rule !== undefined) expect(found).toMatchObject({ id: `${edition}:${number}`, number })
  })

  test('of such a number the beginning is enough, and the book of 2004 knows none', () => {
    const found = searchRules(indices['2011'], '601.2')
    expect(found[0]).toMatchObject({ rule: { id: '2004:409.1' }, number: '601.2' })
    expect(found.map(({ number }) => number)).toEqual(expect.arrayContaining(['601.2b', '601.2c', '601.2h']))
    expect(searchRules(indices['2004'], '601.2c')).toEqual([])
  })

  test('a rule that is found by words or by its own number keeps that number', () => {
    const target = searchRules(indices['2011'], '409.1c')[0]
    expect(target).toMatchObject({ id: '2004:409.1c', number: '409.1c' })
    expect(searchRules(indices['2011'], 'flying')[0]).toMatchObject({ id: '2004:502.4', number: '502.4' })
  })
})

describe('marking what was found', () => {
  const marked = (text: string, query: string) =>
    markWords(text, query)
      .map(({ text: part, found }) => (found ? `[${part}]` : part))
      .join('')

  test('words where they begin, as they are written', () =>
    expect(marked('A Spell’s mana; spellbound, respell', 'spell')).toBe('A [Spell]’s mana; [spell]bound, re[spell]'))
  test('short ones only at a beginning', () => expect(marked('A cat, a scat', 'cat')).toBe('A [cat], a scat'))
  test('nothing without a query', () => expect(marked('A cat', '')).toBe('A cat'))
})
