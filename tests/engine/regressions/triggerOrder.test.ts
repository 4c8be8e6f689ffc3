import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const BELLS = card('Two Bells', '{0}', 'Enchantment', 'Whenever a creature enters the battlefield, you gain 1 life.')
const DRUMS = card('Two Drums', '{0}', 'Enchantment', 'Whenever a creature enters the battlefield, draw a card.')

test('who orders triggers sees what they are triggers of', () => {
  const game = table(
    '2011',
    [{ battlefield: ['Two Bells', 'Two Drums'], hand: ['Cub'], library: ['Ox'] }, {}],
    [BELLS, DRUMS],
  )
  game.cast('Cub').resolve()
  const { items } = game.asks('order')
  const sources = items.map((item) => game.state.waiting.find(({ id }) => id === item)?.source)
  expect(sources).toEqual([game.id('Two Bells'), game.id('Two Drums')])
  game.reply([...items].reverse())
  expect(game.state.waiting).toEqual([])
  expect(game.state.stack).toHaveLength(2)
  game.resolveAll()
  expect(game.life(0)).toBe(21)
  expect(game.handSize(0)).toBe(1)
  game.isAtAQuestion()
})
