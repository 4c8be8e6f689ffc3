import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Deep Well', '{0}', 'Enchantment', 'Cumulative upkeep—Draw a card.'),
  card('Long Fire', '{0}', 'Enchantment', 'Cumulative upkeep—Add {R}.'),
  creature('Land Baron', '{0}', '5/5', "Cumulative upkeep—Gain control of a land you don't control."),
  creature(
    'Riddler',
    '{0}',
    '5/5',
    "Cumulative upkeep—Flip a coin.\nWhenever you lose a coin flip, ~ deals 1 damage to any target of an opponent's choice.",
  ),
  creature('Kennel', '{0}', '5/5', 'Cumulative upkeep—Have an opponent create a 1/1 red Bear creature token.'),
  creature(
    'Debtor',
    '{0}',
    '5/5',
    "When a player doesn't pay ~'s cumulative upkeep, you gain 7 life.\nCumulative upkeep—Draw a card.",
  ),
  card('Dry Spell', '{0}', 'Enchantment', "Players can't draw cards."),
]

inEditions('2004', '2011')('502.13 cumulative upkeep by actions, %s', (edition) => {
  const board = (mine: readonly string[], theirs: readonly string[] = []): Table =>
    table(edition, [{ battlefield: mine }, { battlefield: theirs }], CARDS)
  /** To the next upkeep of the player, and up to what the trigger asks. */
  const upkeep = (game: Table): Table => game.to('upkeep', game.state.turn.number + 2).resolve()

  test('[2004:502.13a] an action is done once for each counter', () => {
    const game = upkeep(board(['Deep Well']))
    const cards = game.handSize(0)
    expect([game.asks('confirm').seat, game.reply(true).handSize(0)]).toEqual([0, cards + 1])
    upkeep(game)
    const before = game.handSize(0)
    game.reply(true)
    expect([game.handSize(0), game.zone('Deep Well')]).toEqual([before + 2, 'battlefield'])
    game.isAtAQuestion()
  })

  test('[2004:502.13a] who does nothing sacrifices it, and draws nothing', () => {
    const game = upkeep(board(['Deep Well']))
    const cards = game.handSize(0)
    game.reply(false)
    expect([game.handSize(0), game.zone('Deep Well')]).toEqual([cards, 'graveyard'])
  })

  test('[2004:413.2c] who is kept from drawing is not asked', () => {
    const game = upkeep(board(['Deep Well', 'Dry Spell']))
    expect([game.zone('Deep Well'), game.question.kind]).toEqual(['graveyard', 'priority'])
  })

  test('[2004:502.13a] mana: as much as there are counters', () => {
    const game = upkeep(board(['Long Fire']))
    expect(game.reply(true).pool(0)).toBe('R')
    upkeep(game)
    expect(game.reply(true).pool(0)).toBe('RR')
  })

  test('[2004:502.13a] all of it or none: two lands to take are two lands that there must be', () => {
    const game = upkeep(board(['Land Baron'], ['Forest', 'Island', 'Swamp']))
    game.reply(true).reply([game.id('Island')])
    expect(get(game.state, game.id('Island')).controller).toBe(0)
    upkeep(game)
    game.reply(true).reply([game.id('Forest')])
    if (game.question.kind === 'choose') game.plain()
    const own = ['Forest', 'Island', 'Swamp'].map((name) => get(game.state, game.id(name)).controller)
    expect(own).toEqual([0, 0, 0])
    upkeep(game)
    expect([game.zone('Land Baron'), game.question.kind]).toEqual(['graveyard', 'priority'])
  })

  test('[2004:502.13a] one land is too few for two counters, and stays where it is', () => {
    const game = upkeep(board(['Land Baron'], ['Forest', 'Island']))
    game.reply(true).reply([game.id('Forest')])
    upkeep(game)
    expect([game.zone('Land Baron'), game.question.kind]).toEqual(['graveyard', 'priority'])
    expect(get(game.state, game.id('Island')).controller).toBe(1)
  })

  test('[2004:502.13a] a flip is won or lost, which others notice; the opponent says whom it hurts', () => {
    const game = upkeep(board(['Riddler'], ['Bear'])).reply(true)
    game.plain()
    const lost = game.events.some((one) => one.kind === 'coinFlipped' && one.won === false)
    if (lost) {
      expect(game.asks('targets').seat).toBe(1)
      game.reply([{ player: 0 }]).resolveAll()
    }
    expect([game.zone('Riddler'), game.life(0)]).toEqual(['battlefield', lost ? 19 : 20])
    game.isAtAQuestion()
  })

  test('[2004:502.13a] an opponent creates a token for each counter', () => {
    const game = upkeep(board(['Kennel']))
    game.reply(true)
    upkeep(game).reply(true)
    const tokens = game.state.battlefield.filter((id) => get(game.state, id).controller === 1)
    expect([tokens.length, game.zone('Kennel')]).toEqual([3, 'battlefield'])
  })

  test('[2004:502.13a] what is not done was not paid', () => {
    const game = upkeep(board(['Debtor']))
      .reply(false)
      .resolveAll()
    expect([game.zone('Debtor'), game.life(0)]).toEqual(['graveyard', 27])
    const paid = upkeep(board(['Debtor']))
      .reply(true)
      .resolveAll()
    expect([paid.zone('Debtor'), paid.life(0)]).toEqual(['battlefield', 20])
  })
})

test('[2004:413.2c] of several opponents its controller says which one does it', () => {
  const game = table('2011', [{ battlefield: ['Kennel'] }, {}, {}], CARDS)
  game.to('upkeep', game.state.turn.number + 3).pass(3)
  game.reply(true)
  expect(game.asks('player')).toMatchObject({ seat: 0, among: [1, 2] })
  game.reply(2)
  expect(game.state.battlefield.map((id) => get(game.state, id).controller)).toEqual([0, 2])
})

test('[2004:502.13a] an action that is not understood makes the card not understood', () => {
  expect(() => creature('Muddle', '{0}', '5/5', 'Cumulative upkeep—Frobnicate a card.')).toThrow('keyword')
})
