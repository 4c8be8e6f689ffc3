import { describe, expect, test } from 'vitest'
import { colorsOf } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Dyer', '{2}', '2/2', 'Other creatures are blue.\nMorph {0}', 'Creature — Beast'),
  card('Red Tide', '{0}', 'Enchantment', 'All creatures are red.'),
]

describe('layers as in 2011', () => {
  test('[2004:418.5a] counters come after what sets power and toughness', () => {
    const sides = { hand: ['Dwindle'], battlefield: [{ name: 'Bear', counters: { '+1/+1': 1 } }] }
    const game = table('2011', [sides, {}], CARDS)
    game.cast('Dwindle', { targets: ['Bear'] }).resolve()
    expect(game.size('Bear')).toBe('1/3')
  })

  test('[2004:418.5b] every part applies in its own layer, so the newest size counts', () => {
    const game = table('2011', [{ hand: ['Dwindle'], battlefield: ['Statue'] }, {}], CARDS)
    game
      .activate('Statue')
      .resolve()
      .cast('Dwindle', { targets: ['Statue'] })
      .resolve()
    expect(game.size('Statue')).toBe('0/2')
    game.activate('Statue').resolve()
    expect(game.size('Statue')).toBe('3/2')
  })

  test('[2004:418.5i] a switch is applied last', () => {
    const game = table('2011', [{ hand: ['Skin', 'Turn Over', 'Beefup'], battlefield: ['Mule'] }, {}], CARDS)
    for (const name of ['Skin', 'Turn Over', 'Beefup']) game.cast(name, { targets: ['Mule'] }).resolve()
    expect(game.size('Mule')).toBe('4/6')
  })

  test.each([
    ['2004', 'R'],
    ['2011', 'U'],
  ] as const)('[2004:418.5e 2004:glossary/timestamp] turning face up in %s', (edition, color) => {
    const sides = { battlefield: [{ name: 'Dyer', faceDown: true }, 'Bear', 'Red Tide'] }
    const game = table(edition, [sides, {}], CARDS)
    const hidden = game.state.battlefield.find((id) => id !== game.id('Bear') && id !== game.id('Red Tide')) ?? -1
    game.reply({ do: 'turnFaceUp', object: hidden }).announce({})
    expect(colorsOf(game.state, game.id('Bear', 'battlefield'))).toEqual([color])
  })
})
