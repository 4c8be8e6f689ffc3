import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Graftage',
    '{0}',
    'Instant',
    'Move a +1/+1 counter from target creature onto another target creature with the same controller.',
  ),
  creature('Stock', '{0}', '1/1'),
  creature('Shoot', '{0}', '1/1'),
  creature('Far', '{0}', '1/1'),
  card('Trade', '{0}', 'Instant', 'Gain control of target creature.'),
]

inEditions('2004', '2011')('409.1c a target that goes by another one, %s', (edition) => {
  const put = () =>
    table(
      edition,
      [
        { battlefield: ['Far'], hand: ['Graftage', 'Trade'] },
        { battlefield: [{ name: 'Stock', counters: { '+1/+1': 1 } }, 'Shoot'] },
      ],
      CARDS,
    )

  test('[2004:409.1c] only of what the controller of the first one has', () => {
    const game = put()
    game.reply({ do: 'cast', ...game.way(game.id('Graftage', 'hand'), 'normal') })
    game.reply([{ object: game.id('Stock') }])
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Shoot') }])
    game.announce({ targets: ['Shoot'] }).resolve()
    expect([game.size('Stock'), game.size('Shoot')]).toEqual(['1/1', '2/2'])
    game.isAtAQuestion()
  })

  test('[2004:409.1c] with no other creature of that player it is taken back', () => {
    const game = put()
    game.reply({ do: 'cast', ...game.way(game.id('Graftage', 'hand'), 'normal') }).reply([{ object: game.id('Far') }])
    game.asks('priority')
    expect(game.zone('Graftage')).toBe('hand')
    game.isAtAQuestion()
  })

  test('[2004:413.2a] no longer of the same player, it is no legal target', () => {
    const game = put()
      .cast('Graftage', { targets: ['Stock', 'Shoot'] })
      .cast('Trade', { targets: ['Shoot'] })
    game.resolveAll()
    expect([game.size('Stock'), game.size('Shoot')]).toEqual(['2/2', '1/1'])
    game.isAtAQuestion()
  })
})
