import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const ENVIER = creature('Envier', '{1}', '1/1', '~ gets +2/+2 as long as an opponent controls more creatures than you.')
const SCHOLAR = creature(
  'Scholar',
  '{1}',
  '1/1',
  '~ gets +2/+2 as long as you have more cards in hand than each opponent.',
)
const MEEK = creature('Meek', '{1}', '1/1', '~ gets +2/+2 as long as you control fewer creatures than an opponent.')

testInEditions('2004', '2011')(
  '[2004:102.5] "an opponent controls more" asks each opponent, not all together (%s)',
  (edition) => {
    const board = (one: readonly string[], other: readonly string[]) =>
      table(
        edition,
        [{ battlefield: ['Envier', 'Meek'] }, { battlefield: one }, { battlefield: other }],
        [ENVIER, MEEK],
      )
    const apart = board(['Bear', 'Ox'], ['Bear', 'Ox'])
    expect([apart.size('Envier'), apart.size('Meek')]).toEqual(['1/1', '1/1'])
    const one = board(['Bear', 'Ox', 'Bear'], [])
    expect([one.size('Envier'), one.size('Meek')]).toEqual(['3/3', '3/3'])
    one.isAtAQuestion()
  },
)

testInEditions('2004', '2011')(
  '[2004:102.5] "than each opponent" is more than every one of them has (%s)',
  (edition) => {
    const hand = (n: number) => ({ hand: Array<string>(n).fill('Bear') })
    const size = (mine: number, one: number, other: number): string =>
      table(edition, [{ battlefield: ['Scholar'], ...hand(mine) }, hand(one), hand(other)], [SCHOLAR]).size('Scholar')
    expect([size(2, 1, 1), size(2, 0, 2), size(3, 2, 2)]).toEqual(['3/3', '1/1', '3/3'])
  },
)

const LIBRARIAN = card('Librarian', '{1}', 'Enchantment', 'Your maximum hand size is reduced by three.')
const HOARD = card('Hoard', '{1}', 'Enchantment', 'Your maximum hand size is increased by two.')

testInEditions('2004', '2011')(
  '[2004:314.1] the maximum hand size is what changes to it make of it (%s)',
  (edition) => {
    const hand = Array(10).fill('Bear')
    const game = table(edition, [{ battlefield: ['Librarian'], hand }, {}], [LIBRARIAN, HOARD]).until('choose')
    expect(game.asks('choose').max).toBe(6)
    const both = table(edition, [{ battlefield: ['Librarian', 'Hoard'], hand }, {}], [LIBRARIAN, HOARD]).until('choose')
    expect(both.asks('choose').max).toBe(4)
  },
)

const PYRE = card(
  'Pyre',
  '{1}',
  'Enchantment',
  'At the beginning of your end step, if two or more creature cards are in your graveyard, you gain 2 life.\nAt the beginning of your end step, you lose 1 life unless an enchantment card is in your graveyard.',
)
test.each([
  { graveyard: ['Bear', 'Ox'], life: 21 },
  { graveyard: ['Bear'], life: 19 },
  { graveyard: ['Bear', 'Ox', 'Hoard'], life: 22 },
])('[2004:404.3] conditions on what is in a zone: $graveyard', ({ graveyard, life }) => {
  const game = table('2004', [{ battlefield: ['Pyre'], graveyard }, {}], [PYRE, HOARD])
  game.to('end').resolveAll()
  expect(game.life(0)).toBe(life)
  game.isAtAQuestion()
})

const FEVER = creature('Fever', '{1}', '2/2', "~ can't attack unless defending player is poisoned.")
const VENOM = card('Gallbite', '{0}', 'Sorcery', 'Target player gets a poison counter.')
test('[2004:102.8] a player with a poison counter is poisoned', () => {
  const cards = [FEVER, VENOM]
  const game = table('2011', [{ battlefield: ['Fever'], hand: ['Gallbite'] }, {}], cards)
  expect(game.to('main2').events.some((event) => event.kind === 'attacked')).toBe(false)
  const poisoned = table('2011', [{ battlefield: ['Fever'], hand: ['Gallbite'] }, {}], cards)
  poisoned
    .cast('Gallbite', { targets: ['player 1'] })
    .resolve()
    .attack('Fever')
  poisoned.to('main2')
  expect(poisoned.life(1)).toBe(18)
})
