/** Words that tell creatures apart, and rules that are so or otherwise. */
import { expect, test } from 'vitest'
import { hasKeyword } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{0}', '1/1', '', 'Creature — Imp'),
  creature('Wall', '{0}', '0/4', '', 'Creature — Wall'),
  creature('Wolf', '{0}', '3/2', '', 'Creature — Wolf'),
  creature('Elf', '{0}', '2/2', '', 'Creature — Elf'),
  card(
    'Blade',
    '{0}',
    'Artifact — Equipment',
    'Equipped creature gets +1/+0. It gets +3/+1 instead as long as you control an Elf.\nEquip {0}',
  ),
  card(
    'Axe',
    '{0}',
    'Artifact — Equipment',
    "Equipped creature gets +1/+1. If it's a Wolf, it gets +2/+1 instead.\nEquip {0}",
  ),
  creature('Lord', '{0}', '1/1', "Each other creature you control that's a Wolf or Elf gets +1/+1.", 'Creature — Elf'),
  card('Purge', '{0}', 'Sorcery', "Destroy each creature that isn't a Wolf, Elf, or Wall."),
  creature(
    'Turner',
    '{0}',
    '1/1',
    'Each creature you control with toughness greater than its power assigns combat damage equal to its toughness rather than its power.',
  ),
  card('Warp', '{0}', 'Sorcery', 'Exile target creature with power or toughness 1 or less.'),
  card('Duel', '{0}', 'Sorcery', "Destroy target creature whose power and toughness aren't equal."),
  creature('Brute', '{0}', '2/2', '~ attacks or blocks each combat if able.'),
  creature(
    'Chief',
    '{0}',
    '1/1',
    'As long as you control an Elf, ~ gets +2/+2 and other creatures you control have flying.',
    'Creature — Goblin',
  ),
  card('Herd', '{0}', 'Sorcery', 'Put a +1/+1 counter on target Bird, Cat, Dog, Goat, Ox, or Wolf.'),
  card(
    'Insight',
    '{0}',
    'Sorcery',
    'You gain X life, where X is the greatest power among creatures you control, then draw a card.',
  ),
]
const playing = (mine: object, theirs: object = {}) => table('today', [{ life: 10, ...mine }, theirs], CARDS)

test('the one size, or the other instead', () => {
  const game = playing({ hand: ['Elf'], battlefield: ['Imp', 'Blade'] })
  game.activate('Blade', 2, { targets: ['Imp'] }).resolve()
  expect(game.size('Imp')).toBe('2/1')
  game.cast('Elf').resolve()
  expect(game.size('Imp')).toBe('4/2')
  game.isAtAQuestion()
})

test('“it” is the equipped creature', () => {
  const game = playing({ battlefield: ['Imp', 'Wolf', 'Axe'] })
  game.activate('Axe', 2, { targets: ['Imp'] }).resolve()
  expect(game.size('Imp')).toBe('2/2')
  game.activate('Axe', 2, { targets: ['Wolf'] }).resolve()
  expect([game.size('Imp'), game.size('Wolf')]).toEqual(['1/1', '5/3'])
  game.isAtAQuestion()
})

test('[today:613.1] what is said behind the noun is said of each', () => {
  const game = playing({ battlefield: ['Lord', 'Wolf', 'Imp'] }, { battlefield: ['Wolf'] })
  expect([game.size('Lord'), game.size('Imp')]).toEqual(['1/1', '1/1'])
  expect([game.size('1:Wolf'), game.size('2:Wolf')].sort()).toEqual(['3/2', '4/3'])
  const purge = playing({ hand: ['Purge'], battlefield: ['Wolf', 'Elf', 'Wall', 'Imp'] })
    .cast('Purge')
    .resolve()
  expect(['Wolf', 'Elf', 'Wall', 'Imp'].map((name) => purge.has('battlefield', name))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('[today:510.1c] each compared with itself', () => {
  const game = playing({ battlefield: ['Turner', 'Wall', 'Wolf'] })
  game.attack('Wall', 'Wolf').to('combatDamage')
  expect(game.life(1)).toBe(20 - 4 - 3)
  game.isAtAQuestion()
})

test('either number, or both compared', () => {
  const warp = playing({ hand: ['Warp'], battlefield: ['Imp', 'Wall', 'Elf', 'Wolf'] }).cast('Warp')
  expect(warp.asks('targets').legal).toEqual([warp.ref('Imp'), warp.ref('Wall')])
  const duel = playing({ hand: ['Duel'], battlefield: ['Imp', 'Wall', 'Elf', 'Wolf'] }).cast('Duel')
  expect(duel.asks('targets').legal).toEqual([duel.ref('Wall'), duel.ref('Wolf')])
})

test('it must attack, and block', () => {
  const game = playing({ battlefield: ['Brute'] }).until('attackers')
  expect(game.refusal([])).toMatchObject({ key: expect.stringContaining('attack') })
  const other = playing({ battlefield: ['Imp'] }, { battlefield: ['Brute'] })
    .attack('Imp')
    .until('blockers')
  expect(other.refusal([])).toMatchObject({ key: expect.stringContaining('block') })
})

test('what comes after the amount comes after it', () => {
  const game = playing({ hand: ['Insight'], battlefield: ['Wolf', 'Elf'] })
  game.cast('Insight').resolve()
  expect([game.life(0), game.handSize(0)]).toEqual([13, 1])
  game.isAtAQuestion()
})

test('two rules under one condition, each about its own', () => {
  const game = playing({ hand: ['Elf'], battlefield: ['Chief', 'Imp'] }, { battlefield: ['Wolf'] })
  const flies = (name: string) => hasKeyword(game.state, game.id(name), 'flying')
  expect([game.size('Chief'), flies('Imp')]).toEqual(['1/1', false])
  game.cast('Elf').resolve()
  expect([game.size('Chief'), flies('Imp'), flies('Chief'), flies('Wolf')]).toEqual(['3/3', true, false, false])
  game.isAtAQuestion()
})

test('any of a long list', () => {
  const game = playing({ hand: ['Herd'], battlefield: ['Wolf', 'Elf', 'Imp'] }).cast('Herd')
  expect(game.asks('targets').legal).toEqual([game.ref('Wolf')])
})
