/**
 * What follows a regeneration that a text has made (419.6b): a trigger of that very shield, or what is done at once.
 */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Clay Hulk', '{0}', '3/3', '{0}: Regenerate ~. When it regenerates this way, put a -1/-1 counter on it.'),
  creature(
    'Clay Guard',
    '{0}',
    '3/3',
    '{0}: Choose target opponent. Regenerate ~. When it regenerates this way, that player may draw a card.',
  ),
  card(
    'Bond',
    '{0}',
    'Instant',
    'Regenerate target creature. You gain control of that creature if it regenerates this way.',
  ),
]

inEditions('2004', '2011')('419 regenerated this way, %s', (edition) => {
  const board = (hand: readonly string[], mine: readonly string[], theirs: readonly string[] = []) =>
    table(edition, [{ hand, battlefield: mine }, { battlefield: theirs }], CARDS)

  test('[2004:419.6b] the trigger waits for the regeneration that it was made with', () => {
    const game = board(['Shatter'], ['Clay Hulk']).activate('Clay Hulk').resolve()
    game.cast('Shatter', { targets: ['Clay Hulk'] }).resolve()
    expect(game.state.stack).toHaveLength(1)
    expect(game.resolve().size('Clay Hulk')).toBe('2/2')
    game.isAtAQuestion()
  })

  test('[2004:419.6b] another regeneration of the same creature sets off nothing', () => {
    const game = board(['Shatter', 'Mend'], ['Clay Hulk'])
    game
      .cast('Mend', { targets: ['Clay Hulk'] })
      .resolve()
      .cast('Shatter', { targets: ['Clay Hulk'] })
      .resolve()
    expect(game.state.stack).toHaveLength(0)
    expect(game.size('Clay Hulk')).toBe('3/3')
    game.isAtAQuestion()
  })

  test('[2004:419.6b] with both shields its controller says which is used', () => {
    const game = board(['Shatter', 'Mend'], ['Clay Hulk']).activate('Clay Hulk').resolve()
    game
      .cast('Mend', { targets: ['Clay Hulk'] })
      .resolve()
      .cast('Shatter', { targets: ['Clay Hulk'] })
      .resolve()
    game.asks('replacement')
    expect(game.reply(1).state.stack).toHaveLength(0)
    game.isAtAQuestion()
  })

  test('[2004:404.4] each of two shields has its trigger, and none is left when the turn ends', () => {
    const game = board(['Shatter', 'Shatter'], ['Clay Hulk'])
      .activate('Clay Hulk')
      .resolve()
      .activate('Clay Hulk')
      .resolve()
    game
      .cast('Shatter', { targets: ['Clay Hulk'] })
      .resolve()
      .resolve()
    expect(game.size('Clay Hulk')).toBe('2/2')
    expect(game.state.delayed).toHaveLength(1)
    expect(game.to('upkeep', game.state.turn.number + 1).state.delayed).toHaveLength(0)
  })

  test('[2004:404.4] "that player" is the one who was chosen', () => {
    const game = board(['Shatter'], ['Clay Guard'])
      .activate('Clay Guard', 0, { targets: ['player 1'] })
      .resolve()
    game.cast('Shatter', { targets: ['Clay Guard'] }).resolve()
    const before = game.handSize(1)
    game.resolve()
    expect(game.asks('confirm').seat).toBe(1)
    expect(game.reply(true).handSize(1)).toBe(before + 1)
    game.isAtAQuestion()
  })

  test('[2004:419.6b] what is done if it regenerates is done at once, and otherwise never', () => {
    const game = board(['Bond', 'Shatter'], [], ['Ox'])
      .cast('Bond', { targets: ['Ox'] })
      .resolve()
    expect(get(game.state, game.id('Ox')).controller).toBe(1)
    game.cast('Shatter', { targets: ['Ox'] }).resolve()
    expect(game.state.stack).toHaveLength(0)
    expect(get(game.state, game.id('Ox')).controller).toBe(0)
    expect(get(game.state, game.id('Ox')).tapped).toBe(true)
    game.isAtAQuestion()
  })
})
