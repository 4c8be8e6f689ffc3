import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Rooted', '{0}', '1/1', 'You may cast ~ from your graveyard if you control a Swamp.'),
  card('Thief', '{0}', 'Sorcery', "Exile target card from an opponent's graveyard. You may cast it this turn."),
  card('Tide', '{0}', 'Instant', 'If you control a Swamp, you gain 3 life.'),
  card('Local', '{4}', 'Instant', 'This spell costs {4} less to cast if you control a Swamp.\nYou gain 1 life.'),
  card('Metal', '{0}', 'Enchantment', 'Spells are artifacts.'),
  card('Plated', '{0}', 'Enchantment', 'Each spell is an artifact in addition to its other types.'),
  creature('Pup', '{0}', '1/1'),
  card('Wish', '{0}', 'Sorcery', 'You gain 1 life.'),
]

test('[today:109.5] "you" on a card about to be cast is who would control it, wherever it lies', () => {
  const canCast = (mine: readonly string[], yours: readonly string[]): boolean => {
    const sides = [
      { battlefield: mine, hand: ['Thief'] },
      { battlefield: yours, graveyard: ['Local'] },
    ] as const
    const game = table('today', sides, CARDS)
      .cast('Thief', { targets: ['Local'] })
      .resolve()
    const way = game.way(game.id('Local', 'exile'), 'normal')
    return game.why({ do: 'cast', ...way }) === null
  }
  expect([canCast(['Swamp'], []), canCast([], ['Swamp'])]).toEqual([true, false])
})

test('[today:109.5] of a card in a graveyard that may be cast from there, its owner', () => {
  const can = (mine: readonly string[], yours: readonly string[]): boolean => {
    const game = table('today', [{ graveyard: ['Rooted'], battlefield: mine }, { battlefield: yours }], CARDS)
    const ways = game.state.graveyards[0] ?? []
    return game.why({ do: 'cast', object: ways[0] ?? 0, via: game.way(ways[0] ?? 0, 'normal').via }) === null
  }
  expect([can(['Swamp'], []), can([], ['Swamp'])]).toEqual([true, false])
})

testInEditions('2011', 'today')(
  '[today:205.1a] set card types leave a spell an instant or a sorcery, %s',
  (edition) => {
    const game = table(edition, [{ battlefield: ['Metal'], hand: ['Wish', 'Pup'] }, {}], CARDS)
    const types = (name: string) => {
      game.cast(name)
      return characteristics(game.state, game.state.stack[0] ?? 0).types
    }
    expect(types('Wish')).toEqual(edition === 'today' ? ['sorcery', 'artifact'] : ['artifact'])
    if (edition === 'today') expect(game.resolve().life(0)).toBe(21)
    else game.resolve()
    // Any other type is lost in both.
    expect(types('Pup')).toEqual(['artifact'])
    game.resolve().isAtAQuestion()
  },
)

test('[today:205.1a] a sorcery that is an artifact besides is still one as it resolves', () => {
  const game = table('today', [{ battlefield: ['Plated'], hand: ['Wish'] }, {}], CARDS)
    .cast('Wish')
    .resolve()
  expect([game.life(0), game.zone('Wish')]).toEqual([21, 'graveyard'])
  game.isAtAQuestion()
})
