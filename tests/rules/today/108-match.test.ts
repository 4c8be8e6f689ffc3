import { expect, test } from 'vitest'
import { endGame, newMatch, startGame } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { gameOf, namesIn } from '../../support/game.ts'

const WISH = card('Reach Out', '{0}', 'Sorcery', 'Put a creature card you own from outside the game into your hand.')
const CUB = card('Cub', '{0}', 'Creature — Bear', '', '2/2')

const started = (match: ReturnType<typeof newMatch>) => {
  const step = startGame(match)
  if ('refused' in step) throw new Error(step.refused.key)
  return { match: step.match, game: gameOf(step.setup) }
}

test('[today:108.3/outside] a sideboard card brought in is its player’s, can be cast, and is back for the next game', () => {
  const players = ['Ada', 'Bea'].map((name) => ({ name, deck: Array(24).fill(WISH), sideboard: [CUB, CUB] }))
  const first = started(newMatch({ edition: 'today', seed: 11, players, wins: 2, starter: 0 }))
  const { game } = first
  while (game.question.kind === 'mulligan') game.reply('keep')
  game.to('main1').cast('Reach Out').resolveAll()
  expect([game.has('hand', 'Cub', 0), game.has('hand', 'Cub', 1), namesIn(game, 'outside', 0)]).toEqual([
    true,
    false,
    ['Cub'],
  ])
  expect(game.cast('Cub').resolve().has('battlefield', 'Cub', 0)).toBe(true)
  game.reply({ concede: 1 })
  const ended = endGame(first.match, game.position)
  if ('refused' in ended) throw new Error(ended.refused.key)
  const next = started(ended.match).game
  expect(namesIn(next, 'outside', 0)).toEqual(['Cub', 'Cub'])
})
