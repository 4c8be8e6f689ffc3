/** What keywords stand for, where the books' texts have different results (2004:502.12a, 502.13a). */
import { expect, test } from 'vitest'
import { newGame } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { copies } from '../../support/game.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const CARDS = [
  zoo('Bull'),
  creature('Calf', '{0}', '3/3'),
  zoo('Wall'),
  creature('Fence', '{0}', '0/9'),
  card('Guard', '{0}', 'Instant', 'Target creature blocks another target creature.'),
  card('Fury', '{0}', 'Instant', 'Target creature gains rampage 2 until end of turn.'),
  creature('Debtor', '{0}', '2/2', 'Cumulative upkeep {0}'),
  zoo('Kill'),
]

inEditions('2004', '2011')('keywords by the book, %s', (edition) => {
  const blockedByOne = () => {
    const game = table(edition, [{ battlefield: ['Bull'], hand: ['Guard'] }, { battlefield: ['Wall', 'Fence'] }], CARDS)
    return game.attack('Bull').block({ Wall: 'Bull' }).until('priority')
  }

  test('[2004:502.12a] one blocker: rampage triggers in 2011 only; who joins before it resolves counts', () => {
    const game = blockedByOne()
    expect(game.state.stack).toHaveLength(edition === '2004' ? 0 : 1)
    game.cast('Guard', { targets: ['Fence', 'Bull'] }).resolveAll()
    expect(game.size('Bull')).toBe('5/5')
    game.isAtAQuestion()
  })

  test('[2004:502.12a] who joins after that: only in 2004 has it not triggered yet', () => {
    const game = blockedByOne()
    if (edition === '2011') game.resolve()
    expect(game.state.stack).toEqual([])
    game.cast('Guard', { targets: ['Fence', 'Bull'] }).resolveAll()
    expect(game.size('Bull')).toBe(edition === '2004' ? '5/5' : '3/3')
    game.isAtAQuestion()
  })

  test('[2004:502.12a] so where it is granted; with one blocker nothing comes of it', () => {
    const game = table(edition, [{ battlefield: ['Calf'], hand: ['Fury'] }, { battlefield: ['Wall'] }], CARDS)
    game.cast('Fury', { targets: ['Calf'] }).resolve()
    game.attack('Calf').block({ Wall: 'Calf' }).until('priority')
    expect(game.state.stack).toHaveLength(edition === '2004' ? 0 : 1)
    expect(game.resolveAll().size('Calf')).toBe('3/3')
  })

  test('[2004:502.13a] cumulative upkeep of what is gone: asked in 2004, not in 2011', () => {
    const side = { battlefield: [{ name: 'Debtor', counters: { age: 1 } }], hand: ['Kill'] }
    const game = table(edition, [side, {}], CARDS)
    game.to('upkeep', game.state.turn.number + 2)
    expect(game.state.stack).toHaveLength(1)
    game
      .cast('Kill', { targets: ['Debtor'] })
      .resolve()
      .resolve()
    expect(game.question.kind).toBe(edition === '2004' ? 'confirm' : 'priority')
    game.resolveAll().isAtAQuestion()
  })

  test('[2004:502.12a] in a game from decks as on a board: the cards are those of the edition', () => {
    const bull = CARDS[0] as (typeof CARDS)[number]
    const deck = [bull, ...copies(39, 'Forest')]
    const { position } = newGame({
      edition,
      seed: 1,
      starter: 0,
      players: [
        { name: 'Ada', deck },
        { name: 'Bea', deck },
      ],
    })
    const faces = position.checkpoint.printed.filter((face) => face?.name === 'Bull')
    expect(faces).toHaveLength(1)
    const [keyword] = faces[0]?.abilities ?? []
    expect(keyword).not.toHaveProperty('variants')
    const [trigger] = keyword?.kind === 'keyword' ? keyword.abilities : []
    expect(trigger?.kind === 'triggered' && 'least' in trigger.trigger).toBe(edition === '2004')
  })
})
