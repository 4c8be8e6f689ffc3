import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Hook',
    '{0}',
    'Artifact — Equipment',
    'Equipped creature gets +1/+0 and has "{0}, Unattach ~: This creature deals 1 damage to any target."\nEquip {0}',
  ),
  card('Plate', '{0}', 'Artifact — Equipment', 'Equipped creature gets +0/+2.\nEquip {0}'),
  card('Undress', '{0}', 'Instant', 'Unattach all Equipment from target creature.'),
  card(
    'Grip',
    '{0}',
    'Enchantment — Aura',
    'Enchant Equipment\nWhen ~ enters the battlefield, unattach enchanted Equipment.\nYou control enchanted Equipment.',
  ),
]
const isLoose = (game: Table, name: string): boolean =>
  game.zone(name) === 'battlefield' && get(game.state, game.id(name)).attachedTo === null

inEditions('2004', '2011')('unattaching, %s', (edition) => {
  const worn = (hand: readonly string[] = []): Table =>
    table(edition, [{ battlefield: ['Bear', 'Ox', 'Hook', 'Plate'], hand }, {}], CARDS)
      .activate('Hook', 1, { targets: ['Bear'] })
      .resolve()
      .activate('Plate', 1, { targets: ['Bear'] })
      .resolve()

  test('[2004:403.2] as a cost: it comes off at once, and that can be paid only while it is on the creature', () => {
    const game = worn()
    expect(game.size('Bear')).toBe('3/4')
    const again = game.nth(game.id('Bear'), 0)
    game.activate('Bear', 0, { targets: ['player 1'] })
    expect([isLoose(game, 'Hook'), isLoose(game, 'Plate'), game.size('Bear')]).toEqual([true, false, '2/4'])
    expect(game.why({ do: 'activate', ...again })).not.toBeNull()
    game.resolve()
    expect(game.life(1)).toBe(19)
    game.isAtAQuestion()
  })

  test('[2004:glossary/unattach] as an effect: all Equipment from that creature, and nothing from another', () => {
    const game = worn(['Undress'])
      .activate('Plate', 1, { targets: ['Ox'] })
      .resolve()
    game.cast('Undress', { targets: ['Bear'] }).resolve()
    expect([isLoose(game, 'Hook'), isLoose(game, 'Plate'), game.size('Bear')]).toEqual([true, false, '2/2'])
  })

  test('[2004:glossary/unattach] "enchanted Equipment" is the one that the Aura is on', () => {
    const game = worn(['Grip'])
    game
      .cast('Grip', { targets: ['Hook'] })
      .resolve()
      .resolveAll()
    expect([isLoose(game, 'Hook'), isLoose(game, 'Plate')]).toEqual([true, false])
  })
})
