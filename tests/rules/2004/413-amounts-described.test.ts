/** Amounts that words at the end, or two counts, describe. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Call',
    '{0}',
    'Sorcery',
    'Search your library for a creature card with mana value X or less, where X is the number of Elves you control, reveal it, put it into your hand, then shuffle.',
  ),
  card(
    'Judge',
    '{0}',
    'Sorcery',
    'Target opponent reveals their hand. You choose a card from it with mana value X or less, where X is the number of Elves you control. That player discards that card.',
  ),
  creature('Elf', '{1}', '1/1', '', 'Creature — Elf'),
  creature('Ox', '{2}', '2/2', '', 'Creature — Ox'),
  creature('Bear', '{3}', '3/3', '', 'Creature — Bear'),
]

inEditions('2004', '2011')('amounts described, %s', (edition) => {
  test('[2004:413.2f] a card of at most the value that is described at the end', () => {
    const found = (...elves: readonly string[]) => {
      const library = ['Elf', 'Ox', 'Bear']
      const game = table(edition, [{ hand: ['Call'], library, battlefield: [...elves] }, {}], CARDS)
      game.cast('Call').until('choose')
      const names = game
        .asks('choose')
        .from.map((id) => ['Elf', 'Ox', 'Bear'].find((name) => game.id(name, 'library') === id))
      game.reply([]).resolveAll().isAtAQuestion()
      return names.sort()
    }
    expect(found('Elf')).toEqual(['Elf'])
    expect(found('Elf', 'Elf')).toEqual(['Elf', 'Ox'])
    expect(found('Elf', 'Elf', 'Elf', 'Ox')).toEqual(['Bear', 'Elf', 'Ox'])
  })

  test('[2004:413.2f] of a hand that is shown, too', () => {
    const discarded = (...elves: readonly string[]) => {
      const game = table(edition, [{ hand: ['Judge'], battlefield: [...elves] }, { hand: ['Ox', 'Bear'] }], CARDS)
      game.cast('Judge', { targets: ['player 1'] }).resolveAll()
      return game.handSize(1)
    }
    expect(discarded('Elf')).toBe(2)
    expect(discarded('Elf', 'Elf')).toBe(1)
  })
})
