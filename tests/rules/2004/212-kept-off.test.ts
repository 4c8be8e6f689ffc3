/** What can't be attached there, by the words of either (212.4d, 420.5d of 2004, 301.5 of 2011). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Brawler', '{0}', '2/2', "~ can't be equipped."),
  card('Blade', '{0}', 'Artifact — Equipment', 'Equipped creature gets +2/+0.\nEquip {0}'),
  card(
    'Spear',
    '{0}',
    'Artifact — Equipment',
    '~ can be attached only to a creature with power 3 or greater.\nEquip {0}',
  ),
  card(
    'Seal',
    '{0}',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature can't be the target of spells and can't be enchanted by other Auras.",
  ),
  card('Web', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +0/+2.'),
  card('Shrink', '{0}', 'Instant', 'Target creature gets -2/-0 until end of turn.'),
  creature('Giant', '{0}', '4/4'),
]

inEditions('2004', '2011')('212 kept off, %s', (edition) => {
  const hostOf = (game: ReturnType<typeof table>, name: string) => get(game.state, game.id(name)).attachedTo

  test('[2004:212.2i] an Equipment where it may not be, by what it equips or by itself', () => {
    const game = table(edition, [{ battlefield: ['Brawler', 'Bear', 'Giant', 'Blade', 'Spear'] }, {}], CARDS)
    game.activate('Blade', 1, { targets: ['Brawler'] }).resolve()
    expect(hostOf(game, 'Blade')).toBeNull()
    game.activate('Blade', 1, { targets: ['Bear'] }).resolve()
    expect(hostOf(game, 'Blade')).toEqual({ object: game.id('Bear') })
    game.activate('Spear', 1, { targets: ['Brawler'] }).resolve()
    expect(hostOf(game, 'Spear')).toBeNull()
    game.activate('Spear', 1, { targets: ['Giant'] }).resolve()
    expect(hostOf(game, 'Spear')).toEqual({ object: game.id('Giant') })
  })

  test('[2004:420.5j] it comes off when it may not stay', () => {
    const game = table(edition, [{ battlefield: ['Giant', 'Spear'], hand: ['Shrink'] }, {}], CARDS)
    game
      .activate('Spear', 1, { targets: ['Giant'] })
      .resolve()
      .cast('Shrink', { targets: ['Giant'] })
      .resolve()
    expect([hostOf(game, 'Spear'), game.has('battlefield', 'Spear')]).toEqual([null, true])
  })

  test('[2004:420.5d] other Auras than the one that says it', () => {
    const game = table(edition, [{ battlefield: ['Giant', 'Bear'], hand: ['Web', 'Seal'] }, {}], CARDS)
    game
      .cast('Web', { targets: ['Giant'] })
      .resolve()
      .cast('Seal', { targets: ['Giant'] })
      .resolve()
    expect([game.has('battlefield', 'Seal'), game.has('graveyard', 'Web'), game.size('Giant')]).toEqual([
      true,
      true,
      '4/4',
    ])
    game.isAtAQuestion()
  })
})
