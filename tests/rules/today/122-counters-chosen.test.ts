import { expect, test } from 'vitest'
import { characteristics, hasKeyword } from '../../../src/engine/continuous/index.ts'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Glider',
    '{0}',
    '1/1',
    '~ enters the battlefield with your choice of a flying counter or a first strike counter on it.',
  ),
  card(
    'Reservoir',
    '{0}',
    'Artifact',
    '{0}: Put three charge counters on ~.\n{0}, Remove any number of charge counters from ~: It deals that much damage to any target.\n{0}, Remove all charge counters from ~: You gain that much life.',
  ),
  creature(
    'Chief',
    '{0}',
    '1/1',
    '~ enters the battlefield with two +1/+1 counters on it.\nEach other creature you control enters the battlefield with an additional X +1/+1 counters on it, where X is the number of +1/+1 counters on ~.',
  ),
  card(
    'Boon',
    '{0}',
    'Sorcery',
    'Put your choice of a menace, trample, or reach counter on target creature you control.',
  ),
  card(
    'Bless',
    '{0}',
    'Sorcery',
    'Put two +1/+1 counters and a flying counter on target creature. It gains haste until end of turn.',
  ),
  creature('Put Far Away', '{0}', '1/1', "When ~ enters, if you didn't cast it from your hand, you lose 3 life."),
  card('Raise', '{0}', 'Sorcery', 'Return target creature card from your graveyard to the battlefield.'),
  creature('Pup', '{0}', '1/1', ''),
  creature(
    'Font',
    '{0}',
    '1/1',
    'Each other Angel you control enters the battlefield with an additional +1/+1 counter on it for each Angel you already control.',
    'Creature — Angel',
  ),
  creature('Seraph', '{0}', '1/1', '', 'Creature — Angel'),
  card(
    'Bracers',
    '{0}',
    'Artifact — Equipment',
    'As long as equipped creature is a Human or an Angel, it has vigilance.\nEquip {0}',
  ),
  card(
    'Refit',
    '{0}',
    'Enchantment — Aura',
    "Enchant creature or Vehicle\nAs long as enchanted permanent is a Vehicle, it's a creature in addition to its other types.\nEnchanted creature gets +2/+2.",
  ),
  card('Cart', '{0}', 'Artifact — Vehicle', 'Crew 5', '3/3'),
]
const board = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)

test('[today:122.1b] one of the kinds is chosen as it enters', () => {
  for (const [kind, keyword] of [
    ['flying', 'flying'],
    ['first strike', 'firstStrike'],
  ] as const) {
    const game = board({ hand: ['Glider'] })
      .cast('Glider')
      .resolve()
    expect(game.asks('word')).toMatchObject({ which: 'counter', words: ['flying', 'first strike'] })
    game.reply(kind).until('priority')
    expect(get(game.state, game.id('Glider')).counters).toEqual({ [kind]: 1 })
    expect(hasKeyword(game.state, game.id('Glider'), keyword)).toBe(true)
    game.isAtAQuestion()
  }
})

test('[today:608.2h] that much is as many as the cost has removed, all of them or so many', () => {
  const game = board({ battlefield: ['Reservoir'] })
  game.activate('Reservoir').resolve()
  game.activate('Reservoir', 1, { x: 2, targets: ['player 1'] }).resolve()
  expect([game.life(1), get(game.state, game.id('Reservoir')).counters.charge]).toEqual([18, 1])
  game.activate('Reservoir').resolve()
  game.activate('Reservoir', 2).resolve()
  expect([game.life(0), get(game.state, game.id('Reservoir')).counters.charge ?? 0]).toEqual([24, 0])
  game.isAtAQuestion()
})

test('[today:614.12] as many additional counters as there are then, and none for itself', () => {
  const game = board({ hand: ['Chief', 'Pup', 'Seraph'], battlefield: ['Font'] })
  game.cast('Chief').resolve()
  game.cast('Pup').resolve()
  expect([game.size('Chief'), game.size('Pup')]).toEqual(['3/3', '3/3'])
  game.cast('Seraph').resolve()
  while (game.question.kind !== 'priority') game.plain()
  // Two of the chief, and one for the Angel that was there.
  expect(game.size('Seraph')).toBe('4/4')
  game.isAtAQuestion()
})

test('a Vehicle that is a creature besides; an Angel or a Human', () => {
  const game = board({ hand: ['Refit'], battlefield: ['Cart', 'Bracers', 'Font', 'Pup'] })
  game.cast('Refit', { targets: ['Cart'] }).resolve()
  expect(characteristics(game.state, game.id('Cart')).types.toSorted()).toEqual(['artifact', 'creature'])
  expect(game.size('Cart')).toBe('5/5')
  game.activate('Bracers', 1, { targets: ['Pup'] }).resolve()
  expect(hasKeyword(game.state, game.id('Pup'), 'vigilance')).toBe(false)
  game.activate('Bracers', 1, { targets: ['Font'] }).resolve()
  expect(hasKeyword(game.state, game.id('Font'), 'vigilance')).toBe(true)
  game.isAtAQuestion()
})

test.each([
  ['menace', [true]],
  ['trample', [false, true]],
  ['reach', [false, false]],
] as const)('one of three kinds, on a target: %s', (kind, replies) => {
  const game = table('today', [{ hand: ['Boon'], battlefield: ['Pup', 'Seraph'] }, {}], CARDS)
  game.cast('Boon', { targets: ['Pup'] })
  for (const reply of replies) game.until('confirm').reply(reply)
  game.resolveAll()
  expect(get(game.state, game.id('Pup')).counters).toEqual({ [kind]: 1 })
  expect(get(game.state, game.id('Seraph')).counters).toEqual({})
  game.isAtAQuestion()
})

test('counters of two kinds on one target', () => {
  const game = table('today', [{ hand: ['Bless'], battlefield: ['Pup', 'Seraph'] }, {}], CARDS)
  game.cast('Bless', { targets: ['Pup'] }).resolveAll()
  expect(get(game.state, game.id('Pup')).counters).toEqual({ '+1/+1': 2, flying: 1 })
  expect(hasKeyword(game.state, game.id('Pup'), 'haste')).toBe(true)
  game.isAtAQuestion()
})

test('what wasn’t cast from your hand', () => {
  const cast = table('today', [{ hand: ['Put Far Away'], life: 10 }, {}], CARDS)
    .cast('Put Far Away')
    .resolveAll()
  expect(cast.life(0)).toBe(10)
  const raised = table('today', [{ hand: ['Raise'], graveyard: ['Put Far Away'], life: 10 }, {}], CARDS)
  raised.cast('Raise', { targets: ['Put Far Away'] }).resolveAll()
  expect(raised.life(0)).toBe(7)
  raised.isAtAQuestion()
})
