import { describe, expect, it } from 'vitest'
import { decide } from '../../src/ai/index.ts'
import { checkReply, type Position, type Reply, seenBy, stateOf } from '../../src/engine/index.ts'
import { creature, walker } from '../support/cards.ts'
import { table } from '../support/table.ts'
import { chance, LEVELS, still } from './table.ts'

const CARDS = [
  walker('Lampward', '{0}', 3, '+1: Draw a card.\n−2: You gain 1 life.'),
  creature('Cinderling', '{0}', '0/1', '{T}: ~ deals 3 damage to target player.', 'Creature — Elemental'),
  creature('Hulk', '{0}', '5/5', '', 'Creature — Giant'),
]

function thinks(position: Position, level: (typeof LEVELS)[number]): Reply {
  const seat = position.question?.seat ?? 0
  const { reply } = decide(seenBy(position, seat), level, { ms: 1000, now: still }, chance(1))
  expect(checkReply(position, reply)).toBeNull()
  return reply
}

describe.each(LEVELS)('a machine player and planeswalkers (%s)', (level) => {
  it('uses a loyalty ability once a turn, and goes on', () => {
    const game = table('2011', [{ battlefield: ['Lampward'] }, {}], CARDS)
    let used = 0
    for (let n = 0; n < 30 && game.state.turn.step !== 'end'; n++) {
      const reply = game.question.seat === 0 ? thinks(game.position, level) : { do: 'pass' as const }
      if ('do' in Object(reply) && Object(reply).do === 'activate') used++
      game.reply(reply)
    }
    expect([used, game.state.turn.step]).toEqual([1, 'end'])
  })

  it('attacks a planeswalker that nobody defends', () => {
    const game = table('2011', [{ battlefield: ['Hulk'] }, { battlefield: ['Lampward'] }], CARDS)
    const reply = thinks(game.until('attackers').position, level)
    expect(reply).toMatchObject([{ id: game.id('Hulk') }])
    game.reply(reply).to('endCombat').isAtAQuestion()
  })

  it('beats the player instead where that wins', () => {
    const game = table('2011', [{ battlefield: ['Hulk'] }, { life: 5, battlefield: ['Lampward'] }], CARDS)
    game.reply(thinks(game.until('attackers').position, level)).to('declareAttackers')
    expect(stateOf(game.position).combat?.attackers).toMatchObject([{ defender: { player: 1 } }])
  })

  it('answers where damage may go to a planeswalker', () => {
    const game = table('2011', [{ battlefield: ['Cinderling'] }, { battlefield: ['Lampward'] }], CARDS)
    game.activate('Cinderling', 0, { targets: ['player 1'] }).resolve()
    expect(game.asks('choose').reason).toBe('redirect')
    game.reply(thinks(game.position, level)).isAtAQuestion()
  })
})
