import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Hoarder',
    '{0}',
    '1/1',
    'Whenever you expend 4, you gain 3 life.\nWhenever you expend 8, you gain 10 life.',
  ),
  creature('Newcomer', '{4}', '1/1', 'Whenever you expend 4, you gain 3 life.'),
  card('One', '{1}', 'Instant', 'You gain 1 life.'),
  card('Two', '{2}', 'Instant', 'You gain 1 life.'),
  card('Three', '{3}', 'Instant', 'You gain 1 life.'),
  creature('Pump', '{0}', '1/1', '{4}: You gain 1 life.'),
]
const pool = '{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}'
const begun = (...hand: readonly string[]) =>
  table('today', [{ battlefield: ['Hoarder', 'Pump'], hand, pool }, { battlefield: ['Hoarder'] }], CARDS)

test('[today:700.14] two and then three mana: the second spell expends 4, once', () => {
  const game = begun('Two', 'Three', 'One').cast('Two')
  expect(game.state.stack).toHaveLength(1)
  game.cast('Three')
  expect(game.state.stack).toHaveLength(3)
  expect(game.resolve().life(0)).toBe(23)
  game.cast('One')
  expect(game.state.stack).toHaveLength(3)
  expect([game.resolveAll().life(0), game.life(1)]).toEqual([26, 20])
  game.isAtAQuestion()
})

test('[today:700.14] one payment may pass both numbers; mana for abilities doesn’t count', () => {
  const game = begun('Three', 'Two').activate('Pump')
  expect(game.state.stack).toHaveLength(1)
  game.resolve().cast('Three')
  expect(game.state.stack).toHaveLength(1)
  game.resolve().cast('Two')
  expect(game.resolveAll().life(0)).toBe(26)
  game.isAtAQuestion()
})

test('[today:700.14] not by what is only being cast; and each turn begins with nothing', () => {
  const game = table('today', [{ hand: ['Newcomer', 'Three', 'Three'], pool: '{C}{C}{C}{C}{C}{C}{C}' }, {}], CARDS)
  game.cast('Newcomer').resolve()
  expect(game.life(0)).toBe(20)
  game.cast('Three')
  expect(game.state.stack).toHaveLength(1)
  const next = table(
    'today',
    [{ battlefield: ['Hoarder', 'Forest', 'Forest', 'Forest'], hand: ['Three', 'Three'] }, {}],
    CARDS,
  )
  next.cast('Three').resolve()
  next.to('main1', next.state.turn.number + 2).cast('Three')
  expect(next.state.stack).toHaveLength(1)
  next.isAtAQuestion()
})
