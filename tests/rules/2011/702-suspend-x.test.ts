import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [
  creature(
    'Sentry',
    '{4}',
    '2/2',
    "Suspend X—{X}{W}. X can't be 0.\nWhenever a time counter is removed from ~ while it's exiled, you gain 1 life.",
  ),
  creature(
    'Herald',
    '{4}',
    '2/2',
    "Suspend 1—{1}\nWhen the last time counter is removed from ~ while it's exiled, you gain 3 life.",
  ),
  creature(
    'Hydra',
    '{0}',
    '1/1',
    '~ enters the battlefield with three +1/+1 counters on it.\nWhenever a +1/+1 counter is removed from ~, you gain 1 life.',
  ),
  card('Sap', '{0}', 'Instant', 'Remove two +1/+1 counters from target creature.'),
]
const LIBRARY = times(6, 'Bear')
const aside = (game: Table, name: string) => {
  const id = game.id(name, 'hand')
  const found = game.state.printed[get(game.state, id).face]?.abilities.find(
    (one) => one.kind === 'keyword' && one.keyword.name === 'suspend',
  )
  return { do: 'special', what: 'setAside', object: id, which: found?.at.key ?? '' } as const
}
const time = (game: Table, name: string) => get(game.state, game.id(name)).counters.time

test('[2011:702.60] with as many time counters as X, which can’t be 0', () => {
  const sides = (pool: string) => ({ hand: ['Sentry', 'Hurry'], library: LIBRARY, pool })
  const poor = table('2011', [sides('{W}'), {}], CARDS)
  expect(poor.why(aside(poor, 'Sentry'))?.key).toBe('cast.cantPay')
  const game = table('2011', [sides('{W}{C}{C}'), { library: LIBRARY }], CARDS)
  game.reply(aside(game, 'Sentry'))
  expect([game.asks('number').min, game.asks('number').max]).toEqual([1, 2])
  game.announce({ x: 2 })
  expect([game.zone('Sentry'), time(game, 'Sentry'), game.pool(0)]).toEqual(['exile', 2, ''])
})

test('[2011:702.60] a trigger for each counter that is removed while it is exiled, and none afterwards', () => {
  const sides = { hand: ['Sentry', 'Hurry'], library: LIBRARY, pool: '{W}{C}{C}{C}' }
  const game = table('2011', [sides, { library: LIBRARY }], CARDS)
  game.reply(aside(game, 'Sentry')).announce({ x: 3 })
  game.cast('Hurry', { targets: ['Sentry'] }).resolveAll()
  expect([game.life(0), time(game, 'Sentry')]).toEqual([22, 1])
  game.to('draw', 5)
  expect([game.life(0), game.zone('Sentry')]).toEqual([23, 'battlefield'])
  game.isAtAQuestion()
})

test('[2011:702.60] when the last one is removed while it is exiled', () => {
  const game = table('2011', [{ hand: ['Herald'], library: LIBRARY, pool: '{C}' }, { library: LIBRARY }], CARDS)
  game.reply(aside(game, 'Herald')).announce({}).to('draw', 5)
  expect([game.life(0), game.zone('Herald')]).toEqual([23, 'battlefield'])
})

test('[2004:410.2] once for each counter that is removed from a permanent', () => {
  const game = table('2004', [{ hand: ['Hydra', 'Sap'] }, {}], CARDS)
    .cast('Hydra')
    .resolve()
  game.cast('Sap', { targets: ['Hydra'] }).resolveAll()
  expect([game.size('Hydra'), game.life(0)]).toEqual(['2/2', 22])
})
