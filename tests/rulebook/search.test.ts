import { beforeAll, describe, expect, test } from 'vitest'
import { fold, indexOf, loadRulebook, markWords, type SearchIndex, searchRules } from '../../src/rulebook/books.ts'
import { small } from './support.ts'

const ids = (query: string, edition: '2004' | '2011' = '2004') =>
  searchRules(indexOf(small, edition), query).map(({ id }) => id)

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
  let index: SearchIndex
  beforeAll(async () => {
    index = indexOf(await loadRulebook('en-GB'), '2011')
  })
  const first = (query: string) => searchRules(index, query)[0]?.id

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
