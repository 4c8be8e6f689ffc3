/** Shields against damage that last until a player's next turn. */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Calm',
    '{0}',
    'Sorcery',
    'Until your next turn, prevent all damage that would be dealt to and dealt by target permanent an opponent controls.',
  ),
  card('Soft Hush', '{0}', 'Sorcery', 'Until your next turn, prevent all damage target creature would deal.'),
  card('Haven', '{0}', 'Sorcery', 'Until your next turn, prevent all combat damage that would be dealt to you.'),
  card('Sting', '{0}', 'Instant', '~ deals 1 damage to any target.'),
  card('Prick', '{0}', 'Instant', '~ deals 1 damage to any target.'),
  creature('Spitter', '{0}', '1/1', '{0}: ~ deals 1 damage to any target.'),
]

describe('until your next turn, damage is prevented', () => {
  const sides = (spell: string) =>
    [
      { hand: [spell, 'Sting', 'Sting'], battlefield: ['Spitter'] },
      { battlefield: ['Spitter'], hand: ['Prick'] },
    ] as const
  const spits = (game: Table, who: string): number => {
    const before = game.life(0)
    game.activate(who, 0, { targets: ['player 0'] }).resolve()
    return before - game.life(0)
  }
  const zoneAfter = (game: Table, spell: string, target: string): string => {
    game.cast(spell, { targets: [target] }).resolve()
    return game.zone(target)
  }

  test('to and by a permanent, in the turns until then; not by another', () => {
    const game = table('today', sides('Calm'), CARDS)
      .cast('Calm', { targets: ['2:Spitter'] })
      .resolve()
    expect(zoneAfter(game, 'Sting', '2:Spitter')).toBe('battlefield')
    expect(spits(game, 'Spitter')).toBe(1)
    game.to('main1', game.state.turn.number + 1)
    expect([spits(game, '2:Spitter'), zoneAfter(game, 'Prick', '2:Spitter')]).toEqual([0, 'battlefield'])
    game.to('main1', game.state.turn.number + 1)
    expect(zoneAfter(game, 'Sting', '2:Spitter')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('by a creature only: it can be damaged', () => {
    const game = table('today', sides('Soft Hush'), CARDS)
      .cast('Soft Hush', { targets: ['2:Spitter'] })
      .resolve()
    game.to('main1', game.state.turn.number + 1)
    expect([spits(game, '2:Spitter'), zoneAfter(game, 'Prick', '2:Spitter')]).toEqual([0, 'graveyard'])
  })

  test('combat damage to a player, through an opponent’s turn; other damage is dealt', () => {
    const game = table('today', sides('Haven'), CARDS).cast('Haven').resolve()
    game.to('main1', game.state.turn.number + 1)
    expect(spits(game, '2:Spitter')).toBe(1)
    game.attack('2:Spitter').to('main2')
    expect(game.life(0)).toBe(19)
    game.isAtAQuestion()
  })
})
