/** The cards and decks that come with the game for today's rules. */
import { describe, expect, test } from 'vitest'
import { byName, compileDeck, DECK_LEVELS, type Deck, deckProblems, isLed, loadSet } from '../../src/catalog/index.ts'
import records from '../../src/catalog/set/today.json' with { type: 'json' }
import { whyNotInEdition } from '../../src/engine/index.ts'
import type { CardRecord } from '../../src/oracle/index.ts'
import { sayDeckPlan } from '../../src/ui/messages/index.ts'

const { cards, decks, commanderDecks, decksOfToday } = await loadSet()
const find = byName(cards)
const all: readonly CardRecord[] = records
const facesOf = (record: CardRecord) => record.card_faces ?? [record]
const textOf = (record: CardRecord): string =>
  facesOf(record)
    .flatMap(({ oracle_text: text }) => (text ? [text] : []))
    .join('\n')
const cardsOf = (list: Deck['cards']) => compileDeck(list, find)

describe('the cards of today', () => {
  test('are all understood, each name once', () => {
    expect(all.length).toBeGreaterThanOrEqual(300)
    expect(all.filter(({ name }) => find(name)?.compiled.ok !== true).map(({ name }) => name)).toEqual([])
    // The other face of a melded pair is printed on both of its cards.
    const ownFaces = (record: CardRecord) => (record.layout === 'meld' ? facesOf(record).slice(0, 1) : facesOf(record))
    const names = all.flatMap((record) => ownFaces(record).map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
  })

  test('have the wording of today', () => {
    for (const record of all) {
      const text = textOf(record)
      expect(text, record.name).not.toMatch(/~|’|enters the battlefield|creature or player(?! )|mana pool|any player/)
      expect(text, record.name).not.toMatch(/^\s|\s$|\n\n| {2}/)
      expect(['common', 'uncommon', 'rare']).toContain(record.rarity)
    }
  })

  test.each([
    ...['menace', 'prowess', 'ward', 'crew', 'surveil', 'investigate|clue', 'treasure', 'food', 'blood token'],
    ...['explores', 'until this \\w+ leaves', 'foretell', 'plot', 'bargain', 'blitz', 'disguise', 'disturb'],
    ...['daybound', '\\{E\\}', 'monarch', 'overload', 'escape', 'max speed|start your engines', 'lesson|learn'],
  ])('say %s at least three times', (word) => {
    const said = all.filter((record) => new RegExp(word, 'i').test(`${record.type_line}\n${textOf(record)}`))
    expect(said.length).toBeGreaterThanOrEqual(3)
  })

  test.each([
    ['adventure', 10],
    ['transform', 15],
    ['modal_dfc', 5],
  ])('have forms of today: %s', (layout, n) => {
    expect(all.filter((record) => record.layout === layout).length).toBeGreaterThanOrEqual(n)
  })

  test.each([
    ['Vehicle', 5],
    ['Saga', 7],
    ['Class', 3],
    ['Case', 2],
    ['Battle', 4],
    ['Adventure', 7],
    ['Omen', 2],
    ['Spacecraft', 2],
    ['Dungeon', 2],
  ])('have types of today: %s', (type, n) => {
    expect(all.filter((record) => record.type_line.includes(type)).length).toBeGreaterThanOrEqual(n)
  })
})

describe('the decks of today', () => {
  test('are five, and two with commanders; no id is given twice', () => {
    expect([decksOfToday.filter((deck) => !isLed(deck)).length, decksOfToday.filter(isLed).length]).toEqual([5, 2])
    const ids = [...decks, ...commanderDecks, ...decksOfToday].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(decksOfToday.map((deck) => [deck.id, deck] as const))(
    '%s is whole, legal today and in no book before',
    (_, deck) => {
      const [main, side, lead] = [cardsOf(deck.cards), cardsOf(deck.sideboard), cardsOf(deck.commander ?? [])]
      for (const { unknown, notUnderstood } of [main, side, lead]) expect([unknown, notUnderstood]).toEqual([[], []])
      const format = isLed(deck) ? 'commander' : 'constructed'
      const played = { deck: main.cards, sideboard: side.cards, commander: lead.cards }
      expect(deckProblems('today', format, played)).toEqual([])
      for (const earlier of ['2004', '2011'] as const)
        expect(main.cards.some((card) => whyNotInEdition(earlier, card) !== null)).toBe(true)
      expect(main.cards.length + lead.cards.length).toBe(isLed(deck) ? 100 : 60)
      const lands = main.cards.filter(({ types }) => types.includes('land')).length
      expect(lands).toBeGreaterThanOrEqual(isLed(deck) ? 35 : 23)
      if (!isLed(deck)) expect(DECK_LEVELS).toContain(deck.level)
      const colors = new Set([...main.cards, ...lead.cards].flatMap((card) => card.colors))
      expect([...colors].sort()).toEqual([...deck.colors].sort())
      expect(sayDeckPlan(deck.id)).toMatch(/^[^.]+\.$/)
    },
  )

  test('play every card but planeswalkers that nobody needs', () => {
    const lists = decksOfToday.flatMap((deck) => [...deck.cards, ...deck.sideboard, ...(deck.commander ?? [])])
    const played = new Set(lists.map(({ name }) => name))
    expect(all.filter(({ name }) => !played.has(name)).map(({ name }) => name)).toEqual([])
  })

  test('[today:309] a dungeon lies with the sideboard and doesn’t count to it; in the deck it is refused', () => {
    const [dungeon] = cardsOf([{ count: 1, name: 'The Buried Terminus' }]).cards
    if (dungeon === undefined) throw new Error('no dungeon')
    const deck = cardsOf([{ count: 60, name: 'Forest' }]).cards
    const fifteen = cardsOf([{ count: 15, name: 'Forest' }]).cards
    const keys = (played: Parameters<typeof deckProblems>[2]) =>
      deckProblems('today', 'constructed', played).map(({ key }) => key)
    expect(keys({ deck, sideboard: [...fifteen, dungeon] })).toEqual([])
    expect(keys({ deck, sideboard: [...fifteen, ...fifteen.slice(0, 1)] })).toEqual(['deck.sideboard'])
    expect(keys({ deck: [...deck, dungeon] })).toEqual(['deck.dungeon'])
    // Two of one name aren't refused by the rules; no earlier book has any.
    expect(whyNotInEdition('2011', dungeon)).toMatchObject({ key: 'edition.cardType' })
  })
})
