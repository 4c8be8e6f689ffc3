import { describe, expect, it } from 'vitest'
import { decide } from '../../src/ai/index.ts'
import { checkReply, seenBy } from '../../src/engine/index.ts'
import { faced } from '../support/cards.ts'
import { table, times } from '../support/table.ts'
import { chance, LEVELS, still } from './table.ts'

const SPLIT = faced(
  'split',
  ['Ember', '{R}', 'Sorcery', '~ deals 2 damage to target creature or player.'],
  ['Thicket', '{R}', 'Sorcery', 'You gain 1 life.'],
)

describe.each(LEVELS)('a machine player and split cards (%s)', (level) => {
  it('casts the half that wins', () => {
    const hand = { hand: ['Ember // Thicket'], battlefield: times(1, 'Mountain') }
    const game = table('2011', [hand, { life: 2 }], [SPLIT])
    const { reply } = decide(seenBy(game.position, 0), level, { ms: 1000, now: still }, chance(1))
    expect(checkReply(game.position, reply)).toBeNull()
    expect(reply).toMatchObject({ do: 'cast', via: game.way(game.id('Ember // Thicket'), 'normal', 'Ember').via })
  })
})
