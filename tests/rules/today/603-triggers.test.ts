import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  creature('Weeper', '{1}', '1/1', 'Whenever you sacrifice a creature, draw a card.'),
  card('Toll', '{0}', 'Sorcery', 'Sacrifice two creatures.'),
]

inEditions('today')('603 triggered abilities, %s', (edition) => {
  test('[today:603.10a] what is sacrificed sees itself and what goes with it be sacrificed', () => {
    const sides = { battlefield: ['Weeper', 'Weeper'], hand: ['Toll'], library: times(6, 'Bear') }
    const game = table(edition, [sides, {}], CARDS).cast('Toll').resolve().resolveAll()
    expect([game.handSize(0), game.has('battlefield', 'Weeper')]).toEqual([4, false])
    game.isAtAQuestion()
  })
})
