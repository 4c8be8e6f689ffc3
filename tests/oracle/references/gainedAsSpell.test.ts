/** What a spell gains, the permanent that it becomes enters with. Played. */
import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [card('Thirst', '{B}', 'Enchantment', 'Whenever you cast a creature spell, it gains bloodthirst 2.')]

inEditions('2004', '2011')('what a spell gains, %s', (edition) => {
  test.each([
    ['with what it gained', true, '4/4'],
    ['whose condition is asked as it enters', false, '2/2'],
  ])('[2004:217.1c] the permanent enters %s', (_, hurt, size) => {
    const game = table(
      edition,
      [{ battlefield: ['Thirst', 'Mountain', 'Plains', 'Plains'], hand: ['Monk', 'Spark'] }, {}],
      CARDS,
    )
    if (hurt) game.cast('Spark', { targets: ['player 1'] }).resolveAll()
    game.cast('Monk').resolveAll()
    expect(game.size('Monk')).toBe(size)
    game.isAtAQuestion()
  })
})
