import { describe, expect, test } from 'vitest'
import { readDeckText, writeArena } from '../../src/catalog/index.ts'
import { isPastedList, readPasted, readPastedFile } from '../../src/ui/pasting/pastedList.ts'
import { LONGEST_LINK, toLink } from '../../src/ui/session/linkText.ts'

const PLAIN = '4 Forest\n2 Ember Dart\n\nSideboard\n1 Island'

/** A deck as MTGJSON has it: much is said of each card. */
const JSON_DECK = JSON.stringify({
  data: {
    code: 'XXX',
    name: 'Green Thing',
    mainBoard: [
      { name: 'Forest', count: 4, text: 'x'.repeat(40_000) },
      { name: 'Ember Dart', count: 2, text: 'y'.repeat(40_000) },
    ],
    sideBoard: [{ name: 'Island', count: 1 }],
  },
})

const COCKATRICE = `<?xml version="1.0"?><cockatrice_deck version="1"><deckname>Green Thing</deckname>
<zone name="main"><card number="4" name="Forest"/><card number="2" name="Ember Dart"/></zone>
<zone name="side"><card number="1" name="Island"/></zone></cockatrice_deck>`

describe('what is pasted, dropped or linked', () => {
  test('a link that is longer than any is told, and not read', () => {
    const long = `#/decks/list:${'A'.repeat(LONGEST_LINK + 1)}`
    expect(readPasted(long)).toMatchObject({ key: 'deckText.longText', params: { most: LONGEST_LINK } })
  })

  test('a list is taken as it is, whatever is wrong with its lines', () => {
    for (const text of [PLAIN, 'Forest', '<b>4</b> Forest', '4 Ætherling 鳥', 'SB: 1 Island'])
      expect(readPasted(text), text).toMatchObject({ text, rewritten: false, lost: [] })
  })

  test('what people can’t read is written anew as a plain list: JSON of any deck’s size, XML', () => {
    for (const [text, format] of [
      [JSON_DECK, 'mtgjson'],
      [COCKATRICE, 'cockatrice'],
    ] as const)
      expect(readPasted(text)).toEqual({ text: PLAIN, name: 'Green Thing', format, rewritten: true, lost: [] })
  })

  test('a link to a deck is the list in it; a broken one is told', () => {
    const list = writeArena({
      name: 'Green Thing',
      cards: [
        { count: 4, name: 'Forest' },
        { count: 2, name: 'Ember Dart' },
      ],
      sideboard: [{ count: 1, name: 'Island' }],
    })
    expect(readPasted(`https://example.org/x/#/decks/list:${toLink(list)}\n`)).toMatchObject({
      text: list,
      name: 'Green Thing',
      rewritten: true,
    })
    for (const bad of ['AAA', '%', '', toLink('hello')])
      expect(readPasted(`https://example.org/#/decks/list:${bad}`), bad).toBe('badLink')
  })

  test('of a list that is too long the beginning is taken, and where it breaks off is told', () => {
    const taken = readPasted(Array.from({ length: 10_000 }, (_, n) => `1 Somebody ${n}`).join('\n'))
    if (!isPastedList(taken)) throw new Error('not taken')
    expect(readDeckText(taken.text).entries).toHaveLength(1_000)
    expect(taken.lost.map(({ key, line }) => [key, line])).toEqual([['deckText.manyLines', 1_001]])
  })

  test('what is no list at all says so', async () => {
    expect(readPasted(`<html>${'x'.repeat(60_000)}</html>`)).toMatchObject({ key: 'deckText.otherFile' })
    expect(readPasted(`{"a": "${'x'.repeat(60_000)}`)).toMatchObject({ key: 'deckText.brokenJson' })
    expect(readPasted('4 Forest '.repeat(120_000))).toMatchObject({ key: 'deckText.longText' })
    expect(await readPastedFile(new File(['x'.repeat(4_000_001)], 'x'))).toMatchObject({ key: 'deckText.longText' })
    expect(await readPastedFile(new File([PLAIN], 'x'))).toMatchObject({ text: PLAIN })
  })
})
