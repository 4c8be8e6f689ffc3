import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card('Endless Sting', '{1}', 'Sorcery', '~ deals 2 damage to target player.\nEpic'),
  card('Salve', '{0}', 'Instant', 'You gain 1 life.'),
]
const LIBRARY = times(6, 'Bear')

test('[2011:702.48] its player casts no more spells, but uses abilities and plays lands', () => {
  const sides = { hand: ['Endless Sting', 'Salve', 'Forest'], battlefield: ['Well'], pool: '{C}' }
  const game = table('2011', [sides, {}], CARDS).cast('Endless Sting', { targets: ['player 1'] })
  expect(game.why({ do: 'cast', ...game.way(game.id('Salve', 'hand'), 'normal') })).toBeNull()
  game.resolve()
  expect(game.why({ do: 'cast', ...game.way(game.id('Salve', 'hand'), 'normal') })?.key).toBe('cast.forbidden')
  expect([game.life(1), game.zone('Endless Sting')]).toEqual([18, 'graveyard'])
  game.land('Forest').activate('Well').resolve()
  expect(game.life(0)).toBe(21)
})

test('[2011:702.48] at each of its player’s upkeeps it is copied without epic, and may have new targets', () => {
  const sides = { hand: ['Endless Sting'], library: LIBRARY, pool: '{C}' }
  const game = table('2011', [sides, { library: LIBRARY }], CARDS)
  game.cast('Endless Sting', { targets: ['player 1'] }).resolve()
  game.to('upkeep', 4)
  expect(game.state.stack).toHaveLength(0)
  game.to('draw', 4).to('upkeep', 5).pass(2)
  game.reply(true).reply([{ player: 0 }])
  expect(game.state.stack).toHaveLength(1)
  game.resolveAll()
  expect([game.life(0), game.life(1)]).toEqual([18, 18])
  // The copy has no epic: there is still one copy at the next upkeep.
  game.to('draw', 5).to('upkeep', 7).pass(2).reply(false).resolveAll()
  expect([game.life(1), game.state.delayed.length]).toEqual([16, 1])
  game.isAtAQuestion()
})

test('[2011:702.48] countered it does nothing of the kind', () => {
  const game = table('2011', [{ hand: ['Endless Sting', 'Deny', 'Salve'], pool: '{C}' }, {}], CARDS)
  game
    .cast('Endless Sting', { targets: ['player 1'] })
    .cast('Deny', { targets: ['Endless Sting'] })
    .resolveAll()
  expect([game.state.delayed.length, game.why({ do: 'cast', ...game.way(game.id('Salve'), 'normal') })]).toEqual([
    0,
    null,
  ])
})

test('[2011:702.48 2004:503.10] a copy of the spell that resolved first is copied each upkeep by its own epic', () => {
  const twin = card('Twin', '{0}', 'Instant', 'Copy target sorcery spell.')
  const sides = { hand: ['Endless Sting', 'Twin'], library: LIBRARY, pool: '{C}' }
  const game = table('2011', [sides, { library: LIBRARY }], [...CARDS, twin])
  game.cast('Endless Sting', { targets: ['player 1'] }).cast('Twin', { targets: ['Endless Sting'] })
  // The copy resolves first, then the spell: four damage, and a copy of each in the next upkeep.
  game.resolveAll()
  expect(game.life(1)).toBe(16)
  game.to('upkeep', 5).resolveAll()
  expect(game.life(1)).toBe(12)
  game.isAtAQuestion()
})
