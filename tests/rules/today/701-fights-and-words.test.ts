/** Creatures that fight, keywords that something had, players with hexproof for a while, legends of one name. */
import { expect, test } from 'vitest'
import { characteristics, hasKeyword } from '../../../src/engine/continuous/index.ts'
import { get } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Regent', '{0}', '4/9', 'Whenever a creature you control fights, put a +1/+1 counter on it.'),
  creature('Pup', '{0}', '2/9', ''),
  card('Duel', '{0}', 'Sorcery', 'Target creature you control fights another target creature.'),
  creature(
    'Wilt',
    '{0}',
    '1/1',
    "Whenever another Zombie you control dies, if it didn't have flying, you gain 1 life.",
  ),
  creature('Zed', '{0}', '1/1', '', 'Creature — Zombie'),
  creature('Bat Zed', '{0}', '1/1', 'Flying', 'Creature — Zombie'),
  card('Strike', '{0}', 'Instant', 'Destroy target creature.'),
  card('Calm', '{0}', 'Instant', 'You gain hexproof until your next turn.'),
  card('Bolt', '{0}', 'Instant', '~ deals 3 damage to target player.'),
  creature('Rhea', '{0}', '2/2', '', 'Legendary Creature — Human'),
  card('Gallery', '{0}', 'Artifact', 'The "legend rule" doesn\'t apply to permanents you control.'),
  card(
    'Rally',
    '{0}',
    'Instant',
    'Creatures you control with flying, haste, and/or trample get +1/+0 until end of turn.',
  ),
  creature('Swift', '{0}', '1/1', 'Haste'),
  walker(
    'Master',
    '{0}',
    3,
    "As long as ~ has three or more loyalty counters on him, he's a 7/7 Dragon God creature with flying and indestructible.\n−1: You gain 1 life.",
  ),
]
const board = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)
const counters = (game: Table, name: string) => get(game.state, game.id(name)).counters['+1/+1'] ?? 0

test('[today:701.14] both that fight do so, of those that you control', () => {
  const game = board({ battlefield: ['Regent', 'Pup'], hand: ['Duel', 'Duel'] }, { battlefield: ['Ox'] })
  game
    .cast('Duel', { targets: ['Pup', 'Ox'] })
    .resolve()
    .resolveAll()
  expect([counters(game, 'Pup'), counters(game, 'Regent')]).toEqual([1, 0])
  game
    .cast('Duel', { targets: ['Pup', 'Regent'] })
    .resolve()
    .resolveAll()
  expect([counters(game, 'Pup'), counters(game, 'Regent')]).toEqual([2, 1])
  game.isAtAQuestion()
})

test('whether it had the keyword as it died', () => {
  const game = board({ battlefield: ['Wilt', 'Zed', 'Bat Zed'], hand: ['Strike', 'Strike'] })
  game
    .cast('Strike', { targets: ['Bat Zed'] })
    .resolve()
    .resolveAll()
  expect(game.life(0)).toBe(20)
  game
    .cast('Strike', { targets: ['Zed'] })
    .resolve()
    .resolveAll()
  expect(game.life(0)).toBe(21)
})

test('[today:702.11] a player with hexproof until their next turn', () => {
  const game = board({ hand: ['Calm', 'Bolt'] }, { hand: ['Bolt', 'Bolt'] })
    .cast('Calm')
    .resolve()
  game.pass()
  expect(() => game.cast('Bolt', { targets: ['player 0'] })).toThrow(/refused/)
  const other = board({ hand: ['Calm', 'Bolt'] }, { hand: ['Bolt'] })
    .cast('Calm')
    .resolve()
  other.cast('Bolt', { targets: ['player 0'] }).resolve()
  other.to('upkeep', other.state.turn.number + 2).pass()
  other.cast('Bolt', { targets: ['player 0'] }).resolve()
  expect(other.life(0)).toBe(14)
  other.isAtAQuestion()
})

test('[today:704.5j] legends of one name stay where the rule does not apply to them', () => {
  const game = board({ battlefield: ['Gallery', 'Rhea'], hand: ['Rhea'] })
    .cast('Rhea')
    .resolve()
  expect(game.question.kind).toBe('priority')
  expect(game.state.battlefield.filter((id) => characteristics(game.state, id).name === 'Rhea')).toHaveLength(2)
  game.isAtAQuestion()
  const other = board({ battlefield: ['Rhea'], hand: ['Rhea'] }, { battlefield: ['Gallery'] })
    .cast('Rhea')
    .resolve()
  expect(other.question.kind).toBe('choose')
})

test('those with any of several keywords; a planeswalker that is a Dragon God meanwhile', () => {
  const game = board({ battlefield: ['Swift', 'Bat Zed', 'Zed', 'Master'], hand: ['Rally'] })
    .cast('Rally')
    .resolve()
  expect([game.size('Swift'), game.size('Bat Zed'), game.size('Zed'), game.size('Master')]).toEqual([
    '2/1',
    '2/1',
    '1/1',
    '8/7',
  ])
  expect(characteristics(game.state, game.id('Master')).types).toEqual(['creature'])
  expect(hasKeyword(game.state, game.id('Master'), 'indestructible')).toBe(true)
  game.activate('Master', 1).resolve()
  expect(characteristics(game.state, game.id('Master')).types).toEqual(['planeswalker'])
  game.isAtAQuestion()
})

test.each([
  "Any number of target creatures you control fight target creature you don't control.",
  'Target creature you control fights up to two target creatures.',
  "Target creature you control fights each creature you don't control.",
  "Untap all creatures you control. They fight target creature you don't control.",
  "Choose two target creatures you control. They fight target creature you don't control.",
  'Tap target creature. Untap target creature you control. Untap another target creature. Then those creatures fight each other.',
])('no words say which of several fights which: %s', (text) => {
  expect(() => card('Brawl', '{0}', 'Sorcery', text)).toThrow()
})
