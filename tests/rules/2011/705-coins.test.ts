import { describe, expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const TOSS = card('Toss', '{0}', 'Sorcery', 'Flip a coin. If you win the flip, draw a card.')
const THEIRS = card(
  'Their Toss',
  '{0}',
  'Sorcery',
  'Target player flips a coin. If they win the flip, they draw a card. If they lose the flip, they lose 3 life.',
)
const FALL = card(
  'Downfold',
  '{0}',
  'Sorcery',
  'Flip a coin. If it comes up heads, you gain 2 life. If it comes up tails, you lose 2 life.',
)
const SIDES = card(
  'Their Sides',
  '{0}',
  'Sorcery',
  'Target player flips a coin. If it comes up heads, they draw a card. If it comes up tails, you lose 2 life.',
)
const LUCK = card('Luck', '{0}', 'Enchantment', 'Whenever a player wins a coin flip, that player gains 10 life.')
const GLOOM = card('Duskpall', '{0}', 'Enchantment', 'Whenever you lose a coin flip, you lose 1 life.')
const ALL = [TOSS, THEIRS, FALL, SIDES, LUCK, GLOOM]

function put(edition: '2004' | '2011', spell: string, seed: number): Table {
  const hand = { hand: [spell], battlefield: ['Luck', 'Duskpall'] }
  return table(edition, [hand, { battlefield: ['Duskpall'] }], ALL, {}, { seed })
}
const fellIn = (game: Table) => {
  const event = game.events.find((one) => one.kind === 'coinFlipped')
  if (event?.kind !== 'coinFlipped') throw new Error('no coin was flipped')
  return event
}
const SEEDS = Array.from({ length: 12 }, (_, n) => n + 1)

describe('flipping a coin', () => {
  test('[2011:contents/705] who flips calls; what triggers on winning does so for that player, on losing not', () => {
    const seen = new Set<boolean | null>()
    for (const seed of SEEDS) {
      const game = put('2011', 'Toss', seed).cast('Toss').resolve()
      expect(game.asks('coin').seat).toBe(0)
      game.reply('heads').resolveAll()
      const { fell, won, called } = fellIn(game)
      seen.add(won)
      expect([called, won]).toEqual([{ caller: 0, call: 'heads' }, fell === 'heads'])
      // Won: a card and 10 life. Lost: 1 life, and nothing for the opponent, who hasn't won.
      expect([game.handSize(0), game.life(0), game.life(1)]).toEqual(won ? [1, 30, 20] : [0, 19, 20])
      game.isAtAQuestion()
    }
    expect(seen.size).toBe(2)
  })

  test('[2011:contents/705] another player’s flip is theirs: they call, win and lose', () => {
    const seen = new Set<boolean | null>()
    for (const seed of SEEDS) {
      const game = put('2011', 'Their Toss', seed)
        .cast('Their Toss', { targets: ['player 1'] })
        .resolve()
      expect(game.asks('coin').seat).toBe(1)
      game.reply('tails').resolveAll()
      const { won, seat } = fellIn(game)
      seen.add(won)
      expect(seat).toBe(1)
      expect([game.handSize(1), game.life(1), game.life(0)]).toEqual(won ? [1, 30, 20] : [0, 16, 20])
    }
    expect(seen.size).toBe(2)
  })

  test('[2011:contents/705] where only heads or tails matters nobody calls, wins or loses', () => {
    const seen = new Set<string>()
    for (const seed of SEEDS) {
      const game = put('2011', 'Downfold', seed).cast('Downfold').resolve()
      expect(game.question.kind).toBe('priority')
      const { fell, won, called } = fellIn(game)
      seen.add(fell)
      expect([won, called, game.state.stack]).toEqual([null, null, []])
      expect(game.life(0)).toBe(fell === 'heads' ? 22 : 18)
      game.isAtAQuestion()
    }
    expect([...seen].sort()).toEqual(['heads', 'tails'])
  })

  test('[2011:contents/705] nor where it is another player who flips', () => {
    const seen = new Set<string>()
    for (const seed of SEEDS) {
      const game = put('2011', 'Their Sides', seed)
        .cast('Their Sides', { targets: ['player 1'] })
        .resolve()
      const { fell, won, seat } = fellIn(game)
      seen.add(fell)
      expect([won, seat]).toEqual([null, 1])
      expect([game.handSize(1), game.life(0), game.life(1)]).toEqual(fell === 'heads' ? [1, 20, 20] : [0, 18, 20])
    }
    expect([...seen].sort()).toEqual(['heads', 'tails'])
  })

  test('[2004:glossary/coin-flip] in 2004 the other player calls; the flipping player wins if that was wrong', () => {
    for (const seed of SEEDS) {
      const game = put('2004', 'Toss', seed).cast('Toss').resolve()
      expect(game.asks('coin').seat).toBe(1)
      game.reply('heads').resolveAll()
      const { fell, won } = fellIn(game)
      expect(won).toBe(fell === 'tails')
      expect(game.life(0)).toBe(won ? 30 : 19)
    }
  })
})
