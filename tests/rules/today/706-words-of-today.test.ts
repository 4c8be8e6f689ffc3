/** A table after a limit, counters of a choice, costs of cards in exile, by play. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{0}', '1/1'),
  card('Chimes', '{0}', 'Artifact', "Untap ~ during each other player's untap step.\n{T}: You gain 1 life."),
  card(
    'Choosing',
    '{0}',
    'Sorcery',
    'Create a 3/3 green Beast creature token. Put your choice of a vigilance counter, a reach counter, or a trample counter on it.',
  ),
  card(
    'Digest',
    '{0}',
    'Artifact',
    "Put a card an opponent owns from exile into that player's graveyard: You gain 1 life.",
  ),
  card(
    'Wheel',
    '{0}',
    'Artifact',
    '{0}: Roll a d20. Activate only once each turn.\n1—9 | You gain 1 life.\n10—20 | Spoils! — You gain 2 life.',
  ),
]

test('it untaps in the untap steps of others', () => {
  const game = table('today', [{ battlefield: ['Chimes'] }, {}], CARDS)
  game.activate('Chimes', 1).resolve()
  expect(get(game.state, game.id('Chimes')).tapped).toBe(true)
  game.to('upkeep', 2)
  expect(get(game.state, game.id('Chimes')).tapped).toBe(false)
})

test('[today:122.1] one counter of the kinds that the words name', () => {
  const game = table('today', [{ hand: ['Choosing'] }, {}], CARDS)
  game.cast('Choosing').resolve()
  while (game.question.kind !== 'priority') game.plain()
  const counters = Object.entries(get(game.state, game.id('Beast')).counters).filter(([, n]) => n !== 0)
  expect(counters.length).toBe(1)
  expect(['vigilance', 'reach', 'trample']).toContain(counters[0]?.[0])
})

test('a card that an opponent owns goes from exile to their graveyard as a cost', () => {
  const may = (mine: string[], theirs: string[]) => {
    const game = table('today', [{ battlefield: ['Digest'], exile: mine }, { exile: theirs }], CARDS)
    return game.why({ do: 'activate', ...game.nth(game.id('Digest'), 0) }) === null
  }
  expect([may([], []), may(['Imp'], []), may([], ['Imp'])]).toEqual([false, false, true])
  const game = table('today', [{ life: 10, battlefield: ['Digest'] }, { exile: ['Imp'] }], CARDS)
  game.activate('Digest')
  while (game.question.kind !== 'priority') game.plain()
  expect([game.has('graveyard', 'Imp', 1), game.resolve().life(0)]).toEqual([true, 11])
})

test('[today:706] a table behind a limit on the ability', () => {
  const game = table('today', [{ life: 10, battlefield: ['Wheel'] }, {}], CARDS)
  game.activate('Wheel').resolve()
  expect([11, 12]).toContain(game.life(0))
  expect(game.why({ do: 'activate', ...game.nth(game.id('Wheel'), 0) })).not.toBeNull()
})
