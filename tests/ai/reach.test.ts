import { describe, expect, it } from 'vitest'
import { potentialDamage, remainingPotential } from '../../src/ai/potentialDamage.ts'
import { type Board, find } from '../../src/engine/index.ts'
import type { EditionId } from '../../src/rulebook/index.ts'
import { card, creature } from '../support/cards.ts'
import { type Table, table, times } from '../support/table.ts'

const CARDS = [
  creature('Ox', '{2}{G}', '3/3'),
  creature('Runner', '{R}', '1/1', 'Haste'),
  creature('Herbalist', '{G}', '1/1', '{T}: You gain 1 life.'),
  creature('Gatherer', '{G}', '1/1', '{T}: Add {G}.'),
  card('Dart', '{R}', 'Instant', '~ deals 3 damage to target creature or player.'),
  card('Fog', '{G}', 'Instant', 'Prevent all combat damage that would be dealt this turn.'),
  creature('Wall', '{W}', '0/5'),
  creature('Rhino', '{3}{G}', '4/4', 'Trample'),
  card('Bell', '{2}', 'Artifact', 'At the beginning of your end step, ~ deals 1 damage to each opponent.'),
  card('Flood', '{2}{U}', 'Sorcery', 'Tap all creatures target player controls.'),
]

type Side = Board['players'][number]

/** How much seat 0 could do to seat 1, in its first main phase or at another step. */
function reach(own: Side, other: Side = {}, turn: Board['turn'] = {}): number {
  const game = table('2011', [own, other], CARDS, turn)
  return potentialDamage(game.state, 0, 1)
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

describe('how much could still be done to a player in the course of a turn', () => {
  const left = (own: Side, other: Side = {}, turn: Board['turn'] = {}, edition: EditionId = '2011'): number => {
    const { state } = table(edition, [own, other], CARDS, turn)
    return remainingPotential(state, 0, 1, (id) => find(state, id) !== null)
  }
  const ox = { name: 'Ox', attacking: true }
  /** After the block of that attacker by a Wall. */
  const blocked = (own: Side, attacker: string, edition: EditionId = '2011') => {
    const game = table(edition, [own, { battlefield: ['Wall'] }], CARDS)
      .attack(attacker)
      .block({ Wall: attacker })
    expect(game.state.turn.step).toBe('declareBlockers')
    return game
  }
  const leftIn = (game: Table): number => remainingPotential(game.state, 0, 1, (id) => find(game.state, id) !== null)

  it('is what could attack, then what does and is not blocked', () => {
    expect(left({ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Bear'] })).toBe(5)
    expect(left({ battlefield: [ox, 'Bear'] }, {}, { step: 'declareAttackers' })).toBe(3)
    for (const edition of ['2004', '2011'] as const) {
      expect(left({ battlefield: [ox] }, {}, { step: 'declareBlockers' }, edition)).toBe(3)
      expect(leftIn(blocked({ battlefield: ['Ox'] }, 'Ox', edition))).toBe(0)
    }
    expect(leftIn(blocked({ battlefield: ['Rhino'] }, 'Rhino'))).toBe(4)
  })

  it('is nothing more of the attack once its damage is dealt', () => {
    expect(left({ battlefield: [ox] }, {}, { step: 'combatDamage' })).toBe(0)
    expect(left({ battlefield: [ox] }, {}, { step: 'endCombat' })).toBe(0)
    expect(left({ battlefield: ['Ox'] }, {}, { active: 1 })).toBe(0)
  })

  it('counts what can be paid for, with what each mana may add', () => {
    const late = { step: 'main2' } as const
    const lands = (n: number): readonly string[] => times(n, 'Mountain')
    expect(left({ hand: ['Dart'] }, {}, late)).toBe(0)
    expect(left({ hand: ['Dart'], battlefield: [{ name: 'Mountain', tapped: true }] }, {}, late)).toBe(0)
    expect(left({ hand: ['Dart', 'Dart'], battlefield: [...lands(2)] }, {}, late)).toBe(10)
    expect(left({ battlefield: ['Pinger'] }, {}, late)).toBe(4)
    expect(left({ battlefield: [{ name: 'Pinger', tapped: true }] }, {}, late)).toBe(0)
  })

  it('counts what strengthens an attack only while there is one, and then lets what is blocked through', () => {
    const game = blocked({ hand: ['Growth'], battlefield: ['Ox', 'Forest'] }, 'Ox')
    expect(leftIn(game)).toBe(8)
    expect(leftIn(game.to('endCombat'))).toBe(0)
  })

  it('counts what triggers, and no card that is not known', () => {
    expect(left({ battlefield: ['Bell'] }, {}, { step: 'main2' })).toBe(4)
    const { state } = table('2011', [{ hand: ['Dart'], battlefield: ['Mountain'] }, {}], CARDS, { step: 'main2' })
    expect(remainingPotential(state, 0, 1, () => false)).toBe(0)
    expect(remainingPotential(state, 0, 1, () => true)).toBe(5)
  })
})
