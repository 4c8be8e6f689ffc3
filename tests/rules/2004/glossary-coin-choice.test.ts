/** A choice that is made only after a lost flip (413.2c): after one that is won, nothing has been chosen. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Wandering Fair',
    '{0}',
    'Enchantment',
    '{0}: You gain 1 life. Flip a coin. If you lose the flip, choose one of your opponents. That player gains control of ~.',
  ),
  card('Called Back', '{0}', 'Sorcery', 'Gain control of target enchantment.'),
]
const CALLS = ['heads', 'tails'] as const
const SEEDS = [1, 2, 3, 4]

const flips = (game: Table): readonly (boolean | null)[] =>
  game.events.flatMap((one) => (one.kind === 'coinFlipped' ? [one.won] : []))
const holder = (game: Table): number => get(game.state, game.id('Wandering Fair')).controller

/** Two flips, the fair being taken back in between where it went. */
function twice(edition: EditionId, seed: number, calls: readonly (typeof CALLS)[number][]): Table {
  const game = table(edition, [{ battlefield: ['Wandering Fair'], hand: ['Called Back'] }, {}], CARDS, {}, { seed })
  for (const [at, call] of calls.entries()) {
    game.activate('Wandering Fair').resolve().reply(call)
    if (at === 0 && holder(game) === 1) game.cast('Called Back', { targets: ['Wandering Fair'] }).resolve()
  }
  return game
}

inEditions('2004', '2011')('who gets it after a lost flip, %s', (edition) => {
  const games = SEEDS.flatMap((seed) =>
    CALLS.flatMap((first) => CALLS.map((second) => twice(edition, seed, [first, second]))),
  )

  test.each([
    [[true, true], 0],
    [[true, false], 1],
    [[false, false], 1],
    [[false, true], 0],
  ])('[2004:413.2c] flips won: %j, then player %d has it', (won, seat) => {
    const such = games.filter((game) => String(flips(game)) === String(won))
    expect(such.length).toBeGreaterThan(0)
    for (const game of such) expect(holder(game)).toBe(seat)
  })
})
