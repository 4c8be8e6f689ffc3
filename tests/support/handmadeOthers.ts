/** Hand-made Auras, Equipment, other artifacts and enchantments. */

import type { Printed } from '../../src/language/index.ts'
import { abilitiesOfText } from './addresses.ts'
import {
  activated,
  addMana,
  affects,
  all,
  always,
  artifact,
  aura,
  card,
  creatures,
  damage,
  enchantment,
  equipment,
  event,
  gains,
  host,
  mana,
  not,
  self,
  size,
  tap,
  to,
  type,
  when,
  you,
  yours,
} from './handmadeWords.ts'

export const OTHERS: readonly Printed[] = [
  aura('Strength', ['G'], affects(host, size(2, 2), gains('trample'))),
  aura(
    'Legirons',
    ['1', 'W'],
    affects(
      host,
      { kind: 'restrict', restriction: { kind: 'cantAttack', unless: null } },
      { kind: 'restrict', restriction: { kind: 'cantBlock', what: null } },
    ),
  ),
  aura('Mind Leash', ['2', 'U', 'U'], affects(host, { kind: 'control', by: you })),
  aura('Last Gift', ['B'], when({ on: 'dies', what: host }, { kind: 'move', what: event, to: to('hand') })),
  equipment('Blade', ['1'], affects(host, size(2, 0)), ...abilitiesOfText('Equip {1}')),
  artifact('Prism', ['2'], activated(tap, addMana({ kind: 'oneOf', among: ['W', 'U', 'B', 'R', 'G'], n: 1 }))),
  artifact('Sting Rod', ['3'], activated([...mana('1'), ...tap], damage(1))),
  enchantment('Anthem', ['1', 'W'], affects(all(creatures(yours)), size(1, 1))),
  enchantment(
    'Toll Gate',
    ['1', 'W'],
    affects(all(creatures()), {
      kind: 'restrict',
      restriction: { kind: 'cantAttackUnlessPaid', cost: mana('1'), whom: { players: you, walkers: false } },
    }),
  ),
  enchantment(
    'Frost',
    ['2', 'U'],
    affects(all(creatures()), { kind: 'restrict', restriction: { kind: 'doesntUntap' } }),
  ),
  enchantment('Loss of Self', ['2', 'U'], affects(all(creatures()), { kind: 'loseAllAbilities' })),
  enchantment(
    'Wild Hour',
    ['1', 'R'],
    when(
      { on: 'step', step: 'end', whose: { kind: 'activePlayer' } },
      { kind: 'damage', source: self, n: 1, divided: false, to: { kind: 'eachPlayer' } },
    ),
  ),
  enchantment(
    'Heavy Air',
    ['1', 'R'],
    always({
      kind: 'spellCost',
      spells: { noun: 'spell', is: [not(type('creature'))] },
      more: true,
      mana: ['1'],
      times: 1,
    }),
  ),
  enchantment(
    'Parching',
    ['1', 'W'],
    always({ kind: 'replace', event: { on: 'draw', who: you }, instead: [{ kind: 'loseLife', who: you, n: 1 }] }),
  ),
  card('World of Ash', ['2', 'R'], {
    types: ['enchantment'],
    supertypes: ['world'],
    abilities: [
      when(
        { on: 'cast', who: { kind: 'anyPlayer' }, spell: { noun: 'spell', is: [] } },
        { kind: 'loseLife', who: { kind: 'eventPlayer' }, n: 1 },
      ),
    ],
  }),
]
