/** Series of flips, and flips of several players (glossary "flip a coin"; 413.2b). */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Lucky Cat',
    '{0}',
    '1/1',
    'When ~ enters the battlefield, flip a coin until you lose a flip. Put a +1/+1 counter on ~ for each flip you won.',
  ),
  card(
    'Dare',
    '{0}',
    'Sorcery',
    'Flip a coin until you lose a flip or choose to stop flipping. If you lose a flip, ~ has no effect. If you win one or more flips, you gain 3 life. If you win two or more flips, you gain 10 life.',
  ),
  card(
    'Streak',
    '{0}',
    'Sorcery',
    'Choose a number. Flip a coin that many times or until you lose a flip, whichever comes first. If you win all the flips, you gain 2 life for each flip.',
  ),
  card(
    'Toss',
    '{0}',
    'Sorcery',
    'Each player flips a coin. Each player whose coin comes up tails sacrifices a creature.',
  ),
  card(
    'Clatter',
    '{0}',
    'Sorcery',
    "You and target opponent each flip a coin. ~ deals 1 damage to each player whose coin comes up tails. Repeat this process until both players' coins come up heads on the same flip.",
  ),
]
type Flip = Extract<Table['events'][number], { kind: 'coinFlipped' }>
const flipsOf = (game: Table): readonly Flip[] => game.events.filter((one): one is Flip => one.kind === 'coinFlipped')
/** Calls until nobody is asked to any longer. */
const call = (game: Table): Table => {
  while (game.question.kind === 'coin') game.reply('heads')
  return game
}
const board = (seed: number, name: string, edition: EditionId): Table =>
  table(edition, [{ hand: [name], battlefield: ['Bear'] }, { battlefield: ['Ox'] }], CARDS, {}, { seed })
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1)

inEditions('2004', '2011')('series of coin flips, %s', (edition) => {
  test('[2004:glossary/coin-flip] until one is lost: as many counters as flips were won', () => {
    const lengths = SEEDS.map((seed) => {
      const game = call(board(seed, 'Lucky Cat', edition).cast('Lucky Cat').resolve().resolve())
      const won = flipsOf(game).map((one) => one.won)
      expect(won.slice(0, -1).every(Boolean)).toBe(true)
      expect(won.at(-1)).toBe(false)
      expect(get(game.state, game.id('Lucky Cat')).counters['+1/+1'] ?? 0).toBe(won.length - 1)
      game.isAtAQuestion()
      return won.length
    })
    expect(Math.max(...lengths)).toBeGreaterThan(2)
    expect(Math.min(...lengths)).toBe(1)
  })

  test('[2004:413.2c] who may stop keeps what was won; who loses one has nothing', () => {
    const seen = new Set<string>()
    for (const seed of SEEDS)
      for (const stopAfter of [1, 2]) {
        const game = board(seed, 'Dare', edition).cast('Dare').resolve()
        for (let guard = 0; guard < 20 && game.question.kind !== 'priority'; guard++) {
          if (game.question.kind === 'coin') game.reply('heads')
          else game.reply(flipsOf(game).length < stopAfter)
        }
        const flips = flipsOf(game)
        const lost = flips.some((one) => one.won === false)
        const gained = lost ? 0 : flips.length >= 2 ? 13 : 3
        expect(flips.length).toBeLessThanOrEqual(stopAfter)
        expect(game.life(0)).toBe(20 + gained)
        seen.add(`${lost} ${flips.length}`)
        game.isAtAQuestion()
      }
    expect([...seen].sort()).toEqual(['false 1', 'false 2', 'true 1', 'true 2'])
  })

  test('[2004:413.2b] so many times: only who wins all of them is paid for each', () => {
    const seen = new Set<number>()
    for (const seed of SEEDS) {
      const game = call(board(seed, 'Streak', edition).cast('Streak').resolve().reply(2))
      const flips = flipsOf(game)
      const all = flips.every((one) => one.won)
      expect(flips).toHaveLength(all ? 2 : flips.findIndex((one) => !one.won) + 1)
      expect(game.life(0)).toBe(all ? 24 : 20)
      seen.add(game.life(0))
    }
    expect(seen.size).toBe(2)
    const none = board(1, 'Streak', edition).cast('Streak').resolve().reply(0)
    expect([flipsOf(none).length, none.life(0)]).toEqual([0, 20])
  })

  test('[2004:glossary/coin-flip] everybody’s flip: nobody calls, and tails is the flipper’s own', () => {
    const seen = new Set<string>()
    for (const seed of SEEDS) {
      const game = board(seed, 'Toss', edition).cast('Toss').resolve()
      const flips = flipsOf(game)
      expect(flips.map(({ seat, won }) => [seat, won])).toEqual([
        [0, null],
        [1, null],
      ])
      const sides = flips.map(({ fell }) => fell)
      expect([game.has('battlefield', 'Bear'), game.has('battlefield', 'Ox')]).toEqual(
        sides.map((side) => side === 'heads'),
      )
      seen.add(sides.join())
      game.isAtAQuestion()
    }
    expect(seen.size).toBe(4)
  })

  test('[2004:413.2b] the same again until all have come up heads', () => {
    for (const seed of SEEDS.slice(0, 8)) {
      const game = board(seed, 'Clatter', edition)
        .cast('Clatter', { targets: ['player 1'] })
        .resolve()
      const flips = flipsOf(game)
      const tails = (seat: number) => flips.filter((one) => one.seat === seat && one.fell === 'tails').length
      expect([game.life(0), game.life(1)]).toEqual([20 - tails(0), 20 - tails(1)])
      const rounds = Array.from({ length: flips.length / 2 }, (_, at) => flips.slice(2 * at, 2 * at + 2))
      const bothHeads = rounds.map((round) => round.every(({ fell }) => fell === 'heads'))
      expect(bothHeads.indexOf(true)).toBe(rounds.length - 1)
      game.isAtAQuestion()
    }
  })
})
