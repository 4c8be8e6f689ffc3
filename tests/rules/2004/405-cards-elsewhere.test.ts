/** What is said of cards outside the battlefield, and of creatures with no abilities. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Mist', '{3}', 'Enchantment', "Creature cards you own that aren't on the battlefield have flash."),
  card('Stone', '{3}', 'Enchantment', 'Creatures with no abilities get +2/+2.'),
  card('Blank', '{0}', 'Instant', 'Target creature loses all abilities until end of turn.'),
  creature('Ox', '{0}', '3/3'),
  creature('Hawk', '{0}', '1/1', 'Flying'),
  card('Song', '{0}', 'Sorcery', 'You gain 1 life.'),
]

inEditions('2004', '2011')('405 cards elsewhere, %s', (edition) => {
  const why = (battlefield: string[], name: string) => {
    const game = table(edition, [{ battlefield, hand: ['Ox', 'Song'] }, {}], CARDS).to('end')
    return game.why({ do: 'cast', object: game.id(name), via: 'normal' })
  }
  test('[2004:405.1] creature cards in the hand have flash, other cards have not', () => {
    expect(why(['Mist'], 'Ox')).toBeNull()
    expect(why(['Mist'], 'Song')).not.toBeNull()
    expect(why([], 'Ox')).not.toBeNull()
  })

  test('[2004:418.5] with no abilities, or without them now', () => {
    const game = table(edition, [{ battlefield: ['Stone', 'Ox', 'Hawk'], hand: ['Blank'] }, {}], CARDS)
    expect([game.size('Ox'), game.size('Hawk')]).toEqual(['5/5', '1/1'])
    game.cast('Blank', { targets: ['Hawk'] }).resolve()
    expect(game.size('Hawk')).toBe('3/3')
  })
})
