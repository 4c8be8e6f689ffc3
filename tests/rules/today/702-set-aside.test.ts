/** Cards exiled from the hand to be cast later: foretell, plot. */
import { describe, expect, test } from 'vitest'
import {
  type Action,
  abilitiesOf,
  answer,
  legalActions,
  type Position,
  seenBy,
  seenEvents,
} from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Omen', '{5}', 'Instant', 'You gain 2 life. If ~ was foretold, you gain 1 life.\nForetell {0}'),
  card('Scheme', '{5}', 'Instant', 'You gain 2 life.\nPlot {1}'),
  creature('Riser', '{5}', '3/3', 'Foretell {1}'),
  card('Wait', '{0}', 'Instant', 'You gain 4 life.'),
]
const aside = (game: Table, name: string): Action => {
  const object = game.id(name, 'hand')
  return { do: 'special', object, what: 'setAside', which: abilitiesOf(game.state, object).at(-1)?.at.key ?? '' }
}
const paid = (game: Table): Table => {
  while (game.question.kind === 'pay') game.plain()
  return game
}

describe('foretell', () => {
  const board = () => table('today', [{ hand: ['Omen', 'Wait'], battlefield: ['Forest', 'Forest'] }, {}], CARDS)
  const foretold = () => {
    const game = board()
    return paid(game.reply(aside(game, 'Omen')))
  }
  test('[today:702.143 today:116.2] on the own turn, with something on the stack, for {2}: it lies face down, and only its owner knows it', () => {
    const game = board().cast('Wait')
    expect(game.why(aside(game, 'Omen'))).toBeNull()
    paid(game.reply(aside(game, 'Omen')))
    expect([game.state.exile.length, game.state.stack.length, game.question.seat]).toEqual([1, 1, 0])
    const knows = (seat: number) => JSON.stringify(seenBy(game.position, seat).now.objects).includes('Omen')
    expect([knows(0), knows(1), JSON.stringify(seenEvents(game.events, 1)).includes('"Omen"')]).toEqual([
      true,
      false,
      false,
    ])
  })
  test('[today:708.9] at the end of the game it is shown', () => {
    const game = foretold()
    const [id] = game.state.exile
    const face = (position: Position) =>
      seenBy(position, 1)
        .now.objects.flat()
        .find((one) => one?.id === id)?.face ?? -1
    const ended = answer(game.position, { concede: 1 })
    if ('refused' in ended) throw new Error('conceding is never refused')
    expect([face(game.position), ended.position.question, face(ended.position) >= 0]).toEqual([-1, null, true])
  })
  test('[today:702.143 today:116.2] not in another player’s turn', () => {
    const game = board()
    game.to('upkeep', game.state.turn.number + 1).pass()
    expect(game.question.seat).toBe(0)
    expect(game.why(aside(game, 'Omen'))).not.toBeNull()
  })
  test('[today:702.143] not castable before the turn has ended; then also in another player’s turn', () => {
    const game = foretold()
    const [id] = game.state.exile
    const cast = () => ({ do: 'cast', ...game.way(id ?? 0, 'foretell') }) as const
    expect(game.why(cast())).not.toBeNull()
    game.to('upkeep', game.state.turn.number + 1).pass()
    expect(legalActions(game.state, 0)).toContainEqual(cast())
    game.reply(cast()).announce({}).resolveAll()
    expect([game.life(0), game.zone('Omen')]).toEqual([23, 'graveyard'])
    game.isAtAQuestion()
  })
  test('[today:702.143] cast from the hand it wasn’t foretold', () => {
    const game = table('today', [{ hand: ['Omen'], pool: '{C}{C}{C}{C}{C}' }, {}], CARDS)
      .cast('Omen')
      .resolve()
    expect(game.life(0)).toBe(22)
  })
})

describe('plot', () => {
  const board = () => table('today', [{ hand: ['Scheme', 'Wait'], battlefield: ['Forest'] }, {}], CARDS)
  test('[today:702.170 today:116.2] only as a sorcery, face up; cast for nothing on a later turn, as a sorcery too', () => {
    const game = board().cast('Wait')
    expect(game.why(aside(game, 'Scheme'))).not.toBeNull()
    game.resolve()
    paid(game.reply(aside(game, 'Scheme')))
    expect([game.zone('Scheme'), game.state.stack.length]).toEqual(['exile', 0])
    const cast = () => ({ do: 'cast', ...game.way(game.id('Scheme', 'exile'), 'plot') }) as const
    expect(game.why(cast())).not.toBeNull()
    game.to('upkeep', game.state.turn.number + 1).pass()
    expect(game.why(cast())).not.toBeNull()
    game.to('main1', game.state.turn.number + 1)
    game.reply(cast()).announce({}).resolveAll()
    expect([game.life(0), game.zone('Scheme')]).toEqual([26, 'graveyard'])
    game.isAtAQuestion()
  })
})
