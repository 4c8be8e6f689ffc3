import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Inward Storm', '{0}', 'Sorcery', 'Each creature deals damage to itself equal to its power.'),
  card('Inward Gust', '{0}', 'Sorcery', 'Each creature you control deals damage equal to its toughness to itself.'),
  card('Inward Spark', '{0}', 'Sorcery', 'Each creature deals 1 damage to itself.'),
  card('Twin Doubt', '{0}', 'Sorcery', 'Two target creatures each deal damage equal to their power to themselves.'),
  card('Lone Doubt', '{0}', 'Sorcery', 'Target creature deals damage to itself equal to its power.'),
  creature('Twig', '{0}', '1/9'),
  creature('Trunk', '{0}', '3/9'),
  creature('Rival', '{0}', '5/9'),
]

inEditions('2004', '2011')('each to itself, %s', (edition) => {
  const marked = (spell: string, targets: string[] = []) => {
    const game = table(edition, [{ battlefield: ['Twig', 'Trunk'], hand: [spell] }, { battlefield: ['Rival'] }], CARDS)
    game.cast(spell, targets.length > 0 ? { targets } : {}).resolve()
    const damage = ['Twig', 'Trunk', 'Rival'].map((name) => {
      const id = game.id(name)
      return [get(game.state, id).damage, game.zone(name)]
    })
    game.isAtAQuestion()
    return damage.map(([n, zone]) => (zone === 'battlefield' ? n : zone))
  }

  test('[2004:413.2f] every creature by its own power, to itself and to no other', () => {
    expect(marked('Inward Storm')).toEqual([1, 3, 5])
    expect(marked('Inward Spark')).toEqual([1, 1, 1])
    expect(marked('Inward Gust')).toEqual(['graveyard', 'graveyard', 0])
  })

  test('[2004:413.2f] "itself" behind another recipient is said of one creature only', () => {
    const isUnderstood = (text: string) =>
      compile({ name: 'Doubt', mana_cost: '{0}', type_line: 'Sorcery', oracle_text: text }).ok
    expect(isUnderstood('Each creature deals 1 damage to target player and 1 damage to itself.')).toBe(false)
    expect(isUnderstood('Target creature deals 1 damage to target player and 1 damage to itself.')).toBe(true)
  })

  test('[2004:413.2f] two targets, or one', () => {
    expect(marked('Twin Doubt', ['Twig', 'Rival'])).toEqual([1, 0, 5])
    expect(marked('Lone Doubt', ['Trunk'])).toEqual([0, 3, 0])
  })
})
