import { describe, expect, test } from 'vitest'
import { changesIn, chaptersFor, loadRulebook, makeRulebook } from '../../src/rulebook/books.ts'
import { bookOf, booksOf, type EditionId, ruleNumber } from '../../src/rulebook/index.ts'
import today from '../../src/rulebook/rules-today.json'
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

  test('today reads its own rules first, then those of 2011, then the oldest', () => {
    expect(booksOf('today')).toEqual(['today', '2011', '2004'])
    const books = chaptersFor(small, 'today').map(({ book }) => book)
    expect([...new Set(books)]).toEqual(['today', '2011', '2004'])
    expect(small.sections.get('today:601')?.rules.map(({ number }) => number)).toEqual(['601.2', '601.2a'])
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
    ['today:704.5j', '704.5j', 'today'],
    ['today:keyword/unblockable', 'Unblockable', 'today'],
    ['today:103.5/when', '103.5', 'today'],
    ['today:106.1b/c', '106.1b', 'today'],
    ['today:903.add-mana', '903', 'today'],
    ['2004:glossary', 'glossary', '2004'],
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
      {
        id: '2004:417.1a',
        section: '417 Zones',
        gist: 'A hand is hidden.',
        changes: { '2011': '2011: also from spectators.' },
      },
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
    expect(book.rules.get('2004:417.1a')?.changes).toEqual({ '2011': 'Also from spectators.' }))
})

describe('what later books changed in a rule', () => {
  const changed = (id: string, edition: EditionId) => {
    const rule = small.rules.get(id)
    if (rule === undefined) throw new Error(`no ${id}`)
    return changesIn(small, rule, edition).map((one) => [one.edition, one.rule?.id ?? null, one.text])
  }

  test('is told in an edition that reads that book, the earliest first, with the rules in its place', () => {
    const note = ['2011', null, 'See 605.1 as well.']
    expect(changed('2004:409.1a', '2004')).toEqual([])
    expect(changed('2004:409.1a', '2011')).toEqual([note])
    expect(changed('2004:409.1a', 'today')).toEqual([
      note,
      ['today', 'today:601.2', 'The steps of 601.2a.'],
      ['today', 'today:601.2a', 'First the card moves.'],
    ])
    expect(changed('2011:605.1', 'today')).toEqual([['today', 'today:605.1a', 'No targets (2011:605.1).']])
    expect(changed('2011:605.1', '2011')).toEqual([])
  })

  test('is nothing where no rule replaces it', () => expect(changed('2004:502.4a', 'today')).toEqual([]))
})

describe('the shipped books', () => {
  test('hold every rule once, in chapters and sections that have titles', async () => {
    const book = await loadRulebook('en-GB')
    // 816, 104 and 467, and the numbered keywords that came between the first two.
    expect(book.rules.size).toBe(1456)
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

  test('today’s rules replace rules that are there, and only earlier ones', async () => {
    const book = await loadRulebook('en-GB')
    const replaced = today.flatMap(({ was = [] }: { was?: readonly string[] }) => was)
    expect(replaced.length).toBeGreaterThan(300)
    expect(replaced.filter((id) => !book.rules.has(id) || bookOf(id) === 'today')).toEqual([])
    expect(book.rules.get('2004:420.5e')?.replacedBy).toContain('today:704.5j')
  })

  test('today’s rules come in the order of their numbers, without remarks for their makers', async () => {
    const { rules, sections } = await loadRulebook('en-GB')
    const numbers = [...rules.values()]
      .filter(({ book, number }) => book === 'today' && /^\d/.test(number))
      .map(({ number }) => Number(/^\d+/.exec(number)?.[0]))
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    expect([...rules.values()].filter(({ gist }) => /ledger|not wanted here|available to me/.test(gist))).toEqual([])
    expect(sections.get('today:702')?.title).toBe('Keyword abilities')
  })

  test('say what changed by 2011 beside the rules of 2004', async () => {
    const book = await loadRulebook('en-GB')
    expect(book.rules.get('2004:300.3')?.changes['2011']).toContain('burn')
    expect(book.rules.get('2004:100.2')?.changes).toEqual({})
  })
})
