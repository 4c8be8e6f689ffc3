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
  card(
    'Citadel',
    '{0}',
    'Enchantment',
    'As ~ enters the battlefield, choose Dawn or Dusk.\n• Dawn — At the beginning of your upkeep, you gain 2 life.\n• Dusk — Creatures you control get +1/+1.',
  ),
  card('Recite', '{0}', 'Sorcery', "Return target enchantment to its owner's hand."),
  creature(
    'Viper',
    '{0}',
    '2/2',
    'Whenever you put one or more -1/-1 counters on a creature, create a 1/1 green Snake creature token.',
  ),
  card('Wither Away', '{0}', 'Instant', 'Put two -1/-1 counters on target creature.'),
  creature('Rot', '{0}', '1/1', '~ enters the battlefield with a -1/-1 counter on it.'),
  creature('Blight', '{0}', '3/3', 'Wither'),
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

test('the word chosen as it enters says which of the abilities it has', () => {
  const dawn = board({ hand: ['Citadel', 'Recite'], battlefield: ['Wall'] })
    .cast('Citadel')
    .resolve()
  expect(dawn.asks('word')).toMatchObject({ which: 'option', words: ['Dawn', 'Dusk'] })
  dawn.reply('Dawn').until('priority')
  expect(dawn.size('Wall')).toBe('0/9')
  dawn.to('upkeep', dawn.state.turn.number + 2).resolveAll()
  expect(dawn.life(0)).toBe(22)
  const dusk = board({ hand: ['Citadel'], battlefield: ['Wall'] })
    .cast('Citadel')
    .resolve()
    .reply('Dusk')
  expect(dusk.until('priority').size('Wall')).toBe('1/10')
  dusk.to('upkeep', dusk.state.turn.number + 2)
  expect([dusk.state.stack.length, dusk.life(0)]).toEqual([0, 20])
  dusk.isAtAQuestion()
})

test('[today:122.6] who puts counters: by an effect, on what enters under their control, by wither; once for all of them', () => {
  const game = board({ hand: ['Wither Away', 'Rot'], battlefield: ['Viper', 'Wall'] }, { hand: ['Wither Away'] })
  game
    .cast('Wither Away', { targets: ['Wall'] })
    .resolve()
    .resolveAll()
  expect(tokens(game)).toHaveLength(1)
  game.cast('Rot').resolve().resolveAll()
  expect(tokens(game)).toHaveLength(2)
  game
    .pass()
    .cast('Wither Away', { targets: ['Wall'] })
    .resolve()
    .resolveAll()
  expect(tokens(game)).toHaveLength(2)
  game.isAtAQuestion()
  const fight = board({ battlefield: ['Viper', 'Blight'] }, { battlefield: ['Ox'] })
    .attack('Blight')
    .block({ Ox: 'Blight' })
  fight.to('endCombat').resolveAll()
  expect(tokens(fight)).toHaveLength(1)
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
