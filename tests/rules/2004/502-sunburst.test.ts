import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const robot = (name: string, cost: string, text: string, size = '0/0') =>
  creature(name, cost, size, text, 'Artifact Creature — Golem')
const spell = (name: string, text: string) => card(name, '{0}', 'Sorcery', text)
const CARDS = [
  robot('Prism', '{4}', 'Sunburst', '0/1'),
  robot('Twin Prism', '{2}', 'Sunburst, sunburst'),
  robot('Kicked Prism', '{1}', 'Kicker {1}{R}\nSunburst'),
  robot('Sprocket', '{3}', 'Modular—Sunburst'),
  robot('Anvil', '{0}', '', '1/1'),
  card('Lamp', '{4}', 'Artifact', 'Sunburst'),
  spell('Rebuild', 'Return target artifact card from your graveyard to the battlefield.'),
  spell('Scrap', 'Destroy target creature.'),
  spell('Copy', 'Create a 1/1 colorless Golem artifact creature token with sunburst.'),
  spell('Dull', 'Target creature loses sunburst until end of turn.'),
  card('Lens', '{0}', 'Enchantment', 'Creatures with sunburst get +0/+1.'),
  card('Glare', '{0}', 'Enchantment', 'Creatures you control have sunburst.'),
]

inEditions('2004', '2011')('502.37 sunburst, %s', (edition) => {
  const board = (lands: readonly string[], hand: readonly string[], ...more: readonly string[]): Table =>
    table(edition, [{ hand, battlefield: [...lands, ...more] }, {}], CARDS)
  const counters = (game: Table, name: string) => get(game.state, game.id(name)).counters
  const WWUW = ['Plains', 'Plains', 'Island', 'Plains']

  test('[2004:502.37a] on a creature a +1/+1 counter for each colour of mana spent', () => {
    const game = board(WWUW, ['Prism']).cast('Prism').resolve()
    expect([counters(game, 'Prism'), game.size('Prism')]).toEqual([{ '+1/+1': 2 }, '2/3'])
    const all = board(['Swamp', 'Forest', 'Mountain', 'Island'], ['Prism']).cast('Prism').resolve()
    expect(all.size('Prism')).toBe('4/5')
    all.isAtAQuestion()
  })

  test('[2004:502.37a] on anything else a charge counter for each', () => {
    const game = board(WWUW, ['Lamp']).cast('Lamp').resolve()
    expect(counters(game, 'Lamp')).toEqual({ charge: 2 })
  })

  test('[2004:502.37b] only as the spell resolves, and only for coloured mana', () => {
    const game = table(edition, [{ hand: ['Rebuild'], graveyard: ['Lamp'], battlefield: WWUW }, {}], CARDS)
    expect(counters(game.cast('Rebuild', { targets: ['Lamp'] }).resolve(), 'Lamp')).toEqual({})
    const quarry = zoo('Quarry')
    const lands = ['Quarry', 'Quarry', 'Quarry', 'Swamp']
    const dull = table(edition, [{ hand: ['Lamp'], battlefield: lands }, {}], [...CARDS, quarry])
      .cast('Lamp')
      .resolve()
    expect(counters(dull, 'Lamp')).toEqual({ charge: 1 })
  })

  test('[2004:502.37b] mana spent on additional costs counts', () => {
    const lands = ['Island', 'Swamp', 'Mountain']
    const game = board(lands, ['Kicked Prism']).cast('Kicked Prism', { kick: true }).resolve()
    expect(counters(game, 'Kicked Prism')).toEqual({ '+1/+1': 3 })
  })

  test('[2004:502.37c] modular—sunburst: the number of counters, and what becomes of them', () => {
    const lands = ['Island', 'Swamp', 'Mountain']
    const game = board(lands, ['Sprocket', 'Scrap'], 'Anvil').cast('Sprocket').resolve()
    expect([counters(game, 'Sprocket'), game.size('Sprocket')]).toEqual([{ '+1/+1': 3 }, '3/3'])
    game.cast('Scrap', { targets: ['Sprocket'] }).resolve()
    expect(
      game
        .reply([game.ref('Anvil')])
        .resolve()
        .reply(true)
        .size('Anvil'),
    ).toBe('4/4')
  })

  test('[2004:502.37d] each instance works separately', () => {
    const game = board(['Island', 'Swamp'], ['Twin Prism']).cast('Twin Prism').resolve()
    expect(counters(game, 'Twin Prism')).toEqual({ '+1/+1': 4 })
  })

  test('[2004:502.37a] in a filter; on a token there is no mana; granted or lost on the battlefield it is too late', () => {
    const game = board(WWUW, ['Copy', 'Prism', 'Dull'], 'Lens', 'Anvil').cast('Copy').resolve()
    expect([game.size('Golem'), game.size('Anvil'), counters(game, 'Golem')]).toEqual(['1/2', '1/1', {}])
    game.cast('Prism').resolve()
    expect(game.size('Prism')).toBe('2/4')
    expect(
      game
        .cast('Dull', { targets: ['Prism'] })
        .resolve()
        .size('Prism'),
    ).toBe('2/3')
    const late = board(WWUW, ['Bear'], 'Glare', 'Forest', 'Forest')
    expect(counters(late.cast('Bear').resolve(), 'Bear')).toEqual({})
  })
})
