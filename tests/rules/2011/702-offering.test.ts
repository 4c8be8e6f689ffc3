import { expect, test } from 'vitest'
import { legalActions } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Patron', '{4}{R}{R}', '5/5', 'Goblin offering'),
  creature('Brute', '{2}{R}', '2/2', '', 'Creature — Goblin'),
  creature('Mob', '{R}{R}{R}{R}', '2/2', '', 'Creature — Goblin'),
  creature('Stray', '{G}{G}', '2/2', '', 'Creature — Goblin'),
  card('Hatch', '{0}', 'Instant', 'Create a 1/1 red Goblin creature token.'),
]
/** The ways in which it may be cast now, by what is offered. */
const ways = (game: Table) => legalActions(game.state, game.question.seat).filter((one) => one.do === 'cast')
const cast = (game: Table, n = 0) => {
  const action = ways(game)[n]
  if (action === undefined) throw new Error('it can’t be cast')
  game.reply(action)
  while (game.question.kind === 'pay') game.plain()
  return game
}

test('[2011:702.46] the total is reduced by the mana cost of what is sacrificed: colour by colour, generic by generic', () => {
  const play = (pool: string) => table('2011', [{ hand: ['Patron'], battlefield: ['Brute'], pool }, {}], CARDS)
  expect(ways(play('{R}{C}'))).toEqual([])
  const game = cast(play('{R}{C}{C}'))
  expect([game.zone('Brute'), game.pool(0)]).toEqual(['graveyard', ''])
  expect(game.resolve().zone('Patron')).toBe('battlefield')
  game.isAtAQuestion()
})

test('[2011:702.46] coloured mana in excess, or of another colour, takes off generic mana', () => {
  const play = (goblin: string, pool: string) =>
    table('2011', [{ hand: ['Patron'], battlefield: [goblin], pool }, {}], CARDS)
  expect(cast(play('Mob', '{C}{C}')).zone('Mob')).toBe('graveyard')
  expect(ways(play('Mob', '{C}'))).toEqual([])
  expect(cast(play('Stray', '{R}{R}{C}{C}')).zone('Stray')).toBe('graveyard')
  expect(ways(play('Stray', '{R}{C}{C}{C}'))).toEqual([])
})

test('[2011:702.46] at instant timing; a token takes nothing off, but gives the timing', () => {
  const sides = {
    hand: ['Patron', 'Hatch'],
    battlefield: ['Mountain', 'Mountain', 'Forest', 'Forest', 'Forest', 'Forest'],
  }
  const game = table('2011', [sides, {}], CARDS).to('upkeep', 2)
  game.pass()
  expect(ways(game).map(({ object }) => object)).toEqual([game.id('Hatch')])
  game.cast('Hatch').resolve().pass()
  cast(game)
  expect(game.has('battlefield', 'Goblin')).toBe(false)
  expect(game.resolve().zone('Patron')).toBe('battlefield')
})

test('[2011:702.46] each permanent that may be offered is a way of its own, one’s own only, and without any the normal way is left', () => {
  const pool = '{R}{R}{C}{C}{C}{C}'
  const two = table(
    '2011',
    [{ hand: ['Patron'], battlefield: ['Brute', 'Stray'], pool }, { battlefield: ['Mob'] }],
    CARDS,
  )
  expect(ways(two).length).toBe(3)
  const game = cast(two, 2)
  expect([game.zone('Brute'), game.zone('Stray'), game.zone('Mob')]).toEqual([
    'battlefield',
    'graveyard',
    'battlefield',
  ])
  const none = table('2011', [{ hand: ['Patron'], pool }, {}], CARDS)
  expect(ways(none).length).toBe(1)
})
