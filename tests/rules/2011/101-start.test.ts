import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { gameOf, wisps } from '../../support/game.ts'
import type { Table } from '../../support/table.ts'

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

describe('101.5 cards used from the opening hand, in 2011', () => {
  const text = 'If ~ is in your opening hand, you may begin the game with it on the battlefield.'
  const vine = card('Early Vine', '{9}', 'Enchantment', `${text}\nCreatures get +1/+1.`)
  const pup = creature('Early Pup', '{9}', '1/1', `${text}\nWhen ~ enters the battlefield, you gain 2 life.`)
  const players = ['Ada', 'Bea'].map((name) => ({ name, deck: [...Array(8).fill(vine), ...Array(8).fill(pup)] }))
  const begun = () => gameOf({ edition: '2011', seed: 4, starter: 1, players })
  const named = (game: Table, name: string, ids: readonly number[]) =>
    ids.filter((id) => game.state.printed[get(game.state, id).face]?.name === name)

  test('[2004:101.5] when all have kept, the starting player first, and before the first turn', () => {
    const game = begun().reply('keep')
    expect(game.asks('mulligan').seat).toBe(0)
    game.reply('keep')
    const first = game.asks('choose')
    expect([first.seat, first.reason, first.min, first.max]).toEqual([1, 'beginGame', 0, 7])
    // No turn has begun yet.
    expect([game.state.battlefield, game.state.turn.number]).toEqual([[], 0])
    game.reply(named(game, 'Early Vine', first.from).slice(0, 2))
    expect(game.asks('choose')).toMatchObject({ seat: 0, reason: 'beginGame' })
    game.reply([])
    const { turn, battlefield } = game.state
    expect([turn.number, turn.step, turn.active, game.asks('priority').seat]).toEqual([1, 'upkeep', 1, 1])
    expect([battlefield.length, game.handSize(1), game.handSize(0)]).toEqual([2, 5, 7])
    expect(battlefield.every((id) => get(game.state, id).controller === 1)).toBe(true)
  })

  test('[2004:101.5] it is there from the beginning: it triggers in the first upkeep and can attack', () => {
    const game = begun().reply('keep').reply('keep')
    const { from } = game.asks('choose')
    game.reply(named(game, 'Early Pup', from).slice(0, 1)).reply([])
    expect([game.state.turn.step, game.state.stack.length]).toEqual(['upkeep', 1])
    expect(game.resolve().life(1)).toBe(22)
    game.until('attackers')
    expect([game.asks('attackers').able, game.state.turn.number]).toEqual([[game.id('Early Pup', 'battlefield')], 1])
  })

  test('[2004:101.5] after a mulligan the cards of the hand that is kept count, and nobody else is asked', () => {
    const plain = wisps(40)
    const mixed = [
      { name: 'Ada', deck: plain },
      { name: 'Bea', deck: players[1]?.deck ?? [] },
    ]
    const game = gameOf({ edition: '2011', seed: 4, starter: 0, players: mixed }).reply('keep').reply('mulligan')
    game.reply('keep')
    expect(game.asks('choose')).toMatchObject({ seat: 1, max: 6 })
    game.reply([])
    expect([game.question.kind, game.state.turn.step, game.state.battlefield]).toEqual(['priority', 'upkeep', []])
  })
})

describe('101.5 cards shown from the opening hand, in 2011', () => {
  const text =
    'You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, each opponent loses 3 life, then you gain life equal to the life lost this way.'
  const herald = creature('Herald', '{6}', '4/4', text)

  test('[2004:101.5] each one shown does so once, at the first upkeep; it stays in the hand', () => {
    const players = [
      { name: 'Ada', deck: Array.from({ length: 40 }, () => herald) },
      { name: 'Bea', deck: wisps(40) },
    ]
    const game = gameOf({ edition: '2011', seed: 3, starter: 1, players })
    const seats = new Set<number>()
    for (let guard = 0; guard < 20 && game.question.kind !== 'priority'; guard++) {
      if (game.question.kind === 'mulligan') game.reply('keep')
      else if (game.question.kind !== 'choose') game.plain()
      else {
        seats.add(game.question.seat)
        game.reply(game.asks('choose').from.slice(0, 2))
      }
    }
    expect([...seats]).toEqual([0])
    expect([game.state.turn.step, game.handSize(0)]).toEqual(['upkeep', 7])
    game.resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([26, 14])
  })
})
