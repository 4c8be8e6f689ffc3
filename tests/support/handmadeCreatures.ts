/** Hand-made creatures. */

import type { Printed } from '../../src/language/index.ts'
import { abilitiesOfText } from './addresses.ts'
import {
  aCreatureOfYours,
  activated,
  addMana,
  affects,
  all,
  always,
  anyTarget,
  counters,
  creature,
  creatures,
  damage,
  draw,
  gains,
  has,
  make,
  mana,
  self,
  simple,
  size,
  tap,
  target,
  unlessPaid,
  when,
  you,
  yours,
} from './handmadeWords.ts'

export const CREATURES: readonly Printed[] = [
  creature('Bear', ['1', 'G'], '2/2'),
  creature('Ox', ['2', 'G'], '3/3', simple('trample')),
  creature('Twinblade', ['1', 'R', 'W'], '2/2', simple('doubleStrike')),
  creature('Lancer', ['1', 'W'], '2/1', simple('firstStrike', 'vigilance')),
  creature('Gull', ['1', 'U'], '1/1', simple('flying', 'flash')),
  creature('Leech', ['1', 'B'], '1/2', simple('lifelink', 'deathtouch')),
  creature('Warded Knight', ['W', 'W'], '2/2', [has({ name: 'protection', from: { is: 'color', color: 'B' } })]),
  creature('Bog Walker', ['1', 'B'], '2/1', [
    has({ name: 'landwalk', land: [{ is: 'subtype', subtype: 'Swamp' }] }),
    ...simple('fear'),
  ]),
  creature('Dream Sprite', ['G'], '1/1', [activated(tap, addMana({ kind: 'fixed', mana: ['G'] }))]),
  creature('Troll', ['2', 'G'], '2/2', [activated(mana('G'), { kind: 'regenerate', what: self })]),
  creature('Chanter', ['1', 'W'], '1/1', [
    activated(tap, { kind: 'preventDamage', n: 1, to: anyTarget, from: null, combat: null }),
  ]),
  creature('Pinger', ['2', 'R'], '1/1', [activated(tap, damage(1))]),
  creature('Captain', ['1', 'W'], '2/2', [affects(all(creatures(yours, { is: 'other' })), size(1, 1), gains('haste'))]),
  creature('Crowd', ['1', 'G'], '0/0', [
    always({
      kind: 'define',
      power: { kind: 'count', filter: creatures(yours) },
      toughness: { kind: 'count', filter: creatures(yours) },
      colors: null,
    }),
  ]),
  creature('Herald', ['2', 'W'], '1/1', [when({ on: 'enters', what: self }, make(1))]),
  creature('Martyr', ['R'], '1/1', [when({ on: 'dies', what: self }, damage(1))]),
  creature('Grave Watcher', ['1', 'B'], '1/1', [
    when({ on: 'dies', what: { kind: 'all', filter: creatures({ is: 'other' }) } }, counters(self, '+1/+1', 1)),
  ]),
  creature('Raider', ['1', 'R'], '2/1', [
    when({ on: 'attacks', what: self, alone: false }, { kind: 'loseLife', who: { kind: 'eachOpponent' }, n: 1 }),
  ]),
  creature('Thief', ['1', 'U'], '1/1', [
    when(
      { on: 'dealsDamage', what: self, to: { players: { kind: 'anyPlayer' }, objects: null }, combatOnly: true },
      { kind: 'may', who: you, effects: [draw(1)] },
    ),
  ]),
  creature(
    'Clock Beast',
    ['3'],
    '3/3',
    [
      when(
        { on: 'step', step: 'upkeep', whose: you },
        unlessPaid(you, mana('1'), { kind: 'sacrifice', who: you, what: self }),
      ),
    ],
    { types: ['artifact', 'creature'] },
  ),
  creature('Mimic', ['2', 'U'], '0/0', [
    always({ kind: 'enters', what: self, as: { kind: 'copy', of: creatures(), may: true, except: [] } }),
  ]),
  creature('Echoing Brute', ['2', 'R'], '4/3', [...abilitiesOfText('Echo {2}{R}')]),
  creature('Hidden Wyrm', ['4', 'U'], '4/4', [
    ...simple('flying'),
    has({ name: 'morph', cost: mana('2', 'U') }),
    when({ on: 'turnedFaceUp', what: self }, draw(1)),
  ]),
  creature('Masked Ghoul', ['3', 'B'], '3/3', [has({ name: 'morph', cost: mana('1', 'B') })]),
  creature('Cycler', ['4', 'G'], '5/4', [
    ...abilitiesOfText('Cycling {1}'),
    when({ on: 'cycled', who: { kind: 'you' }, what: self }, draw(1)),
  ]),
  creature('Swarm Queen', ['2', 'B'], '2/2', [
    activated([...mana('1'), { kind: 'sacrifice', what: aCreatureOfYours }], {
      kind: 'putCounters',
      what: self,
      counter: '+1/+1',
      n: 2,
    }),
  ]),
  creature('Old King', ['1', 'W'], '2/3', simple('vigilance'), { supertypes: ['legendary'] }),
  creature('Wall', ['W'], '0/4', simple('defender', 'reach')),
  creature('Shrinker', ['1', 'B'], '2/2', [
    when({ on: 'enters', what: self }, counters(target(creatures()), '-1/-1', 1)),
  ]),
  creature('Spore Tree', ['2', 'G'], '0/0', [
    always({ kind: 'enters', what: self, as: { kind: 'counters', counter: '+1/+1', n: 3 } }),
    activated([{ kind: 'removeCounters', counter: '+1/+1', n: 1, from: self }], make(1)),
  ]),
]
