import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/continuous/index.ts'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

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
