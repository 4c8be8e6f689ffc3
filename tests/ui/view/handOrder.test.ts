import { describe, expect, test } from 'vitest'
import { sortedHand } from '../../../src/ui/view/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'
import { viewOf } from './support.ts'

const CARDS = [
  creature('Wyrm', '{4}{R}', '4/4'),
  creature('Imp', '{B}', '1/1'),
  creature('Elf', '{G}', '1/1'),
  card('Burst', '{X}{R}', 'Sorcery', 'Burst deals X damage to target player.'),
]

describe('a sorted hand', () => {
  test('goes by mana value, colours together, lands last', () => {
    const hand = ['Mountain', 'Wyrm', 'Elf', 'Forest', 'Burst', 'Imp', 'Elf']
    const seen = viewOf(table('2011', [{ hand }, {}], CARDS)).hand
    expect(sortedHand(seen).map(({ look }) => look.name)).toEqual([
      'Imp',
      'Elf',
      'Elf',
      'Burst',
      'Wyrm',
      'Forest',
      'Mountain',
    ])
    expect(sortedHand([])).toEqual([])
  })
})
