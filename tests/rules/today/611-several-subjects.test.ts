/** One change of several things, one of several abilities for all of them, and what things become. */
import { expect, test } from 'vitest'
import { characteristics, hasKeyword } from '../../../src/engine/continuous/index.ts'
import { get } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Leader',
    '{0}',
    '2/2',
    'Whenever ~ attacks, ~ and up to one other target creature you control both gain lifelink until end of turn.',
  ),
  creature('Chief', '{0}', '2/2', 'Whenever ~ attacks, it and Zombies you control gain deathtouch until end of turn.'),
  creature('Zed', '{0}', '2/2', '', 'Creature — Zombie'),
  creature(
    'Choir',
    '{0}',
    '1/1',
    'At the beginning of each combat, choose first strike, vigilance, or lifelink. Creatures you control gain that ability until end of turn.',
  ),
  card(
    'Feathers',
    '{0}',
    'Instant',
    'Target creature becomes a Bird with base power and toughness 1/1 and flying until end of turn.',
  ),
  card(
    'Turnabout',
    '{0}',
    'Instant',
    'Switch the power and toughness of each of up to two target creatures until end of turn.',
  ),
  creature('Long', '{0}', '1/4', ''),
  creature('Tall', '{0}', '5/2', ''),
  walker(
    'Gid',
    '{0}',
    3,
    "As long as it's your turn, ~ is a 4/4 Human Soldier creature with indestructible that's still a planeswalker.\n+1: Up to one other target creature you control gains your choice of vigilance or lifelink until end of turn.",
  ),
  creature('Cover', '{0}', '2/2', 'Hexproof from artifacts, creatures, and enchantments'),
  creature('Poker', '{0}', '1/1', '{0}: ~ deals 1 damage to target creature.'),
  card('Poke', '{0}', 'Instant', '~ deals 1 damage to target creature.'),
  creature('Marked', '{0}', '2/2', 'Protection from permanents with corruption counters on them'),
  card('Taint', '{0}', 'Instant', 'Put a corruption counter on target permanent.'),
  card(
    'Knuckles',
    '{0}',
    'Artifact — Equipment',
    'Equipped creature has double strike as long as two or more Equipment are attached to it.\nEquip {0}',
  ),
  card(
    'Divine Face',
    '{0}',
    'Enchantment — Aura',
    'Enchant creature\nAs long as another Aura is attached to enchanted creature, it has first strike.',
  ),
  creature('Shy', '{0}', '4/4', '~ gets -2/-0 as long as two or more creatures are blocking it.'),
]
const board = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)
const has = (game: Table, name: string, keyword: Parameters<typeof hasKeyword>[2]) =>
  hasKeyword(game.state, game.id(name, 'battlefield'), keyword)

test('it and another both gain the ability', () => {
  const game = board({ battlefield: ['Leader', 'Long', 'Tall'] }).attack('Leader')
  game.reply([game.ref('Long')]).resolve()
  expect(['Leader', 'Long', 'Tall'].map((name) => has(game, name, 'lifelink'))).toEqual([true, true, false])
  game.isAtAQuestion()
})

test('one choice for two of them is not understood', () => {
  const said =
    'Whenever ~ attacks, ~ and target creature both gain your choice of first strike or lifelink until end of turn.'
  expect(() => creature('Twofold', '{0}', '2/2', said)).toThrow('Twofold')
})

test('it and all others of a kind', () => {
  const game = board({ battlefield: ['Chief', 'Zed', 'Long'] }, { battlefield: ['Zed'] })
    .attack('Chief')
    .resolve()
  expect([has(game, 'Chief', 'deathtouch'), has(game, '1:Zed', 'deathtouch'), has(game, 'Long', 'deathtouch')]).toEqual(
    [true, true, false],
  )
  expect(has(game, '2:Zed', 'deathtouch')).toBe(false)
  game.isAtAQuestion()
})

test('[today:608.2d] all gain the ability chosen', () => {
  const game = board({ battlefield: ['Choir', 'Long'] }, { battlefield: ['Ox'] }).to('beginCombat')
  while (game.state.stack.length > 0 || game.question.kind !== 'priority')
    game.question.kind === 'priority' ? game.pass() : game.plain()
  const gained = (['firstStrike', 'vigilance', 'lifelink'] as const).filter((one) => has(game, 'Choir', one))
  expect(gained).toHaveLength(1)
  expect([has(game, 'Long', gained[0] ?? 'flying'), has(game, 'Ox', gained[0] ?? 'flying')]).toEqual([true, false])
})

test('a Bird of another size that flies; two switched at once', () => {
  const game = board({ battlefield: ['Long', 'Tall'], hand: ['Feathers', 'Turnabout'] })
  game.cast('Turnabout', { targets: ['Long', 'Tall'] }).resolve()
  expect([game.size('Long'), game.size('Tall')]).toEqual(['4/1', '2/5'])
  game.cast('Feathers', { targets: ['Tall'] }).resolve()
  expect([game.size('Tall'), has(game, 'Tall', 'flying')]).toEqual(['1/1', true])
  expect(characteristics(game.state, game.id('Tall')).subtypes).toEqual(['Bird'])
  game.isAtAQuestion()
})

test('[today:109.5] another creature than a planeswalker that is one', () => {
  const game = board({ battlefield: ['Gid', 'Long'] })
  game.activate('Gid', 1, { targets: ['Long'] }).resolve()
  while (game.question.kind !== 'priority') game.plain()
  expect(has(game, 'Long', 'vigilance') !== has(game, 'Long', 'lifelink')).toBe(true)
  game.isAtAQuestion()
})

test('[today:702.11 today:702.16] from each of a list, and from what has such a counter', () => {
  const game = board({ battlefield: ['Poker'], hand: ['Poke', 'Taint'] }, { battlefield: ['Cover', 'Marked'] })
  expect(() => game.activate('Poker', 0, { targets: ['Cover'] })).toThrow(/refused/)
  const other = board({ battlefield: ['Poker'], hand: ['Poke', 'Taint'] }, { battlefield: ['Cover', 'Marked'] })
  other.cast('Poke', { targets: ['Cover'] }).resolve()
  other.activate('Poker', 0, { targets: ['Marked'] }).resolve()
  expect([get(other.state, other.id('Cover')).damage, get(other.state, other.id('Marked')).damage]).toEqual([1, 1])
  other.cast('Taint', { targets: ['Poker'] }).resolve()
  expect(() => other.activate('Poker', 0, { targets: ['Marked'] })).toThrow(/refused/)
})

test('as long as so many are attached to it, or block it', () => {
  const game = board({ battlefield: ['Knuckles', 'Knuckles', 'Long'], hand: ['Divine Face', 'Divine Face'] })
  game.activate('1:Knuckles', 1, { targets: ['Long'] }).resolve()
  expect(has(game, 'Long', 'doubleStrike')).toBe(false)
  game.activate('2:Knuckles', 1, { targets: ['Long'] }).resolve()
  expect(has(game, 'Long', 'doubleStrike')).toBe(true)
  game.cast('Divine Face', { targets: ['Long'] }).resolve()
  expect(has(game, 'Long', 'firstStrike')).toBe(false)
  game.cast('Divine Face', { targets: ['Long'] }).resolve()
  expect(has(game, 'Long', 'firstStrike')).toBe(true)
  game.isAtAQuestion()
  const blocked = board({ battlefield: ['Shy'] }, { battlefield: ['Ox', 'Bear'] }).attack('Shy')
  blocked.block({ Ox: 'Shy', Bear: 'Shy' })
  expect(blocked.size('Shy')).toBe('2/4')
  expect(
    board({ battlefield: ['Shy'] }, { battlefield: ['Ox'] })
      .attack('Shy')
      .block({ Ox: 'Shy' })
      .size('Shy'),
  ).toBe('4/4')
})
