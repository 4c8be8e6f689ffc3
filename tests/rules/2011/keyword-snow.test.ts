/** Snow mana: any one mana that a snow object has produced. */
import { expect, test } from 'vitest'
import { legalActions, proposePayment } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('White Peak', '', 'Snow Land', '{T}: Add {R}.'),
  card('Two Peaks', '', 'Snow Land', '{T}: Add {C}.\n{1}, {T}: Add {G}{G}.'),
  creature(
    'Frostling',
    '{0}',
    '1/1',
    '{S}: ~ gets +1/+0 until end of turn.\n{1}{S}: ~ gets +0/+1 until end of turn.\n{G}{S}: ~ gets +2/+2 until end of turn.',
  ),
  creature('Iced', '{0}', '1/1', '{T}: Add {G}.', 'Snow Creature — Elf'),
  card('Thaw', '{0}', 'Enchantment', 'Whenever a land is tapped for mana, its controller adds an additional {G}.'),
]
const board = (...battlefield: string[]): Table =>
  table('2011', [{ battlefield: ['Frostling', ...battlefield] }, {}], CARDS)
const can = (game: Table, n: number): boolean =>
  game.why({ do: 'activate', ...game.nth(game.id('Frostling'), n) }) === null

test('[2011:keyword/snow] one mana of any type from a snow source, and no other', () => {
  expect([can(board('Mountain', 'Forest'), 0), can(board('White Peak'), 0), can(board('Iced'), 0)]).toEqual([
    false,
    true,
    true,
  ])
  const game = board('Mountain', 'White Peak').activate('Frostling', 0).resolve()
  expect([
    game.size('Frostling'),
    game.state.battlefield.map((id) => game.state.objects.flat().find((one) => one?.id === id)?.tapped),
  ]).toEqual(['2/1', [false, false, true]])
  game.isAtAQuestion()
})

test('[2011:keyword/snow] the rest of the cost takes what isn’t snow where it has to', () => {
  expect(can(board('White Peak'), 1)).toBe(false)
  const game = board('White Peak', 'Mountain').activate('Frostling', 1).resolve()
  expect(game.size('Frostling')).toBe('1/2')
  expect([
    can(board('White Peak', 'Forest'), 2),
    can(board('Mountain', 'Iced'), 2),
    can(board('White Peak', 'Iced'), 2),
  ]).toEqual([true, false, true])
  expect(board('White Peak', 'Iced').activate('Frostling', 2).resolve().size('Frostling')).toBe('3/3')
})

test('[2011:keyword/snow] floating mana remembers what produced it', () => {
  const floating = (name: string) => can(board(name).activate(name), 0)
  expect([floating('White Peak'), floating('Mountain')]).toEqual([true, false])
  const game = board('White Peak', 'Mountain', 'Mountain').activate('White Peak').activate('1:Mountain')
  game.activate('Frostling', 0).resolve()
  expect([game.size('Frostling'), game.pool(0)]).toEqual(['2/1', 'R'])
  expect(can(game, 0)).toBe(false)
})

test('[2011:keyword/snow] what another ability adds isn’t snow', () => {
  const game = board('White Peak', 'Thaw').activate('White Peak')
  expect([game.pool(0), can(game, 2)]).toEqual(['RG', true])
  expect(can(board('Mountain', 'Thaw'), 0)).toBe(false)
  expect(board('White Peak', 'Thaw').activate('Frostling', 2).resolve().size('Frostling')).toBe('3/3')
})

test('[2011:keyword/snow] mana of a snow source that costs mana', () => {
  expect([can(board('Two Peaks', 'Mountain'), 2), can(board('Two Peaks', 'White Peak'), 1)]).toEqual([true, true])
})

test('[2011:keyword/snow] such a payment is proposed, and its ability listed', () => {
  const game = board('Mountain', 'White Peak')
  expect(legalActions(game.state, 0)).toContainEqual({ do: 'activate', ...game.nth(game.id('Frostling'), 0) })
  game.reply({ do: 'activate', ...game.nth(game.id('Frostling'), 0) })
  const found = proposePayment(game.state, game.asks('pay'))
  expect(found?.plan.taps.map(({ object, mana }) => [object, mana])).toEqual([[game.id('White Peak'), ['R']]])
  game.reply({ pay: 'plan', plan: found?.plan ?? { taps: [], spend: null } }).resolve()
  expect(game.size('Frostling')).toBe('2/1')
})

test('[2011:keyword/snow] spent as its player says, a snow mana goes to what asks for it', () => {
  const game = board('White Peak', 'Mountain').activate('Mountain').activate('White Peak')
  game.reply({ do: 'activate', ...game.nth(game.id('Frostling'), 0) })
  game.reply({ pay: 'plan', plan: { taps: [], spend: ['R'] } }).resolve()
  expect([game.size('Frostling'), can(game, 0)]).toEqual(['2/1', false])
})
