import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('First Thought', '{0}', 'Sorcery', 'You gain 3 life.\nParadigm'),
  card('Echo', '{0}', 'Instant', 'Copy target instant or sorcery spell.'),
  card('Deny', '{0}', 'Instant', 'Counter target spell.'),
]
/** To that seat's next first main phase, with everything offered taken. */
const nextMain = (game: Table, seat: number, take = true): Table => {
  const { number } = game.state.turn
  for (let n = 0; n < 400; n++) {
    const { turn, stack } = game.state
    const isThere = turn.active === seat && turn.step === 'main1' && turn.number > number
    if (isThere && stack.length === 0 && game.question.kind === 'priority') return game
    const { kind } = game.question
    if (kind === 'priority') game.pass()
    else if (kind === 'confirm') game.reply(take)
    else game.plain()
  }
  throw new Error('never came there')
}
const begun = (...hand: readonly string[]) => table('today', [{ hand }, {}], CARDS)

test('[today:702.192] exiled as it resolves, and a copy is offered at each of its player’s first main phases', () => {
  const game = begun('First Thought').cast('First Thought').resolve()
  expect([game.life(0), game.zone('First Thought')]).toEqual([23, 'exile'])
  nextMain(game, 0)
  expect([game.life(0), game.zone('First Thought'), game.has('graveyard', 'First Thought')]).toEqual([
    26,
    'exile',
    false,
  ])
  nextMain(game, 0)
  expect(game.life(0)).toBe(29)
  nextMain(game, 0, false)
  expect(game.life(0)).toBe(29)
  game.isAtAQuestion()
})

test('[today:702.192] the second of that name is exiled, and starts nothing new', () => {
  const game = begun('First Thought', 'First Thought').cast('First Thought').resolve().cast('First Thought').resolve()
  expect([game.life(0), game.state.exile.length]).toEqual([26, 2])
  nextMain(game, 0)
  expect(game.life(0)).toBe(29)
  game.isAtAQuestion()
})

test('[today:702.192] each player has a first of that name', () => {
  const hand = ['First Thought']
  const game = table('today', [{ hand }, { hand }], CARDS).cast('First Thought').resolve()
  nextMain(game, 1).cast('First Thought').resolve()
  nextMain(game, 0)
  nextMain(game, 1)
  expect([game.life(0), game.life(1)]).toEqual([26, 26])
})

test('[today:702.192] neither a countered spell nor a copy on the stack does', () => {
  const denied = begun('First Thought', 'Deny')
    .cast('First Thought')
    .cast('Deny', { targets: ['First Thought'] })
  denied.resolve()
  expect(denied.zone('First Thought')).toBe('graveyard')
  expect(nextMain(denied, 0).life(0)).toBe(20)
  const copied = begun('First Thought', 'Echo', 'Deny')
    .cast('First Thought')
    .cast('Echo', { targets: ['First Thought'] })
  copied.resolve().resolve()
  copied.cast('Deny', { targets: ['First Thought'] }).resolve()
  expect([copied.life(0), copied.state.exile.length]).toEqual([23, 0])
  expect(nextMain(copied, 0).life(0)).toBe(23)
  copied.isAtAQuestion()
})
