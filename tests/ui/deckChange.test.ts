import { describe, expect, test } from 'vitest'
import { readOwnDecks, writeOwnDecks } from '../../src/store/ownDecks.ts'
import { deckChange, webAddress } from '../../src/ui/pasting/deckChange.ts'

describe('what is different between two lists', () => {
  const before = '4 Ember Dart\n2 Clinker Brute\n20 Mountain\n\nSideboard\n2 Ember Dart'

  test('nothing where only lines and their order differ', () =>
    expect(
      deckChange(before, '20 Mountain\n2 ember dart\n2 Ember Dart\n2 Clinker Brute\n\nSideboard\n2 Ember Dart'),
    ).toEqual([]))

  test('what is added comes first, and deck and sideboard are told apart', () =>
    expect(deckChange(before, '3 Ember Dart\n2 Slagtooth Raider\n20 Mountain\n\nSideboard\n4 Ember Dart')).toEqual([
      { name: 'Slagtooth Raider', board: 'main', by: 2 },
      { name: 'Ember Dart', board: 'side', by: 2 },
      { name: 'Ember Dart', board: 'main', by: -1 },
      { name: 'Clinker Brute', board: 'main', by: -2 },
    ]))
})

describe('the page that a deck is from', () => {
  test('is an address and nothing else', () => {
    expect(webAddress(' https://decks.example/1 ')).toBe('https://decks.example/1')
    expect(webAddress('4 Ember Dart')).toBeNull()
    expect(webAddress('https://decks.example/1\n4 Ember Dart')).toBeNull()
    expect(webAddress('javascript:alert(1)')).toBeNull()
  })

  test('is kept with the deck, and a damaged one is no deck', () => {
    const deck = { id: 'own-1', name: 'Mine', text: '4 Forest', link: 'https://decks.example/1' }
    expect(readOwnDecks(writeOwnDecks([deck])).decks).toEqual([deck])
    expect(readOwnDecks(JSON.stringify({ schema: 1, decks: [{ ...deck, link: 3 }] })).trouble).toBe('broken')
  })
})
