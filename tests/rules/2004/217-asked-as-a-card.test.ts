import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Sword Adept', '{0}', '2/2', '', 'Creature — Samurai'),
  creature('Plain Bear', '{0}', '2/2', '', 'Creature — Bear'),
  card(
    'Oath Banner',
    '{0}',
    'Enchantment — Aura',
    [
      'Enchant creature',
      "When enchanted creature dies, return that card to the battlefield under your control if it's a Samurai card.",
    ].join('\n'),
  ),
  card(
    'Vow',
    '{0}',
    'Enchantment — Aura',
    'Enchant creature\nEnchanted creature is a Samurai in addition to its other types.',
  ),
  card('Disgrace', '{0}', 'Enchantment', 'All creatures are Bears.'),
  card('Muster', '{0}', 'Sorcery', 'Create a 1/1 white Samurai creature token.'),
  card('Unearth Them', '{0}', 'Instant', 'Exile target card from a graveyard.'),
  card('Toll', '{0}', 'Instant', "Exile target permanent. If it's a creature card, you gain 3 life."),
  card('Mixed Toll', '{0}', 'Instant', "Exile target permanent. If it isn't a creature card, you gain 3 life."),
  card('Living Stone', '{0}', 'Enchantment', 'All lands are 1/1 creatures that are still lands.'),
]

inEditions('2004', '2011')('217.1c "if it\'s such a card" asks the card where it went, %s', (edition) => {
  const put = (mine: readonly string[], hand: readonly string[], theirs: readonly string[] = []) =>
    table(edition, [{ battlefield: [...mine], hand: [...hand] }, { battlefield: [...theirs] }], CARDS)

  test('[2004:217.1c] a card that is one comes back', () => {
    const game = put(['Sword Adept'], ['Oath Banner', 'Slay'])
      .cast('Oath Banner', { targets: ['Sword Adept'] })
      .resolve()
    game.cast('Slay', { targets: ['Sword Adept'] }).resolveAll()
    expect(game.zone('Sword Adept')).toBe('battlefield')
    game.isAtAQuestion()
  })

  test("[2004:217.1c] one that was it only on the battlefield doesn't", () => {
    const game = put(['Plain Bear'], ['Oath Banner', 'Vow', 'Slay'])
      .cast('Oath Banner', { targets: ['Plain Bear'] })
      .resolve()
    game.cast('Vow', { targets: ['Plain Bear'] }).resolve()
    game.cast('Slay', { targets: ['Plain Bear'] }).resolveAll()
    expect(game.zone('Plain Bear')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test("[2004:217.1c] one that wasn't it on the battlefield does", () => {
    const game = put(['Sword Adept', 'Disgrace'], ['Oath Banner', 'Slay'])
      .cast('Oath Banner', { targets: ['Sword Adept'] })
      .resolve()
    game.cast('Slay', { targets: ['Sword Adept'] }).resolveAll()
    expect(game.zone('Sword Adept')).toBe('battlefield')
  })

  test('[2004:217.1c] a land that was a creature is no creature card, a token no card at all', () => {
    const game = put(
      ['Forest', 'Living Stone'],
      ['Toll', 'Mixed Toll', 'Mixed Toll', 'Toll', 'Muster'],
      ['Forest', 'Plain Bear'],
    )
    game.cast('Toll', { targets: ['2:Forest'] }).resolveAll()
    expect(game.life(0)).toBe(20)
    game.cast('Mixed Toll', { targets: ['1:Forest'] }).resolveAll()
    expect(game.life(0)).toBe(23)
    game.cast('Muster').resolveAll()
    game.cast('Toll', { targets: ['Samurai'] }).resolveAll()
    expect(game.life(0)).toBe(23)
    game.cast('Mixed Toll', { targets: ['Plain Bear'] }).resolveAll()
    expect(game.life(0)).toBe(23)
    game.isAtAQuestion()
  })
})
