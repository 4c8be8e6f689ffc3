/** "Artifact, enchantment, or creature with flying": what only creatures have is said of the creature alone. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Clip', '{0}', 'Instant', 'Destroy target artifact, enchantment, or creature with flying.'),
  card('Weed', '{0}', 'Instant', 'Destroy target land or creature with power 2 or less an opponent controls.'),
  card('Dear', '{0}', 'Instant', 'Destroy target artifact or creature with mana value 2 or less.'),
  creature('Rider', '{1}', '2/2', "~ can't be blocked except by Walls and/or creatures with flying."),
  creature('Rampart', '{1}', '0/4', '', 'Creature — Wall'),
  creature('Gull', '{1}', '1/1', 'Flying'),
  card('Trinket', '{1}', 'Artifact', ''),
  card('Old Trinket', '{5}', 'Artifact', ''),
  card('Shrine', '{1}', 'Enchantment', ''),
]

inEditions('2004', '2011')('a quality of creatures after a list, %s', (edition) => {
  /** What the spell may be aimed at. */
  const aimed = (name: string, mine: readonly string[], theirs: readonly string[]): readonly string[] => {
    const game = table(edition, [{ hand: [name], battlefield: mine }, { battlefield: theirs }], CARDS)
    game.reply({ do: 'cast', ...game.way(game.id(name), 'normal') })
    const { legal } = game.asks('targets')
    return [...mine, ...theirs].filter((one) => legal.some((ref) => 'object' in ref && ref.object === game.id(one)))
  }

  test('[2004:200.9] any artifact or enchantment, and a creature with flying', () => {
    expect(aimed('Clip', [], ['Trinket', 'Shrine', 'Gull', 'Ox', 'Forest'])).toEqual(['Trinket', 'Shrine', 'Gull'])
  })

  test('[2004:200.9] any land, and a small creature, both of which an opponent controls', () => {
    expect(aimed('Weed', ['Swamp', 'Gull'], ['Forest', 'Bear', 'Ox'])).toEqual(['Forest', 'Bear'])
  })

  test('[2004:200.9] what both may have is said of both', () => {
    expect(aimed('Dear', [], ['Trinket', 'Old Trinket', 'Bear'])).toEqual(['Trinket', 'Bear'])
  })

  test('[2004:501.2] Walls block it without flying, and fliers that are no Walls', () => {
    const by = (name: string): Table =>
      table(edition, [{ battlefield: ['Rider'] }, { battlefield: [name, 'Rampart'] }], CARDS)
        .attack('Rider')
        .until('blockers')
    const blocks = (game: Table, name: string) => [{ id: game.id(name), attackers: [game.id('Rider')] }]
    for (const name of ['Rampart', 'Gull'])
      by(name)
        .block({ [name]: 'Rider' })
        .isAtAQuestion()
    const game = by('Bear')
    expect(game.refusal(blocks(game, 'Bear')).key).toBe('block.onlyBlockedBy')
  })
})
