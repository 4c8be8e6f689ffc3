/** Counts, conditions and events that later cards speak of (today:700). */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Hymn', '{0}', 'Sorcery', 'You gain X life, where X is your devotion to white.'),
  card('Chorus', '{0}', 'Sorcery', 'You gain X life, where X is your devotion to white and blue.'),
  creature('Monk', '{W}{W}', '1/1'),
  creature('Hybrid', '{W/U}{U}', '1/1'),
  card('Sage', '{0}', 'Enchantment', 'Whenever you cast or copy an instant or sorcery spell, you gain 1 life.'),
  card('Spark', '{0}', 'Instant', '~ deals 1 damage to target player.'),
  card('Echo', '{0}', 'Instant', 'Copy target spell.'),
  creature(
    'Rebel',
    '{0}',
    '1/1',
    'When ~ enters the battlefield, if a permanent you controlled left the battlefield this turn, you gain 5 life.',
  ),
  card('Altar', '{0}', 'Enchantment', '{0}, Sacrifice a creature: You gain 1 life.'),
  card('Wave', '{0}', 'Instant', "Return target permanent to its owner's hand."),
  card('Oath', '{2}{W}', 'Sorcery', 'You gain 1 life. If at least three white mana was spent to cast ~, draw a card.'),
  card('Prism', '{X}', 'Sorcery', 'You gain X life, where X is the number of colors of mana spent to cast ~.'),
  card('Weight', '{X}', 'Sorcery', 'You gain X life, where X is the amount of mana spent to cast ~.'),
  creature(
    'Captain',
    '{0}',
    '1/1',
    'Whenever ~ and at least two other creatures attack, ~ gets +2/+0 until end of turn.',
  ),
  creature('Runt', '{0}', '1/1'),
]

describe('[today:700.5] devotion', () => {
  const heard = (spell: string, ...battlefield: string[]) =>
    table('today', [{ hand: [spell], battlefield }, { battlefield: ['Monk'] }], CARDS)
      .cast(spell)
      .resolveAll()
      .life(0)
  test('symbols of that colour among your permanents’ costs, hybrid ones too, an opponent’s not', () => {
    expect(heard('Hymn', 'Monk', 'Hybrid')).toBe(23)
    expect(heard('Hymn')).toBe(20)
  })
  test('to two colours each symbol counts once', () => expect(heard('Chorus', 'Monk', 'Hybrid')).toBe(24))
})

describe('[today:603.2] cast or copy', () => {
  test('both trigger, a creature spell doesn’t', () => {
    const game = table('today', [{ hand: ['Spark', 'Echo', 'Runt'], battlefield: ['Sage'] }, {}], CARDS)
    game.cast('Spark', { targets: ['player 1'] }).resolve()
    game.cast('Echo', { targets: ['Spark'] }).resolveAll()
    expect(game.life(0)).toBe(23)
    expect(game.cast('Runt').resolveAll().life(0)).toBe(23)
  })
})

describe('[today:603.4] a permanent you controlled left the battlefield this turn', () => {
  const enter = (before: (game: ReturnType<typeof table>) => unknown) => {
    const game = table(
      'today',
      [{ hand: ['Rebel', 'Wave'], battlefield: ['Runt', 'Altar'] }, { battlefield: ['Bear'] }],
      CARDS,
    )
    before(game)
    const life = game.life(0)
    return game.cast('Rebel').resolveAll().life(0) - life
  }
  test('sacrificed or returned counts, an opponent’s permanent or none doesn’t', () => {
    expect(enter((game) => game.activate('Altar').resolveAll())).toBe(5)
    expect(enter((game) => game.cast('Wave', { targets: ['Runt'] }).resolveAll())).toBe(5)
    expect(enter((game) => game.cast('Wave', { targets: ['Bear'] }).resolveAll())).toBe(0)
    expect(enter(() => undefined)).toBe(0)
  })
})

describe('[today:601.2h] the mana spent', () => {
  test('at least three white mana: less isn’t enough', () => {
    const drawn = (pool: string) => {
      const game = table('today', [{ hand: ['Oath'], pool }, {}], CARDS)
        .cast('Oath')
        .resolveAll()
      return game.handSize(0)
    }
    expect([drawn('{W}{W}{W}'), drawn('{W}{W}{G}')]).toEqual([1, 0])
  })
  test('its colours, and how much it is', () => {
    const gained = (name: string, pool: string, x: number) =>
      table('today', [{ hand: [name], pool }, {}], CARDS)
        .cast(name, { x })
        .resolveAll()
        .life(0) - 20
    expect([gained('Prism', '{W}{W}{G}', 3), gained('Weight', '{W}{W}{G}', 3)]).toEqual([2, 3])
  })
})

describe('[today:508.3a] with at least two other creatures', () => {
  test('three attackers are enough, two aren’t', () => {
    const with_ = (...others: string[]) =>
      table('today', [{ battlefield: ['Captain', 'Runt', 'Bear'] }, {}], CARDS)
        .attack('Captain', ...others)
        .resolveAll()
        .size('Captain')
    expect([with_('Runt', 'Bear'), with_('Runt')]).toEqual(['3/1', '1/1'])
  })
})
