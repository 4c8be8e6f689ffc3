/** Hand-made instants and sorceries. */

import type { Printed } from '../../src/language/index.ts'
import { address } from './addresses.ts'
import {
  aCreatureOfYours,
  addMana,
  all,
  always,
  cards,
  creatures,
  damage,
  draw,
  endOfTurn,
  gains,
  has,
  ifKicked,
  instant,
  make,
  mana,
  not,
  one,
  permanents,
  pump,
  self,
  slot,
  sorcery,
  spell,
  target,
  to,
  type,
  unlessPaid,
  x,
  you,
} from './handmadeWords.ts'
import { dig, scry, search, takeFromHand } from './sorting.ts'

const opponent = target(null, 'opponent')
const noncreature = { noun: 'spell', is: [not(type('creature'))] } as const
const anySpell = target({ noun: 'spell', is: [] })

export const SPELLS: readonly Printed[] = [
  instant('Ember Dart', ['R'], spell(damage(3))),
  sorcery('Blaze of X', ['X', 'R'], spell(damage(x))),
  sorcery(
    'Split Fire',
    ['2', 'R'],
    spell({
      kind: 'damage',
      source: self,
      n: 4,
      divided: true,
      to: target(creatures(), 'any', { count: { min: 1, max: 3 } }),
    }),
  ),
  instant('Growth Surge', ['G'], spell(pump(3, 3))),
  instant('Withering', ['B'], spell(pump(-2, -2))),
  instant('Denial', ['U', 'U'], spell({ kind: 'counterSpell', what: anySpell })),
  instant(
    'Toll',
    ['1', 'U'],
    spell(unlessPaid({ kind: 'controllerOf', thing: anySpell }, mana('2'), { kind: 'counterSpell', what: slot(0) })),
  ),
  instant(
    'Echoed Word',
    ['1', 'U'],
    spell({ kind: 'copySpell', who: { kind: 'you' }, n: 1, what: target(noncreature), mayChooseTargets: true }),
  ),
  instant('Riptug', ['U'], spell({ kind: 'move', what: target(permanents()), to: to('hand') })),
  instant('Doom Word', ['1', 'B'], spell({ kind: 'destroy', what: target(creatures()), noRegeneration: false })),
  instant('Banishment', ['W'], spell({ kind: 'move', what: target(creatures()), to: to('exile') })),
  sorcery('Scouring', ['2', 'W', 'W'], spell({ kind: 'destroy', what: all(creatures()), noRegeneration: true })),
  sorcery('Inkling', ['2', 'U'], spell(draw(2)), has({ name: 'flashback', cost: mana('1', 'U') })),
  sorcery(
    'Rot Mind',
    ['B'],
    spell({ kind: 'discard', who: opponent, n: 2, filter: { noun: 'card', is: [] }, random: false }),
  ),
  sorcery('Steal Thought', ['B'], spell(takeFromHand(opponent, { noun: 'card', is: [not(type('land'))] }))),
  sorcery(
    'Chance Loss',
    ['B'],
    spell({ kind: 'discard', who: opponent, n: 1, filter: { noun: 'card', is: [] }, random: true }),
  ),
  sorcery(
    'Land Seeker',
    ['1', 'G'],
    spell(search({ min: 0, max: 1 }, { noun: 'card', is: [type('land')] }, to('battlefield', { tapped: true }), true)),
  ),
  sorcery('Dark Tutor', ['1', 'B'], spell(search(one, { noun: 'card', is: [] }, to('hand'), false))),
  sorcery(
    'Raise',
    ['B'],
    spell({ kind: 'move', what: target(cards('graveyard', type('creature'))), to: to('battlefield', { under: you }) }),
  ),
  instant('Peer', ['U'], spell(scry(2), draw(1))),
  sorcery('Unearth Answers', ['1', 'U'], spell(dig(4, one, { noun: 'card', is: [] }, to('hand')))),
  instant('Choice of Ways', ['1', 'W'], {
    kind: 'spell',
    at: address(),
    body: {
      choose: one,
      modes: [
        [{ kind: 'gainLife', who: you, n: 4 }],
        [{ kind: 'destroy', what: target(permanents(type('artifact'))), noRegeneration: false }],
        [{ kind: 'preventDamage', n: 3, to: target(creatures(), 'any'), from: null, combat: null }],
      ],
    },
  }),
  instant('Fog Veil', ['G'], spell({ kind: 'preventDamage', n: null, to: null, from: null, combat: true })),
  sorcery('Kindled Horde', ['1', 'R'], has({ name: 'kicker', cost: mana('2') }), spell(make(1), ifKicked(make(2)))),
  sorcery(
    'Blood Price',
    ['B'],
    always({ kind: 'additionalCost', cost: [{ kind: 'sacrifice', what: aCreatureOfYours }] }),
    spell(draw(2)),
  ),
  sorcery('Second Dawn', ['3', 'U'], spell({ kind: 'extraTurn', who: you })),
  sorcery(
    'Fleeting Loan',
    ['2', 'R'],
    spell(
      {
        kind: 'modify',
        what: target(creatures()),
        changes: [{ kind: 'control', by: you }, gains('haste')],
        duration: endOfTurn,
      },
      { kind: 'untap', what: slot(0) },
    ),
  ),
  sorcery(
    'Borrowed Time',
    ['2', 'B'],
    spell(
      { kind: 'move', what: target(cards('graveyard', type('creature'))), to: to('battlefield', { under: you }) },
      {
        kind: 'delayed',
        trigger: { on: 'step', step: 'end', whose: null },
        remember: { kind: 'that' },
        once: true,
        effects: [{ kind: 'move', what: { kind: 'remembered' }, to: to('exile') }],
      },
    ),
  ),
  sorcery(
    'Shared Loss',
    ['2', 'B'],
    spell({
      kind: 'sacrifice',
      who: { kind: 'eachPlayer' },
      what: {
        kind: 'choose',
        filter: creatures({ is: 'controlled', by: { kind: 'they' } }),
        count: one,
        by: { kind: 'they' },
      },
    }),
  ),
  sorcery('Skipped Beat', ['U'], spell({ kind: 'skipStep', who: opponent, step: 'draw' })),
  instant('Ritual', ['B'], spell(addMana({ kind: 'fixed', mana: ['B', 'B', 'B'] }))),
]
