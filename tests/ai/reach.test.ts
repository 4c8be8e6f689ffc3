import { describe, expect, it } from 'vitest'
import { reachOf } from '../../src/ai/reach.ts'
import type { Board } from '../../src/engine/index.ts'
import { card, creature } from '../support/cards.ts'
import { table, times } from '../support/table.ts'

const CARDS = [
  creature('Bear', '{1}{G}', '2/2'),
  creature('Ox', '{2}{G}', '3/3'),
  creature('Runner', '{R}', '1/1', 'Haste'),
  creature('Herbalist', '{G}', '1/1', '{T}: You gain 1 life.'),
  creature('Pinger', '{2}{R}', '1/1', '{T}: ~ deals 1 damage to target creature or player.'),
  creature('Gatherer', '{G}', '1/1', '{T}: Add {G}.'),
  card('Dart', '{R}', 'Instant', '~ deals 3 damage to target creature or player.'),
  card('Murder', '{1}{B}', 'Instant', 'Destroy target creature.'),
  card('Fog', '{G}', 'Instant', 'Prevent all combat damage that would be dealt this turn.'),
  card('Flood', '{2}{U}', 'Sorcery', 'Tap all creatures target player controls.'),
]

type Side = Board['players'][number]

/** How much seat 0 could do to seat 1, in its first main phase or at another step. */
function reach(own: Side, other: Side = {}, turn: Board['turn'] = {}): number {
  const game = table('2011', [own, other], CARDS, turn)
  return reachOf(game.state, 0, 1)
}

describe('how much could be done to a player this turn', () => {
  it('is what the blocks that hurt least let through', () => {
    expect(reach({ battlefield: ['Bear', 'Ox'] })).toBe(5)
    expect(reach({ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Bear'] })).toBe(2)
    expect(reach({ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Bear', { name: 'Bear', tapped: true }] })).toBe(2)
    expect(reach({ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Bear', 'Bear'] })).toBe(0)
  })

  it('is no attack where none will come any more', () => {
    expect(reach({ battlefield: ['Bear'] }, {}, { step: 'main2' })).toBe(0)
    expect(reach({ battlefield: ['Bear'] }, {}, { active: 1 })).toBe(0)
  })

  it('is all that attacks, once it does', () => {
    const own = { battlefield: [{ name: 'Ox', attacking: true }, 'Bear'] }
    expect(reach(own, { battlefield: ['Bear', 'Bear'] }, { step: 'declareAttackers' })).toBe(3)
  })

  it('counts each card and ability that hurts, and no other', () => {
    expect(reach({ hand: ['Dart', 'Dart'] })).toBe(8)
    expect(reach({ hand: ['Runner'] })).toBe(4)
    expect(reach({ hand: ['Fog', 'Bear', 'Forest'] })).toBe(0)
    const stay = { tapped: true }
    expect(reach({ battlefield: [{ name: 'Pinger', ...stay }] })).toBe(4)
    expect(reach({ battlefield: times(3, 'Forest'), hand: ['Fog'] })).toBe(0)
    expect(
      reach({
        battlefield: [
          { name: 'Gatherer', ...stay },
          { name: 'Herbalist', ...stay },
        ],
      }),
    ).toBe(0)
  })

  it('lets one attacker more through for each blocker that can be taken away, and all where all can', () => {
    const three = { battlefield: ['Bear', 'Ox', 'Ox'] }
    const walls = { battlefield: ['Bear', 'Bear', 'Bear'] }
    expect(reach(three, walls)).toBe(0)
    expect(reach({ ...three, hand: ['Murder'] }, walls)).toBe(3)
    expect(reach({ ...three, hand: ['Flood'] }, walls)).toBe(8)
  })
})
