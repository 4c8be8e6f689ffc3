/** Gift: something is promised to an opponent as the spell is cast. */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Kind Words', '{0}', 'Sorcery', 'Gift a card\nYou gain 1 life. If the gift was promised, you gain 4 life.'),
  card(
    'Hard Words',
    '{0}',
    'Sorcery',
    "Gift a Treasure\nYou gain 1 life. If the gift wasn't promised, you gain 4 life.",
  ),
  card(
    'Even Share',
    '{0}',
    'Sorcery',
    'Gift a card\n~ deals damage to target player equal to the number of cards in their hand.',
  ),
  creature('Pond Host', '{0}', '2/2', 'Gift a tapped Fish\nWhen ~ enters, if the gift was promised, you gain 2 life.'),
  creature(
    'Deep Host',
    '{0}',
    '2/2',
    'Gift an Octopus\nIf the gift was promised, ~ enters with two +1/+1 counters on it.',
  ),
  card('Long Day', '{0}', 'Sorcery', 'Gift an extra turn\nYou gain 1 life.'),
  card('Deny', '{0}', 'Instant', 'Counter target spell.'),
]
const SIDE = { library: ['Bear', 'Bear'] }
const begun = (hand: readonly string[], players = 2) =>
  table('today', players === 2 ? [{ ...SIDE, hand }, SIDE] : [{ ...SIDE, hand }, SIDE, SIDE], CARDS)

describe('gift', () => {
  test('[today:702.174] promised, an opponent gets it, and the spell does what it says of that', () => {
    const game = begun(['Kind Words']).cast('Kind Words', { kick: true }).resolve()
    expect([game.handSize(1), game.life(0)]).toEqual([1, 25])
    game.isAtAQuestion()
  })

  test('[today:702.174] not promised, nobody gets anything', () => {
    const game = begun(['Kind Words', 'Hard Words']).cast('Kind Words').resolve()
    expect([game.handSize(1), game.life(0)]).toEqual([0, 21])
    expect(game.cast('Hard Words').resolve().life(0)).toBe(26)
    expect(game.has('battlefield', 'Treasure')).toBe(false)
  })

  test('[today:702.174] an instant or sorcery gives it before its other effects', () => {
    const game = begun(['Even Share'])
      .cast('Even Share', { kick: true, targets: ['player 1'] })
      .resolve()
    expect([game.handSize(1), game.life(1)]).toEqual([1, 19])
    game.isAtAQuestion()
  })

  test('[today:702.174] countered, it gives nothing', () => {
    const game = begun(['Kind Words', 'Deny']).cast('Kind Words', { kick: true })
    game.cast('Deny', { targets: ['Kind Words'] }).resolve()
    expect([game.state.stack.length, game.handSize(1), game.life(0)]).toEqual([0, 0, 20])
    game.isAtAQuestion()
  })

  test('[today:702.174] a permanent gives it as it enters, by a trigger', () => {
    const game = begun(['Pond Host']).cast('Pond Host', { kick: true }).resolve()
    expect(game.has('battlefield', 'Fish')).toBe(false)
    game.resolveAll()
    const fish = get(game.state, game.id('Fish'))
    expect([fish.controller, fish.tapped, game.life(0)]).toEqual([1, true, 22])
    const none = begun(['Pond Host']).cast('Pond Host').resolveAll()
    expect([none.has('battlefield', 'Fish'), none.life(0)]).toEqual([false, 20])
    const deep = begun(['Deep Host']).cast('Deep Host', { kick: true }).resolveAll()
    expect([deep.size('Deep Host'), deep.size('Octopus')]).toEqual(['4/4', '8/8'])
    game.isAtAQuestion()
  })

  test('[today:702.174] of several opponents one is chosen as it is cast', () => {
    const game = begun(['Kind Words'], 3).cast('Kind Words', { kick: true })
    expect(game.asks('player').among).toEqual([1, 2])
    expect(game.refusal(0).key).toBeDefined()
    game.reply(2).announce({}).pass(3)
    expect([game.handSize(1), game.handSize(2)]).toEqual([0, 1])
    game.isAtAQuestion()
  })

  test('[today:702.174] an extra turn after this one', () => {
    const game = begun(['Long Day']).cast('Long Day', { kick: true }).resolve()
    game.to('main1', game.state.turn.number + 1)
    expect(game.state.turn.active).toBe(1)
    game.to('main1', game.state.turn.number + 1)
    expect(game.state.turn.active).toBe(1)
    game.isAtAQuestion()
  })
})
