import { expect, test } from 'vitest'
import { gameOf, wisps } from '../../support/game.ts'

test('[2004:101.4] in 2011 all declare in turn order, then those who mulligan do it together, round by round', () => {
  const players = ['Ada', 'Bea'].map((name) => ({ name, deck: wisps(40) }))
  const game = gameOf({ edition: '2011', seed: 4, starter: 1, players })
  const hands = () => [game.handSize(0), game.handSize(1)]
  expect(game.asks('mulligan')).toMatchObject({ seat: 1, cards: 7 })
  game.reply('mulligan')
  // Declared, but not done before the other has declared.
  expect([game.asks('mulligan').seat, hands()]).toEqual([0, [7, 7]])
  game.reply('mulligan')
  expect([game.asks('mulligan'), hands()]).toMatchObject([{ seat: 1, cards: 6 }, [6, 6]])
  game.reply('keep')
  expect(game.asks('mulligan')).toMatchObject({ seat: 0, cards: 6 })
  game.reply('mulligan')
  expect([game.asks('mulligan'), hands()]).toMatchObject([{ seat: 0, cards: 5 }, [5, 6]])
  game.reply('keep')
  expect([game.question.kind, game.state.turn.active, hands()]).toEqual(['priority', 1, [5, 6]])
})
