import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const QUEEN = card('Queen', '{0}', 'Legendary Creature — Human', '', '2/2')

test('[2004:420.5e] in 2011 all legends of one name go, the oldest too', () => {
  const game = table('2011', [{ hand: ['Queen'] }, { battlefield: ['Queen'] }], [QUEEN])
  expect(game.has('battlefield', 'Queen')).toBe(true)
  game.cast('Queen').resolve()
  expect(game.has('battlefield', 'Queen')).toBe(false)
  expect(game.state.graveyards.map((cards) => cards.length)).toEqual([1, 1])
})
