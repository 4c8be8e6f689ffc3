/** What a machine player takes a spell to cost is what it costs: by then its card has left the hand (409.1a). */
import { expect } from 'vitest'
import { castMana } from '../../src/ai/casting.ts'
import { waysToCast } from '../../src/engine/index.ts'
import { card } from '../support/cards.ts'
import { testInEditions } from '../support/editions.ts'
import { table } from '../support/table.ts'

const THRIFTY = card(
  'Thrifty',
  '{5}',
  'Sorcery',
  'This spell costs {1} less to cast for each card in your hand.\nDraw a card.',
)

testInEditions('2004', '2011')('a spell that counts the hand doesn’t count itself (%s)', (edition) => {
  const lands = Array.from({ length: 5 }, () => 'Forest')
  const game = table(edition, [{ hand: ['Thrifty', 'Bear', 'Ox'], battlefield: lands }, {}], [THRIFTY])
  const id = game.id('Thrifty')
  const [way] = waysToCast(game.state, 0, id)
  if (way === undefined) throw new Error('it can be cast')
  expect(castMana(game.state, 0, id, way)).toEqual(['3'])
  expect(game.cast('Thrifty', { pay: false }).asks('pay').cost).toEqual(['3'])
})
