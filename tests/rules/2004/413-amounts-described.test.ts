/** Amounts that words at the end, or two counts, describe. */
import { expect, test } from 'vitest'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Side, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Far Call',
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
  card('Count', '{0}', 'Sorcery', 'You gain 2 life for each Elf you control and each Elf card in your graveyard.'),
  creature('Elder', '{0}', '1/1', '~ gets +1/+1 for each card in your hand and each Elf on the battlefield.'),
  creature('Elf', '{1}', '1/1', '', 'Creature — Elf'),
  creature('Ox', '{2}', '2/2', '', 'Creature — Ox'),
  creature('Bear', '{3}', '3/3', '', 'Creature — Bear'),
]

inEditions('2004', '2011')('amounts described, %s', (edition) => {
  test('[2004:413.2f] a card of at most the value that is described at the end', () => {
    const found = (...elves: readonly string[]) => {
      const library = ['Elf', 'Ox', 'Bear']
      const game = table(edition, [{ hand: ['Far Call'], library, battlefield: [...elves] }, {}], CARDS)
      game.cast('Far Call').until('choose')
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

  test('[2004:413.2f] what is counted in two places: all of both, and nothing elsewhere', () => {
    const gained = (mine: Side, theirs: Side = {}) => {
      const game = table(edition, [{ ...mine, hand: ['Count'] }, theirs], CARDS)
      const before = game.life(0)
      return game.cast('Count').resolve().life(0) - before
    }
    expect(gained({ battlefield: ['Elf', 'Ox'], graveyard: ['Elf', 'Elf', 'Ox'] })).toBe(6)
    expect(gained({ graveyard: ['Elf'] })).toBe(2)
    expect(gained({ library: ['Elf'] }, { battlefield: ['Elf'], graveyard: ['Elf'] })).toBe(0)
    const game = table(edition, [{ battlefield: ['Elder'], hand: ['Ox', 'Bear'] }, { battlefield: ['Elf'] }], CARDS)
    expect(game.size('Elder')).toBe('4/4')
    game.isAtAQuestion()
  })
})

test('two counts that could be of the same things are not understood', () => {
  const problems = (text: string) => {
    const compiled = compile({ name: 'Tally', mana_cost: '{0}', type_line: 'Sorcery', oracle_text: text })
    return compiled.ok ? [] : compiled.problems
  }
  expect(problems('You gain 1 life for each Elf you control and each Elf card in your graveyard.')).toEqual([])
  expect(problems('You gain 1 life for each artifact you control and each creature you control.')).not.toEqual([])
})
