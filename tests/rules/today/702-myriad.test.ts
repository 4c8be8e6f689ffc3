/** Myriad: a copy for each opponent who isn't attacked by the original. */
import { describe, expect, test } from 'vitest'
import { get, type ObjectId } from '../../../src/engine/index.ts'
import { creature, walker } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Host of Hosts', '{0}', '3/3', 'Myriad'),
  creature('Taunter', '{0}', '1/1', 'Whenever ~ attacks, each opponent other than defending player loses 1 life.'),
  walker('Lampward', '{0}', 5, '+1: You gain 1 life.'),
]
const tokens = (game: Table): readonly ObjectId[] =>
  game.state.battlefield.filter((id) => get(game.state, id).kind === 'token')
const attackers = (game: Table) => game.state.combat?.attackers ?? []
/** Answers what the trigger asks: every offer is taken. */
const resolved = (game: Table): Table => {
  game.pass(game.state.players.length)
  while (game.question.kind !== 'priority') game.question.kind === 'confirm' ? game.reply(true) : game.plain()
  return game
}

describe('myriad', () => {
  test('[today:702.116] with two players there is no token', () => {
    const game = table('today', [{ battlefield: ['Host of Hosts'] }, {}], CARDS).attack('Host of Hosts')
    expect(tokens(resolved(game))).toEqual([])
    game.isAtAQuestion()
  })

  test('[today:702.116] a tapped copy attacks each other opponent, and is exiled at end of combat', () => {
    const game = table('today', [{ battlefield: ['Host of Hosts'] }, {}, {}], CARDS).attack('Host of Hosts')
    resolved(game)
    const [token = 0, more] = tokens(game)
    expect([get(game.state, token).tapped, more]).toEqual([true, undefined])
    expect(attackers(game).map(({ defender }) => defender)).toEqual([{ player: 1 }, { player: 2 }])
    game.to('endCombat')
    expect([game.life(1), game.life(2), tokens(game).length]).toEqual([17, 17, 1])
    game.resolveAll().to('main2')
    expect([tokens(game), game.has('battlefield', 'Host of Hosts')]).toEqual([[], true])
    game.isAtAQuestion()
  })

  test('[today:702.116] its controller chooses between that player and a planeswalker of theirs; none is made if not wanted', () => {
    const sides = [
      { battlefield: ['Host of Hosts'] },
      {},
      { battlefield: [{ name: 'Lampward', counters: { loyalty: 5 } }] },
    ] as const
    const game = table('today', sides, CARDS).attack('Host of Hosts')
    const { position } = game
    game.pass(3).reply(true)
    const { legal } = game.asks('targets')
    expect(legal).toEqual([{ player: 2 }, game.ref('Lampward')])
    game.reply([game.ref('Lampward')]).to('main2')
    expect([game.life(2), get(game.state, game.id('Lampward')).counters.loyalty]).toEqual([20, 2])
    game.position = position
    game.pass(3).reply(false)
    expect(tokens(game)).toEqual([])
    game.isAtAQuestion()
  })

  test('[today:702.116] the words by themselves: every opponent but the one attacked', () => {
    const game = table('today', [{ battlefield: ['Taunter'] }, {}, {}, {}], CARDS)
      .attack('Taunter')
      .pass(4)
    expect([0, 1, 2, 3].map((seat) => game.life(seat))).toEqual([20, 20, 19, 19])
    game.isAtAQuestion()
  })
})
