import { expect, test } from 'vitest'
import { seenBy } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Watcher',
    '{0}',
    '1/1',
    'When ~ enters the battlefield, exile the top card of your library face down. You may look at that card for as long as it remains exiled.',
  ),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
  card(
    'Cache',
    '{0}',
    'Artifact',
    '{0}: Exile the top card of your library face down. You may look at it for as long as it remains exiled. You may play it for as long as it remains exiled.',
  ),
  creature('Cub', '{0}', '2/2'),
]

inEditions('2011', 'today')('exiled face down, %s', (edition) => {
  test('[today:406.3] who may look at it still may when the source is gone; nobody else knows what it is', () => {
    const sides = { hand: ['Watcher', 'Slay'], library: ['Cub', 'Ox'] }
    const game = table(edition, [sides, {}], CARDS).cast('Watcher').resolve().resolve()
    const card = game.state.exile[0] ?? 0
    const known = (seat: number) => JSON.stringify(seenBy(game.position, seat).now).includes('"Cub"')
    expect([known(0), known(1)]).toEqual([true, false])
    game.cast('Slay', { targets: ['Watcher'] }).resolve()
    expect([game.zone('Watcher'), known(0), known(1), game.state.exile]).toEqual(['graveyard', true, false, [card]])
  })

  test('[today:406.3] it is turned up to be cast', () => {
    const game = table(edition, [{ battlefield: ['Cache'], library: ['Cub', 'Ox'] }, {}], CARDS)
    game.activate('Cache').resolve()
    const id = game.state.exile[0] ?? 0
    game
      .reply({ do: 'cast', ...game.way(id, 'normal') })
      .announce({})
      .resolve()
    expect([game.has('battlefield', 'Cub', 0), game.size('Cub')]).toEqual([true, '2/2'])
  })
})
