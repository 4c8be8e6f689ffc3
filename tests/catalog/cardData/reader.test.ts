import { describe, expect, test } from 'vitest'
import { compileAll } from '../../../src/catalog/compiling/index.ts'
import { readCards } from '../../../src/catalog/index.ts'
import { apiCard, face, halves } from './files.ts'

/** What a file comes to, given to the reader in pieces of that length. */
function read(text: string, piece = 64) {
  const reader = readCards()
  const cards = []
  for (let at = 0; at < text.length; at += piece) cards.push(...reader.write(text.slice(at, at + piece)))
  const { cards: last, trouble } = reader.end()
  const all = [...cards, ...last]
  return {
    names: all.map(({ record }) => record.name),
    records: all.map(({ record }) => record),
    trouble,
    cards: all,
    ...reader.passed(),
  }
}

const file = (value: unknown, piece?: number) => read(JSON.stringify(value), piece)

describe('the forms of card files', () => {
  const two = ['Bog Heron', 'Reed Heron']
  const cards = two.map((name) => apiCard(name))
  test('a list, an object with a list, one record', () => {
    expect(file(cards).names).toEqual(two)
    expect(file({ object: 'list', has_more: false, data: cards }).names).toEqual(two)
    expect(file(apiCard('Bog Heron')).names).toEqual(['Bog Heron'])
  })
  test('cards by name, each a list of faces', () => {
    const data = { 'Bog Heron': [face('Bog Heron')], 'Reed // Rush': halves('') }
    const { names, records, trouble, wrong } = file({ meta: { date: '2026-11-01', version: '5' }, data })
    expect([names, trouble, wrong]).toEqual([['Bog Heron', 'Reed // Rush'], null, 0])
    expect(records[1]?.card_faces?.map(({ name }) => name)).toEqual(['Reed', 'Rush'])
    expect(compileAll(records).map(({ compiled }) => compiled.ok)).toEqual([true, true])
  })
  test('a set with its cards, and nothing else of it', () => {
    const data = {
      baseSetSize: 2,
      booster: { draft: { sheets: { cards: [1, 2] } } },
      cards: [face('Bog Heron', { number: '1' }), ...halves('2')],
      code: 'MTL',
      name: 'Marsh Tales',
      sealedProduct: [{ name: 'Marsh Box' }],
      tokens: [face('Egg', { layout: 'token' })],
    }
    expect(file({ meta: {}, data })).toMatchObject({ names: ['Bog Heron', 'Reed // Rush'], wrong: 0, trouble: null })
  })
  test('sets by code; a card that was printed twice is taken once', () => {
    const set = (code: string) => ({
      cards: [face('Bog Heron', { setCode: code }), ...halves('7')],
      code,
      tokens: [{}],
    })
    const { names, skipped, wrong } = file({ meta: {}, data: { AAA: set('AAA'), BBB: set('BBB') } })
    expect([names, skipped.again, wrong]).toEqual([['Bog Heron', 'Reed // Rush'], 2, 0])
  })
  test('a deck with whole cards', () => {
    const data = {
      code: 'MTL',
      commander: [],
      mainBoard: [face('Bog Heron')],
      name: 'Marsh',
      sideBoard: [face('Rush')],
    }
    expect(file({ data }).names).toEqual(['Bog Heron', 'Rush'])
  })
  test('faces of one card may lie apart, whichever comes first', () => {
    const [front, back] = halves('3')
    const { names, records } = file([back, face('Bog Heron'), front])
    expect(names).toEqual(['Bog Heron', 'Reed // Rush'])
    expect(records[1]?.card_faces?.map(({ name }) => name)).toEqual(['Reed', 'Rush'])
  })
  test('where the text is cut into pieces makes no difference', () => {
    const odd = 'Bog "{ Hërøn \\'
    const value = { data: { [odd]: [face(odd)], 'Reed // Rush': halves('') } }
    for (let piece = 1; piece < 40; piece++) expect(file(value, piece).names, `${piece}`).toEqual([odd, 'Reed // Rush'])
  })
  test('a byte order mark and blanks are nothing', () =>
    expect(read(`\ufeff \r\n[ ${JSON.stringify(apiCard('Bog Heron'))} ]\n `).names).toEqual(['Bog Heron']))
})

describe('what is passed over', () => {
  test('what is in no deck, and printings in another language', () => {
    const others = [apiCard('Egg', { layout: 'token' }), apiCard('Reiher', { lang: 'de' }), apiCard('Bog Heron')]
    expect(file(others)).toMatchObject({
      names: ['Bog Heron'],
      skipped: { notForDecks: 1, otherLanguage: 1, again: 0 },
      wrong: 0,
    })
  })
  test('what is wrong with an entry is told with its number and name; the rest is kept', () => {
    const { names, problems, wrong } = file([
      apiCard('No Types', { type_line: undefined }),
      7,
      'heron',
      [apiCard('Within')],
      apiCard('Odd', { oracle_text: 3 }),
      apiCard('Loud', { oracle_text: 'a'.repeat(20_000) }),
      apiCard('Turned \u202e around'),
      apiCard('Bog Heron'),
    ])
    expect(names).toEqual(['Bog Heron'])
    expect(wrong).toBe(7)
    expect(problems).toMatchObject([
      { entry: 1, name: 'No Types', key: 'record.missing', params: { field: 'type_line' } },
      { entry: 2, key: 'record.notACard' },
      { entry: 3, key: 'record.notACard' },
      { entry: 4, key: 'record.notACard' },
      { entry: 5, name: 'Odd', key: 'record.notText', params: { field: 'oracle_text' } },
      { entry: 6, name: 'Loud', key: 'record.tooLong', params: { field: 'oracle_text', most: 10_000 } },
      { entry: 7, key: 'record.badName' },
    ])
  })
  test('a card of which a face is missing is told, not guessed', () => {
    const { names, problems } = file(halves('1').slice(0, 1))
    expect(names).toEqual([])
    expect(problems).toMatchObject([{ name: 'Reed // Rush', params: { field: 'card_faces' } }])
  })
  test('only the first problems are listed, all are counted', () => {
    const { problems, wrong } = file(Array.from({ length: 500 }, () => 0))
    expect([problems.length, wrong]).toEqual([20, 500])
  })
  test('markup and other scripts are a name like any other', () => {
    const names = ['<img src=x onerror=alert(1)>', '沼の鷺', 'Болотная цапля', '__proto__', 'constructor']
    expect(file(names.map((name) => apiCard(name))).names).toEqual(names)
  })
})

describe('files that are none', () => {
  test('nothing, a web page, something else', () => {
    expect(read('').trouble).toBe('empty')
    expect(read(' \n').trouble).toBe('empty')
    expect(read('<!doctype html><html>').trouble).toBe('html')
    expect(read('4 Bog Heron').trouble).toBe('notJson')
    expect(read('[]]').trouble).toBe('notJson')
    expect(read('[}').trouble).toBe('notJson')
  })
  test('a file that was cut off keeps what was whole', () => {
    const text = JSON.stringify([apiCard('Bog Heron'), apiCard('Reed Heron')])
    expect(read(text.slice(0, -5))).toMatchObject({ names: ['Bog Heron'], trouble: 'truncated' })
    expect(read(text.slice(0, -1))).toMatchObject({ names: ['Bog Heron', 'Reed Heron'], trouble: 'truncated' })
  })
  test('what nests without end, in a card or around them, is refused without reading on', () => {
    const deep = (within: string) =>
      `[{"name":"Deep","type_line":"Instant","a":${'['.repeat(60)}${within}${']'.repeat(60)}}`
    expect(read(`${deep('')},${JSON.stringify(apiCard('Bog Heron'))}]`)).toMatchObject({
      names: ['Bog Heron'],
      wrong: 1,
    })
    expect(read(`{"meta":${'['.repeat(100_000)}`).trouble).toBe('notJson')
  })
  test('an endless card is dropped, and the next is read', () => {
    const long = `{"name":"Long","a":"${'x'.repeat(2_000_000)}"}`
    expect(read(`[${long},${JSON.stringify(apiCard('Bog Heron'))}]`, 65_536)).toMatchObject({
      names: ['Bog Heron'],
      wrong: 1,
    })
  })
})

describe('pictures', () => {
  const at = (normal: unknown) =>
    file([apiCard('Bog Heron', { artist: 'Ada Reed', image_uris: { normal } })]).cards[0]?.picture
  test('only from the links of the public card API', () => {
    const url = 'https://cards.scryfall.io/normal/front/a.jpg?1'
    expect(at(url)).toEqual({ url, artist: 'Ada Reed' })
    for (const other of [
      'https://cards.scryfall.io.example/a.jpg',
      'javascript:alert(1)',
      'http://cards.scryfall.io/a',
      3,
    ])
      expect(at(other), String(other)).toBeNull()
  })
  test('a card with faces has that of its front', () => {
    const card_faces = ['Egg', 'Heron'].map((name) => ({
      ...apiCard(name),
      artist: `Painter of ${name}`,
      image_uris: { normal: `https://cards.scryfall.io/${name}.jpg` },
    }))
    const [card] = file([{ name: 'Egg // Heron', layout: 'transform', type_line: 'Creature', card_faces }]).cards
    expect(card?.picture).toEqual({ url: 'https://cards.scryfall.io/Egg.jpg', artist: 'Painter of Egg' })
  })
})
