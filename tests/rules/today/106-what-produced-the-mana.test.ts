/** What mana was spent on a spell: what produced it, of which colors it was (today:106.3, 107.4h, 601.2h). */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Hoard', '{0}', 'Sorcery', 'Create two Treasure tokens.'),
  card('Snow Moor', '', 'Basic Snow Land — Swamp'),
  creature(
    'Rogue',
    '{1}',
    '1/1',
    'When ~ enters the battlefield, if mana from a Treasure was spent to cast it, you gain 4 life.',
  ),
  creature(
    'Hydra',
    '{2}',
    '0/1',
    '~ enters the battlefield with a +1/+1 counter on it for each mana spent to cast it.',
  ),
  creature(
    'Golem',
    '{2}',
    '0/1',
    '~ enters the battlefield with a +1/+1 counter on it for each mana from a Treasure spent to cast it.',
  ),
  card('Frost', '{2}', 'Sorcery', 'You gain X life, where X is the amount of {S} spent to cast this spell.'),
  card('Fork', '{0}', 'Instant', 'Copy target spell you control.'),
  card('Twin', '{2}', 'Sorcery', 'If {U}{B} was spent to cast this spell, you gain 4 life.'),
  card(
    'Same',
    '{3}',
    'Sorcery',
    'You gain 1 life. If at least three mana of the same color was spent to cast ~, you gain 4 life.',
  ),
  card(
    'Void',
    '{0}',
    'Enchantment',
    'Whenever a player casts a spell, if no colored mana was spent to cast it, that player loses 1 life.',
  ),
  card('Waste', '', 'Land', '{T}: Add {C}.'),
  card('Rock', '{1}', 'Sorcery', 'You gain 1 life.'),
]
const playing = (...mine: readonly Side[]): Table => table('today', [{ life: 10, ...mine[0] }, { life: 10 }], CARDS)
const cast = (name: string, lands: readonly string[], more: Side = {}): Table => {
  const game = playing({ ...more, hand: [name], battlefield: [...lands, ...(more.battlefield ?? [])] })
    .cast(name)
    .resolveAll()
  game.isAtAQuestion()
  return game
}
/** With both Treasures, sacrificed for mana. */
const rich = (name: string): Table => {
  const game = playing({ hand: ['Hoard', name] })
    .cast('Hoard')
    .resolveAll()
  for (const _ of [1, 2]) game.activate('Treasure').plain()
  return game.cast(name).resolveAll()
}

describe('[today:106.3] mana from a Treasure', () => {
  test('though the Treasure is gone; not other mana', () => {
    expect(rich('Rogue').life(0)).toBe(14)
    expect(cast('Rogue', ['Swamp']).life(0)).toBe(10)
  })
  test('each of it counts', () => {
    expect(rich('Golem').size('Golem')).toBe('2/3')
    expect(cast('Golem', ['Swamp', 'Swamp']).size('Golem')).toBe('0/1')
    expect(cast('Hydra', ['Swamp', 'Swamp']).size('Hydra')).toBe('2/3')
  })
})

test('{S}: mana that something snow has produced', () => {
  expect(cast('Frost', ['Snow Moor', 'Snow Moor']).life(0)).toBe(12)
  expect(cast('Frost', ['Snow Moor', 'Swamp']).life(0)).toBe(11)
  expect(cast('Frost', ['Swamp', 'Swamp']).life(0)).toBe(10)
})

test('[today:707.10] none for a copy, which was not cast', () => {
  const game = playing({ hand: ['Frost', 'Fork'], battlefield: ['Snow Moor', 'Snow Moor'] }).cast('Frost')
  game.cast('Fork', { targets: ['Frost'] }).resolve()
  expect([game.state.stack.length, game.life(0)]).toEqual([2, 10])
  expect(game.resolve().life(0)).toBe(10)
  expect(game.resolve().life(0)).toBe(12)
  game.isAtAQuestion()
})

describe('[today:601.2h] colors of what was spent', () => {
  test('some of each', () => {
    expect(cast('Twin', ['Island', 'Swamp']).life(0)).toBe(14)
    expect(cast('Twin', ['Island', 'Island']).life(0)).toBe(10)
  })
  test('three of one color, whichever it is', () => {
    expect(cast('Same', ['Island', 'Island', 'Island']).life(0)).toBe(15)
    expect(cast('Same', ['Island', 'Island', 'Swamp']).life(0)).toBe(11)
    expect(cast('Same', ['Waste', 'Waste', 'Waste']).life(0)).toBe(11)
  })
  test('no colored mana', () => {
    expect(cast('Rock', ['Waste'], { battlefield: ['Void'] }).life(0)).toBe(10)
    expect(cast('Rock', ['Island'], { battlefield: ['Void'] }).life(0)).toBe(11)
  })
})
