import { describe, expect, test } from 'vitest'
import { chaptersFor, loadRulebook, makeRulebook } from '../../src/rulebook/books.ts'
import { bookOf, ruleNumber } from '../../src/rulebook/index.ts'
import { small } from './support.ts'

describe('the contents', () => {
  test('2004 reads its own book: chapters, sections by number, the words last', () => {
    const shown = chaptersFor(small, '2004').map(({ number, sections }) => [number, sections.map((one) => one.number)])
    expect(shown).toEqual([
      ['4', ['403', '409', '422']],
      ['5', ['502.4', '502.10']],
      ['glossary', ['glossary']],
    ])
  })

  test('2011 reads what is known of its book first, then the older one', () => {
    expect(chaptersFor(small, '2011').map(({ id }) => id)).toEqual([
      '2011:6',
      '2011:7',
      '2011:9',
      '2004:4',
      '2004:5',
      '2004:glossary',
    ])
  })

  test('words are in the order of the alphabet and are called by themselves', () => {
    const words = small.sections.get('2004:glossary')?.rules.map(({ number }) => number)
    expect(words).toEqual(['Draw', 'X in a cost'])
  })

  test('a section that the later book says anew names the one in its place', () => {
    expect(small.sections.get('2004:403')?.successor).toBe('2011:602')
    expect(small.sections.get('2004:409')?.successor).toBeNull()
  })

  test('a whole chapter of the later book is called without notes for its makers', () =>
    expect(small.sections.get('2011:9')?.title).toBe('Casual variants'))

  test.each([
    ['2004:409.1a', '409.1a', '2004'],
    ['2011:contents/711', '711', '2011'],
    ['2004:glossary/draw', 'Draw', '2004'],
    ['2004:glossary/life-total', 'Life total', '2004'],
    ['glossary/pay', 'Pay', '2004'],
    ['409.1a', '409.1a', '2004'],
  ] as const)('%s is said %s, of the book of %s', (id, number, book) => {
    expect(ruleNumber(id)).toBe(number)
    expect(bookOf(id)).toBe(book)
  })
})

describe('what is no rule by itself', () => {
  const book = makeRulebook([
    [
      { id: '2004:417', section: '417 Zones', gist: 'Section topic: where things are.' },
      { id: '2004:417.1', section: '417 Zones', gist: 'Header only: hands (in the body of the source, not there).' },
      { id: '2004:417.1a', section: '417 Zones', gist: 'A hand is hidden.', in2011: '2011: also from spectators.' },
    ],
  ])

  test('is a heading, and says what is under it', () => {
    const shown = [...book.rules.values()].map(({ gist, heading }) => [gist, heading])
    expect(shown).toEqual([
      ['Where things are.', true],
      ['Hands.', true],
      ['A hand is hidden.', false],
    ])
  })

  test('a change does not say its year again', () =>
    expect(book.rules.get('2004:417.1a')?.in2011).toBe('Also from spectators.'))
})

describe('the shipped books', () => {
  test('hold every rule once, in chapters and sections that have titles', async () => {
    const book = await loadRulebook('en-GB')
    // 816 and 104, and the numbered keywords that came between.
    expect(book.rules.size).toBe(989)
    expect(book.chapters.filter(({ title }) => title === '')).toEqual([])
    const sections = [...book.sections.values()]
    expect(sections.filter(({ title, number }) => title === '' || number === '').map(({ id }) => id)).toEqual([])
    expect(sections.flatMap(({ successor }) => (successor === null ? [] : [book.sections.has(successor)]))).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  test('say what changed by 2011 beside the rules of 2004', async () => {
    const book = await loadRulebook('en-GB')
    expect(book.rules.get('2004:300.3')?.in2011).toContain('burn')
    expect(book.rules.get('2004:100.2')?.in2011).toBe('')
  })
})
