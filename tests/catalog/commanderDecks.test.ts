/** Decks that a commander leads: those that come with the game, and lists from elsewhere (2011:contents/9). */
import { describe, expect, test } from 'vitest'
import {
  asList,
  byName,
  compileDeck,
  type DeckText,
  deckCards,
  deckProblems,
  draftOf,
  listsOf,
  loadSet,
  readDeckText,
  writeArena,
  writePlain,
} from '../../src/catalog/index.ts'
import { COMMANDER, newGame, outcomeOf, type Setup, stateOf } from '../../src/engine/index.ts'
import { colorIdentity } from '../../src/language/index.ts'

const { cards, decks, commanderDecks } = await loadSet()
const find = byName(cards)

const short = ({ entries, commander, sideboard, problems }: DeckText) => {
  const list = (of: DeckText['entries']) => of.map(({ count, name }) => `${count} ${name}`)
  return { main: list(entries), lead: list(commander), side: list(sideboard), problems: problems.length }
}

describe('the built-in decks with a commander', () => {
  test('are four, of different colours, beside the others', () => {
    expect(commanderDecks).toHaveLength(4)
    expect(new Set(commanderDecks.map(({ colors }) => colors.join(''))).size).toBe(4)
    const ids = [...decks, ...commanderDecks].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(commanderDecks.map((deck) => [deck.id, deck] as const))(
    '[2011:contents/9] %s has a hundred legal cards and plays',
    (_, deck) => {
      const own = compileDeck(deck.cards, find)
      const lead = compileDeck(deck.commander ?? [], find)
      expect([own.unknown, own.notUnderstood, lead.unknown, lead.notUnderstood]).toEqual([[], [], [], []])
      expect([own.cards.length, lead.cards.length]).toEqual([99, 1])
      expect(deckProblems('2011', 'commander', { deck: own.cards, commander: lead.cards })).toEqual([])
      expect(lead.cards.flatMap(colorIdentity).sort()).toEqual([...deck.colors].sort())
      const lands = own.cards.filter(({ types }) => types.includes('land')).length
      expect(lands).toBeGreaterThanOrEqual(35)
      expect(lands).toBeLessThanOrEqual(40)
      const player = { name: deck.name, deck: own.cards, commander: lead.cards }
      const setup: Setup = {
        edition: '2011',
        seed: 3,
        starter: 0,
        format: COMMANDER,
        players: [player, player, player],
      }
      const { position } = newGame(setup)
      expect([outcomeOf(position), stateOf(position).command.length]).toEqual([null, 3])
    },
  )
})

const LIST = ['1 Ember Dart', '98 Mountain']
const LED = {
  main: ['1 Korrun, the Bellows King', ...LIST],
  lead: ['1 Korrun, the Bellows King'],
  side: [],
  problems: 0,
}

describe('lists say what leads the deck', () => {
  test.each([
    ['Arena', 'Commander\n1 Korrun, the Bellows King (CAN) 4\n\nDeck\n1 Ember Dart (CAN) 3\n98 Mountain (CAN) 9\n'],
    ['Moxfield', '1 Korrun, the Bellows King (CAN) 4 *CMDR*\n1 Ember Dart (CAN) 3 *F*\n98 Mountain (CAN) 9\n'],
    [
      'Archidekt',
      '1x Korrun, the Bellows King (can) 4 [Commander{top}]\n1x Ember Dart (can) 3 [Burn]\n98x Mountain (can) 9 [Land]\n',
    ],
    ['plain', '// Commander\n1 Korrun, the Bellows King\n\n// Deck\n1 Ember Dart\n98 Mountain\n'],
    [
      'Forge',
      '[metadata]\nName=Red\n[Commander]\n1 Korrun, the Bellows King|CAN\n[Main]\n1 Ember Dart|CAN\n98 Mountain\n',
    ],
    [
      'MTGJSON',
      JSON.stringify({
        data: {
          commander: [{ name: 'Korrun, the Bellows King', count: 1 }],
          mainBoard: [
            { name: 'Ember Dart', count: 1 },
            { name: 'Mountain', count: 98 },
          ],
        },
      }),
    ],
  ])('%s', (_, text) => {
    expect(short(readDeckText(text))).toEqual(LED)
  })

  test('Magic Online keeps it behind the empty line', () => {
    const read = readDeckText('1 Ember Dart\n98 Mountain\n\n1 Korrun, the Bellows King\n')
    expect(short(read)).toEqual({ ...LED, main: [...LIST, '1 Korrun, the Bellows King'] })
    expect(read.remarks.map(({ line, key }) => [line, key])).toEqual([[4, 'deckRemark.commander']])
  })

  test('and in its files in the sideboard', () => {
    const card = (name: string, n: number, side: boolean) =>
      `<Cards CatID="1" Quantity="${n}" Sideboard="${side}" Name="${name}" />`
    const lines = [card('Ember Dart', 1, false), card('Mountain', 98, false), card('Korrun, the Bellows King', 1, true)]
    expect(short(readDeckText(`<Deck>${lines.join('')}</Deck>`)).lead).toEqual(LED.lead)
  })

  test.each([
    ['two partners', '98 Mountain\n\n1 Korrun, the Bellows King\n1 Emberwick Apprentice', 2],
    ['three cards more', '97 Mountain\n\n1 Ember Dart\n1 Korrun, the Bellows King\n1 Emberwick Apprentice', 0],
    ['a deck of another size', '60 Mountain\n\n1 Korrun, the Bellows King', 0],
    ['one card too many', '100 Mountain\n\n1 Korrun, the Bellows King', 0],
    ['a commander named elsewhere', '1 Ember Dart *CMDR*\n98 Mountain\n\nSideboard\n1 Korrun, the Bellows King', 1],
  ])('with a sideboard of %s', (_, text, n) => {
    expect(readDeckText(text).commander).toHaveLength(n)
  })

  test('partners stand below one heading', () => {
    const read = readDeckText('Commander\n1 Korrun, the Bellows King\n1 Emberwick Apprentice\n\nDeck\n98 Mountain')
    expect(short(read).lead).toEqual(['1 Korrun, the Bellows King', '1 Emberwick Apprentice'])
  })
})

describe('what leads a deck is written', () => {
  const text = `Commander\n1 Korrun, the Bellows King\n\nDeck\n${LIST.join('\n')}`

  test('in lists of every program, and as Arena has it', () => {
    const read = readDeckText(text)
    expect(asList(read)).toBe(text)
    const draft = draftOf(read, find, 'Red')
    expect(draft.commander).toEqual(['Korrun, the Bellows King'])
    expect(writePlain(listsOf(draft))).toBe(text)
    const arena = writeArena({ name: 'Red', ...listsOf(draft) })
    expect(arena).toBe(`About\nName Red\n\n${text}`)
    expect(short(readDeckText(arena))).toEqual(LED)
  })

  test.each(commanderDecks.map((deck) => [deck.id, deck] as const))('%s comes back as it is', (_, deck) => {
    const read = readDeckText(writePlain(deck))
    expect(listsOf(draftOf(read, find, deck.name))).toEqual({
      cards: deck.cards,
      commander: deck.commander,
      sideboard: [],
    })
    expect(deckProblems('2011', 'commander', deckCards(read, find))).toEqual([])
  })

  test('a deck that nothing leads is written as before', () => {
    const plain = { name: 'Red', cards: [{ count: 4, name: 'Mountain' }], sideboard: [] }
    expect([writePlain(plain), writeArena(plain)]).toEqual(['4 Mountain', 'About\nName Red\n\nDeck\n4 Mountain'])
    expect(listsOf(draftOf(readDeckText('4 Mountain'), find, ''))).toEqual({ cards: plain.cards, sideboard: [] })
  })

  test('a commander that was taken out of the draft leads no longer', () => {
    const draft = draftOf(readDeckText(text), find, 'Red')
    const main = draft.main.filter(({ name }) => name !== 'Korrun, the Bellows King')
    expect(listsOf({ ...draft, main }).commander).toBeUndefined()
  })
})

describe('the check of a list', () => {
  const keys = (text: string) =>
    deckProblems('2011', 'commander', deckCards(readDeckText(text), find)).map((one) => one.key)
  const red = `Deck\n${LIST.join('\n')}`

  test.each([
    ['one that is fit', `Commander\n1 Korrun, the Bellows King\n\n${red}`, []],
    [
      'two: this book knows no partners',
      `Commander\n1 Korrun, the Bellows King\n1 Old Grelda, Mulchmother\n\nDeck\n98 Mountain`,
      ['deck.commanders'],
    ],
    ['none', `1 Ember Dart\n99 Mountain`, ['deck.commanders']],
    ['one of another colour', `Commander\n1 Alenne, Voice of Morning\n\n${red}`, ['deck.identity', 'deck.identity']],
    ['one that is no legendary creature', `Commander\n1 Emberwick Apprentice\n\n${red}`, ['deck.notCommander']],
    ['one that isn’t known', `Commander\n1 Somebody Else\n\n${red}`, []],
  ])('[2011:contents/9] reads its commander: %s', (_, text, found) => {
    expect(keys(text)).toEqual(found)
  })
})
