import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Blight',
    '{0}',
    'Enchantment',
    'If a land is tapped for mana, it produces {B} instead of any other type and amount.',
  ),
  card(
    'Haze',
    '{0}',
    'Enchantment',
    'If a land is tapped for mana, it produces colorless mana instead of any other type.',
  ),
  card('Twin Spring', '', 'Land', '{T}: Add {G}{G}.'),
  card('Quarry', '', 'Land', 'Sacrifice ~: Add {R}{R}.'),
  card('Rainbow', '', 'Land', '{T}: Add one mana of any color.'),
  creature('Elf', '{G}', '1/1', '{T}: Add {G}.'),
  card(
    'Moon',
    '{0}',
    'Instant',
    'Until end of turn, if a player taps a nonbasic land for mana, it produces colorless mana instead of any other type.',
  ),
  card(
    'Tide',
    '{0}',
    'Enchantment',
    '{0}: Until end of turn, if you tap a land you control for mana, it produces {U} instead of any other type.',
  ),
  card('Bounty', '{0}', 'Enchantment', 'Whenever a land is tapped for mana, its controller adds an additional {G}.'),
]
const tap = (game: Table, name: string, n = 0) =>
  game.reply({ do: 'activate', ...game.nth(game.id(name, 'battlefield'), n) }).announce({})

inEditions('2004', '2011')('419.6 another type of mana, %s', (edition) => {
  test('[2004:419.6] of any type and amount becomes one of that type, if it is tapped for it', () => {
    const made = (name: string, ...others: string[]) =>
      tap(table(edition, [{ battlefield: [name, ...others] }, {}], CARDS), name).pool(0)
    expect([made('Twin Spring', 'Blight'), made('Forest', 'Blight'), made('Rainbow', 'Blight')]).toEqual([
      'B',
      'B',
      'B',
    ])
    expect([made('Elf', 'Blight'), made('Quarry', 'Blight'), made('Twin Spring')]).toEqual(['G', 'RR', 'GG'])
    expect([made('Twin Spring', 'Haze'), made('Rainbow', 'Haze')]).toEqual(['CC', 'C'])
  })

  test('[2004:419.6] what triggers on it adds what it says', () => {
    const game = tap(table(edition, [{ battlefield: ['Forest', 'Blight', 'Bounty'] }, {}], CARDS), 'Forest')
    expect([...game.pool(0)].sort().join('')).toBe('BG')
  })

  test('[2004:419.6] until end of turn, whoever taps it', () => {
    const sides = { hand: ['Moon'], battlefield: ['Twin Spring', 'Forest'] }
    const game = table(edition, [sides, { battlefield: ['Rainbow'] }], CARDS)
      .cast('Moon')
      .resolve()
    tap(tap(game, 'Twin Spring'), 'Forest')
    expect([...game.pool(0)].sort().join('')).toBe('CCG')
    game.pass()
    expect(tap(game, 'Rainbow').pool(1)).toBe('C')
    game.isAtAQuestion()
  })

  test('[2004:419.6] only its player’s own lands, and only this turn', () => {
    const game = table(edition, [{ battlefield: ['Tide', 'Forest'] }, { battlefield: ['Twin Spring'] }], CARDS)
    game.activate('Tide').resolve()
    expect(tap(game, 'Forest').pool(0)).toBe('U')
    game.pass()
    expect(tap(game, 'Twin Spring').pool(1)).toBe('GG')
    game.to('main1', 5)
    expect(tap(game, 'Forest').pool(0)).toBe('G')
  })
})
