import { describe, expect, test } from 'vitest'
import { orderedHand } from '../../../src/ui/view/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'
import { viewOf } from './support.ts'

const CARDS = [
  creature('Wyrm', '{4}{R}', '4/4'),
  creature('Imp', '{B}', '1/1'),
  creature('Elf', '{G}', '1/1'),
  card('Lens', '{2}', 'Artifact', 'Flash'),
  card('Ward', '{W}', 'Enchantment', 'Flash'),
  creature('Drake Engine', '{3}', '2/2', '', 'Artifact Creature — Drake'),
  card('Burst', '{X}{R}', 'Sorcery', 'Burst deals X damage to target player.'),
]

describe('a sorted hand', () => {
  test('goes by mana value, colours together, lands last', () => {
    const hand = ['Mountain', 'Wyrm', 'Elf', 'Forest', 'Burst', 'Imp', 'Elf']
    const seen = viewOf(table('2011', [{ hand }, {}], CARDS)).hand
    expect(orderedHand(seen, 'cost').map(({ look }) => look.name)).toEqual([
      'Imp',
      'Elf',
      'Elf',
      'Burst',
      'Wyrm',
      'Forest',
      'Mountain',
    ])
    expect(orderedHand([], 'cost')).toEqual([])
    expect(orderedHand(seen, 'drawn')).toEqual(seen)
  })

  test('by type: creatures, other permanents, spells, lands last', () => {
    const hand = ['Mountain', 'Burst', 'Wyrm', 'Lens', 'Drake Engine', 'Imp', 'Ward', 'Spark']
    const seen = viewOf(table('2011', [{ hand }, {}], CARDS)).hand
    expect(orderedHand(seen, 'type').map(({ look }) => look.name)).toEqual([
      'Imp',
      'Drake Engine',
      'Wyrm',
      'Lens',
      'Ward',
      'Spark',
      'Burst',
      'Mountain',
    ])
  })
})

describe('a hand whose owner has moved cards', () => {
  test('keeps them where they are; what is drawn since stands at the end', () => {
    const hand = ['Mountain', 'Wyrm', 'Elf', 'Imp']
    const seen = viewOf(table('2011', [{ hand }, {}], CARDS)).hand
    const [mountain, wyrm, elf, imp] = seen.map(({ id }) => id)
    if (mountain === undefined || wyrm === undefined || elf === undefined || imp === undefined) throw new Error('hand')
    const names = (own: readonly number[]) => orderedHand(seen, 'cost', own).map(({ look }) => look.name)
    expect(names([imp, mountain, 999, elf])).toEqual(['Imp', 'Mountain', 'Elf', 'Wyrm'])
    expect(names([])).toEqual(['Mountain', 'Wyrm', 'Elf', 'Imp'])
  })
})
