/** "The chosen color" in what is granted: what was chosen for the object that grants it. */
import { expect, test } from 'vitest'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CHOOSES = 'As ~ enters the battlefield, choose a color.'
const CARDS = [
  card(
    'Veil',
    '{1}',
    'Enchantment — Aura',
    `Enchant creature\n${CHOOSES}\nEnchanted creature has protection from the chosen color.`,
  ),
  card(
    'Banner',
    '{1}',
    'Enchantment',
    `${CHOOSES}\nCreatures you control can't be blocked by creatures of the chosen color.`,
  ),
  card(
    'Chorus',
    '{1}',
    'Enchantment',
    `${CHOOSES}\nCreatures you control have "Whenever a player casts a spell of the chosen color, you gain 1 life."`,
  ),
  card(
    'School',
    '{1}',
    'Enchantment',
    `${CHOOSES}\nCreatures you control have "{0}: Target creature gains protection from the chosen color until end of turn."`,
  ),
  creature('Prism', '{2}', '2/2', CHOOSES),
]
const LANDS = ['Plains', 'Plains', 'Mountain', 'Mountain']

/** Prism chose green for itself; then the card comes, which chooses `color`. */
function granting(edition: EditionId, name: string, color: 'R' | 'G' | 'W'): Table {
  const sides = [
    { battlefield: [...LANDS, 'Plains', 'Plains'], hand: ['Prism', name, 'Spark'] },
    { battlefield: ['Mountain', 'Bear'], hand: ['Spark'] },
  ] as const
  const game = table(edition, sides, CARDS).cast('Prism').resolve().reply('G')
  game.cast(name, { targets: name === 'Veil' ? ['Prism'] : [] }).resolve()
  game.asks('color')
  return game.reply(color)
}

const mayAimAtPrism = (game: Table): boolean => {
  game.reply({ do: 'cast', object: game.id('Spark', 'hand'), via: 'normal' })
  return game.asks('targets').legal.some((ref) => 'object' in ref && ref.object === game.id('Prism'))
}

inEditions('2004', '2011')('the granter’s choice, %s', (edition) => {
  test('protection from the color that was chosen for the Aura, not for the creature', () => {
    expect(mayAimAtPrism(granting(edition, 'Veil', 'R'))).toBe(false)
    expect(mayAimAtPrism(granting(edition, 'Veil', 'W'))).toBe(true)
  })

  test('a triggered ability that is granted', () => {
    const cast = (color: 'R' | 'W'): number => {
      const game = granting(edition, 'Chorus', color).cast('Spark', { targets: ['player 1'] })
      return game.resolveAll().life(0)
    }
    expect([cast('R'), cast('W')]).toEqual([21, 20])
  })

  test('an activated ability that is granted, on what it gives in turn', () => {
    const given = (color: 'R' | 'W'): boolean => {
      const game = granting(edition, 'School', color)
      return mayAimAtPrism(game.activate('Prism', 1, { targets: ['Prism'] }).resolve())
    }
    expect([given('R'), given('W')]).toEqual([false, true])
  })

  test('a restriction on others', () => {
    const attacked = (color: 'R' | 'G'): { readonly game: Table; readonly block: object[] } => {
      const sides = [{ battlefield: [...LANDS, 'Ox'], hand: ['Banner'] }, { battlefield: ['Bear', 'Prism'] }] as const
      const game = table(edition, sides, CARDS).cast('Banner').resolve().reply(color).attack('Ox').until('blockers')
      return { game, block: [{ id: game.id('Bear'), attackers: [game.id('Ox')] }] }
    }
    const green = attacked('G')
    green.game.refusal(green.block)
    const red = attacked('R')
    red.game.block({ Bear: 'Ox' }).isAtAQuestion()
  })
})
