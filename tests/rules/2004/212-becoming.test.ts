import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const STILL = " It's still a land."
const CARDS = [
  card('Grove', '', 'Land', `{0}: ~ becomes a 2/1 blue Faerie creature with flying until end of turn.${STILL}`),
  card('Hedge', '{0}', 'Instant', "Until end of turn, target land becomes a 3/3 creature that's still a land."),
  card(
    'Mire',
    '{0}',
    'Enchantment — Aura',
    `Enchant land\nEnchanted land is a 4/2 red Beast creature with trample.${STILL}`,
  ),
  card('Veil', '{0}', 'Enchantment', '{0}: ~ becomes a 5/5 Angel creature with flying and vigilance.'),
  card(
    'Ribbit',
    '{0}',
    'Instant',
    'Target creature becomes a Frog with base power and toughness 3/3 until end of turn.',
  ),
  card('Swell', '{0}', 'Instant', 'Creatures you control gain all creature types until end of turn.'),
  card('Ingot', '{3}', 'Artifact'),
  card(
    'Raising',
    '{0}',
    'Sorcery',
    'Put target creature card from a graveyard onto the battlefield under your control. That creature is black and is a Zombie in addition to its other creature types.',
  ),
  card(
    'Soaking',
    '{0}',
    'Sorcery',
    'Put a flood counter on target land. That land is an Island in addition to its other types for as long as it has a flood counter on it.',
  ),
  card('Drying', '{0}', 'Sorcery', 'Remove a flood counter from target land.'),
  card(
    'Plating',
    '{0}',
    'Instant',
    'Target creature gets +1/+0 and becomes an artifact in addition to its other types until end of turn.',
  ),
  card(
    'Wake',
    '{0}',
    'Instant',
    'Target artifact becomes an artifact creature with power and toughness each equal to its mana value until end of turn.',
  ),
  creature('Grunt', '{R}', '1/1', 'Haste', 'Creature — Goblin'),
  card(
    'Twin Tongues',
    '{0}',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature gets +2/+2 as long as it's red. Otherwise, it can't attack or block.",
  ),
]

const of = (game: Table, name: string) => characteristics(game.state, game.id(name, 'battlefield'))
const words = (game: Table, name: string) =>
  of(game, name).abilities.flatMap((one) => (one.kind === 'keyword' ? one.keyword.name : []))

inEditions('2004', '2011')('becoming something, %s', (edition) => {
  test('[2004:212.1c] still a land: it keeps its types; [2004:418.3a] and is as before next turn', () => {
    const game = table(edition, [{ battlefield: ['Grove'] }, {}], CARDS)
      .activate('Grove')
      .resolve()
    expect(of(game, 'Grove')).toMatchObject({ types: ['land', 'creature'], subtypes: ['Faerie'], colors: ['U'] })
    expect([game.size('Grove'), words(game, 'Grove')]).toEqual(['2/1', ['flying']])
    game.to('upkeep', game.state.turn.number + 1)
    expect([of(game, 'Grove').types, words(game, 'Grove')]).toEqual([['land'], []])
    game.isAtAQuestion()
  })

  test('[2004:212.1c] the duration may come first, and one that is granted lasts as long as the Aura', () => {
    const game = table(edition, [{ battlefield: ['Forest', 'Swamp'], hand: ['Hedge', 'Mire'] }, {}], CARDS)
    game.cast('Hedge', { targets: ['Forest'] }).resolve()
    expect([game.size('Forest'), of(game, 'Forest').types]).toEqual(['3/3', ['land', 'creature']])
    game.cast('Mire', { targets: ['Swamp'] }).resolve()
    expect([game.size('Swamp'), words(game, 'Swamp'), of(game, 'Swamp').colors]).toEqual(['4/2', ['trample'], ['R']])
    game.isAtAQuestion()
  })

  test('[2004:212.1b] otherwise the new types replace the old ones, for good where no duration is said', () => {
    const game = table(edition, [{ battlefield: ['Veil', 'Grunt'], hand: ['Ribbit'] }, {}], CARDS)
    game
      .activate('Veil')
      .resolve()
      .cast('Ribbit', { targets: ['Grunt'] })
      .resolve()
    expect(of(game, 'Veil')).toMatchObject({ types: ['creature'], subtypes: ['Angel'], power: 5 })
    expect([of(game, 'Grunt').subtypes, game.size('Grunt'), words(game, 'Grunt')]).toEqual([['Frog'], '3/3', ['haste']])
    game.to('upkeep', game.state.turn.number + 1)
    expect([words(game, 'Veil'), of(game, 'Grunt').subtypes, game.size('Grunt')]).toEqual([
      ['flying', 'vigilance'],
      ['Goblin'],
      '1/1',
    ])
    game.isAtAQuestion()
  })

  test('[2004:418.3c] a size that is counted is counted on resolution, of what becomes it', () => {
    const game = table(edition, [{ battlefield: ['Ingot', 'Grunt'], hand: ['Wake', 'Swell'] }, {}], CARDS)
    game.cast('Wake', { targets: ['Ingot'] }).resolve()
    expect([game.size('Ingot'), of(game, 'Ingot').types]).toEqual(['3/3', ['artifact', 'creature']])
    game.cast('Swell').resolve()
    expect(of(game, 'Grunt').subtypes).toEqual(expect.arrayContaining(['Goblin', 'Elf', 'Wall']))
    game.isAtAQuestion()
  })

  test('[2004:405.1] "otherwise" is a rule of its own: just one of the two holds', () => {
    const sides = { battlefield: ['Grunt', 'Bear'], hand: ['Twin Tongues', 'Twin Tongues'] }
    const game = table(edition, [sides, {}], CARDS)
    game
      .cast('Twin Tongues', { targets: ['Grunt'] })
      .resolve()
      .cast('Twin Tongues', { targets: ['Bear'] })
      .resolve()
    expect([game.size('Grunt'), game.size('Bear')]).toEqual(['3/3', '2/2'])
    expect(game.until('attackers').asks('attackers').able).toEqual([game.id('Grunt', 'battlefield')])
  })

  test('[2004:418.3a 2004:212.1b] what something is from now on, besides what it was, and while that lasts', () => {
    const hand = ['Raising', 'Soaking', 'Drying', 'Plating']
    const game = table(edition, [{ battlefield: ['Mountain'], hand, graveyard: ['Grunt'] }, {}], CARDS)
    const is = (name: string) => {
      const { colors, types, subtypes } = characteristics(game.state, game.id(name, 'battlefield'))
      return [...colors, ...types, ...subtypes].join(' ')
    }
    game.cast('Raising', { targets: ['Grunt'] }).resolve()
    expect(is('Grunt')).toBe('B creature Goblin Zombie')
    game.cast('Plating', { targets: ['Grunt'] }).resolve()
    expect([is('Grunt'), game.size('Grunt')]).toEqual(['B creature artifact Goblin Zombie', '2/1'])
    game.cast('Soaking', { targets: ['Mountain'] }).resolve()
    expect(is('Mountain')).toBe('land Mountain Island')
    game.cast('Drying', { targets: ['Mountain'] }).resolve()
    expect(is('Mountain')).toBe('land Mountain')
    expect([game.to('main1', 5).size('Grunt'), is('Grunt')]).toEqual(['1/1', 'B creature Goblin Zombie'])
  })
})
