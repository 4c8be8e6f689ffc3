import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, walker } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  walker('Ilsa Remade', '{2}{W/P}{W/P}', 6, 'Compleated\n+1: You gain 1 life.'),
  walker('Ilsa As She Was', '{2}{W/P}{W/P}', 6, '+1: You gain 1 life.'),
  walker('Ilsa Frail', '{W/P}{W/P}', 3, 'Compleated\n+1: You gain 1 life.'),
  card('Mirror', '{0}', 'Sorcery', "Create a token that's a copy of target planeswalker, except it isn't legendary."),
]
const loyaltyOf = (name: string, pool: string, n: number) => {
  const game = table('today', [{ hand: [name], pool }, {}], CARDS)
  game.cast(name, { x: n }).resolve()
  const id = game.state.battlefield.at(-1)
  return { game, loyalty: id === undefined ? null : (get(game.state, id).counters.loyalty ?? 0) }
}

test('[today:702.150] two loyalty less for each symbol paid with life', () => {
  const both = loyaltyOf('Ilsa Remade', '{C}{C}', 2)
  expect([both.loyalty, both.game.life(0)]).toEqual([2, 16])
  const one = loyaltyOf('Ilsa Remade', '{C}{C}{W}', 1)
  expect([one.loyalty, one.game.life(0)]).toEqual([4, 18])
  const none = loyaltyOf('Ilsa Remade', '{C}{C}{W}{W}', 0)
  expect([none.loyalty, none.game.life(0)]).toEqual([6, 20])
  both.game.isAtAQuestion()
})

test('[today:702.150] without the keyword life costs no loyalty; with none left it dies', () => {
  expect(loyaltyOf('Ilsa As She Was', '{C}{C}', 2).loyalty).toBe(6)
  const { game, loyalty } = loyaltyOf('Ilsa Frail', '', 2)
  expect([loyalty, game.zone('Ilsa Frail')]).toEqual([null, 'graveyard'])
  game.isAtAQuestion()
})

test('[today:702.150] a copy made on the battlefield was paid for with nothing', () => {
  const game = table('today', [{ hand: ['Ilsa Remade', 'Mirror'], pool: '{C}{C}' }, {}], CARDS)
  game
    .cast('Ilsa Remade', { x: 2 })
    .resolve()
    .cast('Mirror', { targets: ['Ilsa Remade'] })
    .resolve()
  expect(game.state.battlefield.map((id) => get(game.state, id).counters.loyalty).toSorted()).toEqual([2, 6])
  game.isAtAQuestion()
})
