import { describe, expect, it } from 'vitest'
import { chances } from '../../src/ai/evaluate.ts'
import { evaluate } from '../../src/ai/index.ts'
import { card, creature } from '../support/cards.ts'
import { inEditions } from '../support/editions.ts'
import { table } from '../support/table.ts'

const CARDS = [
  creature('Ogre', '{3}', '4/4'),
  card('Veil', '{0}', 'Instant', 'Target creature phases out.'),
  card('Banish', '{0}', 'Instant', 'Exile target creature.'),
]

inEditions('2004', '2011')('what a position is worth in %s', (edition) => {
  /** By how much the seat stands better once the spell has resolved at the other side's only creature. */
  function gained(spell: string): number {
    const game = table(edition, [{ hand: [spell] }, { battlefield: ['Ogre'] }], CARDS)
    game.cast(spell, { targets: ['Ogre'] })
    const before = evaluate(game.state, 0)
    game.resolve()
    return evaluate(game.state, 0) - before
  }

  it('counts what is phased out: it comes back (502.15b)', () => {
    expect(gained('Banish')).toBeGreaterThan(6)
    // It can't attack for a while, which is all.
    expect(gained('Veil')).toBeLessThan(2)
  })
})

describe('values as chances', () => {
  it('keep their order and their side', () => {
    const values = [-10_000, -20, -3, 0, 3, 20]
    for (const [at, value] of values.entries()) {
      const next = values[at + 1]
      if (next !== undefined) expect(chances(next)).toBeGreaterThan(chances(value))
      expect(chances(-value)).toBeCloseTo(-chances(value))
    }
  })

  it('count a little where the game is open, and less the further ahead one is', () => {
    expect(chances(1)).toBeCloseTo(1, 1)
    expect(chances(41) - chances(40)).toBeLessThan(0.2)
  })

  it('let a game won in one guess weigh no more than a few that go better', () => {
    const winsOnce = [10_000, 0, 0, 0]
    const better = [12, 12, 12, 12]
    const sum = (values: readonly number[]) => values.map(chances).reduce((total, one) => total + one, 0)
    expect(sum(better)).toBeGreaterThan(sum(winsOnce))
  })
})
