/** A choice that a granted ability speaks of: made for what grants it, or by that very ability. */
import { expect, test } from 'vitest'
import { hasKeyword } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const ELF = 'Creature — Elf'
const CARDS = [
  creature(
    'Prober',
    '{0}',
    '1/1',
    'All Elves have "{T}: Choose a card name. Target opponent reveals a card at random from their hand. If that card has the chosen name, that player discards it."',
    ELF,
  ),
  creature('Pupil', '{0}', '1/1', '', ELF),
  card(
    'Standard',
    '{0}',
    'Enchantment',
    'As ~ enters the battlefield, choose a color.\nCreatures you control have protection from the chosen color.',
  ),
]

inEditions(
  '2004',
  '2011',
  'today',
)('choices of granted abilities, %s', (edition) => {
  const probe = (named: string) => {
    const game = table(edition, [{ battlefield: ['Prober', 'Pupil'] }, { hand: ['Bear'] }], CARDS)
    game.activate('Pupil', 0, { targets: ['player 1'] }).resolve()
    game.asks('cardName')
    game.reply(named).resolveAll()
    game.isAtAQuestion()
    return game.zone('Bear')
  }

  test('made by the ability itself: of what has it, not of what grants it', () => {
    expect([probe('Bear'), probe('Ox')]).toEqual(['graveyard', 'hand'])
  })

  test('made for what grants it', () => {
    const game = table(edition, [{ hand: ['Standard'], battlefield: ['Bear'] }, {}], CARDS)
      .cast('Standard')
      .resolve()
    game.asks('color')
    game.reply('R')
    expect(hasKeyword(game.state, game.id('Bear', 'battlefield'), 'protection')).toBe(true)
    expect(game.asks('priority').seat).toBe(0)
  })
})
