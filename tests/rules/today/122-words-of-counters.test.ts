/** Counters doubled, put as another had them, and moved. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Adder', '{0}', '2/2', 'Whenever you put one or more -1/-1 counters on a creature, you gain 1 life.'),
  creature('Moulting', '{0}', '4/4', 'Put a -1/-1 counter on ~: You gain 10 life.'),
  creature('Imp', '{0}', '1/1', '~ enters the battlefield with a +1/+1 counter on it.'),
  creature('Ogre', '{0}', '3/3', '~ enters the battlefield with two +1/+1 counters on it.'),
  card('Well', '{0}', 'Artifact', '~ enters the battlefield with two charge counters on it.'),
  card('Swell', '{0}', 'Sorcery', 'Double the number of +1/+1 counters on each creature you control.'),
  card('Surge', '{0}', 'Sorcery', 'Double the number of each kind of counter on target permanent.'),
  card('Mark', '{0}', 'Sorcery', 'Put a charge counter on target creature.'),
  card('Doom', '{0}', 'Sorcery', 'Destroy target creature.'),
  creature(
    'Heir',
    '{0}',
    '1/1',
    '~ enters the battlefield with two +1/+1 counters on it.\nWhen ~ dies, put its counters on target creature you control.',
  ),
  card(
    'Vessel',
    '{0}',
    'Artifact',
    'Whenever a creature you control leaves the battlefield, if it had counters on it, put those counters on ~.\n{T}: You may move all counters from ~ onto target creature.',
  ),
  card(
    'Siphon',
    '{0}',
    'Sorcery',
    'Move any number of +1/+1 counters from target creature onto another target creature.',
  ),
  creature(
    'Thief',
    '{0}',
    '1/1',
    'When ~ enters the battlefield, move any number of +1/+1 counters from other permanents you control onto ~.',
  ),
]
const counters = (game: ReturnType<typeof table>, name: string) =>
  get(game.state, game.id(name, 'battlefield')).counters

test('[today:701.10] each gets as many more as it has itself; nothing where there are none', () => {
  const game = table('today', [{ hand: ['Imp', 'Ogre', 'Swell'], battlefield: ['Bear'] }, {}], CARDS)
  game.cast('Imp').resolve().cast('Ogre').resolve().cast('Swell').resolve()
  expect([game.size('Imp'), game.size('Ogre'), game.size('Bear')]).toEqual(['3/3', '7/7', '2/2'])
  game.isAtAQuestion()
})

test('[today:701.10] each kind of counter', () => {
  const game = table('today', [{ hand: ['Ogre', 'Mark', 'Surge'] }, {}], CARDS)
  game
    .cast('Ogre')
    .resolve()
    .cast('Mark', { targets: ['Ogre'] })
    .resolve()
  game.cast('Surge', { targets: ['Ogre'] }).resolve()
  expect(counters(game, 'Ogre')).toEqual({ '+1/+1': 4, charge: 2 })
  game.isAtAQuestion()
})

test('[today:122.8] as many of each kind as it had, on what it targets', () => {
  const game = table('today', [{ hand: ['Heir', 'Mark', 'Doom'], battlefield: ['Bear'] }, {}], CARDS)
  game
    .cast('Heir')
    .resolve()
    .cast('Mark', { targets: ['Heir'] })
    .resolve()
  game.cast('Doom', { targets: ['Heir'] }).resolve()
  game.reply([game.ref('Bear')]).resolve()
  expect(counters(game, 'Bear')).toEqual({ '+1/+1': 2, charge: 1 })
  expect(game.size('Bear')).toBe('4/4')
  game.isAtAQuestion()
})

test('[today:122.8] what had none triggers nothing; what is kept there moves on as a whole', () => {
  const game = table('today', [{ hand: ['Imp', 'Doom', 'Doom'], battlefield: ['Vessel', 'Bear', 'Ox'] }, {}], CARDS)
  game.cast('Doom', { targets: ['Bear'] }).resolve()
  expect(game.state.stack).toHaveLength(0)
  game
    .cast('Imp')
    .resolve()
    .cast('Doom', { targets: ['Imp'] })
    .resolve()
    .resolve()
  expect(counters(game, 'Vessel')).toEqual({ '+1/+1': 1 })
  game.activate('Vessel', 1, { targets: ['Ox'] }).resolve()
  game.reply(true)
  expect([counters(game, 'Vessel'), counters(game, 'Ox')]).toEqual([{}, { '+1/+1': 1 }])
  game.isAtAQuestion()
})

test('any number is moved: as many as is said, at most what is there', () => {
  const game = table('today', [{ hand: ['Ogre', 'Siphon'], battlefield: ['Bear'] }, {}], CARDS)
  game.cast('Ogre').resolve()
  game.cast('Siphon', { targets: ['Ogre', 'Bear'] }).resolve()
  expect(game.asks('number').max).toBe(2)
  game.reply(1)
  expect([game.size('Ogre'), game.size('Bear')]).toEqual(['4/4', '3/3'])
  game.isAtAQuestion()
})

test('from several it is said of each', () => {
  const game = table('today', [{ hand: ['Ogre', 'Imp', 'Thief'] }, {}], CARDS)
  game.cast('Ogre').resolve().cast('Imp').resolve().cast('Thief').resolve().resolve()
  game.reply(game.asks('number').max)
  game.reply(game.asks('number').max)
  expect([game.size('Ogre'), game.size('Imp'), game.size('Thief')]).toEqual(['3/3', '1/1', '4/4'])
  game.isAtAQuestion()
})

test('[today:122.6] counters put as a cost are put by the player who pays', () => {
  const own = table('today', [{ battlefield: ['Adder', 'Moulting'] }, {}], CARDS)
  own.activate('Moulting').resolveAll()
  expect(own.life(0)).toBe(31)
  const other = table('today', [{ battlefield: ['Adder'] }, { battlefield: ['Moulting'] }], CARDS)
  other.pass().activate('Moulting').resolveAll()
  expect([other.life(0), other.life(1)]).toEqual([20, 30])
  other.isAtAQuestion()
})
