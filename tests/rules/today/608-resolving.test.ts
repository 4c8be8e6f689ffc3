import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

inEditions('today')('608 resolving, %s', (edition) => {
  test('[today:608.2m] a spell that leaves the stack while it resolves does the rest, too', () => {
    const flit = card('Flit', '{0}', 'Sorcery', 'Exile ~. Draw two cards.')
    const game = table(edition, [{ hand: ['Flit'], library: times(3, 'Bear') }, {}], [flit])
      .cast('Flit')
      .resolve()
    expect([game.zone('Flit'), game.handSize(0), game.state.stack]).toEqual(['exile', 2, []])
    game.isAtAQuestion()
  })
})
