/** Modes that are chosen once: ever, or in a turn. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const MODES = '\n• You gain 2 life.\n• You gain 5 life.'
const CARDS = [
  card('Pact', '{0}', 'Enchantment', `At the beginning of your upkeep, choose one that hasn't been chosen —${MODES}`),
  creature('Rogue', '{0}', '1/1', `{0}: Choose one that hasn't been chosen this turn —${MODES}`),
  card(
    'Blink',
    '{0}',
    'Instant',
    "Exile target enchantment, then return it to the battlefield under its owner's control.",
  ),
]
const playing = (mine: object) => table('today', [{ life: 10, ...mine }, {}], CARDS)

test('[today:700.2] in each of the turns another, and then none', () => {
  const game = playing({ battlefield: ['Pact'] })
  const next = () => {
    game.to('draw', game.state.turn.number + 1)
    while (game.question.kind !== 'modes' && game.state.turn.number % 2 === 0)
      game.question.kind === 'priority' ? game.pass() : game.plain()
    return game
  }
  next()
  expect(game.asks('modes').legal).toEqual([0, 1])
  game.reply([1]).resolve()
  expect(game.life(0)).toBe(15)
  next()
  expect(game.life(0)).toBe(15)
  const left = game.question.kind === 'modes' ? game.asks('modes').legal : [0]
  expect(left).toEqual([0])
  if (game.question.kind === 'modes') game.reply([0])
  game.resolveAll()
  expect(game.life(0)).toBe(17)
  game.to('draw', game.state.turn.number + 2)
  expect(game.life(0)).toBe(17)
  game.isAtAQuestion()
})

test('[today:700.2] in a turn each once; the next turn begins again', () => {
  const game = playing({ battlefield: ['Rogue'] })
  game.activate('Rogue', 0, { modes: [1] }).resolve()
  game.activate('Rogue', 0, { modes: [0] })
  expect(game.why({ do: 'activate', ...game.nth(game.id('Rogue'), 0) })).not.toBeNull()
  game.resolve()
  expect(game.life(0)).toBe(17)
  game.to('main1', game.state.turn.number + 1)
  while (game.question.seat !== 0) game.pass()
  expect(game.why({ do: 'activate', ...game.nth(game.id('Rogue'), 0) })).toBeNull()
  game.isAtAQuestion()
})

test('[today:700.2] another object has all of them again', () => {
  const game = playing({ hand: ['Blink'], battlefield: ['Rogue', 'Pact'] })
  game.to('upkeep', 3)
  while (game.question.kind !== 'modes') game.plain()
  game.reply([1]).resolve()
  game.cast('Blink', { targets: ['Pact'] }).resolve()
  game.to('upkeep', 5)
  while (game.question.kind !== 'modes') game.plain()
  expect(game.asks('modes').legal).toEqual([0, 1])
  game.reply([1]).isAtAQuestion()
})
