import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Venture',
    '{0}',
    'Sorcery',
    'Roll two d12 and choose one result. ~ deals damage equal to that result to target player. Then create a number of Treasure tokens equal to the other result.',
  ),
  card(
    'Exhume',
    '{0}',
    'Sorcery',
    'Roll two d10 and choose one result. Return a creature card from your graveyard to the battlefield with a number of +1/+1 counters on it equal to that result. You gain life equal to the other result.',
  ),
  card('Roll', '{0}', 'Sorcery', 'Roll a d20. You gain life equal to the result.'),
  card(
    'Favor',
    '{0}',
    'Enchantment',
    'If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.',
  ),
  card('Rattle', '{0}', 'Enchantment', 'Whenever you roll one or more dice, you gain 100 life.'),
  creature('Wall', '{0}', '0/9', 'Defender'),
]
type Rolled = Extract<Table['events'][number], { kind: 'dieCast' }>
const rolls = (game: Table) =>
  game.events.filter((one): one is Rolled => one.kind === 'dieCast').map(({ result }) => result)
const SEEDS = Array.from({ length: 20 }, (_, n) => n + 1)
const board = (mine: object, theirs: object = {}, seed = 1) => table('today', [mine, theirs], CARDS, {}, { seed })
const tokens = (game: Table) => game.state.battlefield.filter((id) => get(game.state, id).kind === 'token')

test('of two results one is chosen, and the other is known as that', () => {
  for (const [seed, pick] of [
    [1, 0],
    [2, 1],
    [3, 0],
    [4, 1],
  ] as const) {
    const game = board({ hand: ['Venture'] }, {}, seed)
      .cast('Venture', { targets: ['player 1'] })
      .resolve()
    const all = rolls(game)
    expect(all).toHaveLength(2)
    if (game.question.kind === 'word') game.reply(String(all[pick]))
    expect([20 - game.life(1), tokens(game).length]).toEqual([all[pick], all[1 - pick]])
    game.isAtAQuestion()
  }
})

test('one more die, of which the lowest is ignored: on the whole the results are higher, and one roll is noticed', () => {
  const mean = (mine: readonly string[]) => {
    const found = SEEDS.map((seed) => {
      const game = board({ hand: ['Roll'], battlefield: [...mine, 'Rattle'] }, {}, seed)
        .cast('Roll')
        .resolve()
      const [result = 0, more] = rolls(game)
      expect(more).toBeUndefined()
      expect(game.resolveAll().life(0)).toBe(120 + result)
      return result
    })
    return found.reduce((sum, one) => sum + one, 0) / found.length
  }
  expect(mean(['Favor', 'Favor', 'Favor'])).toBeGreaterThan(mean([]) + 3)
})

test('as many counters as one of the two results says', () => {
  const game = board({ hand: ['Exhume'], graveyard: ['Wall'] }, {}, 5)
    .cast('Exhume')
    .resolve()
  const [one = 0, other = 0] = rolls(game)
  if (game.question.kind === 'word') game.reply(String(one))
  game.until('priority')
  expect([get(game.state, game.id('Wall')).counters['+1/+1'], game.life(0)]).toEqual([one, 20 + other])
  game.isAtAQuestion()
})
