import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Ogre',
    '{0}',
    '4/4',
    "~ can't attack unless a creature with greater power also attacks.\n~ can't block unless a creature with greater power also blocks.",
    'Creature — Ogre',
  ),
  creature('Recruit', '{0}', '2/2', "~ can't attack unless at least two other creatures attack.", 'Creature — Orc'),
  creature('Puma', '{0}', '2/1', "~ can't attack unless a black or green creature also attacks.", 'Creature — Cat'),
  creature('Giant', '{0}', '5/5', '', 'Creature — Giant'),
  creature('Elk', '{G}', '2/2', '', 'Creature — Elk'),
  card('Horn', '{0}', 'Enchantment', 'Creatures you control attack each turn if able.'),
]

inEditions('2004', '2011')('500 company, %s', (edition) => {
  const board = (mine: readonly string[], theirs: readonly string[] = []): Table =>
    table(edition, [{ battlefield: mine }, { battlefield: theirs }], CARDS)
  /** The refusal of an attack with these, or `null`. */
  const attack = (mine: readonly string[], ...names: readonly string[]): string | null => {
    const game = board(mine).until('attackers')
    const defender = { player: 1 }
    const reply = names.map((name) => ({ id: game.id(name), defender }))
    try {
      game.reply(reply)
      return null
    } catch {
      return game.refusal(reply).key
    }
  }

  test('[2004:500.2] only with a stronger one', () => {
    const mine = ['Ogre', 'Elk', 'Giant']
    expect(attack(mine, 'Ogre')).toBe('attack.company')
    expect(attack(mine, 'Ogre', 'Elk')).toBe('attack.company')
    expect(attack(mine, 'Ogre', 'Giant')).toBeNull()
  })

  test('[2004:500.2] only with so many others, or with one of a kind', () => {
    const mine = ['Recruit', 'Puma', 'Elk', 'Giant']
    expect(attack(mine, 'Recruit', 'Giant')).toBe('attack.company')
    expect(attack(mine, 'Recruit', 'Giant', 'Elk')).toBeNull()
    expect(attack(mine, 'Puma', 'Giant')).toBe('attack.company')
    expect(attack(mine, 'Puma', 'Elk')).toBeNull()
  })

  test('[2004:500.3] the same of blocks', () => {
    const blocks = (...names: readonly string[]) => {
      const game = board(['Elk'], ['Ogre', 'Giant']).attack('Elk').until('blockers')
      return () => game.reply(names.map((name) => ({ id: game.id(name), attackers: [game.id('Elk')] })))
    }
    expect(blocks('Ogre')).toThrow('block.company')
    expect(blocks('Ogre', 'Giant')).not.toThrow()
  })

  test('[2004:500.4] what must attack does, with those that let it', () => {
    expect(attack(['Horn', 'Recruit', 'Elk', 'Giant'], 'Elk', 'Giant')).toBe('attack.must')
    expect(attack(['Horn', 'Recruit', 'Elk', 'Giant'], 'Elk', 'Giant', 'Recruit')).toBeNull()
    expect(attack(['Horn', 'Recruit', 'Giant'], 'Giant')).toBeNull()
  })
})
