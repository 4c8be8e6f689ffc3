import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [card('Spread', '{0}', 'Instant', 'Proliferate.'), card('Prism', '{0}', 'Artifact', '')]
const counters = { '+1/+1': 1, charge: 2 }

test('[2011:701.24] one more counter of one kind, chosen; the unchosen get none', () => {
  const side = {
    hand: ['Spread'],
    battlefield: [{ name: 'Bear', counters }, { name: 'Prism', counters: { charge: 1 } }, 'Ox'],
  }
  const game = table('2011', [side, {}], CARDS).cast('Spread').resolve()
  const [bear, prism] = [game.id('Bear'), game.id('Prism')]
  expect([...game.asks('choose').from].sort()).toEqual([bear, prism].sort())
  game.reply([bear])
  expect(game.asks('word').words).toEqual(['+1/+1', 'charge'])
  game.reply('charge')
  expect([get(game.state, bear).counters, get(game.state, prism).counters]).toEqual([
    { '+1/+1': 1, charge: 3 },
    { charge: 1 },
  ])
  game.isAtAQuestion()
})

test('[2011:701.24] a poisoned player, if wanted; what can’t be a target may be chosen too', () => {
  const poisoned = (yes: boolean) => {
    const theirs = { battlefield: [{ name: 'Sly', counters: { '-1/-1': 1 } }], poison: 3 }
    const game = table('2011', [{ hand: ['Spread'] }, theirs], CARDS)
      .cast('Spread')
      .resolve()
    game.reply([game.id('Sly')])
    expect(game.asks('confirm')).toMatchObject({ seat: 0, about: 1 })
    game.reply(yes)
    return [game.state.players[1]?.counters.poison, game.zone('Sly')]
  }
  expect(poisoned(true)).toEqual([4, 'graveyard'])
  expect(poisoned(false)).toEqual([3, 'graveyard'])
})

test('[2011:701.24] with no counters anywhere nothing is asked; none may be chosen', () => {
  const none = table('2011', [{ hand: ['Spread'], battlefield: ['Bear'] }, {}], CARDS)
    .cast('Spread')
    .resolve()
  expect(none.question.kind).toBe('priority')
  const side = { hand: ['Spread'], battlefield: [{ name: 'Prism', counters: { charge: 1 } }] }
  const game = table('2011', [side, {}], CARDS).cast('Spread').resolve().reply([])
  expect(get(game.state, game.id('Prism')).counters).toEqual({ charge: 1 })
})
