/** What was computed from a fact is computed again when that fact changes, whoever writes it (418.3c). */
import { describe, expect, test } from 'vitest'
import { powerOf } from '../../../src/engine/continuous/index.ts'
import { Draft, type Player } from '../../../src/engine/state/index.ts'
import { EDITION_IDS } from '../../../src/rulebook/index.ts'
import { creature } from '../../support/cards.ts'
import { beast, buildState, staticAbility } from '../../support/state.ts'
import { table } from '../../support/table.ts'

const self = { kind: 'self' } as const
const CARDS = [
  creature(
    'Newcomer',
    '{0}',
    '1/1',
    '~ gets +2/+2 as long as it came under your control since the beginning of your last upkeep.',
  ),
  creature('Gloater', '{0}', '1/1', '~ gets +2/+2 as long as an opponent has 5 or less life.'),
]

describe.each(EDITION_IDS)('values that depend on what only one place writes, %s', (edition) => {
  test('[2004:418.3c 2004:502.19a] the upkeeps of its controller', () => {
    const game = table(edition, [{ hand: ['Newcomer'] }, {}], CARDS)
      .cast('Newcomer')
      .resolve()
    expect(game.to('upkeep', 5).size('Newcomer')).toBe('3/3')
    expect(game.to('upkeep', 7).size('Newcomer')).toBe('1/1')
  })

  test('[2004:418.3c 2004:102.7] which players are in the game', () => {
    const game = table(edition, [{ battlefield: ['Gloater'] }, { life: 20 }, { life: 5 }], CARDS)
    expect(game.size('Gloater')).toBe('3/3')
    game.reply({ concede: 2 })
    expect(game.size('Gloater')).toBe('1/1')
  })
})

test('[2004:418.3c 2004:212.3d] when the turn began from which on it has been controlled', () => {
  const steady = staticAbility(
    { kind: 'affect', what: self, changes: [{ kind: 'pt', power: 1, toughness: 1 }] },
    {
      condition: {
        kind: 'is',
        thing: self,
        is: [{ is: 'heldSince', by: { kind: 'you' }, turn: 'this' }],
      },
    },
  )
  const g = new Draft(buildState({ battlefield: [beast('Regular', 1, 1, { abilities: [steady] })] }))
  const began = (turnBegan: Player['turnBegan']): void => g.patchPlayer(g.state.turn.active, { turnBegan })
  began(g.tick())
  g.patch(1, { controlledSince: g.tick() })
  expect(powerOf(g.state, 1)).toBe(1)
  began(g.tick())
  expect(powerOf(g.state, 1)).toBe(2)
})
