/** "Each opponent sacrifices a permanent unless they pay": each of them decides, and only what they decide is done. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Toll',
    '{0}',
    '1/1',
    'When ~ enters the battlefield, each opponent sacrifices a creature unless they pay {1}.',
  ),
  card('Gate', '{0}', 'Artifact', '{0}: Each player sacrifices a creature unless they discard a card.'),
]

inEditions('2004', '2011')('each of several unless they pay, %s', (edition) => {
  const answers = (game: Table, reply: (seat: number) => boolean): Table => {
    while (game.question.kind !== 'priority')
      game.question.kind === 'confirm' ? game.reply(reply(game.question.seat)) : game.plain()
    return game
  }

  test('[2004:413.2b] an opponent who doesn’t pay sacrifices, one who pays doesn’t', () => {
    const enters = (pays: boolean) => {
      const game = table(edition, [{ hand: ['Toll'] }, { battlefield: ['Bear', 'Forest'] }], CARDS)
      answers(game.cast('Toll').resolve().resolve(), () => pays).isAtAQuestion()
      return [game.zone('Bear'), game.zone('Toll')]
    }
    expect(enters(false)).toEqual(['graveyard', 'battlefield'])
    expect(enters(true)).toEqual(['battlefield', 'battlefield'])
  })

  test('[2004:413.2b] each player decides for themselves; who can’t pay isn’t asked', () => {
    const sides = [
      { battlefield: ['Gate', 'Ox'], hand: [] },
      { battlefield: ['Bear'], hand: ['Spark'] },
    ] as const
    const game = table(edition, [...sides], CARDS)
    answers(game.activate('Gate').resolve(), (seat) => seat === 1).isAtAQuestion()
    expect([game.zone('Ox'), game.zone('Bear'), game.zone('Spark')]).toEqual(['graveyard', 'battlefield', 'graveyard'])
  })
})
