import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const spell = (name: string, text: string) => card(name, '{0}', 'Instant', `Target creature ${text} until end of turn.`)
const CARDS = [
  creature('Fencer', '{0}', '3/3', 'First strike'),
  creature('Twin', '{0}', '3/3', 'Double strike'),
  creature('Double Twin', '{0}', '3/3', 'Double strike, double strike'),
  creature('Both', '{0}', '3/3', 'First strike, double strike'),
  creature('Hulk', '{0}', '1/9'),
  spell('Quicken', 'gains first strike'),
  spell('Slow', 'loses first strike'),
  spell('Redouble', 'gains double strike'),
  spell('Halve', 'loses double strike'),
  card('Kenjutsu', '{0}', 'Enchantment', 'Creatures you control have first strike.'),
  card('Medal', '{0}', 'Enchantment', 'Creatures with double strike get +0/+1.'),
  card('Levy', '{0}', 'Sorcery', 'Create a 2/2 white Soldier creature token with double strike.'),
]

inEditions('2004', '2011')('502.2 first strike and 502.28 double strike, %s', (edition) => {
  const board = (battlefield: readonly string[], hand: readonly string[] = [], theirs: readonly string[] = []): Table =>
    table(edition, [{ battlefield, hand }, { battlefield: theirs }], CARDS)
  /** Once the damage of the first step is dealt: until then it is on the stack, in the edition where that is so. */
  const between = (game: Table): Table => {
    game.to('firstStrikeDamage')
    return game.state.stack.length > 0 ? game.resolve() : game
  }
  const damage = (game: Table, name: string): number => get(game.state, game.id(name)).damage
  /** What the defending player has lost after each of the steps, for an unblocked attacker. */
  const dealt = (game: Table, attacker: string): readonly number[] => {
    const first = 20 - between(game.attack(attacker)).life(1)
    return [first, 20 - game.to('main2').life(1)]
  }

  test('[2004:502.2b] it kills what would strike back, with priority between the steps', () => {
    const game = board(['Duelist'], [], ['Bear']).attack('Duelist').block({ Bear: 'Duelist' })
    between(game)
    expect([game.zone('Bear'), game.state.turn.step, game.question.kind]).toEqual([
      'graveyard',
      'firstStrikeDamage',
      'priority',
    ])
    expect(damage(game.to('endCombat'), 'Duelist')).toBe(0)
  })

  test('[2004:502.2c] lost between the steps, it does not strike again; gained then, it strikes once', () => {
    const game = board(['Fencer', 'Bear'], ['Slow', 'Quicken'], ['Hulk'])
      .attack('Fencer', 'Bear')
      .block({ Hulk: 'Fencer' })
    between(game)
    expect([damage(game, 'Hulk'), game.life(1)]).toEqual([3, 20])
    game
      .cast('Slow', { targets: ['Fencer'] })
      .resolve()
      .cast('Quicken', { targets: ['Bear'] })
      .resolve()
    game.to('endCombat')
    expect([damage(game, 'Hulk'), game.life(1)]).toEqual([3, 18])
    game.isAtAQuestion()
  })

  test('[2004:502.2d] [2004:502.28e] more of the same, or both, change nothing', () => {
    const given = board(['Duelist'], ['Quicken'])
      .cast('Quicken', { targets: ['Duelist'] })
      .resolve()
    expect(dealt(given, 'Duelist')).toEqual([2, 2])
    expect(dealt(board(['Duelist', 'Kenjutsu']), 'Duelist')).toEqual([2, 2])
    expect(['Twin', 'Double Twin', 'Both'].map((name) => dealt(board([name]), name))).toEqual([
      [3, 6],
      [3, 6],
      [3, 6],
    ])
  })

  test('[2004:502.28b] in each of two steps; what it killed in the first does not strike', () => {
    const game = board(['Twin'], [], ['Bear']).attack('Twin').block({ Bear: 'Twin' })
    between(game)
    expect(game.zone('Bear')).toBe('graveyard')
    expect([damage(game.to('endCombat'), 'Twin'), game.life(1)]).toEqual([0, 20])
  })

  test('[2004:502.28c] removed in the first step, there is no second strike', () => {
    const game = between(board(['Twin'], ['Halve']).attack('Twin'))
      .cast('Halve', { targets: ['Twin'] })
      .resolve()
    expect(game.to('main2').life(1)).toBe(17)
  })

  test('[2004:502.28d] given after the first strike, there is another', () => {
    const game = between(board(['Duelist'], ['Redouble']).attack('Duelist')).cast('Redouble', { targets: ['Duelist'] })
    expect(game.resolve().to('main2').life(1)).toBe(16)
    const bear = between(board(['Duelist', 'Bear'], ['Redouble']).attack('Duelist', 'Bear'))
    bear.cast('Redouble', { targets: ['Bear'] }).resolve()
    expect(bear.to('main2').life(1)).toBe(16)
  })

  test('[2004:502.28b] granted, on a token, in a filter', () => {
    const given = board(['Bear'], ['Redouble'])
      .cast('Redouble', { targets: ['Bear'] })
      .resolve()
    expect(dealt(given, 'Bear')).toEqual([2, 4])
    const token = board(['Medal', 'Bear', 'Twin'], ['Levy']).cast('Levy').resolve()
    expect([token.size('Soldier'), token.size('Bear'), token.size('Twin')]).toEqual(['2/3', '2/2', '3/4'])
    token.to('main1', token.state.turn.number + 2)
    expect(dealt(token, 'Soldier')).toEqual([2, 4])
  })
})
