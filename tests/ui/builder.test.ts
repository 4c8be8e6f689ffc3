import { beforeEach, describe, expect, test } from 'vitest'
import { byName, type DeckDraft, draftOf, EMPTY_DRAFT, loadSet, readDeckText } from '../../src/catalog/index.ts'
import { cardIndex } from '../../src/store/cards/index.ts'
import { useBuilder } from '../../src/ui/builder/builderStore.ts'
import { columnsOf } from '../../src/ui/builder/columns.ts'
import { begun, redone, stepped, undone } from '../../src/ui/builder/history.ts'
import { askedBy, draftFrom, linkOf, textOf } from '../../src/ui/builder/workingDeck.ts'
import { deckHref } from '../../src/ui/pages/deckLink.ts'
import { fromLink, toLink } from '../../src/ui/session/linkText.ts'

const { cards } = await loadSet()
const find = byName(cards)
const draft = (text: string): DeckDraft => draftOf(readDeckText(text), find, 'Mine')

describe('the way back', () => {
  test('leads through every step and forth again; a new step ends the way forth', () => {
    const third = stepped(stepped(begun(1), 2), 3)
    const back = undone(undone(third))
    expect(back.now).toBe(1)
    expect(undone(back)).toBe(back)
    expect(redone(redone(back))).toEqual(third)
    expect(redone(third)).toBe(third)
    const other = stepped(undone(third), 9)
    expect([other.now, redone(other)]).toEqual([9, other])
  })

  test('what changes nothing is no step, and what joins the last one is undone with it', () => {
    const two = stepped(begun('a'), 'ab')
    expect(stepped(two, 'ab').past).toEqual(['a'])
    expect(undone(stepped(two, 'abc', true)).now).toBe('a')
  })

  test('has an end', () => {
    let history = begun(0)
    for (let step = 1; step <= 700; step++) history = stepped(history, step)
    expect(history.past.length).toBe(500)
  })
})

describe('the deck on the bench', () => {
  beforeEach(() => useBuilder.getState().put({ deckId: null, draft: EMPTY_DRAFT }))
  const now = () => useBuilder.getState().history.now.draft

  test('each change is a step, the letters of a name are one, another deck is one', () => {
    const { add, move, edit, undo, redo, put } = useBuilder.getState()
    add('main', 'Forest', 1)
    add('main', 'Forest', 1)
    move('main', 'Forest')
    expect([now().main, now().side]).toEqual([[{ count: 1, name: 'Forest' }], [{ count: 1, name: 'Forest' }]])
    for (const name of ['G', 'Gr', 'Green']) edit((one) => ({ ...one, name }))
    undo()
    expect([now().name, now().side]).toEqual(['', [{ count: 1, name: 'Forest' }]])
    undo()
    undo()
    expect(now().main).toEqual([{ count: 1, name: 'Forest' }])
    redo()
    expect(now().main).toEqual([{ count: 2, name: 'Forest' }])
    put({ deckId: 'x', draft: draft('4 Island') })
    undo()
    expect(now().main).toEqual([{ count: 2, name: 'Forest' }])
  })
})

describe('lists and links', () => {
  const MIXED = '4 Forest\n2 Ember Drat\nForest\n0 Island\n<b>hello</b>\nSideboard\n3 Mountain\n1 Nobody'

  test('the kept list has all that was pasted: known, unknown and unreadable', () => {
    const text = textOf(draft(MIXED))
    expect(text.split('\n')).toEqual([
      '4 Forest',
      '2 Ember Drat',
      '',
      'Sideboard',
      '3 Mountain',
      '1 Nobody',
      'Forest',
      '0 Island',
      '<b>hello</b>',
    ])
    const again = draft(text)
    expect(textOf(again)).toBe(text)
    expect(again.open.length).toBe(5)
  })

  test('what is left of a list that is too long is not taken for an entry', () => {
    const long = draft(Array.from({ length: 1_200 }, (_, n) => `1 Nobody ${n}`).join('\n'))
    expect(textOf(long)).not.toContain('Nobody 1001')
  })

  test('a link holds the deck with its name, its sideboard and the lines no card is known for', async () => {
    const asked = askedBy(linkOf({ ...draft('4 Forest\n2 Ember Drat\nSideboard\n3 Æther Ward'), name: 'Größe „四“' }))
    if (asked?.kind !== 'list') throw new Error('no list')
    const { name, main, open } = await draftFrom(asked.read, 'none')
    expect([name, main]).toEqual(['Größe „四“', [{ count: 4, name: 'Forest' }]])
    expect(open.map(({ name: unknown, board }) => [unknown, board])).toEqual([
      ['Ember Drat', 'main'],
      ['Æther Ward', 'side'],
    ])
  })

  test('bad links say so, and none asks for nothing', () => {
    expect(askedBy('')).toBeNull()
    for (const link of ['list:', 'list:%%%', 'list:AAA', `list:${toLink('hello')}`, 'nothing', `list:${toLink('')}`])
      expect(askedBy(link), link).toEqual({ kind: 'bad' })
    expect(askedBy(deckHref('own-ä/1').slice('#/decks/'.length))).toEqual({ kind: 'deck', id: 'own-ä/1' })
    expect(askedBy('deck:%E0%A4%A')).toEqual({ kind: 'deck', id: '%E0%A4%A' })
  })

  test('text survives an address; what was cut does not', () => {
    expect(fromLink(toLink('4 Ætherling — 鳥\n'))).toBe('4 Ætherling — 鳥\n')
    expect(fromLink('4-_!')).toBeNull()
  })
})

test('a deck stands in columns by cost or type, unknown cards in one of their own', async () => {
  const index = await cardIndex()
  const find = (name: string) => index.find((card) => card.name === name)
  const list = [
    { count: 4, name: 'Ember Dart' },
    { count: 2, name: 'Vermilion Sovereign' },
    { count: 9, name: 'Forest' },
    { count: 1, name: 'Nobody' },
  ]
  const shown = (by: 'cost' | 'type') =>
    columnsOf(list, find, by).flatMap(({ id, count }) => (count === 0 ? [] : [[id, count]]))
  expect(shown('cost')).toEqual([
    ['cheap', 4],
    [5, 2],
    ['land', 9],
    ['unknown', 1],
  ])
  expect(shown('type')).toEqual([
    ['creature', 2],
    ['spell', 4],
    ['land', 9],
    ['unknown', 1],
  ])
  expect(columnsOf([], find, 'cost').map(({ id }) => id)).not.toContain('unknown')
})
