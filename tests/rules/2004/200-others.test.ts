/** "Other" and "another" in the text of an object that can't be one of those: than what the words are about. */
import { expect, test } from 'vitest'
import { hasKeyword } from '../../../src/engine/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const aura = (name: string, text: string) => card(name, '{0}', 'Enchantment — Aura', `Enchant creature\n${text}`)
const CARDS = [
  aura('Crowd', 'Enchanted creature gets +1/+1 for each other creature you control.'),
  aura('Scorn', 'Other creatures you control get -1/-1.'),
  aura('Company', 'Enchanted creature has flying as long as you control another creature.'),
  card(
    'Pact',
    '{0}',
    'Enchantment',
    'Whenever a creature you control attacks, it gets +1/+0 until end of turn for each other attacking creature that shares a creature type with it.',
  ),
  card(
    'Purge',
    '{0}',
    'Enchantment',
    'Whenever a creature enters the battlefield, destroy all other creatures that share a color with it.',
  ),
  creature(
    'Warden',
    '{0}',
    '1/1',
    "Whenever a land enters the battlefield under an opponent's control, if that player had another land enter the battlefield under their control this turn, that player loses 3 life.",
  ),
  creature(
    'Scorcher',
    '{R}',
    '1/3',
    '{0}: ~ deals 1 damage to target creature and each other creature that shares a color with it.',
  ),
  card(
    'Trunk',
    '{0}',
    'Artifact',
    '{0}: You may exile all cards from your hand. If you do, put all other cards you own exiled with ~ into your hand.',
  ),
  creature('Ember', '{R}', '1/3', '', 'Creature — Elemental'),
]

test('[2004:200.6] an Aura for each other creature doesn’t count the creature that it enchants', () => {
  const game = table('2004', [{ battlefield: ['Bear'], hand: ['Crowd'] }, {}], CARDS)
  game.cast('Crowd', { targets: ['Bear'] }).resolve()
  expect(game.size('Bear')).toBe('2/2')
  const two = table('2004', [{ battlefield: ['Bear', 'Ox', { name: 'Crowd', attachedTo: 'Bear' }] }, {}], CARDS)
  expect(two.size('Bear')).toBe('3/3')
  game.isAtAQuestion()
})

test('[2004:200.6] what an Aura does to other creatures, it doesn’t do to the creature that it enchants', () => {
  const game = table('2004', [{ battlefield: ['Bear', 'Ox', { name: 'Scorn', attachedTo: 'Bear' }] }, {}], CARDS)
  expect([game.size('Bear'), game.size('Ox')]).toEqual(['2/2', '2/2'])
  game.isAtAQuestion()
})

test('[2004:200.6] an Aura’s condition on another creature isn’t met by the one that it enchants', () => {
  const flies = (...more: string[]) => {
    const game = table('2004', [{ battlefield: ['Bear', ...more, { name: 'Company', attachedTo: 'Bear' }] }, {}], CARDS)
    return hasKeyword(game.state, game.id('Bear'), 'flying')
  }
  expect([flies(), flies('Ox')]).toEqual([false, true])
})

test('[2004:200.6] what triggers isn’t among the others that share a quality with it', () => {
  const game = table('2004', [{ battlefield: ['Bear', 'Ox', 'Pact'] }, {}], CARDS)
  game.attack('Bear', 'Ox').resolveAll()
  expect([game.size('Bear'), game.size('Ox')]).toEqual(['2/2', '3/3'])
  const purge = table('2004', [{ battlefield: ['Purge', 'Ox', 'Ember'], hand: ['Bear'], pool: '{G}{G}' }, {}], CARDS)
  purge.cast('Bear').resolveAll()
  expect(['Bear', 'Ox', 'Ember'].map((one) => purge.zone(one))).toEqual(['battlefield', 'graveyard', 'battlefield'])
  purge.isAtAQuestion()
})

test('[2004:200.6] a creature that names no creature but a land counts other lands', () => {
  const game = table('2004', [{ hand: ['Forest'] }, { battlefield: ['Warden'] }], CARDS)
  game.land('Forest').resolveAll()
  expect(game.life(0)).toBe(20)
  game.isAtAQuestion()
})

test('[2004:200.6] each other creature that shares a color with the target may be the source itself', () => {
  const game = table('2004', [{ battlefield: ['Scorcher', 'Ember', 'Ox'] }, {}], CARDS)
  game.activate('Scorcher', 0, { targets: ['Ember'] }).resolveAll()
  const damage = ['Scorcher', 'Ember', 'Ox'].map(
    (one) => game.state.objects.flat().find((o) => o?.id === game.id(one))?.damage,
  )
  expect(damage).toEqual([1, 1, 0])
  game.isAtAQuestion()
})

test('[2004:217.7c] other cards exiled with it are those that were exiled before', () => {
  const game = table('2004', [{ battlefield: ['Trunk'], hand: ['Bear'] }, {}], CARDS)
  game.activate('Trunk').resolve().reply(true)
  expect(game.zone('Bear')).toBe('exile')
  game.isAtAQuestion()
})

test('[2004:200.6] where nothing is named that others could be other than, the text is refused', () => {
  const text = '{0}: Tap all other creatures.'
  const compiled = compile({ name: 'Peg', mana_cost: '{0}', type_line: 'Artifact', oracle_text: text })
  expect(compiled.ok).toBe(false)
})
