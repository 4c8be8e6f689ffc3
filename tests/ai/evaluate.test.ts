import { describe, expect, it } from 'vitest'
import { evaluate } from '../../src/ai/index.ts'
import { EDITION_IDS } from '../../src/rulebook/index.ts'
import { card, creature } from '../support/cards.ts'
import { table } from '../support/table.ts'

const CARDS = [
  creature('Ogre', '{3}', '4/4'),
  card('Veil', '{0}', 'Instant', 'Target creature phases out.'),
  card('Banish', '{0}', 'Instant', 'Exile target creature.'),
]

describe.each(EDITION_IDS)('what a position is worth in %s', (edition) => {
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
