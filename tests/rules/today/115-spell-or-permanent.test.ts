/** "Target spell or nonland permanent": one or the other, wherever it is. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Plain Undo', '{0}', 'Instant', "Return target spell or creature to its owner's hand."),
  card('Sink', '{0}', 'Instant', "Return target spell or nonland permanent an opponent controls to its owner's hand."),
  card('Quick Heal', '{0}', 'Instant', 'You gain 3 life.'),
  card('Orb', '{0}', 'Artifact'),
  creature('Ox', '{0}', '2/2'),
]
/** The opponent has cast Heal, and you answer with that card. */
function answering(name: string): Table {
  const mine = { hand: [name], battlefield: ['Forest', 'Ox', 'Orb'] }
  const theirs = { hand: ['Quick Heal'], battlefield: ['Island', 'Ox', 'Orb'], life: 10 }
  return table('today', [mine, theirs], CARDS).pass().cast('Quick Heal').pass()
}
const legal = (game: Table, name: string): number => {
  game.reply({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' })
  return game.asks('targets').legal.length
}

test('a spell goes back, and does nothing; so does a creature', () => {
  const game = answering('Plain Undo')
    .cast('Plain Undo', { targets: ['Quick Heal'] })
    .resolveAll()
  expect([game.zone('Quick Heal'), game.life(1)]).toEqual(['hand', 10])
  game.isAtAQuestion()
  const other = answering('Plain Undo')
    .cast('Plain Undo', { targets: ['Ox'] })
    .resolveAll()
  expect([other.zone('Quick Heal'), other.life(1), other.has('hand', 'Ox')]).toEqual(['graveyard', 13, true])
  other.isAtAQuestion()
})

test('what is neither can’t be the target', () => {
  // Heal and two Oxen; of the opponent's alone, Heal, the Ox and the Orb.
  expect(legal(answering('Plain Undo'), 'Plain Undo')).toBe(3)
  expect(legal(answering('Sink'), 'Sink')).toBe(3)
})
