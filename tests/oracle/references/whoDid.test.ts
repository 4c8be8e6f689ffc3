/** "Each player who discarded a card this way": who did something, as this text has told. */
import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Levy',
    '{B}',
    'Sorcery',
    'Each player discards a card. Each player who discarded a card this way loses 2 life.',
  ),
  card(
    'Offer',
    '{B}',
    'Sorcery',
    'Each player may discard a card. Each player who discarded a card this way gains 3 life.',
  ),
  card(
    'Old Purge',
    '{B}',
    'Sorcery',
    'Each player sacrifices a permanent. ~ deals 2 damage to each player who sacrificed a creature this way.',
  ),
  card(
    'Ruin',
    '{B}',
    'Sorcery',
    'Each player discards a card. Each player who discarded a creature card this way loses life equal to the number of lands they control.',
  ),
]
const lives = (game: Table): readonly number[] => [game.life(0), game.life(1)]

inEditions('2004', '2011')('who did it, %s', (edition) => {
  const cast = (
    name: string,
    mine: readonly string[],
    theirs: readonly string[],
    board: readonly string[] = [],
  ): Table =>
    table(
      edition,
      [
        { battlefield: ['Swamp'], hand: [name, ...mine] },
        { battlefield: board, hand: theirs },
      ],
      CARDS,
    )
      .cast(name)
      .resolve()

  test('only those who did', () => {
    expect(lives(cast('Levy', [], ['Forest']).resolveAll())).toEqual([20, 18])
    expect(lives(cast('Levy', ['Forest'], []).resolveAll())).toEqual([18, 20])
    expect(lives(cast('Levy', ['Forest'], ['Forest']).resolveAll())).toEqual([18, 18])
    expect(lives(cast('Levy', [], []).resolveAll())).toEqual([20, 20])
  })

  test('each decides for themselves', () => {
    const game = cast('Offer', ['Forest'], ['Forest'])
    game.reply(false).reply(true).resolveAll()
    expect(lives(game)).toEqual([20, 23])
    game.isAtAQuestion()
  })

  test('what was sacrificed is judged as it was; damage is dealt to those players', () => {
    expect(lives(cast('Old Purge', [], [], ['Bear']).resolveAll())).toEqual([20, 18])
    expect(lives(cast('Old Purge', [], [], ['Forest']).resolveAll())).toEqual([20, 20])
  })

  test('a creature card; and “they” are each of those players', () => {
    expect(lives(cast('Ruin', ['Forest'], ['Bear'], ['Forest', 'Forest']).resolveAll())).toEqual([20, 18])
    expect(lives(cast('Ruin', ['Bear'], ['Forest'], ['Forest', 'Forest']).resolveAll())).toEqual([19, 20])
  })
})
