/** Shields whose source is chosen, and redirection, over two combat damage steps (310.5, 419.6c, 419.7, 419.8). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const instant = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const CARDS = [
  creature('Twin', '{0}', '2/6', 'Double strike'),
  creature('Fencer', '{0}', '1/6', 'First strike'),
  creature('Hulk', '{0}', '4/6'),
  creature('Page', '{0}', '0/9'),
  instant('Seal', 'The next time a source of your choice would deal damage to you this turn, prevent that damage.'),
  instant('Pane', 'Prevent the next 3 damage that a source of your choice would deal to you this turn.'),
]
const damageOn = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).damage

/** To when the first strikes have been dealt; the second step's damage isn't assigned yet. */
function struck(game: Table): Table {
  game.to('firstStrikeDamage')
  return game.state.stack.length > 0 ? game.resolve() : game
}

inEditions('2004', '2011')('shields over two steps, %s', (edition) => {
  const attacked = (attackers: readonly string[], hand: readonly string[], mine: readonly string[] = []) =>
    table(
      edition,
      [
        { battlefield: attackers, hand: mine },
        { battlefield: ['Page'], hand },
      ],
      CARDS,
    )
      .attack(...attackers)
      .pass()

  test('[2004:419.7b 2004:310.5] "the next time" is used up in the first step', () => {
    const game = attacked(['Twin'], ['Seal']).cast('Seal').resolve()
    if (game.question.kind === 'choose') game.reply([game.id('Twin')])
    struck(game)
    expect([game.life(1), game.state.shields.length]).toEqual([20, 0])
    expect(game.to('endCombat').life(1)).toBe(18)
  })

  test('[2004:419.8b 2004:310.5] a shield against one source waits for it, whatever others strike first', () => {
    const game = attacked(['Fencer', 'Hulk'], ['Seal']).cast('Seal').resolve()
    game.reply([game.id('Hulk')])
    struck(game)
    expect([game.life(1), game.state.shields.length]).toEqual([19, 1])
    expect([game.to('endCombat').life(1), game.state.shields.length]).toEqual([19, 0])
  })

  test('[2004:419.7b 2004:310.5] a number is used up over both', () => {
    const game = attacked(['Twin', 'Fencer'], ['Pane']).cast('Pane').resolve()
    game.reply([game.id('Twin')])
    struck(game)
    expect([game.life(1), game.state.shields.map((one) => 'n' in one && one.n)]).toEqual([19, [1]])
    expect([game.to('endCombat').life(1), game.state.shields.length]).toEqual([18, 0])
  })

  test('[2004:419.8b 2004:310.5] the chosen source is looked at in each step', () => {
    const mine = { battlefield: ['Twin'], hand: ['Red Dye', 'Blue Dye', 'Red Dye'] }
    const game = table(edition, [mine, { hand: ['Circle'] }], CARDS).attack('Twin')
    game
      .cast('1:Red Dye', { targets: ['Twin'] })
      .resolve()
      .pass()
      .cast('Circle')
      .resolve()
    game.cast('Blue Dye', { targets: ['Twin'] }).resolve()
    expect([struck(game).life(1), game.state.shields.length]).toEqual([18, 1])
    game.cast('1:Red Dye', { targets: ['Twin'] }).resolve()
    expect([game.to('endCombat').life(1), game.state.shields.length]).toEqual([18, 0])
  })

  test('[2004:419.6c 2004:310.5] the rest is not redirected to what is no creature any more', () => {
    const game = attacked(['Twin'], ['Decoy', 'Petrify'])
      .cast('Decoy', { targets: ['Page'] })
      .resolve()
    struck(game)
    expect([game.life(1), damageOn(game, 'Page')]).toEqual([20, 2])
    game
      .pass()
      .cast('Petrify', { targets: ['Page'] })
      .resolve()
    expect([game.to('endCombat').life(1), damageOn(game, 'Page')]).toEqual([18, 2])
    expect(game.state.shields.map((one) => 'n' in one && one.n)).toEqual([1])
    game.isAtAQuestion()
  })

  test('[2004:419.6c 2004:310.5] nor to what has died; without that, as far as it goes', () => {
    const game = attacked(['Twin'], ['Decoy'])
      .cast('Decoy', { targets: ['Page'] })
      .resolve()
    expect([game.to('endCombat').life(1), damageOn(game, 'Page')]).toEqual([19, 3])
    const slain = attacked(['Twin'], ['Decoy', 'Slay'])
      .cast('Decoy', { targets: ['Page'] })
      .resolve()
    struck(slain)
      .pass()
      .cast('Slay', { targets: ['Page'] })
      .resolve()
    expect(slain.to('endCombat').life(1)).toBe(18)
  })
})

test('[2004:310.3 2004:419.6c] in 2004 damage that is on the stack is redirected, or not, as it resolves', () => {
  const game = table('2004', [{ battlefield: ['Twin'] }, { battlefield: ['Page'], hand: ['Decoy', 'Petrify'] }], CARDS)
  game
    .attack('Twin')
    .pass()
    .cast('Decoy', { targets: ['Page'] })
    .resolve()
  struck(game).to('combatDamage')
  expect(game.state.stack.length).toBe(1)
  game
    .pass()
    .cast('Petrify', { targets: ['Page'] })
    .resolve()
    .resolve()
  expect([game.life(1), damageOn(game, 'Page')]).toEqual([18, 2])
})
