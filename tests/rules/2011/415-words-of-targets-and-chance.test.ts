/** Targets counted by kicks, one of several by chance, and lands with a basic land type: by play. */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [
  creature('Cow', '{0}', '3/3', '', 'Creature — Ox'),
  creature('Calf', '{0}', '1/1', '', 'Creature — Ox'),
  card('Ring', '{0}', 'Artifact'),
  card(
    'Hail',
    '{X}',
    'Instant',
    'Multikicker {1}\nChoose any target, then choose another target for each time ~ was kicked. ~ deals X damage to each of them.',
  ),
  card(
    'Feast',
    '{X}',
    'Instant',
    'Multikicker {1}\nChoose target creature, then choose another target creature for each time ~ was kicked. Put X +1/+1 counters on each of them.',
  ),
  card('Lots', '{0}', 'Sorcery', 'Choose two target creatures. Destroy one of them at random.'),
  card(
    'Roads',
    '{0}',
    'Sorcery',
    'Search your library for a land card with a basic land type, put it onto the battlefield tapped, then shuffle.',
  ),
  card('Marsh', '', 'Land — Swamp', ''),
  card('Cave', '', 'Land', '{T}: Add {C}.'),
]
const play = (mine: object, theirs: object = {}): Table => table('2011', [mine, theirs], CARDS)
describe('a target for each kick', () => {
  test('[2004:502.21] unkicked it has one target, kicked twice three, a player among them', () => {
    const game = play({ hand: ['Hail'], battlefield: times(5, 'Mountain') }, { battlefield: ['Cow', 'Calf'] })
    game.reply({ do: 'cast', object: game.id('Hail'), via: 'normal' })
    const { ways } = game.asks('options')
    const twice = ways.at(2)
    game.reply(twice?.times ?? []).reply(1)
    const { min, max } = game.asks('targets')
    expect([min, max]).toEqual([3, 3])
    expect(game.refusal([game.ref('Cow'), game.ref('Calf')])).toBeDefined()
    expect(game.refusal([game.ref('Cow'), game.ref('Cow'), game.ref('Calf')])).toBeDefined()
    game.announce({ targets: ['Cow', 'Calf', 'player 1'] }).resolve()
    expect([game.zone('Calf'), game.zone('Cow'), game.life(1)]).toEqual(['graveyard', 'battlefield', 19])
    game.isAtAQuestion()
  })

  test('unkicked: one', () => {
    const game = play({ hand: ['Hail'], battlefield: times(5, 'Mountain') }, { battlefield: ['Cow', 'Calf'] })
    game.cast('Hail', { x: 3, targets: ['Cow'] }).resolve()
    expect([game.zone('Calf'), game.zone('Cow'), game.life(1)]).toEqual(['battlefield', 'graveyard', 20])
  })

  test('creatures only, as many as the kicks leave; where there are too few it can’t be kicked so often', () => {
    const game = play({ hand: ['Feast'], battlefield: [...times(5, 'Forest'), 'Cow', 'Calf'] })
    game.reply({ do: 'cast', object: game.id('Feast'), via: 'normal' })
    const once = game.asks('options').ways.at(1)
    game
      .reply(once?.times ?? [])
      .announce({ x: 2, targets: ['Cow', 'Calf'] })
      .resolve()
    expect([game.size('Cow'), game.size('Calf')]).toEqual(['5/5', '3/3'])
    game.isAtAQuestion()
  })
})

describe('one of them at random', () => {
  test('[2004:glossary/at-random] exactly one, and chance decides which', () => {
    const gone = Array.from({ length: 12 }, (_, seed) => {
      const sides = [{ hand: ['Lots'] }, { battlefield: ['Cow', 'Calf'] }] as const
      const game = table('2011', sides, CARDS, {}, { seed: seed + 1 })
      game.cast('Lots', { targets: ['Cow', 'Calf'] }).resolve()
      game.isAtAQuestion()
      return ['Cow', 'Calf'].filter((name) => game.has('graveyard', name))
    })
    expect(gone.every(({ length }) => length === 1)).toBe(true)
    expect(new Set(gone.flat()).size).toBe(2)
  })
})

describe('a basic land type', () => {
  test('[2004:212.6d] a basic land, and a nonbasic one with such a type; no other land, no other card', () => {
    const game = play({ hand: ['Roads'], library: ['Cave', 'Marsh', 'Cow', 'Forest'] })
    game.cast('Roads').pass(2)
    expect(new Set(game.asks('choose').from)).toEqual(
      new Set([game.id('Marsh', 'library'), game.id('Forest', 'library')]),
    )
    game.isAtAQuestion()
  })
})
