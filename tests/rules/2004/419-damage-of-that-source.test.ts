import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Spur',
    '{0}',
    'Enchantment',
    'Whenever a creature attacks, the next time that creature would deal combat damage this turn, it deals double that damage instead.',
  ),
  card(
    'Sear',
    '{0}',
    'Instant',
    "~ deals 2 damage to any target. If it's a creature, it can't be regenerated this turn, and if it would die this turn, exile it instead.",
  ),
  card(
    'Goad',
    '{0}',
    'Instant',
    'Choose a source you control. The next time that source would deal damage this turn, it deals double that damage instead.',
  ),
  creature('Ox', '{1}', '2/2'),
  creature('Cow', '{1}', '1/3'),
]

inEditions('2004', '2011')('419.6 damage that something spoken of would deal, %s', (edition) => {
  test('[2004:419.6] the next time only that creature would deal it, it is doubled', () => {
    const game = table(edition, [{ battlefield: ['Spur', 'Ox', 'Cow'] }, {}], CARDS)
      .attack('Ox')
      .to('main2')
    expect(game.life(1)).toBe(16)
    const both = table(edition, [{ battlefield: ['Spur', 'Ox', 'Cow'] }, {}], CARDS)
      .attack('Ox', 'Cow')
      .to('main2')
    expect(both.life(1)).toBe(14)
    const none = table(edition, [{ battlefield: ['Ox'] }, {}], CARDS)
      .attack('Ox')
      .to('main2')
    expect(none.life(1)).toBe(18)
    game.isAtAQuestion()
  })

  test('[2004:419.6] both of what is said of a creature, and neither of a player', () => {
    const dead = table(edition, [{ hand: ['Sear'] }, { battlefield: ['Ox'] }], CARDS).cast('Sear', { targets: ['Ox'] })
    expect(dead.resolve().zone('Ox')).toBe('exile')
    const mended = table(edition, [{ hand: ['Mend', 'Sear'] }, { battlefield: ['Ox'] }], CARDS)
    mended
      .cast('Mend', { targets: ['Ox'] })
      .resolve()
      .cast('Sear', { targets: ['Ox'] })
      .resolve()
    expect(mended.zone('Ox')).toBe('exile')
    const player = table(edition, [{ hand: ['Sear'] }, {}], CARDS)
      .cast('Sear', { targets: ['player 1'] })
      .resolve()
    expect(player.life(1)).toBe(18)
  })

  test('[2004:419.6] that damage is the event’s, whatever the text has done before', () => {
    const game = table(edition, [{ hand: ['Goad'], battlefield: ['Ox'] }, {}], CARDS)
      .cast('Goad')
      .pass(2)
    game
      .reply([game.id('Ox')])
      .attack('Ox')
      .to('main2')
    expect(game.life(1)).toBe(16)
  })
})
