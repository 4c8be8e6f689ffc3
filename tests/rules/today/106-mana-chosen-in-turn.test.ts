/** Mana of several types is chosen one after another: each question says which one it is. */
import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Prism', '{0}', 'Artifact', '{T}: Add three mana in any combination of colors.'),
  card('Bead', '{0}', 'Artifact', '{T}: Add one mana of any color.'),
  card('Font', '{0}', 'Artifact', '{T}: Add {R}{R}, {R}{G}, or {G}{G}.'),
]

test('what was chosen before, and how much there will be', () => {
  const game = table('today', [{ battlefield: ['Prism'] }, {}], CARDS).activate('Prism', 0)
  const after = [game.asks('mana').after, game.reply('U').asks('mana').after, game.reply('G').asks('mana').after]
  expect(after).toEqual([
    { chosen: [], of: 3 },
    { chosen: ['U'], of: 3 },
    { chosen: ['U', 'G'], of: 3 },
  ])
  expect(game.reply('U').pool(0)).toBe('UGU')
  game.isAtAQuestion()
})

test('of one of several lists, too; a single one is no list', () => {
  const font = table('today', [{ battlefield: ['Font'] }, {}], CARDS).activate('Font', 0)
  expect(font.asks('mana').after).toEqual({ chosen: [], of: 2 })
  expect(font.reply('R').asks('mana').after).toEqual({ chosen: ['R'], of: 2 })
  font.reply('G')
  expect(font.pool(0)).toBe('RG')
  const bead = table('today', [{ battlefield: ['Bead'] }, {}], CARDS).activate('Bead', 0)
  expect(bead.asks('mana').after).toBeUndefined()
})
