/** "With lesser power": than what was spoken of last, be it the object of the event or what is named before. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Captain', '{0}', '3/3', 'Haste\nWhenever ~ attacks, tap target creature with lesser power.'),
  creature(
    'Heir',
    '{0}',
    '3/3',
    'When ~ dies, you may put a creature card with lesser power from your hand onto the battlefield.',
  ),
  card(
    'Crypt',
    '{0}',
    'Enchantment',
    'Whenever a creature you control dies, return target creature card with lesser power from your graveyard to your hand.',
  ),
  card('Stern Order', '{0}', 'Instant', 'Choose target creature. Tap all creatures with lesser power.'),
  card('Kill', '{0}', 'Instant', 'Destroy target creature.'),
  creature('Ox', '{0}', '2/2'),
  creature('Bear', '{0}', '3/3'),
  creature('Giant', '{0}', '4/4'),
]

inEditions('2004', '2011')('lesser than that, %s', (edition) => {
  const isTapped = (game: Table, name: string): boolean => get(game.state, game.id(name, 'battlefield')).tapped

  test('[2004:413.2f] than ~, which attacks', () => {
    const game = table(edition, [{ battlefield: ['Captain'] }, { battlefield: ['Ox', 'Bear', 'Giant'] }], CARDS)
    game.attack('Captain').until('targets')
    expect(game.asks('targets').legal).toEqual([game.ref('Ox')])
    game.reply([game.ref('Ox')]).resolve()
    expect(isTapped(game, 'Ox')).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:413.2f] than what died, as it last was', () => {
    const game = table(edition, [{ battlefield: ['Heir'], hand: ['Kill', 'Ox', 'Bear', 'Giant'] }, {}], CARDS)
    game
      .cast('Kill', { targets: ['Heir'] })
      .until('confirm')
      .reply(true)
    game.resolveAll()
    expect(['Ox', 'Bear', 'Giant'].map((name) => game.zone(name))).toEqual(['battlefield', 'hand', 'hand'])
    game.isAtAQuestion()
  })

  test('[2004:413.2f] than whichever died', () => {
    const legal = (dies: string) => {
      const side = { battlefield: ['Crypt', dies], graveyard: ['Ox', 'Bear'], hand: ['Kill'] }
      const game = table(edition, [side, {}], CARDS)
        .cast('Kill', { targets: [dies] })
        .resolve()
      return game.question.kind === 'targets' ? game.asks('targets').legal.length : 0
    }
    expect([legal('Giant'), legal('Captain'), legal('Ox')]).toEqual([2, 1, 0])
  })

  test('[2004:413.2f] than the target named before', () => {
    const side = { battlefield: ['Ox', 'Bear', 'Giant'], hand: ['Stern Order'] }
    const game = table(edition, [side, {}], CARDS)
      .cast('Stern Order', { targets: ['Bear'] })
      .resolve()
    expect(['Ox', 'Bear', 'Giant'].map((name) => isTapped(game, name))).toEqual([true, false, false])
    game.isAtAQuestion()
  })
})
