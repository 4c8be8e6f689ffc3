import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Long Noon', '{0}', 'Sorcery', 'Target player takes two extra turns after this one.'),
  card('Spur Song', '{0}', 'Enchantment', 'Whenever a player kicks a spell, you gain 1 life.'),
  card('Small Jolt', '{0}', 'Sorcery', 'Kicker {0}\nTarget player loses 1 life.'),
  card(
    'Buried Thought',
    '{0}',
    'Sorcery',
    'Target player reveals their hand. You choose a creature card from it. That player shuffles that card into their library.',
  ),
  card(
    'Plucked Thought',
    '{0}',
    'Sorcery',
    'If {B} was spent to cast this spell, you gain 1 life. Target player reveals their hand, you choose a creature card from it, then that player discards that card.',
  ),
  creature('Pup', '{0}', '1/1'),
]

inEditions('2004', '2011')('several turns, kicked spells and chosen cards, %s', (edition) => {
  test('[2004:300.6] two extra turns of the same player, then the turn that would have come', () => {
    const played = (target: string) => {
      const game = table(edition, [{ hand: ['Long Noon'] }, {}], CARDS).cast('Long Noon', { targets: [target] })
      game.resolve()
      const now = game.state.turn.number
      return [1, 2, 3].map((later) => game.to('upkeep', now + later).state.turn.active)
    }
    expect(played('player 0')).toEqual([0, 0, 1])
    expect(played('player 1')).toEqual([1, 1, 1])
  })

  test('[2004:502.21a] a spell that is kicked, and not one that could have been', () => {
    const gained = (kick: boolean, owner: 0 | 1) => {
      const mine = { hand: ['Small Jolt'], battlefield: owner === 0 ? ['Spur Song'] : [] }
      const game = table(edition, [mine, { battlefield: owner === 1 ? ['Spur Song'] : [] }], CARDS)
      game.cast('Small Jolt', { targets: ['player 1'], kick }).resolveAll()
      game.isAtAQuestion()
      return [game.life(0), game.life(1)]
    }
    expect(gained(true, 0)).toEqual([21, 19])
    expect(gained(false, 0)).toEqual([20, 19])
    expect(gained(true, 1)).toEqual([20, 20])
  })

  test('[2004:413.2c] the chosen card is shuffled into the library of the player whose it is, or discarded', () => {
    const after = (name: string) => {
      const game = table(edition, [{ hand: [name] }, { hand: ['Pup', 'Small Jolt'], library: [] }], CARDS)
      game.cast(name, { targets: ['player 1'] }).resolve()
      while (game.question.kind !== 'priority') game.plain()
      return [game.zone('Pup'), game.handSize(1), game.zone('Small Jolt')]
    }
    expect(after('Buried Thought')).toEqual(['library', 1, 'hand'])
    expect(after('Plucked Thought')).toEqual(['graveyard', 1, 'hand'])
  })
})
