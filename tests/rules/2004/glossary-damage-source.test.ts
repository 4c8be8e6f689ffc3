import { expect } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Lipseal',
    '{0}',
    'Instant',
    'The next time a source of your choice would deal damage to you this turn, prevent that damage.',
  ),
  card('Charm', '{0}', 'Enchantment', 'Creatures you control get +0/+1.'),
  creature('Wall of Reeds', '{0}', '0/3', '', 'Creature — Plant'),
  creature('Cinder Imp', '{0}', '1/1', 'Exile ~: ~ deals 1 damage to target player.', 'Creature — Imp'),
]

testInEditions('2004', '2011')(
  '[2004:glossary/damage-source] any permanent, any spell, and what an ability on the stack is of: nothing in a hand (%s)',
  (edition) => {
    const mine = { battlefield: ['Forest', 'Wall of Reeds', 'Charm', 'Cinder Imp'], hand: ['Bear', 'Lipseal', 'Ox'] }
    const game = table(edition, [{ ...mine, pool: '{G}{G}' }, { battlefield: ['Swamp'] }], CARDS)
    const imp = game.id('Cinder Imp')
    game.cast('Bear').activate('Cinder Imp', 0, { targets: ['player 0'] })
    expect(game.zone('Cinder Imp')).toBe('exile')
    game.cast('Lipseal').pass(2)
    const { reason, from } = game.asks('choose')
    expect(reason).toBe('source')
    for (const name of ['Forest', 'Wall of Reeds', 'Charm', 'Swamp', 'Bear'])
      expect(from, name).toContain(game.id(name))
    expect(from).toContain(imp)
    expect(from).not.toContain(game.id('Ox'))
    // Chosen, its damage is prevented, as that of any other source would be.
    game.reply([imp]).resolve()
    expect(game.life(0)).toBe(20)
    game.isAtAQuestion()
  },
)
