import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Giant', '{0}', '3/3', 'Echo {2}{G}'),
  creature('Fasting Giant', '{0}', '3/3', 'Echo—Discard a card.'),
  card('Borrow', '{0}', 'Sorcery', 'Gain control of target creature.'),
]
const LANDS = ['Forest', 'Forest', 'Forest']

inEditions('2004', '2011')('502.19 echo, %s', (edition) => {
  const withGiant = (lands: readonly string[] = LANDS) =>
    table(edition, [{ battlefield: lands, hand: ['Giant'] }, { battlefield: LANDS }], CARDS)
      .cast('Giant')
      .resolve()

  test('[2004:502.19a] paid for at the first upkeep, and never again', () => {
    const game = withGiant()
    const { number } = game.state.turn
    game.to('upkeep', number + 2)
    expect(game.state.stack).toHaveLength(1)
    game.resolve()
    const otherwise = { does: 'sacrifice', object: game.id('Giant') }
    expect(game.asks('confirm')).toMatchObject({ seat: 0, reason: 'unlessPaid', cost: ['2', 'G'], otherwise })
    game.reply(true).plain()
    expect([game.zone('Giant'), game.state.battlefield.filter((id) => get(game.state, id).tapped).length]).toEqual([
      'battlefield',
      3,
    ])
    game.to('upkeep', number + 4)
    expect([game.state.stack.length, game.zone('Giant')]).toEqual([0, 'battlefield'])
    game.isAtAQuestion()
  })

  test('[2004:502.19a] not paid for, it is sacrificed; nothing is asked who can not pay', () => {
    const game = withGiant()
    game
      .to('upkeep', game.state.turn.number + 2)
      .resolve()
      .reply(false)
    expect(game.zone('Giant')).toBe('graveyard')
    const poor = withGiant(['Forest'])
    poor.to('upkeep', poor.state.turn.number + 2).resolve()
    expect([poor.zone('Giant'), poor.question.kind]).toEqual(['graveyard', 'priority'])
  })

  test('[2004:502.19a] not in the upkeep of another; owed anew by whoever comes to control it', () => {
    const sides = [
      { battlefield: LANDS, hand: ['Giant'] },
      { battlefield: LANDS, hand: ['Borrow'] },
    ] as const
    const game = table(edition, [sides[0], sides[1]], CARDS).cast('Giant').resolve()
    const { number } = game.state.turn
    game.to('upkeep', number + 1)
    expect(game.state.stack).toHaveLength(0)
    game
      .to('main1')
      .cast('Borrow', { targets: ['Giant'] })
      .resolve()
    game.to('upkeep', number + 2)
    expect(game.state.stack).toHaveLength(0)
    game.to('upkeep', number + 3).resolve()
    expect(game.asks('confirm').seat).toBe(1)
    game
      .reply(true)
      .plain()
      .to('upkeep', number + 5)
    expect([game.state.stack.length, game.zone('Giant')]).toEqual([0, 'battlefield'])
  })

  test('[2004:502.19a] what has been there since before the last upkeep owes nothing', () => {
    const game = table(edition, [{ battlefield: ['Giant', ...LANDS] }, {}], CARDS, { step: 'untap' })
    game.to('upkeep')
    expect(game.state.stack).toHaveLength(0)
  })
})

test('[2004:502.19a] in 2011 echo can cost something other than mana', () => {
  const game = table('2011', [{ hand: ['Fasting Giant', 'Forest'] }, {}], CARDS)
    .cast('Fasting Giant')
    .resolve()
  game
    .to('upkeep', game.state.turn.number + 2)
    .resolve()
    .reply(true)
  while (game.question.kind !== 'priority') game.plain()
  expect([game.zone('Fasting Giant'), game.handSize(0)]).toEqual(['battlefield', 0])
})
