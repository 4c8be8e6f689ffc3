/** Turning face up (504.4) where paying takes the permanent away. */
import { expect } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const GLUTTON = creature('Glutton', '{3}', '4/4', 'Morph—Sacrifice a creature.', 'Creature — Beast')

testInEditions('2004', '2011')(
  '[2004:422.1] a morph cost paid with the very creature can’t be: nothing has happened (%s)',
  (edition) => {
    const down = { name: 'Glutton', faceDown: true }
    const game = table(edition, [{ battlefield: [down, 'Bear'] }, {}], [GLUTTON])
    const id = game.id('Glutton')
    game.reply({ do: 'turnFaceUp', object: id })
    game.reply([id])
    expect([game.question.kind, get(game.state, id).faceDown, game.zone('Bear')]).toEqual([
      'priority',
      true,
      'battlefield',
    ])
    expect(game.events.some((event) => event.kind === 'reversed')).toBe(true)
    // With another creature it can.
    game.reply({ do: 'turnFaceUp', object: id }).reply([game.id('Bear')])
    expect([get(game.state, id).faceDown, game.zone('Bear')]).toEqual([false, 'graveyard'])
    game.isAtAQuestion()
  },
)
