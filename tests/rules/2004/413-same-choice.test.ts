/** 413.2c: "if you do" and "if you don't" of one choice look at that choice, whatever came of what stands between. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const PLUM = card('Idle Plum', '{3}', 'Artifact')
const TOLL = card(
  'Plum Toll',
  '{0}',
  'Sorcery',
  "You may sacrifice a creature. If you do, tap target artifact. If you don't, you lose 3 life.",
)
const LATE = card(
  'Late Toll',
  '{0}',
  'Sorcery',
  "You may sacrifice a creature. If you don't, you lose 3 life. If you do, you gain 5 life.",
)
const INNER = card(
  'Inner Toll',
  '{0}',
  'Sorcery',
  'You may sacrifice a creature. If you do, you may sacrifice an artifact. If you do, you gain 5 life.',
)

const TIDE = creature(
  'Tidekeeper',
  '{5}',
  '5/5',
  'Whenever ~ attacks, you may pay {1}. If you do, tap target creature. That creature doesn’t untap during its controller’s next untap step.',
)

inEditions('2004', '2011')('413.2c both halves of a choice, %s', (edition) => {
  const begun = (spell: string, tapped = true) =>
    table(
      edition,
      [{ hand: [spell], battlefield: ['Bear', { name: 'Idle Plum', tapped }] }, {}],
      [PLUM, TOLL, LATE, INNER],
    )

  test('[2004:413.2c] what was done stays done where the artifact was tapped already', () => {
    const game = begun('Plum Toll')
      .cast('Plum Toll', { targets: ['Idle Plum'] })
      .resolve()
    const offered = game.position
    game.reply(true).resolveAll()
    expect([game.zone('Bear'), game.life(0)]).toEqual(['graveyard', 20])
    game.position = offered
    game.reply(false)
    expect([game.zone('Bear'), game.life(0)]).toEqual(['battlefield', 17])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] the other order is the same choice, too', () => {
    const game = begun('Late Toll').cast('Late Toll').resolve()
    const offered = game.position
    game.reply(true).resolveAll()
    expect(game.life(0)).toBe(25)
    game.position = offered
    game.reply(false)
    expect(game.life(0)).toBe(17)
  })

  test('[2004:413.2c] an offer in between is what the words after it ask about', () => {
    const game = begun('Inner Toll').cast('Inner Toll').resolve()
    game.reply(true).resolveAll()
    expect([game.zone('Idle Plum'), game.life(0)]).toEqual(['graveyard', 25])
    const other = begun('Inner Toll').cast('Inner Toll').resolve()
    other.reply(true)
    while (other.question.kind === 'choose') other.plain()
    other.reply(false)
    expect([other.zone('Idle Plum'), other.life(0)]).toEqual(['battlefield', 20])
  })

  test('[2004:413.2c] what only an offer names is nothing to the words after it, if nobody takes it', () => {
    const mine = { battlefield: ['Tidekeeper', 'Forest'] }
    const game = table(edition, [mine, { battlefield: [{ name: 'Bear', tapped: true }] }], [TIDE])
    game.attack('Tidekeeper')
    while (game.question.kind === 'targets') game.reply([game.ref('Bear')])
    game.resolve()
    const offered = game.position
    const isHeld = () => get(game.to('upkeep', game.state.turn.number + 1).state, game.id('Bear')).tapped
    game.reply(false)
    expect(isHeld()).toBe(false)
    game.position = offered
    game.reply(true).plain()
    expect(isHeld()).toBe(true)
  })
})
