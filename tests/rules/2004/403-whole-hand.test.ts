/** 403.2: a cost that takes the whole hand, beside one that takes something else. */
import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const ARCHIVE = card('Archive', '{0}', 'Artifact', 'Discard your hand, Sacrifice ~: You gain 3 life.')

inEditions('2004', '2011')('the whole hand as a cost, %s', (edition) => {
  test('[2004:403.2] all of it is discarded, however many cards that are, and the other part is paid', () => {
    for (const hand of [[], ['Ox'], ['Ox', 'Bear', 'Forest']]) {
      const game = table(edition, [{ battlefield: ['Archive'], hand }, {}], [ARCHIVE]).activate('Archive')
      expect([game.handSize(0), game.zone('Archive')]).toEqual([0, 'graveyard'])
      expect(game.resolve().life(0)).toBe(23)
      game.isAtAQuestion()
    }
  })
})
