import { expect, test } from 'vitest'
import { colorsOf } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const instant = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const CARDS = [
  card('Bannerwar', '{0}', 'Enchantment', 'White creatures get +1/+1.'),
  card('Pale Mote', '{W}', 'Creature — Spirit', '', '0/0'),
  creature('Pageboy', '{W}', '1/1', '', 'Creature — Knight'),
  creature(
    'Watcher',
    '{0}',
    '0/5',
    'Whenever a creature with power 1 or greater enters the battlefield, you gain 1 life.',
  ),
  instant('Growth', 'Target creature gets +3/+3 until end of turn.'),
  instant('Blue Dye', 'Target creature becomes blue.'),
  instant('Black Dye', 'Target creature becomes black until end of turn.'),
  instant('Cheeron', 'White creatures get +1/+1 until end of turn.'),
  instant('Haze', 'Prevent all damage that would be dealt by creatures this turn.'),
  instant('Inkling', 'Target creature gets +X/+X until end of turn, where X is the number of cards in your hand.'),
  instant('Study', 'Draw two cards.'),
  instant('Hold', 'Tap target artifact.'),
]
const colors = (game: Table, name: string) => colorsOf(game.state, game.id(name, 'battlefield'))

inEditions(
  '2004',
  '2011',
  'today',
)('continuous effects, %s', (edition) => {
  const put = (one: Parameters<typeof table>[1][0], two: Parameters<typeof table>[1][1] = {}) =>
    table(edition, [one, two], CARDS)

  test('[2004:418.2] a permanent enters as the effects make it, before triggers look', () => {
    const game = put({ hand: ['Pale Mote'], battlefield: ['Bannerwar', 'Watcher', 'Plains'] })
    game.cast('Pale Mote').resolveAll()
    expect([game.size('Pale Mote'), game.life(0)]).toEqual(['1/1', 21])
    const bare = put({ hand: ['Pale Mote'], battlefield: ['Watcher', 'Plains'] })
    bare.cast('Pale Mote').resolveAll()
    expect([bare.has('graveyard', 'Pale Mote'), bare.life(0)]).toEqual([true, 20])
  })

  test('[2004:418.3a] an effect lasts as long as it says; without a word for good', () => {
    const game = put({ hand: ['Growth', 'Blue Dye'], battlefield: ['Bear'] })
    game
      .cast('Growth', { targets: ['Bear'] })
      .resolve()
      .cast('Blue Dye', { targets: ['Bear'] })
      .resolve()
    expect([game.size('Bear'), colors(game, 'Bear')]).toEqual(['5/5', ['U']])
    game.to('end')
    expect(game.size('Bear')).toBe('5/5')
    game.to('upkeep', 4)
    expect([game.size('Bear'), colors(game, 'Bear')]).toEqual(['2/2', ['U']])
    game.to('upkeep', 7)
    expect(colors(game, 'Bear')).toEqual(['U'])
  })

  test('[2004:418.3b] what changes characteristics is locked to the objects it began with', () => {
    const game = put({ hand: ['Cheeron', 'Black Dye', 'Pageboy'], battlefield: ['Plains', 'Pageboy'] })
    const first = game.id('Pageboy', 'battlefield')
    game.cast('Cheeron').resolve().cast('Pageboy').resolve()
    const later = game.state.battlefield.find((id) => id !== first && id === game.id('2:Pageboy', 'battlefield'))
    expect([game.size('1:Pageboy'), game.size('2:Pageboy')]).toEqual(['2/2', '1/1'])
    expect(later).toBeDefined()
    game.cast('Black Dye', { targets: ['1:Pageboy'] }).resolve()
    expect([colors(game, '1:Pageboy'), game.size('1:Pageboy')]).toEqual([['B'], '2/2'])
  })

  test('[2004:418.3b] what changes neither characteristics nor control is for all, also what comes later', () => {
    const imp = creature('Imp', '{0}', '2/2', 'Haste')
    const later = table(edition, [{ hand: ['Haze', 'Imp'] }, {}], [...CARDS, imp])
    later.cast('Haze').resolve().cast('Imp').resolve().attack('Imp').to('endCombat')
    expect(later.life(1)).toBe(20)
    const without = table(edition, [{ hand: ['Imp'] }, {}], [...CARDS, imp])
    without.cast('Imp').resolve().attack('Imp').to('endCombat')
    expect(without.life(1)).toBe(18)
    without.isAtAQuestion()
  })

  test('[2004:418.3c] a number is counted once, as the effect begins', () => {
    const game = put({ hand: ['Inkling', 'Study', 'Forest'], battlefield: ['Bear'] })
    game.cast('Inkling', { targets: ['Bear'] })
    game.resolve()
    expect(game.size('Bear')).toBe('4/4')
    game.cast('Study').resolve()
    expect([game.handSize(0), game.size('Bear')]).toEqual([3, '4/4'])
  })

  test('[2004:418.3d] lasts for as long as the condition holds', () => {
    const game = put({ hand: ['Loosen'], battlefield: ['Brace', 'Bear'] })
    game.activate('Brace', 0, { targets: ['Bear'] }).resolve()
    expect(game.size('Bear')).toBe('2/5')
    game.cast('Loosen', { targets: ['Brace'] }).resolve()
    expect(game.size('Bear')).toBe('2/2')
  })

  test('[2004:418.3d today:611.2b] does nothing where it ended before it began, even if it is true again by then', () => {
    const game = put({ hand: ['Loosen', 'Hold'], battlefield: ['Brace', 'Bear'] })
    game.activate('Brace', 0, { targets: ['Bear'] })
    game.cast('Loosen', { targets: ['Brace'] }).resolve()
    game
      .cast('Hold', { targets: ['Brace'] })
      .resolve()
      .resolve()
    expect([game.state.stack.length, game.size('Bear')]).toEqual([0, '2/2'])
  })

  test('[2004:418.4a] the effect of a static ability applies to whatever its words mean now', () => {
    const game = put({ hand: ['White Dye', 'Black Dye'], battlefield: ['Bannerwar', 'Bear'] })
    expect(game.size('Bear')).toBe('2/2')
    game.cast('White Dye', { targets: ['Bear'] }).resolve()
    expect(game.size('Bear')).toBe('3/3')
    game.cast('Black Dye', { targets: ['Bear'] }).resolve()
    expect(game.size('Bear')).toBe('2/2')
  })

  test('[2004:418.4b] it applies all the time while its permanent is there, and no longer', () => {
    const game = put({ hand: ['Pageboy', 'Break'], battlefield: ['Bannerwar', 'Plains'] })
    game.cast('Pageboy').resolve()
    expect(game.size('Pageboy')).toBe('2/2')
    game.cast('Break', { targets: ['Bannerwar'] }).resolve()
    expect(game.size('Pageboy')).toBe('1/1')
  })
})
