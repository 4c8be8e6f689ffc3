import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Outburst', '{3}', 'Sorcery', 'Cascade\nYou gain 1 life.'),
  card('Drop', '{1}', 'Sorcery', 'You gain 10 life.'),
  card('Great', '{3}', 'Sorcery', 'You gain 100 life.'),
  card('Surge', '{1}', 'Sorcery', 'Ripple 3\nYou gain 1 life.'),
  card('Ordeal', '{0}', 'Sorcery', 'Gravestorm\nTarget player loses 1 life.'),
  card('Ruin', '{0}', 'Sorcery', 'Destroy all creatures.'),
  creature('Twin', '{1}', '1/1', 'Sacrifice ~: You gain 1 life.'),
]
const libraryOf = (game: Table) =>
  (game.state.libraries[0] ?? []).map(
    (id) => game.state.printed[game.state.objects.flat().find((one) => one?.id === id)?.face ?? -1]?.name,
  )

test('[2011:702.83] exiled up to the first nonland card that costs less, which may be cast; the rest goes to the bottom', () => {
  const sides = { hand: ['Outburst'], library: ['Forest', 'Great', 'Drop', 'Bear'], pool: '{C}{C}{C}' }
  const game = table('2011', [sides, {}], CARDS).cast('Outburst').resolve()
  expect([game.state.exile.length, game.asks('confirm').reason]).toEqual([3, 'may'])
  game.reply(true)
  // It is above the spell that has cascade, and will resolve first.
  expect(game.state.stack).toHaveLength(2)
  game.resolve()
  expect([game.life(0), game.state.exile.length]).toEqual([30, 0])
  game.resolveAll()
  const library = libraryOf(game)
  expect([game.life(0), library[0], [...library.slice(1)].sort()]).toEqual([31, 'Bear', ['Forest', 'Great']])
  game.isAtAQuestion()
})

test('[2011:702.83] it happens although the spell is countered; what isn’t cast goes to the bottom too', () => {
  const sides = { hand: ['Outburst', 'Deny'], library: ['Drop', 'Bear'], pool: '{C}{C}{C}' }
  const game = table('2011', [sides, {}], CARDS)
    .cast('Outburst')
    .cast('Deny', { targets: ['Outburst'] })
    .resolve()
  expect(game.zone('Outburst')).toBe('graveyard')
  game.resolve().reply(false).resolveAll()
  expect([game.life(0), libraryOf(game)]).toEqual([20, ['Bear', 'Drop']])
})

test('[2011:702.83] where nothing costs less the whole library is exiled and put back', () => {
  const sides = { hand: ['Outburst'], library: ['Great', 'Forest'], pool: '{C}{C}{C}' }
  const game = table('2011', [sides, {}], CARDS).cast('Outburst').resolveAll()
  expect([game.life(0), libraryOf(game).length]).toEqual([21, 2])
})

test('[2011:702.58] those with the same name are cast for nothing and ripple again; the rest goes to the bottom', () => {
  const sides = { hand: ['Surge'], library: ['Bear', 'Surge', 'Ox', 'Surge', 'Drop'], pool: '{C}' }
  const game = table('2011', [sides, {}], CARDS).cast('Surge').resolve().reply(true)
  expect(game.asks('confirm').reason).toBe('may')
  game.reply(true)
  expect(game.asks('order').items).toHaveLength(2)
  game.plain()
  // The one that was cast ripples: its trigger is above it.
  game.resolve().reply(true).reply(true).plain().resolveAll()
  expect(game.life(0)).toBe(23)
})

test('[2011:702.58] with fewer cards, all of them; who reveals none changes nothing', () => {
  const sides = { hand: ['Surge'], library: ['Bear', 'Ox'], pool: '{C}' }
  const game = table('2011', [sides, {}], CARDS).cast('Surge').resolve().reply(false).resolveAll()
  expect([game.life(0), libraryOf(game)]).toEqual([21, ['Bear', 'Ox']])
  const few = table('2011', [sides, {}], CARDS).cast('Surge').resolve().reply(true)
  expect(few.asks('order').items).toHaveLength(2)
})

test('[2011:702.67] a copy for each permanent put into a graveyard this turn, counted on resolution', () => {
  const sides = { hand: ['Ruin', 'Ordeal'], battlefield: ['Bear', 'Ox', 'Twin', { name: 'Twin' }] } as const
  const game = table('2011', [{ ...sides, battlefield: ['Bear', 'Ox'] }, { battlefield: ['Twin'] }], CARDS)
  game
    .cast('Ruin')
    .resolve()
    .cast('Ordeal', { targets: ['player 1'] })
  expect(game.state.stack).toHaveLength(2)
  game.resolve()
  game.reply(false).reply(false).reply(false)
  game.resolveAll()
  expect(game.life(1)).toBe(16)
  const later = table('2011', [{ hand: ['Ordeal'], battlefield: ['Twin'] }, {}], CARDS)
  later
    .cast('Ordeal', { targets: ['player 1'] })
    .activate('Twin')
    .resolve()
    .resolve()
    .reply(false)
    .resolveAll()
  expect(later.life(1)).toBe(18)
})
