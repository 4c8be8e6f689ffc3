/** Conditions on the turn and on players, in words that were put together for the first time. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Warden',
    '{0}',
    '2/2',
    'At the beginning of your end step, if you attacked with a Goblin this turn, you gain 3 life.',
  ),
  creature('Raider', '{0}', '1/1', '', 'Creature — Goblin'),
  creature(
    'Idler',
    '{0}',
    '1/1',
    "At the beginning of your end step, if you haven't cast a spell this turn, you gain 5 life.",
  ),
  card('Pang', '{0}', 'Instant', 'Target player loses 2 life.'),
  card('Echo', '{0}', 'Instant', 'You gain life equal to the total life lost by all players this turn.'),
  card('Levy', '{0}', 'Sorcery', 'The player with the fewest cards in hand loses 4 life.'),
  card('Rebuke', '{0}', 'Instant', "Destroy target creature if it doesn't have a charge counter on it."),
  card('Charge', '{0}', 'Instant', 'Put a charge counter on target creature.'),
]

inEditions('2004', '2011')('what is asked of the turn and of players, %s', (edition) => {
  test('with what you attacked', () => {
    const life = (attacker: string): number =>
      table(edition, [{ battlefield: ['Warden', 'Raider', 'Bear'] }, {}], CARDS)
        .attack(attacker)
        .to('end')
        .resolveAll()
        .life(0)
    expect([life('Raider'), life('Bear')]).toEqual([23, 20])
  })
  test('what you haven’t done', () => {
    const board = [{ battlefield: ['Idler'], hand: ['Charge'] }, {}] as const
    expect(table(edition, board, CARDS).to('end').resolveAll().life(0)).toBe(25)
    const busy = table(edition, board, CARDS)
      .cast('Charge', { targets: ['Idler'] })
      .resolve()
    expect(busy.to('end').resolveAll().life(0)).toBe(20)
  })
  test('what all players lost together', () => {
    const game = table(edition, [{ hand: ['Pang', 'Pang', 'Echo'] }, {}], CARDS)
    game
      .cast('Pang', { targets: ['player 1'] })
      .resolve()
      .cast('Pang', { targets: ['player 0'] })
      .resolve()
      .cast('Echo')
      .resolve()
    expect([game.life(0), game.life(1)]).toEqual([22, 18])
  })
  test('who has the fewest cards', () => {
    const game = table(edition, [{ hand: ['Levy'] }, { hand: ['Charge'] }], CARDS)
      .cast('Levy')
      .resolve()
    expect([game.life(0), game.life(1)]).toEqual([16, 20])
  })
  test('what it doesn’t have', () => {
    const game = table(edition, [{ battlefield: ['Bear', 'Ox'], hand: ['Charge', 'Rebuke', 'Rebuke'] }, {}], CARDS)
    game.cast('Charge', { targets: ['Bear'] }).resolve()
    game.cast('Rebuke', { targets: ['Bear'] }).resolve()
    game.cast('Rebuke', { targets: ['Ox'] }).resolve()
    expect([game.zone('Bear'), game.zone('Ox')]).toEqual(['battlefield', 'graveyard'])
  })
})
