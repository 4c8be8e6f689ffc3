import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Toss', '{0}', 'Sorcery', 'Flip three coins. For each flip you win, create a 1/1 red Goblin creature token.'),
  card(
    'Odds',
    '{0}',
    'Sorcery',
    'Choose a number between 1 and 5. Flip that many coins. For each flip you win, draw a card. For each flip you lose, ~ deals 2 damage to you.',
  ),
  card(
    'Pair',
    '{0}',
    'Sorcery',
    'Flip two coins. If both coins come up heads, you gain 5 life. If both coins come up tails, you lose 5 life.',
  ),
  card(
    'Ages',
    '{0}',
    'Sorcery',
    'Flip five coins. Take an extra turn after this one for each coin that comes up heads.',
  ),
  card('Luck', '{0}', 'Enchantment', 'Whenever you win a coin flip, you gain 10 life.'),
  creature('Gambler', '{0}', '1/1', '{0}: Flip a coin.'),
]
const SEEDS = Array.from({ length: 12 }, (_, n) => n + 1)
type Flip = Extract<Table['events'][number], { kind: 'coinFlipped' }>
const flips = (game: Table) => game.events.filter((one): one is Flip => one.kind === 'coinFlipped')
const won = (game: Table) => flips(game).filter((one) => one.won).length
const heads = (game: Table) => flips(game).filter(({ fell }) => fell === 'heads').length
const board = (spell: string, seed: number) =>
  table('today', [{ hand: [spell], battlefield: ['Luck', 'Gambler'] }, {}], CARDS, {}, { seed })
const called = (game: Table) => {
  while (game.question.kind === 'coin') game.reply('heads')
  return game
}

test('each of several coins is called, and what follows is done for each flip that is won', () => {
  const seen = SEEDS.map((seed) => {
    const game = called(board('Toss', seed).cast('Toss').resolve())
    expect(flips(game)).toHaveLength(3)
    const tokens = game.state.battlefield.filter((id) => get(game.state, id).kind === 'token')
    expect(tokens).toHaveLength(won(game))
    expect(game.resolveAll().life(0)).toBe(20 + 10 * won(game))
    game.isAtAQuestion()
    return won(game)
  })
  expect(new Set(seen).size).toBeGreaterThan(2)
})

test('as many coins as were chosen, none not among the choices; each is won or lost', () => {
  const game = board('Odds', 3).cast('Odds').resolve()
  expect(game.question).toMatchObject({ kind: 'number', min: 1, max: 5 })
  called(game.reply(4))
  expect([flips(game).length, game.handSize(0)]).toEqual([4, won(game)])
  game.resolveAll()
  expect(game.life(0)).toBe(20 + 10 * won(game) - 2 * (4 - won(game)))
  game.isAtAQuestion()
})

test('where heads and tails are counted nobody calls, and nothing is won', () => {
  const seen = SEEDS.map((seed) => {
    const game = board('Pair', seed).cast('Pair').resolve()
    expect(game.question.kind).toBe('priority')
    expect([flips(game).length, won(game), game.state.stack.length]).toEqual([2, 0, 0])
    expect(game.life(0)).toBe([15, 20, 25][heads(game)])
    const ages = board('Ages', seed).cast('Ages').resolve()
    expect(ages.state.schedule.extraTurns).toHaveLength(heads(ages))
    ages.isAtAQuestion()
    return heads(game)
  })
  expect(new Set(seen).size).toBe(3)
})

test('a flip that nothing follows is won or lost all the same', () => {
  const outcomes = SEEDS.map((seed) => {
    const game = called(board('Toss', seed).activate('Gambler').resolve()).resolveAll()
    expect(game.life(0)).toBe(20 + 10 * won(game))
    return won(game)
  })
  expect(new Set(outcomes)).toEqual(new Set([0, 1]))
})
