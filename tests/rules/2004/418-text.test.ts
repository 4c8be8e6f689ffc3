import { expect, test } from 'vitest'
import { characteristics, find } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Reword',
    '{0}',
    'Instant',
    'Change the text of target spell or permanent by replacing all instances of one color word with another.',
  ),
  card(
    'Retype',
    '{0}',
    'Instant',
    'Change the text of target spell or permanent by replacing all instances of one creature type with another.',
  ),
  card(
    'Reland',
    '{0}',
    'Instant',
    'Change the text of target permanent by replacing all instances of one basic land type with another until end of turn.',
  ),
  card('Red Hunter', '{R}', 'Artifact', '{0}: Destroy target red creature.'),
  creature('Ember', '{R}', '1/1', '', 'Creature — Elemental'),
  creature('Drop', '{U}', '1/1', '', 'Creature — Elemental'),
  card('Ward', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature has protection from red.'),
  card('Grow Elf', '{0}', 'Sorcery', 'Create a 1/1 green Elf creature token.'),
  card(
    'Raise',
    '{0}',
    'Sorcery',
    'Create a 1/1 white Goblin creature token with "This creature can\'t block red creatures."',
  ),
  creature('Goblin One', '{0}', '1/1', '', 'Creature — Goblin'),
  card('Banner', '{0}', 'Enchantment', 'Red creatures get +2/+2.'),
  creature('Strider', '{0}', '2/2', 'Swampwalk', 'Creature — Nomad'),
]
const types = (game: Table, name: string) => characteristics(game.state, game.id(name)).subtypes
/** Answers which word is replaced and by which. */
function words(game: Table, from: string, to: string): Table {
  expect(game.asks('word').which).toBe('replaced')
  game.reply(from)
  expect(game.asks('word').words).not.toContain(from)
  return game.reply(to)
}

inEditions('2004', '2011')('text-changing effects, %s', (edition) => {
  test('[2004:418.6a] a colour word used as one is changed; names and mana symbols are not', () => {
    const sides = { hand: ['Reword'], battlefield: ['Red Hunter'] }
    const game = table(edition, [sides, { battlefield: ['Ember', 'Drop'] }], CARDS)
    game.cast('Reword', { targets: ['Red Hunter'] }).resolve()
    words(game, 'red', 'blue')
    const { name, cost, colors } = characteristics(game.state, game.id('Red Hunter'))
    expect([name, cost, colors]).toEqual(['Red Hunter', ['R'], ['R']])
    game.reply({ do: 'activate', ...game.nth(game.id('Red Hunter'), 0) })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Drop') }])
    game.announce({ targets: ['Drop'] }).resolve()
    expect([game.zone('Drop'), game.zone('Ember')]).toEqual(['graveyard', 'battlefield'])
  })

  test('[2004:418.6a] a static ability applies by its new words at once', () => {
    const game = table(edition, [{ hand: ['Reword'], battlefield: ['Banner', 'Ember', 'Drop'] }, {}], CARDS)
    expect([game.size('Ember'), game.size('Drop')]).toEqual(['3/3', '1/1'])
    game.cast('Reword', { targets: ['Banner'] }).resolve()
    words(game, 'red', 'blue')
    expect([game.size('Ember'), game.size('Drop')]).toEqual(['1/1', '3/3'])
  })

  test('[2004:418.6a] land types change on the type line and in abilities, for as long as it lasts', () => {
    const sides = { hand: ['Reland', 'Reland'], battlefield: ['Forest', 'Strider'] }
    const game = table(edition, [sides, { battlefield: ['Island', 'Bear'] }], CARDS)
    game.cast('1:Reland', { targets: ['Forest'] }).resolve()
    words(game, 'Forest', 'Mountain')
    expect(types(game, 'Forest')).toEqual(['Mountain'])
    game.activate('Forest')
    expect(game.pool(0)).toBe('R')
    game.cast('Reland', { targets: ['Strider'] }).resolve()
    words(game, 'Swamp', 'Island')
    game.attack('Strider').to('endCombat')
    expect(game.life(1)).toBe(18)
    game.to('upkeep', 4)
    expect(characteristics(game.state, game.state.battlefield[0] ?? -1).subtypes).toEqual(['Forest'])
  })

  test('[2004:418.6b] an ability that was added is no text of its object', () => {
    const sides = { hand: ['Reword', 'Reword'], battlefield: ['Bear', { name: 'Ward', attachedTo: 'Bear' }] }
    const game = table(edition, [sides, {}], CARDS)
    const protectedFrom = () =>
      characteristics(game.state, game.id('Bear')).abilities.flatMap((one) =>
        one.kind === 'keyword' && one.keyword.name === 'protection' ? [one.keyword.from] : [],
      )
    game.cast('1:Reword', { targets: ['Bear'] }).resolve()
    words(game, 'red', 'green')
    expect(protectedFrom()).toEqual([{ is: 'color', color: 'R' }])
    game.cast('Reword', { targets: ['Ward'] }).resolve()
    words(game, 'red', 'white')
    expect(protectedFrom()).toEqual([{ is: 'color', color: 'W' }])
  })

  test('[2004:418.6c] the type of a token, and with it its name, can be changed on the spell', () => {
    const game = table(edition, [{ hand: ['Grow Elf', 'Retype'] }, {}], CARDS)
    game.cast('Grow Elf')
    game.cast('Retype', { targets: ['Grow Elf'] }).resolve()
    words(game, 'Elf', 'Goblin').resolve()
    const token = game.id('Goblin', 'battlefield')
    expect(find(game.state, token)?.kind).toBe('token')
    expect(characteristics(game.state, token).subtypes).toEqual(['Goblin'])
  })

  test('[2004:418.6d] the rules text and the type of a token can be changed, its name not', () => {
    const sides = { hand: ['Raise', 'Reword', 'Retype'], battlefield: ['Bear'] }
    const game = table(edition, [sides, { battlefield: ['Ember', 'Bear'] }], CARDS)
    game
      .cast('Raise')
      .resolve()
      .cast('Reword', { targets: ['Goblin'] })
      .resolve()
    words(game, 'red', 'white')
      .cast('Retype', { targets: ['Goblin'] })
      .resolve()
    words(game, 'Goblin', 'Bear')
    expect([game.has('battlefield', 'Goblin'), types(game, 'Goblin')]).toEqual([true, ['Bear']])
    game.to('main1', 4).attack('Ember').block({ Goblin: 'Ember' })
    expect(game.state.combat?.blocks.length).toBe(1)
  })

  test('[2004:418.6d] with its own words it can not block', () => {
    const game = table(edition, [{ hand: ['Raise'] }, { battlefield: ['Ember'] }], CARDS)
    game.cast('Raise').resolve().to('main1', 4).attack('Ember').pass(2)
    expect([game.state.turn.step, game.question.kind]).toEqual(['declareBlockers', 'priority'])
    expect(game.to('endCombat').life(0)).toBe(19)
  })
})
