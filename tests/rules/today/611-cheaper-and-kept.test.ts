/** Rules of one sentence: spells that cost less and can't be countered; conditions in front; what a cost names. */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Herald',
    '{0}',
    '1/1',
    "Spells you cast with mana value 3 or greater cost {1} less to cast and can't be countered.",
  ),
  creature('Ogre', '{3}', '3/3'),
  creature('Whelp', '{2}', '2/2'),
  card('Deny', '{0}', 'Instant', 'Counter target spell.'),
  creature('Debtor', '{0}', '2/2', 'At the beginning of your upkeep, unless you control a Forest, you lose 4 life.'),
  creature('Archer', '{0}', '2/2', '{T}, Exert ~: It deals 1 damage to any target.'),
]

describe('[today:118.7] cheaper, and kept from being countered', () => {
  const game = (mine: readonly string[], spell: string) =>
    table('today', [{ battlefield: [...mine], hand: [spell] }, { hand: ['Deny'] }], CARDS)
  test('both hold of what the words describe', () => {
    const cast = game(['Herald', 'Mountain', 'Mountain'], 'Ogre').cast('Ogre')
    cast
      .pass()
      .cast('Deny', { targets: ['Ogre'] })
      .resolveAll()
    expect(cast.zone('Ogre')).toBe('battlefield')
    cast.isAtAQuestion()
  })
  test('neither of anything else', () => {
    expect(() => game(['Herald', 'Mountain'], 'Whelp').cast('Whelp')).toThrow()
    const cast = game(['Herald', 'Mountain', 'Mountain'], 'Whelp').cast('Whelp')
    cast
      .pass()
      .cast('Deny', { targets: ['Whelp'] })
      .resolveAll()
    expect(cast.zone('Whelp')).toBe('graveyard')
    cast.isAtAQuestion()
  })
})

test('[2004:413.2] unless a condition holds, said in front', () => {
  const upkeep = (mine: readonly string[]) => {
    const game = table('today', [{ battlefield: ['Debtor', ...mine] }, {}], CARDS)
    game.to('draw', game.state.turn.number + 2)
    game.isAtAQuestion()
    return game.life(0)
  }
  expect([upkeep([]), upkeep(['Forest']), upkeep(['Swamp'])]).toEqual([16, 20, 16])
})

test('[today:701.43] “it” after a cost that exerts the permanent is that permanent', () => {
  const game = table('today', [{ battlefield: ['Archer'] }, {}], CARDS)
  game.activate('Archer', 0, { targets: ['player 1'] }).resolve()
  expect([game.life(0), game.life(1)]).toEqual([20, 19])
  game.isAtAQuestion()
})
