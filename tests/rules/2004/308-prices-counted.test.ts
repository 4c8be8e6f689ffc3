/** Attacking and blocking at a price that is counted as attackers or blockers are declared (308.2d, 309.2b). */
import { describe, expect, test } from 'vitest'
import { EDITION_IDS } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  creature(
    'Proto',
    '{0}',
    '1/1',
    "{0}: Put a +1/+1 counter on ~.\n~ can't attack or block unless you pay {1} for each +1/+1 counter on it.",
  ),
  card(
    'Awe',
    '{0}',
    'Enchantment',
    "Creatures can't attack unless their controller pays {1} for each card in your hand.",
  ),
]

describe.each(EDITION_IDS)('a counted price, %s', (edition) => {
  const proto = (counters: number, lands: number) => {
    const game = table(edition, [{ battlefield: ['Proto', ...times(lands, 'Forest')] }, {}], CARDS)
    for (let n = 0; n < counters; n++) game.activate('Proto', 0).resolve()
    return game
  }

  test('[2004:308.2d] so much for each counter; without one nothing', () => {
    const free = proto(0, 0).attack('Proto')
    expect(free.state.combat?.attackers.length).toBe(1)
    const paid = proto(2, 2).attack('Proto')
    if (paid.question.kind === 'pay') paid.plain()
    expect(paid.state.combat?.attackers.length).toBe(1)
    expect(paid.to('endCombat').life(1)).toBe(17)
    expect(() => proto(2, 1).attack('Proto')).toThrow()
  })

  test('[2004:308.2d] for each card in the hand of whoever’s ability it is', () => {
    const board = (lands: number) =>
      table(
        edition,
        [
          { battlefield: ['Bear', ...times(lands, 'Forest')], hand: times(3, 'Forest') },
          { battlefield: ['Awe'], hand: ['Ox'] },
        ],
        CARDS,
      )
    expect(() => board(0).attack('Bear')).toThrow()
    const game = board(1).attack('Bear')
    if (game.question.kind === 'pay') game.plain()
    expect(game.state.combat?.attackers.length).toBe(1)
  })
})
