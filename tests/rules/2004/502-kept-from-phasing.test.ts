/** Phasing out as an effect has it, and what keeps from it (502.15, 103.1). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Dreamer',
    '{0}',
    '1/1',
    'Whenever ~ blocks or becomes blocked by a creature, ~ and that creature phase out.',
  ),
  card('Anchor', '{0}', 'Instant', "Until your next upkeep, target permanent can't phase out."),
]

inEditions('2004', '2011')('phasing out, %s', (edition) => {
  test('[2004:502.15] both of a fight phase out at once', () => {
    const game = table(edition, [{ battlefield: ['Dreamer'] }, { battlefield: ['Elk'] }], CARDS)
    game.attack('Dreamer').block({ Elk: 'Dreamer' }).resolve()
    expect(['Dreamer', 'Elk'].map((name) => game.has('phasedOut', name))).toEqual([true, true])
    game.isAtAQuestion()
  })

  test("[2004:103.1] what can't phase out stays, alone or with its host", () => {
    const game = table(edition, [{ hand: ['Anchor', 'Fade', 'Fade', 'Mantle'], battlefield: ['Elk'] }, {}], CARDS)
    game.cast('Mantle', { targets: ['Elk'] }).resolve()
    game.cast('Anchor', { targets: ['Elk'] }).resolve()
    game.cast('1:Fade', { targets: ['Elk'] }).resolve()
    expect(['Elk', 'Mantle'].map((name) => game.has('battlefield', name))).toEqual([true, true])
    const other = table(edition, [{ hand: ['Fade'], battlefield: ['Elk'] }, {}], CARDS)
    other.cast('Fade', { targets: ['Elk'] }).resolve()
    expect(other.has('phasedOut', 'Elk')).toBe(true)
  })
})
