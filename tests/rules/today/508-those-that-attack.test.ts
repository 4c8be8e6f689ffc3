/** "Those creatures": all that a declaration or an arrival was about, and none that came later. */
import { expect, test } from 'vitest'
import { characteristics, get, type ObjectId } from '../../../src/engine/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Banner',
    '{0}',
    'Enchantment',
    'Whenever you attack with two or more Elves, those creatures get +1/+1 until end of turn.',
  ),
  card('Horn', '{0}', 'Enchantment', 'Whenever one or more creatures you control attack, untap them.'),
  card(
    'Trap',
    '{0}',
    'Enchantment',
    'Whenever one or more creatures attack you, put a -1/-1 counter on each of those creatures.',
  ),
  card(
    'Drum',
    '{0}',
    'Enchantment',
    'Whenever one or more Elves enter the battlefield under your control, those Elves gain haste until end of turn.',
  ),
  card('Muster', '{0}', 'Instant', 'Create two 2/2 green Elf creature tokens.'),
  creature('Elf', '{0}', '2/2', '', 'Creature — Elf'),
  creature('Sprite', '{0}', '1/1', '', 'Creature — Elf'),
  creature('Ox', '{0}', '3/3'),
]
const two = (mine: readonly string[], hand: readonly string[] = [], theirs: readonly string[] = []) =>
  table('today', [{ battlefield: [...mine], hand: [...hand] }, { battlefield: [...theirs] }], CARDS)
const sizes = (game: Table, ...names: readonly string[]) => names.map((name) => game.size(name))
const isTapped = (game: Table, name: string): boolean => get(game.state, game.id(name, 'battlefield')).tapped

test('[today:508.3] those of the number that attack, and no others', () => {
  const game = two(['Banner', 'Elf', 'Sprite', 'Ox']).attack('Elf', 'Sprite', 'Ox').resolveAll()
  expect(sizes(game, 'Elf', 'Sprite', 'Ox')).toEqual(['3/3', '2/2', '3/3'])
  game.isAtAQuestion()
  const few = two(['Banner', 'Elf', 'Sprite', 'Ox']).attack('Elf', 'Ox').resolveAll()
  expect(sizes(few, 'Elf', 'Sprite', 'Ox')).toEqual(['2/2', '1/1', '3/3'])
})

test('[today:508.3] “them”', () => {
  const game = two(['Horn', 'Elf', 'Ox']).attack('Elf', 'Ox')
  expect([isTapped(game, 'Elf'), isTapped(game, 'Ox')]).toEqual([true, true])
  game.resolveAll()
  expect([isTapped(game, 'Elf'), isTapped(game, 'Ox')]).toEqual([false, false])
  game.isAtAQuestion()
})

test('[today:508.3] those that attack you, as the defending player', () => {
  const game = two(['Elf', 'Ox', 'Sprite'], [], ['Trap']).attack('Elf', 'Ox').resolveAll()
  expect(sizes(game, 'Elf', 'Ox', 'Sprite')).toEqual(['1/1', '2/2', '1/1'])
  game.isAtAQuestion()
})

test('[2004:410.9d] those that enter together, and none that were there', () => {
  const game = two(['Drum', 'Sprite'], ['Muster']).cast('Muster').resolveAll()
  const hasHaste = (id: ObjectId) =>
    characteristics(game.state, id).abilities.some((one) => one.kind === 'keyword' && one.keyword.name === 'haste')
  const elves = game.state.battlefield.filter((id) => characteristics(game.state, id).subtypes.includes('Elf'))
  expect(elves.map((id) => [id === game.id('Sprite'), hasHaste(id)])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ])
  game.isAtAQuestion()
})

test('after something else was made, “those” isn’t understood as the ones of the event', () => {
  const isRead = (text: string) =>
    compile({ name: 'Rite', mana_cost: '{0}', type_line: 'Enchantment', oracle_text: text }).ok
  expect(isRead('Whenever you attack with two or more creatures, those creatures get +1/+1 until end of turn.')).toBe(
    true,
  )
  expect(
    isRead(
      'Whenever you attack with two or more creatures, create a Treasure token. Those creatures get +1/+1 until end of turn.',
    ),
  ).toBe(false)
})
