import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Reprisal',
    '{0}',
    'Instant',
    "Counter target spell or ability an opponent controls. If a permanent's ability is countered this way, destroy that permanent.",
  ),
  card(
    'Jam',
    '{0}',
    'Instant',
    "Counter target activated or triggered ability. If a permanent's ability is countered this way, activated abilities of that permanent can't be activated this turn.",
  ),
  card(
    'Gag',
    '{0}',
    'Instant',
    "Counter target activated ability from an artifact, creature, enchantment, or land. That permanent's activated abilities can't be activated this turn.",
  ),
  creature('Pinger', '{0}', '1/1', '{0}: You gain 1 life.'),
  creature('Martyr', '{0}', '1/1', 'Sacrifice ~: You gain 1 life.'),
  creature('Drifter', '{0}', '1/1', 'Cycling {0}'),
  card('Windfall Day', '{0}', 'Instant', 'You gain 1 life.'),
]
const MINE = { battlefield: ['Pinger', 'Martyr'], hand: ['Drifter', 'Windfall Day'] }

inEditions('2004', '2011')('414.1 the ability of a permanent, %s', (edition) => {
  const board = (answer: string) => table(edition, [MINE, { hand: [answer] }], CARDS)
  const onStack = (game: ReturnType<typeof board>) => ({ object: game.state.stack[0] ?? -1 })
  const countered = (game: ReturnType<typeof board>, answer: string) => {
    game.pass().reply({ do: 'cast', ...game.way(game.id(answer, 'hand'), 'normal') })
    return game
      .reply([onStack(game)])
      .announce({})
      .resolve()
  }

  test('[2004:414.1] its source is destroyed', () => {
    const game = countered(board('Reprisal').activate('Pinger'), 'Reprisal')
    expect([game.zone('Pinger'), game.life(0), game.state.stack.length]).toEqual(['graveyard', 20, 0])
    game.isAtAQuestion()
  })

  test('[2004:414.1] a spell has no such source', () => {
    const game = countered(board('Reprisal').cast('Windfall Day'), 'Reprisal')
    expect([game.zone('Pinger'), game.zone('Martyr'), game.zone('Windfall Day')]).toEqual([
      'battlefield',
      'battlefield',
      'graveyard',
    ])
  })

  test('[2004:414.1] a source that is gone, or a card, stays where it is', () => {
    const gone = countered(board('Reprisal').activate('Martyr'), 'Reprisal')
    expect([gone.zone('Martyr'), gone.life(0)]).toEqual(['graveyard', 20])
    const cycled = countered(board('Reprisal').activate('Drifter', 0, {}, 'hand'), 'Reprisal')
    expect([cycled.zone('Drifter'), cycled.zone('Pinger')]).toEqual(['graveyard', 'battlefield'])
  })

  test.each(['Jam', 'Gag'])('[2004:414.1] its activated abilities rest until the turn ends: %s', (answer) => {
    const game = countered(board(answer).activate('Pinger'), answer)
    const again = { do: 'activate', ...game.nth(game.id('Pinger'), 0) } as const
    expect([game.why(again) === null, game.life(0)]).toEqual([false, 20])
    expect(game.to('main1', game.state.turn.number + 2).why(again)).toBeNull()
  })

  test('[2004:415.1] "from a creature" means a permanent, which may have been sacrificed for it', () => {
    const game = board('Gag').activate('Martyr').pass()
    game.reply({ do: 'cast', ...game.way(game.id('Gag', 'hand'), 'normal') })
    expect(game.asks('targets').legal).toHaveLength(1)
    const cycled = board('Gag').activate('Drifter', 0, {}, 'hand').pass()
    expect(cycled.why({ do: 'cast', ...cycled.way(cycled.id('Gag', 'hand'), 'normal') })).not.toBeNull()
  })
})
