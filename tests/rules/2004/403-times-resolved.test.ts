import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Kindled Piper',
    '{0}',
    '1/1',
    '{0}: You gain 1 life. If this is the third time this ability has resolved this turn, you gain 10 life.\n{0}: You gain 2 life.',
  ),
  card(
    'Roused Hall',
    '{0}',
    'Enchantment',
    'Whenever a creature enters the battlefield under your control, you gain 1 life. If this is the second time this ability has resolved this turn, you gain 10 life.',
  ),
  creature('Pup', '{0}', '1/1'),
  card('Sear', '{0}', 'Instant', 'Destroy target creature.'),
]

inEditions('2004', '2011')('how often an ability has resolved, %s', (edition) => {
  const board = () =>
    table(
      edition,
      [{ battlefield: ['Kindled Piper', 'Roused Hall'], hand: ['Pup', 'Pup', 'Pup', 'Sear'] }, { hand: [] }],
      CARDS,
    )
  const use = (game: ReturnType<typeof board>, n = 0) => game.activate('Kindled Piper', n)

  test('[2004:413.2] the third time in a turn, no other ability counted, not the fourth, and anew in the next turn', () => {
    const game = board()
    const lives = [0, 1, 0, 0, 0].map((n) => {
      use(game, n).resolve()
      return game.life(0)
    })
    expect(lives).toEqual([21, 23, 24, 35, 36])
    game.to('upkeep', game.state.turn.number + 2)
    use(game).resolve()
    expect(game.life(0)).toBe(37)
    game.isAtAQuestion()
  })

  test('[2004:413.2] what has resolved counts, not what is still on the stack, though what has it is gone', () => {
    const game = board()
    use(game)
    use(game)
    use(game)
    game.cast('Sear', { targets: ['Kindled Piper'] }).resolve()
    expect([game.zone('Kindled Piper'), game.life(0)]).toEqual(['graveyard', 20])
    const lives = [1, 2, 3].map(() => {
      game.resolve()
      return game.life(0)
    })
    expect(lives).toEqual([21, 22, 33])
  })

  test('[2004:413.2] of a triggered ability', () => {
    const game = board()
    const lives = [1, 2, 3].map(() => {
      game.cast('Pup').resolve().resolve()
      return game.life(0)
    })
    expect(lives).toEqual([21, 32, 33])
  })
})
