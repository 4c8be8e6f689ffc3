/** "If ..., A. If ..., B instead": what is done by each of two conditions that ask for more and more. */
import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card(
    'Ascent',
    '{0}',
    'Sorcery',
    'If you control a Swamp, you gain 2 life. If you control three or more Swamps, you gain 5 life instead.',
  ),
  card(
    'Offer',
    '{0}',
    'Sorcery',
    'You may sacrifice a creature. If you do, you gain 2 life. If you control a Swamp, you gain 5 life instead.',
  ),
]

inEditions('2004', '2011')('413.2b a second condition for what is done instead, %s', (edition) => {
  test('[2004:413.2b] neither, the first, or both: the second takes the place of the first', () => {
    const after = (swamps: number): number => {
      const game = table(edition, [{ hand: ['Ascent'], battlefield: times(swamps, 'Swamp') }, {}], CARDS)
      game.cast('Ascent').resolve()
      game.isAtAQuestion()
      return game.life(0)
    }
    expect([0, 1, 2, 3].map(after)).toEqual([20, 22, 22, 25])
  })

  test('[2004:413.2b] after “if you do” neither is done where nothing was', () => {
    const after = (swamps: number, does: boolean): number => {
      const game = table(edition, [{ hand: ['Offer'], battlefield: ['Bear', ...times(swamps, 'Swamp')] }, {}], CARDS)
      game.cast('Offer').resolve().reply(does).resolveAll()
      game.isAtAQuestion()
      return game.life(0)
    }
    expect([after(0, true), after(1, true), after(0, false), after(1, false)]).toEqual([22, 25, 20, 20])
  })
})
