import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/continuous/index.ts'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { type Table, table, times } from '../../support/table.ts'

const rules = (name: string, text: string) => card(name, '{0}', 'Enchantment', text)
const CARDS = [
  rules(
    'Choir',
    'If one or more creature tokens would be created under your control, that many 3/3 white Angel creature tokens with flying are created instead.',
  ),
  rules(
    'Burrow',
    'If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.',
  ),
  rules(
    'Hoard',
    'If you would create one or more Treasure tokens, instead create those tokens plus an additional Treasure token.',
  ),
  rules(
    'Twice',
    'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
  ),
  card('Band', '{0}', 'Sorcery', 'Create two tapped 1/1 red Goblin creature tokens.'),
  card('Riches', '{0}', 'Sorcery', 'Create three Treasure tokens.'),
  rules(
    'Den',
    'If one or more tokens would be created under your control, those tokens plus an additional 1/1 green Squirrel creature token are created instead.',
  ),
  rules(
    'Larder',
    'If you would create one or more Squirrel tokens, instead create those tokens plus an additional Food token.',
  ),
  rules(
    'Bait',
    'If you would create one or more Food tokens, instead create those tokens plus an additional 1/1 green Squirrel creature token.',
  ),
  rules('Tally', 'Whenever one or more tokens enter the battlefield under your control, you gain 1 life.'),
  card('Mixed', '{0}', 'Sorcery', 'Create a Treasure token and two 1/1 red Goblin creature tokens.'),
  card('Shared', '{0}', 'Sorcery', 'Each player creates a 1/1 red Goblin creature token and a Treasure token.'),
  card('Squirrel', '{0}', 'Sorcery', 'Create a 1/1 green Squirrel creature token.'),
  card(
    'Heralds',
    '{0}',
    'Sorcery',
    'Create a 1/1 red Goblin creature token with "Whenever another creature enters the battlefield, you gain 1 life" and a 1/1 red Elf creature token with "Whenever another creature enters the battlefield, you gain 1 life."',
  ),
  card('Gift', '{0}', 'Sorcery', 'Each opponent creates a Treasure token.'),
]

const made = (game: Table) =>
  game.state.battlefield
    .filter((id) => get(game.state, id).kind === 'token')
    .map((id) => ({ ...characteristics(game.state, id), ...get(game.state, id) }))
const kinds = (game: Table) => made(game).map(({ subtypes }) => subtypes.join(' '))
const after = (spell: string, mine: readonly string[], yours: readonly string[] = []) =>
  table('today', [{ battlefield: mine, hand: [spell] }, { battlefield: yours }], CARDS)
    .cast(spell)
    .resolve()

test('other tokens are created instead, in the same way; those that are none of them stay', () => {
  const game = after('Band', ['Choir'])
  expect(kinds(game)).toEqual(['Angel', 'Angel'])
  expect(made(game).map(({ power, colors, tapped }) => [power, colors, tapped])).toEqual([
    [3, ['W'], true],
    [3, ['W'], true],
  ])
  game.isAtAQuestion()
  expect(kinds(after('Riches', ['Choir']))).toEqual(['Treasure', 'Treasure', 'Treasure'])
  expect(kinds(after('Band', [], ['Choir']))).toEqual(['Goblin', 'Goblin'])
})

test('that many others are created besides, once for each effect that says so', () => {
  const game = after('Band', ['Burrow'])
  expect(kinds(game).sort()).toEqual(['Goblin', 'Goblin', 'Squirrel', 'Squirrel'])
  expect(made(game).every(({ tapped }) => tapped)).toBe(true)
  game.isAtAQuestion()
  // What the second adds, the first has had its opportunity at.
  const two = after('Riches', ['Burrow', 'Burrow'])
  two.until('priority')
  expect(kinds(two).filter((one) => one === 'Treasure')).toHaveLength(3)
  expect(kinds(two).filter((one) => one === 'Squirrel')).toHaveLength(9)
  two.isAtAQuestion()
})

test('one more of them, however many are created', () => {
  expect(kinds(after('Riches', ['Hoard']))).toHaveLength(4)
  expect(kinds(after('Band', ['Hoard']))).toEqual(['Goblin', 'Goblin'])
  expect(kinds(after('Gift', ['Hoard']))).toHaveLength(1)
  expect(kinds(after('Gift', [], ['Hoard']))).toHaveLength(2)
  const both = after('Riches', ['Hoard', 'Twice'])
  expect(both.question).toMatchObject({ kind: 'replacement', seat: 0 })
  // One more, and then twice as many.
  both.reply(0).until('priority')
  expect(kinds(both)).toHaveLength(8)
  both.isAtAQuestion()
  const other = after('Riches', ['Hoard', 'Twice']).reply(1).until('priority')
  expect(kinds(other)).toHaveLength(7)
})

test('tokens of several kinds are created at once, and what is added to them once is', () => {
  const game = after('Mixed', ['Den', 'Tally'])
  expect(kinds(game).sort()).toEqual(['Goblin', 'Goblin', 'Squirrel', 'Treasure'])
  game.resolveAll()
  expect(game.life(0)).toBe(21)
  game.isAtAQuestion()
  const two = after('Mixed', ['Den', 'Den']).reply(0).until('priority')
  expect(kinds(two).filter((one) => one === 'Squirrel')).toHaveLength(2)
  expect(kinds(after('Mixed', ['Hoard'])).sort()).toEqual(['Goblin', 'Goblin', 'Treasure', 'Treasure'])
  // Each of those that enter together sees the other.
  const seen = after('Heralds', []).resolveAll()
  expect(seen.life(0)).toBe(22)
})

test('each player creates all of them, and has what is added to their own', () => {
  const game = after('Shared', ['Den'], ['Den'])
  expect(kinds(game).sort()).toEqual([...times(2, 'Goblin'), ...times(2, 'Squirrel'), ...times(2, 'Treasure')])
  expect(kinds(after('Shared', ['Den'])).filter((one) => one === 'Squirrel')).toHaveLength(1)
  game.isAtAQuestion()
})

test('what one effect adds, another adds to, but neither a second time', () => {
  expect(kinds(after('Squirrel', ['Larder', 'Bait'])).sort()).toEqual(['Food', 'Squirrel', 'Squirrel'])
  expect(kinds(after('Squirrel', ['Bait']))).toEqual(['Squirrel'])
  // The Angels first: the Squirrel that is added after them is none of them.
  const game = after('Squirrel', ['Choir', 'Den'])
  expect(kinds(game.reply(0).until('priority')).sort()).toEqual(['Angel', 'Squirrel'])
  const other = after('Squirrel', ['Choir', 'Den'])
  expect(kinds(other.reply(1).until('priority'))).toEqual(['Angel', 'Angel'])
  other.isAtAQuestion()
})
