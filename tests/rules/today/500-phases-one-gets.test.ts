import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Again', '{0}', 'Instant', 'You get an additional combat phase after this phase.'),
  card('More', '{0}', 'Instant', 'After this phase, there is an additional combat phase.'),
]
const combats = (name: string, inOwnTurn: boolean): number => {
  const [mine, yours] = inOwnTurn ? [{ hand: [name] }, {}] : [{}, { hand: [name] }]
  const game = table('today', [mine, yours], CARDS)
  if (!inOwnTurn) game.pass()
  game.cast(name).resolve().isAtAQuestion()
  return game.state.turn.ahead.filter((step) => step === 'beginCombat').length
}

test('[today:500.10] "you get an additional combat phase" does nothing outside of one’s own turn', () => {
  expect([combats('Again', true), combats('Again', false)]).toEqual([2, 1])
  // One that isn't anybody's comes in any turn.
  expect([combats('More', true), combats('More', false)]).toEqual([2, 2])
})
