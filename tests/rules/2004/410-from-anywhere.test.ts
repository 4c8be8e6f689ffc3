/** Cards put somewhere "from anywhere", "another card" and "becomes the target" (410.10, 2011:603.6c). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Mourner of All',
    '{0}',
    '1/1',
    'Whenever another card is put into a graveyard from anywhere, you gain 1 life.',
  ),
  creature('Relic Beast', '{0}', '4/4', 'Morph {0}\nWhen ~ is put into a graveyard from anywhere, you gain 3 life.'),
  card('Doom', '{0}', 'Instant', 'Destroy target creature.'),
  card('Hushed Field', '{0}', 'Enchantment', 'All creatures lose all abilities.'),
  card('Mill', '{0}', 'Sorcery', 'Target player puts the top card of their library into their graveyard.'),
  creature('Proud', '{0}', '2/2', 'Whenever ~ becomes the target of a spell, you gain 1 life.'),
  card('Both Ways', '{0}', 'Instant', 'Untap target creature. Target creature gets +1/+1 until end of turn.'),
  creature(
    'Armourer',
    '{0}',
    '1/1',
    'Whenever another creature dies, return all Equipment attached to that creature to their owners’ hands.',
  ),
]
const LANDS = ['Forest', 'Forest', 'Forest']

inEditions('2004', '2011')('what is put somewhere, %s', (edition) => {
  test('[2004:410.10] "another card" is not the card that has the ability', () => {
    const game = table(edition, [{ battlefield: ['Mourner of All', 'Ox'], hand: ['Doom'] }, {}], CARDS)
    game
      .cast('Doom', { targets: ['Mourner of All'] })
      .resolve()
      .resolveAll()
    // Nor does the spell count: as that is put into a graveyard the ability is gone.
    expect(game.life(0)).toBe(20)
    const other = table(edition, [{ battlefield: ['Mourner of All', 'Ox'], hand: ['Doom'] }, {}], CARDS)
    expect(
      other
        .cast('Doom', { targets: ['Ox'] })
        .resolve()
        .resolveAll()
        .life(0),
    ).toBe(22)
    other.isAtAQuestion()
  })

  test('[2004:410.10d] "from anywhere" is read in the graveyard in 2011: of what was face down, too', () => {
    const game = table(edition, [{ battlefield: LANDS, hand: ['Relic Beast', 'Doom'] }, {}], CARDS)
    game.cast('Relic Beast', { via: 'faceDown' }).resolve()
    const hidden = Number(game.state.battlefield.at(-1))
    game.reply({ do: 'cast', object: game.id('Doom', 'hand'), via: 'normal' }).reply([{ object: hidden }])
    expect(game.announce({}).resolve().resolveAll().life(0)).toBe(edition === '2004' ? 20 : 23)
    game.isAtAQuestion()
  })

  test('[2004:410.10d] of what had lost its abilities in 2011, and once of what had not; from the library, too', () => {
    for (const others of [['Hushed Field'], []]) {
      const lost = edition === '2004' && others.length > 0
      const game = table(edition, [{ battlefield: ['Relic Beast', ...others], hand: ['Doom'] }, {}], CARDS)
      expect(
        game
          .cast('Doom', { targets: ['Relic Beast'] })
          .resolve()
          .resolveAll()
          .life(0),
      ).toBe(lost ? 20 : 23)
    }
    const milled = table(edition, [{ library: ['Relic Beast'], hand: ['Mill'] }, {}], CARDS)
    expect(
      milled
        .cast('Mill', { targets: ['player 0'] })
        .resolve()
        .resolveAll()
        .life(0),
    ).toBe(23)
    milled.isAtAQuestion()
  })

  test('[2004:410.9] a spell that has it as its target twice makes it the target once', () => {
    const game = table(edition, [{ battlefield: ['Proud'], hand: ['Both Ways'] }, {}], CARDS)
    game.cast('Both Ways', { targets: ['Proud', 'Proud'] })
    expect(game.resolveAll().life(0)).toBe(21)
    game.isAtAQuestion()
  })

  test('[2004:413.2f] what was attached to a creature that died is known', () => {
    const mine = ['Armourer', 'Ox', { name: 'Blade', attachedTo: 'Ox' }, 'Blade']
    const game = table(edition, [{ battlefield: mine, hand: ['Doom'] }, {}], CARDS)
    game
      .cast('Doom', { targets: ['Ox'] })
      .resolve()
      .resolveAll()
    expect([game.handSize(0), game.has('battlefield', 'Blade')]).toEqual([1, true])
    game.isAtAQuestion()
  })
})
