import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const KETTLE = card('Kettle', '{1}', 'Artifact', '{T}: Add {R}.')

test('[2004:301.1] untap, upkeep and draw are steps of one phase', () => {
  const game = table('2004', [{}, { battlefield: [{ name: 'Kettle', tapped: true }], hand: ['Spark'] }], [KETTLE])
  game.to('upkeep', 4)
  const began = game.events.flatMap((event) => (event.kind === 'stepBegan' && event.seat === 1 ? [event.step] : []))
  expect(began).toEqual(['untap', 'upkeep'])
  // It was untapped before, and what it makes now is still there in the draw step.
  game.activate('Kettle').pass(2)
  expect(game.state.turn.step).toBe('draw')
  expect(game.pool(1)).toBe('R')
  game.cast('Spark', { targets: ['player 0'] }).resolve()
  expect(game.life(0)).toBe(17)
  game.pass(2)
  expect([game.state.turn.step, game.life(1)]).toEqual(['main1', 20])
})
