import { expect, test } from 'vitest'
import { loadSet } from '../../src/catalog/index.ts'
import { refuse } from '../../src/engine/index.ts'
import { EDITION_IDS, type EditionId } from '../../src/rulebook/index.ts'
import { useOwnDecks } from '../../src/store/index.ts'
import { chosenDeck } from '../../src/ui/session/choice.ts'
import {
  isIncomplete,
  isLed,
  onShelf,
  type PlayableDeck,
  whyNotPlayable,
  withoutMissing,
} from '../../src/ui/session/decks.ts'
import { loadDecks } from '../../src/ui/session/loadDecks.ts'
import { checkDeckText } from '../../src/ui/session/typedDecks.ts'

const { decksOfToday } = await loadSet()
const isOfToday = ({ id }: { readonly id: string }): boolean => decksOfToday.some((deck) => deck.id === id)

test('the decks that come with the game can be chosen in every edition, those of today only today', async () => {
  const decks = (await loadDecks()).filter((deck) => !isLed(deck))
  expect(decks.filter(isOfToday)).toHaveLength(5)
  for (const deck of decks)
    for (const edition of EDITION_IDS)
      expect(whyNotPlayable(deck, edition) === null).toBe(edition === 'today' || !isOfToday(deck))
})

test('decks that only the chosen edition allows come first, those that it forbids last', async () => {
  const all = await loadDecks()
  const ids = (edition: EditionId) => onShelf(all, edition).map(({ id }) => id)
  expect(ids('today').slice(0, decksOfToday.length).sort()).toEqual(decksOfToday.map(({ id }) => id).sort())
  expect(ids('2011').slice(-decksOfToday.length).sort()).toEqual(decksOfToday.map(({ id }) => id).sort())
  expect(ids('2011')[0]).toBe(all[0]?.id)
})

test('[2011:contents/9] four decks have a commander; they are played by the rules of 2011 alone', async () => {
  const led = (await loadDecks()).filter((deck) => isLed(deck) && !isOfToday(deck))
  expect(led).toHaveLength(4)
  for (const deck of led) {
    expect(deck.commander.length + deck.cards.length).toBe(100)
    expect(deck.face.name).toBe(deck.commander[0]?.name)
    expect(whyNotPlayable(deck, '2011')).toBeNull()
    expect(whyNotPlayable(deck, '2004')).toBe('Commander is played by the rules of 2011 or today’s.')
  }
})

test('a deck that is not legal says why, in the edition that forbids it', async () => {
  const [deck] = await loadDecks()
  if (deck === undefined) throw new Error('no deck')
  const refusal = refuse({ edition: '2004' }, 'edition.cardType', { card: 'Odd One', type: 'planeswalker' })
  const other = { ...deck, problems: { '2004': [refusal], '2011': [], today: [] } }
  expect(whyNotPlayable(other, '2004')).toContain('Odd One')
  expect(whyNotPlayable(other, '2011')).toBeNull()
  expect(whyNotPlayable({ ...other, missing: ['Blur'] }, '2011')).toContain('Blur')
})

test('the decks that come with the game bring fifteen cards for between the games', async () => {
  for (const deck of (await loadDecks()).filter((deck) => !isLed(deck))) {
    expect(
      deck.sideboard.filter(({ types }) => !types.includes('dungeon')),
      deck.name,
    ).toHaveLength(15)
    const own = new Set(deck.cards.flatMap(({ colors }) => colors))
    for (const card of deck.sideboard) expect(card.colors.filter((color) => !own.has(color))).toEqual([])
  }
})

test('a pasted list is told line by line, and is a deck once its cards are known', async () => {
  const [built] = await loadDecks()
  if (built === undefined) throw new Error('no deck')
  const text = built.list.map(({ count, name }) => `${count} ${name}`).join('\n')
  const whole = await checkDeckText(`${text}\nSideboard\n15 Forest`)
  expect(whole.read.problems).toEqual([])
  expect(whole.deck).toMatchObject({ own: true, missing: [], problems: { '2011': [] } })
  expect(whole.deck?.sideboard).toHaveLength(15)
  const torn = await checkDeckText('Forest\n2 Nobody')
  expect(torn.read.problems.map(({ line }) => line)).toEqual([1])
  expect(torn.list.map(({ state }) => state)).toEqual(['unknown'])
  expect(torn.open.map(({ line, name }) => [line, name])).toEqual([
    [1, null],
    [2, 'Nobody'],
  ])
  // None of its cards is known: it is a deck all the same, and can stand on the shelf.
  expect(torn.deck).toMatchObject({ missing: ['Nobody'], unread: ['Forest'], cards: [] })
  expect((await checkDeckText('hello')).deck).toBeNull()
})

test('[2004:100.2] a deck is counted with its unknown cards; without them only size and sideboard are waived', async () => {
  const known = '4 Ember Dart\n4 Dewleaf Adept\n20 Mountain\n20 Forest'
  const read = async (text: string) => {
    const { deck } = await checkDeckText(text)
    if (deck === null) throw new Error('no deck')
    return deck
  }
  const keys = (deck: PlayableDeck) => deck.problems['2011'].map(({ key }) => key)
  const torn = await read(`${known}\n12 Nobody\nSideboard\n14 Island\n1 Nothing`)
  expect([keys(torn), isIncomplete(torn)]).toEqual([[], true])
  expect(whyNotPlayable(torn, '2011')).toContain('Nobody and Nothing')
  const rest = withoutMissing(torn)
  expect(whyNotPlayable(rest, '2011')).toBeNull()
  expect([rest.cards.length, rest.sideboard.length]).toEqual([48, 14])
  const five = await read(`${known}\n5 Fellhorn Stag\n7 Nobody`)
  expect(whyNotPlayable(withoutMissing(five), '2011')).toContain('Fellhorn Stag')
  const nothing = await read('60 Nobody')
  expect(whyNotPlayable(withoutMissing(nothing), '2011')).toContain('0 cards')
  const many = await read('1 A\n1 B\n1 C\n1 D\n1 E\nwhat')
  expect(whyNotPlayable(many, '2011')).toContain('A, B, C and 3 more')
})

test('one’s own decks stand first, the newest before older ones; until one is chosen it is a deck of the game', async () => {
  const builtIn = await loadDecks()
  const deck = (id: string) => ({ id, name: id, text: '60 Forest' })
  useOwnDecks.setState({ decks: [deck('old'), deck('new')] })
  try {
    const decks = await loadDecks()
    expect(decks.slice(0, 3).map(({ id }) => id)).toEqual(['new', 'old', builtIn[0]?.id])
    expect(chosenDeck(decks, '')).toBe(decks[2])
    expect(chosenDeck(decks, 'old')).toBe(decks[1])
    expect(chosenDeck(decks.slice(0, 2), 'gone')).toBe(decks[0])
  } finally {
    useOwnDecks.setState({ decks: [] })
  }
})
