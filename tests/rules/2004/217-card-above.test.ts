/** The order of a graveyard, and the symbols of a cost. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Ember',
    '{R}',
    '1/1',
    'At the beginning of your end step, if ~ is in your graveyard with a creature card directly above it, return ~ to your hand.',
  ),
  creature('Ox', '{2}', '3/3'),
  card('Waste', '{0}', 'Sorcery', 'Discard a card.'),
  card('Ban', '{0}', 'Enchantment', "Spells with {X} in their mana costs can't be cast."),
  card('Surge', '{X}', 'Sorcery', 'You gain X life.'),
]

inEditions('2004', '2011')('a card as it lies there, %s', (edition) => {
  test('[2004:217.4] a card that was put in later lies above', () => {
    const inHand = (graveyard: string[], discarded: string): boolean =>
      table(edition, [{ graveyard, hand: ['Waste', discarded] }, {}], CARDS)
        .cast('Waste')
        .resolve()
        .to('end')
        .resolveAll()
        .has('hand', 'Ember')
    expect(inHand(['Ember'], 'Ox')).toBe(true)
    // The sorcery follows what it had discarded.
    expect(inHand(['Ox'], 'Ember')).toBe(false)
  })

  test('[2004:104.2] {X} in a cost, whatever X would be', () => {
    const game = table(edition, [{ battlefield: ['Ban'], hand: ['Surge', 'Waste'] }, {}], CARDS)
    const why = (name: string) => game.why({ do: 'cast', object: game.id(name), via: 'normal' })
    expect(why('Surge')).not.toBeNull()
    expect(why('Waste')).toBeNull()
  })
})
