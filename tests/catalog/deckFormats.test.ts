import { describe, expect, it, test } from 'vitest'
import { type DeckFormat, type DeckText, readDeckText, writeArena, writePlain } from '../../src/catalog/index.ts'

/** A deck text in short: each entry as `4 Name`. */
function short({ format, name, entries, sideboard, problems }: DeckText) {
  const list = (of: DeckText['entries']) => of.map(({ count, name }) => `${count} ${name}`)
  return {
    format,
    name,
    main: list(entries),
    side: list(sideboard),
    problems: problems.map(({ line, key }) => [line, key]),
  }
}

const MAIN = ['4 Ember Dart', '20 Mountain']
const SIDE = ['2 Thornvolley', '1 Hammer // Tongs']

interface Sample {
  readonly text: string
  readonly name?: string
}

const SAMPLES: { readonly [F in DeckFormat]: Sample } = {
  arena: {
    name: 'Ember Grove',
    text: `About
Name Ember Grove

Deck
4 Ember Dart (CAN) 123
20 Mountain (CAN) 301a

Sideboard
2 Thornvolley (CAN) 88
1 Hammer // Tongs (CAN) 12
`,
  },
  moxfield: {
    text: `4 Ember Dart (CAN) 123 *F* #burn #cheap
20x Mountain (CN2) 301 [Lands{top}] ^Have,#37d67a^

SIDEBOARD:
2 Thornvolley () 88 *E*
1x Hammer // Tongs (can) [Removal]
1x Slag Monsoon (can) 7 [Maybeboard{noDeck}{noPrice}]
`,
  },
  mtgo: { text: '4 Ember Dart\r\n20 Mountain\r\n\r\n2 Thornvolley\r\n1 Hammer // Tongs\r\n' },
  dek: {
    text: `<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <NetDeckID>0</NetDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Ember Dart" Annotation="0" />
  <Cards CatID="2" Quantity="20" Sideboard="false" Name="Mountain" />
  <Cards CatID="3" Quantity="2" Sideboard="true" Name="Thornvolley" />
  <Cards CatID="4" Quantity="1" Sideboard="true" Name="Hammer // Tongs" />
</Deck>`,
  },
  cockatrice: {
    name: 'Fire & Thorns',
    text: `\uFEFF<?xml version="1.0"?>
<cockatrice_deck version="1">
    <deckname>Fire &amp; Thorns</deckname>
    <comments>for &lt;Sunday&gt;</comments>
    <zone name="main">
        <card number="4" name="Ember Dart"/>
        <card number="20" price="0" name="Mountain"/>
    </zone>
    <zone name="side">
        <card name='Thornvolley' number='2'/>
        <card number="1" name="Hammer // Tongs"/>
    </zone>
    <zone name="tokens"><card number="1" name="Goblin"/></zone>
</cockatrice_deck>`,
  },
  forge: {
    name: 'Ember Grove',
    text: `[metadata]
Name=Ember Grove
Deck Type=Constructed
[Main]
4 Ember Dart|CAN|1
20 Mountain+|CAN
[Sideboard]
2 Thornvolley
1 Hammer // Tongs|CAN
[Schemes]
1 Grand Design
`,
  },
  xmage: {
    name: 'Ember Grove',
    text: `NAME:Ember Grove
AUTHOR:someone
4 [CAN:123] Ember Dart
20 [CAN:301] Mountain
SB: 2 [CAN:88] Thornvolley
SB: 1 [CAN:12] Hammer // Tongs
LAYOUT MAIN:(1,2)(NONE,false,50)|([CAN:123],[CAN:301])
`,
  },
  mtgjson: {
    name: 'Ember Grove',
    text: JSON.stringify({
      meta: { version: '5' },
      data: {
        code: 'CAN',
        name: 'Ember Grove',
        mainBoard: [
          { name: 'Ember Dart', count: 4, setCode: 'CAN', rulings: [{ text: 'x'.repeat(500) }] },
          { name: 'Mountain', count: 20 },
        ],
        sideBoard: [
          { name: 'Thornvolley', count: 2 },
          { name: 'Hammer // Tongs', count: 1 },
        ],
        tokens: [{ name: 'Goblin', count: 1 }],
      },
    }),
  },
  plain: {
    text: `// tuned on Sunday
4 Ember Dart # four, always
20x Mountain

# from the side
SB: 2 Thornvolley
SB: 1 Hammer // Tongs
`,
  },
}

describe('a deck list is read in the form it has', () => {
  for (const [format, { text, name }] of Object.entries(SAMPLES)) {
    test(format, () => {
      expect(short(readDeckText(text))).toEqual({ format, name: name ?? null, main: MAIN, side: SIDE, problems: [] })
    })
  }

  it('with Windows line ends and blanks around it', () => {
    for (const [format, { text, name }] of Object.entries(SAMPLES)) {
      const read = short(readDeckText(`\n \n${text.replaceAll(/\r?\n/g, '\r\n')}\r\n  `))
      expect(read, format).toEqual({ format, name: name ?? null, main: MAIN, side: SIDE, problems: [] })
    }
  })

  it('and written so that it is read again', () => {
    const deck = { name: 'Ember Grove', cards: readDeckText(SAMPLES.plain.text).entries, sideboard: [] }
    const full = { ...deck, sideboard: readDeckText(SAMPLES.plain.text).sideboard }
    expect(short(readDeckText(writePlain(full)))).toMatchObject({ main: MAIN, side: SIDE, problems: [] })
    expect(writePlain(deck)).toBe('4 Ember Dart\n20 Mountain')
    const arena = short(readDeckText(writeArena(full)))
    expect(arena).toEqual({ format: 'arena', name: 'Ember Grove', main: MAIN, side: SIDE, problems: [] })
  })
})

describe('each entry knows its line', () => {
  const lines = (text: string) =>
    [...readDeckText(text).entries, ...readDeckText(text).sideboard].map(({ line }) => line)

  it('in lists and in XML', () => {
    expect(lines(SAMPLES.arena.text)).toEqual([5, 6, 9, 10])
    expect(lines(SAMPLES.cockatrice.text)).toEqual([6, 7, 10, 11])
    expect(lines('1 Swamp\r1 Island\r\n1 Forest\n\n\n1 Plains')).toEqual([1, 2, 3, 6])
  })

  it('in JSON by the number of the card', () => expect(lines(SAMPLES.mtgjson.text)).toEqual([1, 2, 3, 4]))
})

describe('a plain list', () => {
  it('has counts with and without an x, and names that begin with one', () => {
    const { main } = short(readDeckText('4x Swamp\n4 x Island\n10X  Forest\n2 Xanthic Moth\n1 X Marks the Mire'))
    expect(main).toEqual(['4 Swamp', '4 Island', '10 Forest', '2 Xanthic Moth', '1 X Marks the Mire'])
  })

  it('has headings of the boards, as comments too, and of the types, which change nothing', () => {
    const { entries, sideboard, remarks, problems } = readDeckText(
      'Creatures (4)\n4 Pocket Imp\n\nLands (2):\n2 Swamp\n\n//Sideboard\n3 Island\nMaindeck\n1 Forest',
    )
    expect(entries.map(({ name }) => name)).toEqual(['Pocket Imp', 'Swamp', 'Forest'])
    expect(sideboard.map(({ name }) => name)).toEqual(['Island'])
    expect(remarks.map(({ line, key }) => [line, key])).toEqual([
      [1, 'deckRemark.heading'],
      [4, 'deckRemark.heading'],
    ])
    expect(problems).toEqual([])
  })

  it('leaves out what is in no game, and says so', () => {
    const { entries, remarks } = readDeckText('1 Swamp\nMaybeboard\n2 Island\nDeck\n1 Forest')
    expect(entries.map(({ name }) => name)).toEqual(['Swamp', 'Forest'])
    expect(remarks).toMatchObject([{ line: 3, key: 'deckRemark.leftOut', params: { section: 'Maybeboard' } }])
  })

  it('has its sideboard behind its only empty line, unless that is too large for one', () => {
    expect(short(readDeckText('4 Swamp\n\n3 Island')).side).toEqual(['3 Island'])
    expect(readDeckText('4 Swamp\n\n3 Island').remarks).toMatchObject([{ line: 3, key: 'deckRemark.afterGap' }])
    expect(short(readDeckText('4 Swamp\n\n15 Island')).side).toHaveLength(1)
    expect(short(readDeckText('4 Swamp\n\n16 Island')).side).toEqual([])
    expect(short(readDeckText('4 Swamp\n\n3 Island\n\n2 Forest')).side).toEqual([])
    expect(short(readDeckText('\n\n4 Swamp\n\n\n3 Island\n\n')).side).toEqual(['3 Island'])
    expect(short(readDeckText('// mine\n4 Swamp\n\n3 Island')).side).toEqual([])
    expect(short(readDeckText('Deck\n4 Swamp\n\n3 Island')).side).toEqual([])
  })

  it('names cards in any script, and keeps apostrophes, slashes and brackets that belong to a name', () => {
    const names = ["Night's Toll", 'Ærie / Öde', '炎の矢', 'Стрела', 'Half (the longer one)', '<b>Bold</b>']
    expect(readDeckText(names.map((name) => `1 ${name}`).join('\n')).entries.map(({ name }) => name)).toEqual(names)
  })
})

describe('names as programs and writers put them', () => {
  const same = (line: string) => {
    const { entries, problems } = readDeckText(`${line}\n20 Mountain`)
    expect([entries[0]?.count, entries[0]?.name, problems], line).toEqual([2, 'Ember Dart', []])
  }

  it('with the set and the number there, before or behind', () => {
    for (const line of [
      '(CAN) 123',
      '(CAN) A-12',
      '(CAN:123)',
      '(CAN)',
      '[CAN]',
      '<borderless> [CAN]',
      '<123> [CAN] (F)',
    ])
      same(`2 Ember Dart ${line}`)
    for (const line of ['[CAN#123]', '[CAN#7a]', '[CAN]', '[CAN:123]']) same(`2 ${line} Ember Dart`)
  })

  it('with marks, tags and notes in any order', () => {
    for (const line of [
      '*F*',
      '(CAN) 12 *F* #burn',
      '(can) 12 *F* [Burn,Red{top}] ^Have,#37d67a^',
      '*f-pre*',
      '# a note',
    ])
      same(`2 Ember Dart ${line}`)
  })

  it('with bullets, and the number behind an x', () => {
    for (const line of ['- 2 Ember Dart', '* 2x Ember Dart', '• 2 Ember Dart', 'Ember Dart x2', 'Ember Dart X 2 '])
      same(line)
    expect(readDeckText('Ember Dart 2\n4 Swamp').problems).toMatchObject([{ line: 1, key: 'deckText.notAnEntry' }])
  })

  it('with what leads the deck marked or noted', () => {
    for (const mark of ['*CMDR*', '#!Commander', '# !Commander', '[Commander{top}]'])
      expect(readDeckText(`1 Ember Dart ${mark}\n99 Mountain`).commander, mark).toMatchObject([{ name: 'Ember Dart' }])
    expect(readDeckText('1 Ember Dart # no commander\n99 Mountain').commander).toEqual([])
  })
})

describe('headings of the writer’s own', () => {
  const keys = (text: string) => {
    const { entries, sideboard, remarks, problems } = readDeckText(text)
    return [entries.length, sideboard.length, ...remarks.map(({ key }) => key), ...problems.map(({ key }) => key)]
  }

  it('are drawn, have a number of cards or a colon, or stand alone above a part of the list', () => {
    for (const line of [
      '== Ramp ==',
      '[Ramp]',
      '**Card Draw**',
      '~~Lands~~ (24)',
      'Ramp (10)',
      'Ramp - 10',
      'Ramp:',
      '60 cards',
    ])
      expect(keys(`${line}\n4 Swamp\n3 Island`), line).toEqual([2, 0, 'deckRemark.heading'])
    expect(keys('4 Swamp\n\nRamp\n3 Island')).toEqual([2, 0, 'deckRemark.heading'])
  })

  it('but not where a card may be meant whose number is missing', () => {
    expect(keys('Swamp (4)\nIsland (3)')).toEqual([0, 0, 'deckText.notAnEntry', 'deckText.notAnEntry'])
    expect(keys('4 Swamp\n3 Island\nForest: 2')).toEqual([2, 0, 'deckText.notAnEntry'])
    for (const text of ['Ramp\n4 Swamp\n3 Island', '4 Swamp\nRamp\n3 Island', '4 Swamp\n\n3 Island\n\nRamp'])
      expect(keys(text), text).toEqual([2, 0, 'deckText.notAnEntry'])
  })

  it('nor do they hide the boards', () => {
    for (const line of ['Sideboard: 3', '[Sideboard]', '-- Sideboard --', '3 Sideboard cards', '//Sideboard'])
      expect(keys(`4 Swamp\n${line}\n3 Island`).slice(0, 2), line).toEqual([1, 1])
    for (const line of ['[COMMANDER]', 'Commander: 1', '1 Commander', '// COMMANDER'])
      expect(readDeckText(`${line}\n1 Ember Dart\nDeck\n99 Swamp`).commander, line).toHaveLength(1)
    expect(short(readDeckText('4 Swamp\n1 Conspiracy\n3 Island')).main).toContain('1 Conspiracy')
  })

  it('beside addresses, which are passed over', () => {
    expect(keys('https://example.com/deck/1\n4 Swamp')).toEqual([1, 0, 'deckRemark.comment'])
  })
})

describe('what can not be read', () => {
  it('is told with its line and text, and the rest is kept', () => {
    const { entries, sideboard, problems } = readDeckText(
      '4 Swamp\nIsland\n0 Forest\nSideboard\nSB: many\n251 Plains\n1 Plains',
    )
    expect(entries.map(({ name }) => name)).toEqual(['Swamp'])
    expect(sideboard.map(({ name }) => name)).toEqual(['Plains'])
    expect(problems.map(({ line, text, key }) => [line, text, key])).toEqual([
      [2, 'Island', 'deckText.notAnEntry'],
      [3, '0 Forest', 'deckText.none'],
      [5, 'SB: many', 'deckText.notAnEntry'],
      [6, '251 Plains', 'deckText.tooMany'],
    ])
  })

  it('in XML: numbers that are none, names that are missing, a file that breaks off', () => {
    const card = (attributes: string) =>
      `<cockatrice_deck>\n<zone name="main">\n<card ${attributes}/></zone></cockatrice_deck>`
    const key = (attributes: string) => readDeckText(card(attributes)).problems.map(({ line, key }) => [line, key])
    expect(key('number="-1" name="Swamp"')).toEqual([[3, 'deckText.notANumber']])
    expect(key('number="1e9" name="Swamp"')).toEqual([[3, 'deckText.notANumber']])
    expect(key('name="Swamp"')).toEqual([[3, 'deckText.notANumber']])
    expect(key('number="2"')).toEqual([[3, 'deckText.noName']])
    expect(key('number="999999999999999999999" name="Swamp"')).toEqual([[3, 'deckText.tooMany']])
    const broken = readDeckText(
      '<cockatrice_deck>\n<zone name="main">\n<card number="2" name="Swamp"/>\n<card number="2" na',
    )
    expect(short(broken)).toMatchObject({ main: ['2 Swamp'], problems: [[4, 'deckText.brokenXml']] })
  })

  it('in JSON: absurd values, a file of something else, one that breaks off', () => {
    const mainBoard = [{ name: 'Swamp', count: 2 }, { name: 7, count: 1 }, { name: 'Moor', count: 1.5 }, null, 'Swamp']
    const { entries, problems } = readDeckText(JSON.stringify({ data: { mainBoard, sideBoard: 'none' } }))
    expect(entries).toMatchObject([{ count: 2, name: 'Swamp' }])
    expect(problems.map(({ line, key }) => [line, key])).toEqual([
      [2, 'deckText.noName'],
      [3, 'deckText.notANumber'],
      [4, 'deckText.notANumber'],
      [5, 'deckText.notANumber'],
    ])
    expect(readDeckText('{"data": {"cards": []}}').problems).toMatchObject([{ key: 'deckText.otherFile' }])
    expect(readDeckText('{"data": {"mainBoard": [').problems).toMatchObject([{ key: 'deckText.brokenJson' }])
    expect(readDeckText(`{"data":${'['.repeat(100_000)}`).problems).toMatchObject([{ key: 'deckText.brokenJson' }])
  })

  it('is a web page, or another program’s XML', () => {
    for (const text of [
      '<!doctype html>\n<html><body>4 Swamp</body></html>',
      '<?xml version="1.0"?><cards>\n4 Swamp (ABC) 1</cards>',
    ])
      expect(short(readDeckText(text))).toMatchObject({ main: [], problems: [[1, 'deckText.otherFile']] })
  })

  it('XML declares no entities of its own, and markup in names stays text', () => {
    const text = `<!DOCTYPE x [<!ENTITY a "aaaa">]><cockatrice_deck><zone name="main">
      <card number="1" name="&lt;img src=x onerror=alert(1)&gt; &a; &#x41;&#0;"/></zone></cockatrice_deck>`
    expect(readDeckText(text).entries.map(({ name }) => name)).toEqual(['<img src=x onerror=alert(1)> &a; A&#0;'])
  })
})

describe('a list stays within the bounds of any deck', () => {
  it('of ten thousand lines, its first thousand cards are read', () => {
    const { entries, problems } = readDeckText('1 Swamp\n'.repeat(10_000))
    expect(entries).toHaveLength(1_000)
    expect(problems).toMatchObject([{ line: 1_001, key: 'deckText.manyLines', params: { most: 1_000 } }])
    const many = readDeckText('200 Swamp\n'.repeat(20))
    expect(many.entries).toHaveLength(5)
    expect(many.problems).toMatchObject([{ line: 6, key: 'deckText.manyCards', params: { most: 1_000 } }])
  })

  it('of lines that say nothing, too', () => {
    for (const line of ['no entry', '// no', '1 Swamp [Maybeboard]'])
      expect(readDeckText(`${line}\n`.repeat(10_000)).problems.at(-1)).toMatchObject({
        line: 1_001,
        key: 'deckText.manyLines',
      })
  })

  it('in every form, however it is stuffed', () => {
    const card = '<card number="1" name="a"/>'
    const texts = [
      `<cockatrice_deck><zone name="main">${card.repeat(12_000)}`,
      `<cockatrice_deck ${'a'.repeat(390_000)}>`,
      `<cockatrice_deck ${'a= '.repeat(120_000)}>`,
      `<cockatrice_deck>${'<'.repeat(390_000)}`,
      `<cockatrice_deck>${'<a b="'.repeat(60_000)}`,
      `<Deck>${'&amp;'.repeat(60_000)}`,
      `4 a${'['.repeat(190_000)}${']'.repeat(190_000)}`,
      `4 a${' *F*'.repeat(90_000)}`,
      `4 a${' #b'.repeat(90_000)}`,
      `4 a${' (b'.repeat(120_000)}`,
      `${' '.repeat(390_000)}4 a`,
      '\n'.repeat(390_000),
      '[Main]\n'.repeat(50_000),
      JSON.stringify({ mainBoard: Array.from({ length: 50_000 }, () => ({ name: 'a', count: 1 })) }),
    ]
    // Reading one of them in square time would run into the test's limit of time.
    for (const text of texts) {
      const { entries, problems, remarks } = readDeckText(text)
      expect(entries.length + problems.length + remarks.length, text.slice(0, 40)).toBeLessThanOrEqual(1_002)
    }
  })

  it('and a text that is longer than any list is not read', () => {
    expect(readDeckText('4 Swamp\n'.repeat(60_000))).toMatchObject({
      entries: [],
      problems: [{ line: 1, key: 'deckText.longText' }],
    })
    expect(readDeckText(`1 Swamp\n4 ${'ab '.repeat(6_000)}`)).toMatchObject({
      entries: [{ count: 1, name: 'Swamp' }],
      problems: [{ line: 2, key: 'deckText.longLine', params: { most: 200 } }],
    })
    expect(readDeckText(`4 ${'a'.repeat(198)}`).problems).toEqual([])
    expect(readDeckText(`4 ${'a'.repeat(199)}`).problems).toHaveLength(1)
  })
})
