/** "A player puts a creature onto the battlefield": whoever controls it as it comes there (410.10a). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Toll Tariff',
    '{3}',
    'Enchantment',
    'Whenever a player puts a nontoken creature onto the battlefield, that player loses 2 life.',
  ),
  creature('Elk', '{0}', '2/5'),
  card('Herd', '{0}', 'Sorcery', 'Create a 1/1 green Elk creature token.'),
]

inEditions('2004', '2011')('410 what a player puts onto the battlefield, %s', (edition) => {
  const lives = (name: string): readonly number[] => {
    const game: Table = table(edition, [{ hand: [name] }, { battlefield: ['Toll Tariff'] }], CARDS)
    game.cast(name).resolveAll()
    return [game.life(0), game.life(1)]
  }
  test('[2004:410.10a] that player is its controller, not the one with the ability', () =>
    expect(lives('Elk')).toEqual([18, 20]))
  test('[2004:410.10a] nothing else counts', () => expect(lives('Herd')).toEqual([20, 20]))
})
