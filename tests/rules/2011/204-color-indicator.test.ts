import { describe, expect, test } from 'vitest'
import { readCardFile } from '../../../src/catalog/index.ts'
import { characteristics, whyCantBlock } from '../../../src/engine/index.ts'
import type { Printed } from '../../../src/language/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const FILE = {
  name: 'Mossling Bough',
  mana_cost: '',
  type_line: 'Land Creature — Forest Dryad',
  oracle_text: 'Flying',
  power: '1',
  toughness: '1',
  color_indicator: ['G'],
}

/** Read from a file, as a player gives it. */
function bough() {
  const [record] = readCardFile(JSON.stringify(FILE)).records
  const compiled = record === undefined ? null : compile(record)
  if (compiled?.ok !== true) throw new Error('not understood')
  return compiled.printed
}

const CARDS = [
  bough(),
  card('Ashfall Decree', '{0}', 'Enchantment', 'Nonbasic lands are Mountains.'),
  creature(
    'Twin of Wax',
    '{0}',
    '0/0',
    'You may have ~ enter the battlefield as a copy of any creature on the battlefield.',
  ),
  creature('Thornproof Guard', '{0}', '1/1', 'Protection from green'),
]

describe('204 the colour indicator', () => {
  test('[2011:contents/204 2004:203.2 2004:203.2a] it gives the colour without a mana cost, and protection looks at it', () => {
    const blocked = (cards: readonly Printed[]) => {
      const sides = [{ battlefield: ['Thornproof Guard'] }, { battlefield: ['Mossling Bough'] }] as const
      const game = table('2011', sides, cards).attack('Thornproof Guard')
      return whyCantBlock(game.state, game.id('Mossling Bough'), game.id('Thornproof Guard'))
    }
    expect(blocked(CARDS)).toMatchObject({ key: 'block.protection' })
    const { color_indicator: _, ...without } = FILE
    const plain = compile(without).printed
    expect([plain.colors, blocked([plain, ...CARDS.slice(1)])]).toEqual([[], null])
  })

  test('[2011:contents/204] it is no ability: a loss of abilities leaves it', () => {
    const game = table('2011', [{ battlefield: ['Mossling Bough', 'Ashfall Decree'] }, {}], CARDS)
    const { abilities, colors, subtypes } = characteristics(game.state, game.id('Mossling Bough'))
    expect(abilities.some((ability) => ability.kind === 'keyword')).toBe(false)
    expect([colors, subtypes.includes('Mountain')]).toEqual([['G'], true])
  })

  test('[2011:contents/204 2004:201.2] a copy has it', () => {
    const game = table('2011', [{ hand: ['Twin of Wax'], battlefield: ['Mossling Bough'] }, {}], CARDS)
    const bough = game.id('Mossling Bough')
    game.cast('Twin of Wax').resolve()
    game.reply([bough])
    const copy = game.state.battlefield.find((id) => id !== bough) ?? -1
    expect(characteristics(game.state, copy)).toMatchObject({ name: 'Mossling Bough', colors: ['G'] })
  })
})
