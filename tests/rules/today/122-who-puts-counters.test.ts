import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Viper',
    '{0}',
    '2/2',
    'Whenever you put one or more -1/-1 counters on a creature, create a 1/1 green Snake creature token.',
  ),
  card('Wither Away', '{0}', 'Instant', 'Put two -1/-1 counters on target creature.'),
  creature('Rot', '{0}', '1/1', '~ enters the battlefield with a -1/-1 counter on it.'),
  creature('Old Blight', '{0}', '3/3', 'Wither'),
  creature('Wall', '{0}', '0/9', 'Defender'),
]
const board = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)
const tokens = (game: Table) => game.state.battlefield.filter((id) => get(game.state, id).kind === 'token')

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
  const fight = board({ battlefield: ['Viper', 'Old Blight'] }, { battlefield: ['Ox'] })
    .attack('Old Blight')
    .block({ Ox: 'Old Blight' })
  fight.to('endCombat').resolveAll()
  expect(tokens(fight)).toHaveLength(1)
})
