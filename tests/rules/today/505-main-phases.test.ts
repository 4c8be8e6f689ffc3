/** Main phases: which is the first and which the second, and what happens as the first begins. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const SAGA = 'Enchantment — Saga'
const CARDS = [
  card('First Bell', '{1}', 'Enchantment', 'At the beginning of your first main phase, you gain 1 life.'),
  card('Second Bell', '{1}', 'Enchantment', 'At the beginning of your second main phase, you gain 10 life.'),
  card('Early Bell', '{1}', 'Enchantment', 'At the beginning of your precombat main phase, you gain 100 life.'),
  card(
    'Second Wind',
    '{0}',
    'Sorcery',
    'After this main phase, there is an additional combat phase followed by an additional main phase.',
  ),
  card('The Long Road', '{0}', SAGA, 'I — You gain 1 life.\nII — You gain 2 life.\nIII — You gain 4 life.'),
  card('The Other Road', '{0}', SAGA, 'I — You gain 1 life.\nII — You gain 20 life.\nIII — You gain 4 life.'),
  card('Recurring Bell', '{1}', 'Enchantment', 'At the beginning of your precombat main phase, draw a card.'),
]
const LIBRARY = Array<string>(9).fill('Bear')
const play = (battlefield: readonly (string | object)[], hand: readonly string[] = []): Table => {
  const sides = [{ battlefield, hand, library: LIBRARY }, { library: LIBRARY }] as Parameters<typeof table>[1]
  return table('today', sides, CARDS)
}
const lore = (game: Table, name: string) => get(game.state, game.id(name)).counters.lore ?? 0

test('[today:505.1b] with an additional combat and main phase, the second is the added one, and comes once', () => {
  const bells = ['First Bell', 'Second Bell', 'Early Bell']
  const game = play(bells, ['Second Wind']).cast('Second Wind').resolve()
  const { number } = game.state.turn
  game.to('upkeep', number + 1).resolveAll()
  expect(game.life(0)).toBe(30)
  // A whole turn of one's own: the first once, the second once.
  game.to('upkeep', number + 3).resolveAll()
  expect(game.life(0)).toBe(141)
  game.isAtAQuestion()
})

test('[today:505.1b] only the first main phase is precombat, also where no combat came before the second', () => {
  const game = play(['Early Bell'], ['Second Wind']).cast('Second Wind').resolve()
  game.to('main2').resolveAll()
  expect(game.life(0)).toBe(20)
})

test('[today:505.4] as it begins each Saga of the player gets a counter, before triggers are put on the stack', () => {
  const at = (name: string) => ({ name, counters: { lore: 1 } })
  const game = play([at('The Long Road'), at('The Other Road'), 'Recurring Bell'])
  const turn = game.state.turn.number + 2
  for (let guard = 0; guard < 200 && game.question.kind !== 'order'; guard++) {
    if (game.question.kind === 'attackers' || game.question.kind === 'blockers') game.reply([])
    else game.question.kind === 'priority' ? game.pass() : game.plain()
  }
  expect([game.state.turn.number, game.state.turn.step]).toEqual([turn, 'main1'])
  expect([lore(game, 'The Long Road'), lore(game, 'The Other Road')]).toEqual([2, 2])
  const { seat, items } = game.asks('order')
  expect([seat, items.length]).toEqual([0, 3])
  game.reply(items)
  expect([game.state.stack.length, game.handSize(0)]).toEqual([3, 1])
  game.resolveAll()
  expect([game.life(0), game.handSize(0)]).toEqual([42, 2])
  game.isAtAQuestion()
})
