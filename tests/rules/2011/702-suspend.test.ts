import { expect, test } from 'vitest'
import { get, hasKeyword, legalActions } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Late', '{5}{G}', '4/4', 'Suspend 1—{1}'),
  card('Slow Salve', '{4}', 'Sorcery', 'Suspend 2—{1}\nYou gain 6 life.'),
  card('Quick Salve', '{4}', 'Instant', 'Suspend 2—{1}\nYou gain 6 life.'),
  card('Free Salve', '', 'Sorcery', 'Suspend 1—{1}\nYou gain 6 life.'),
  card('Quietude', '{0}', 'Enchantment', "Players can't cast spells."),
  creature(
    'Sleeper',
    '{5}{G}',
    '4/4',
    'Suspend 3—{1}\nSacrifice a land: Remove a time counter from ~. Activate only if ~ is suspended.',
  ),
  card(
    'Slacken',
    '{0}',
    'Instant',
    'Put two time counters on each permanent with a time counter on it and each suspended card.',
  ),
  creature(
    'Rusher',
    '{0}',
    '1/1',
    'Remove a time counter from a permanent you control or suspended card you own: ~ gets +2/+0 until end of turn.',
  ),
  creature('Fader', '{0}', '2/2', 'Vanishing 3'),
]
const action = (game: Table, name: string) =>
  ({ do: 'special', what: 'setAside', object: game.id(name), which: keyOf(game, name) }) as const
function keyOf(game: Table, name: string): string {
  const { printed } = game.state
  const { face } = get(game.state, game.id(name))
  const found = printed[face]?.abilities.find((one) => one.kind === 'keyword' && one.keyword.name === 'suspend')
  return found?.at.key ?? ''
}
const suspend = (name: string, more: object = {}) => {
  const game = table('2011', [{ hand: [name], pool: '{C}', ...more }, {}], CARDS)
  return game.reply(action(game, name)).announce({})
}
const next = (game: Table) => game.to('draw', game.state.turn.number + 2)
const time = (game: Table, name: string) => get(game.state, game.id(name)).counters.time

test('[2011:702.60] paid for, it is exiled face up with its time counters, without the stack', () => {
  const game = suspend('Slow Salve')
  expect([game.zone('Slow Salve'), time(game, 'Slow Salve'), game.pool(0), game.state.stack.length]).toEqual([
    'exile',
    2,
    '',
    0,
  ])
  expect(get(game.state, game.id('Slow Salve')).faceDown).toBe(false)
  game.isAtAQuestion()
})

test('[2011:702.60] a counter less at each of its owner’s upkeeps; with the last one it is cast for nothing', () => {
  const game = suspend('Slow Salve')
  next(game)
  expect([time(game, 'Slow Salve'), game.life(0)]).toEqual([1, 20])
  next(game)
  expect([game.zone('Slow Salve'), game.life(0)]).toEqual(['graveyard', 26])
})

test('[2011:702.60] a creature has haste until its player loses control of it', () => {
  const game = suspend('Late')
  next(game)
  expect([game.zone('Late'), hasKeyword(game.state, game.id('Late'), 'haste')]).toEqual(['battlefield', true])
  game.attack('Late').to('endCombat')
  expect(game.life(1)).toBe(16)
  const stolen = table('2011', [{ hand: ['Late'], pool: '{C}' }, { hand: ['Steal'] }], CARDS)
  next(stolen.reply(action(stolen, 'Late')).announce({}))
  stolen
    .to('main1', stolen.state.turn.number + 1)
    .cast('Steal', { targets: ['Late'] })
    .resolveAll()
  expect([
    get(stolen.state, stolen.id('Late')).controller,
    hasKeyword(stolen.state, stolen.id('Late'), 'haste'),
  ]).toEqual([1, false])
})

test('[2011:702.60] only when it could be cast: a sorcery at its time, an instant with priority', () => {
  const game = table('2011', [{ hand: ['Slow Salve', 'Quick Salve'], pool: '{C}' }, {}], CARDS, { step: 'upkeep' })
  expect(game.why(action(game, 'Slow Salve'))?.key).toBe('timing.notMainPhase')
  expect(game.why(action(game, 'Quick Salve'))).toBeNull()
  expect(legalActions(game.state, 0).filter((one) => one.do === 'special')).toEqual([action(game, 'Quick Salve')])
  const poor = table('2011', [{ hand: ['Quick Salve'] }, {}], CARDS)
  expect(poor.why(action(poor, 'Quick Salve'))).not.toBeNull()
  const here = table('2011', [{ graveyard: ['Quick Salve'], pool: '{C}' }, {}], CARDS)
  expect(here.why(action(here, 'Quick Salve'))?.key).toBe('special.noEffect')
})

test('[2011:702.60 2011:702.59] not while casting is forbidden or a spell has split second', () => {
  const silent = table('2011', [{ hand: ['Quick Salve'], battlefield: ['Quietude'], pool: '{C}' }, {}], CARDS)
  expect(silent.why(action(silent, 'Quick Salve'))).not.toBeNull()
  const split = table('2011', [{ hand: ['Quick Salve', 'Stillword'], pool: '{C}' }, {}], CARDS).cast('Stillword')
  expect(split.why(action(split, 'Quick Salve'))?.key).toBe('timing.splitSecond')
})

test('[2011:702.60] what can’t be cast then stays in exile, and no one casts it later', () => {
  const sides = [{ hand: ['Late', 'Quietude'], pool: '{C}' }, {}] as const
  const game = table('2011', sides, CARDS)
  game.reply(action(game, 'Late')).announce({}).cast('Quietude').resolveAll()
  next(game)
  expect([game.zone('Late'), time(game, 'Late')]).toEqual(['exile', undefined])
  next(game)
  expect(game.zone('Late')).toBe('exile')
})

test('[2011:702.60] a card without mana cost can be suspended, and is cast for nothing', () => {
  const game = suspend('Free Salve')
  next(game)
  expect([game.zone('Free Salve'), game.life(0)]).toEqual(['graveyard', 26])
})

test('[2011:702.60] a suspended card is a target, a permanent too; a card that is in exile for another reason is not', () => {
  const game = suspend('Slow Salve', { hand: ['Slow Salve', 'Hurry'], exile: ['Late'], battlefield: ['Bear'] })
  game.reply({ do: 'cast', ...game.way(game.id('Hurry'), 'normal') })
  expect(game.asks('targets').legal).toEqual([game.ref('Bear'), game.ref('Slow Salve')])
  game
    .reply([game.ref('Slow Salve')])
    .resolve()
    .resolveAll()
  expect([game.zone('Slow Salve'), game.life(0)]).toEqual(['graveyard', 26])
})

test('[2011:702.60] an ability that says so works only while its card is suspended', () => {
  const game = suspend('Sleeper', { battlefield: ['Forest'] })
  game.activate('Sleeper', 3, {}, 'exile').resolve()
  expect(time(game, 'Sleeper')).toBe(2)
  const there = table('2011', [{ battlefield: ['Sleeper', 'Forest'], hand: ['Sleeper'] }, {}], CARDS)
  for (const zone of ['hand', 'battlefield'] as const)
    expect(there.why({ do: 'activate', ...there.nth(there.id('Sleeper', zone), 3) })).not.toBeNull()
})

test('[2011:702.60] what a suspended card can do is among its owner’s legal actions, and nobody else’s', () => {
  const game = suspend('Sleeper', { battlefield: ['Forest'] })
  const listed = (seat: number) =>
    legalActions(game.state, seat).filter((one) => 'object' in one && one.object === game.id('Sleeper'))
  expect(listed(0)).toEqual([{ do: 'activate', ...game.nth(game.id('Sleeper'), 3) }])
  expect(listed(1)).toEqual([])
  game.isAtAQuestion()
})

test('[2011:702.60] a spell that exiles itself with time counters is suspended, and cast again and again', () => {
  const echo = card(
    'Echo',
    '{4}',
    'Sorcery',
    'You gain 3 life. Exile Echo with two time counters on it.\nSuspend 2—{1}',
  )
  const game = table('2011', [{ hand: ['Echo'], pool: '{C}{C}{C}{C}' }, {}], [echo])
  game.cast('Echo').resolve()
  expect([game.life(0), game.zone('Echo'), time(game, 'Echo')]).toEqual([23, 'exile', 2])
  next(next(game))
  expect([game.life(0), game.zone('Echo'), time(game, 'Echo')]).toEqual([26, 'exile', 2])
})

test('[2011:702.60] "each permanent with ... and each suspended card" is both, and no other card in exile', () => {
  const more = { hand: ['Slow Salve', 'Slacken', 'Fader'], exile: ['Late'], battlefield: ['Bear'] }
  const game = suspend('Slow Salve', more)
  game.cast('Fader').resolve()
  game.cast('Slacken').resolve()
  expect(['Slow Salve', 'Fader'].map((name) => time(game, name))).toEqual([4, 5])
  expect(['Late', 'Bear'].map((name) => time(game, name))).toEqual([undefined, undefined])
  game.isAtAQuestion()
})

test('[2011:702.60] a cost takes a time counter from a permanent or from a suspended card', () => {
  const game = suspend('Slow Salve', { hand: ['Slow Salve', 'Fader'], exile: ['Late'], battlefield: ['Rusher'] })
  game.activate('Rusher').resolve()
  expect([game.size('Rusher'), time(game, 'Slow Salve')]).toEqual(['3/1', 1])
  game.cast('Fader').resolve()
  game.activate('Rusher')
  expect(game.asks('choose').from).toEqual([game.id('Fader'), game.id('Slow Salve')])
  game.reply([game.id('Fader')]).resolve()
  expect([game.size('Rusher'), time(game, 'Slow Salve'), time(game, 'Fader')]).toEqual(['5/1', 1, 2])
  const none = table('2011', [{ battlefield: ['Rusher', 'Bear'], exile: ['Late'] }, {}], CARDS)
  expect(none.why({ do: 'activate', ...none.nth(none.id('Rusher'), 0) })).not.toBe(null)
})
