/** "Whenever you surveil for the first time each turn" (today:701.25). */
import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Ears', '{0}', 'Enchantment', 'Whenever you surveil for the first time each turn, you gain 1 life.'),
  card('Spies', '{0}', 'Enchantment', 'Whenever an opponent scries for the first time each turn, you gain 5 life.'),
  card('Glance', '{0}', 'Instant', 'Surveil 1.'),
  card('Quick Peek', '{0}', 'Instant', 'Scry 1.'),
  card('Nothing', '{0}', 'Instant', 'Surveil X, where X is the number of artifacts you control.'),
]
const LIBRARY = ['Forest', 'Swamp', 'Plains', 'Forest', 'Swamp']
const played = (game: Table, ...spells: readonly string[]): Table => {
  for (const spell of spells) game.cast(spell).resolveAll()
  return game
}
const ears = () =>
  table(
    'today',
    [{ battlefield: ['Ears'], hand: ['Glance', 'Glance', 'Glance', 'Quick Peek', 'Nothing'], library: LIBRARY }, {}],
    CARDS,
  )

test('[today:701.25] the first of a turn, and again in the next', () => {
  const game = played(ears(), 'Glance')
  expect(game.life(0)).toBe(21)
  played(game, 'Glance')
  expect(game.life(0)).toBe(21)
  game.to('main1', game.state.turn.number + 2)
  expect(played(game, 'Glance').life(0)).toBe(22)
  game.isAtAQuestion()
})

test('[today:701.25] to scry, or to surveil for no cards, is no first time', () => {
  const game = played(ears(), 'Quick Peek', 'Nothing')
  expect(game.life(0)).toBe(20)
  expect(played(game, 'Glance').life(0)).toBe(21)
  game.isAtAQuestion()
})

test('[today:701.25] of another player it is theirs that counts', () => {
  const sides = [
    { battlefield: ['Spies'], hand: ['Quick Peek'], library: LIBRARY },
    { hand: ['Quick Peek', 'Quick Peek'], library: LIBRARY },
  ] as const
  const game = played(table('today', sides, CARDS), 'Quick Peek')
  expect(game.life(0)).toBe(20)
  played(game.pass(), 'Quick Peek')
  expect(game.life(0)).toBe(25)
  if (game.question.seat === 0) game.pass()
  expect(played(game, 'Quick Peek').life(0)).toBe(25)
  game.isAtAQuestion()
})
