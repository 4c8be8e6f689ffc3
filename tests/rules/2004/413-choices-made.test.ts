import { expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const TINT = card('Tint', '{0}', 'Instant', 'Target creature becomes the color of your choice until end of turn.')
const GUISE = card(
  'Guise',
  '{0}',
  'Instant',
  'Target creature becomes the creature type of your choice until end of turn.',
)
const MASK = card(
  'Mask',
  '{0}',
  'Instant',
  'Choose a creature type other than Wall. Each creature becomes that type until end of turn.',
)
const TIDE = card('Tide', '{0}', 'Instant', 'Target land becomes the basic land type of your choice until end of turn.')
const CULL = card('Cull', '{0}', 'Instant', 'Destroy all creatures of the creature type of your choice.')
const BLEACH = card(
  'Bleach',
  '{0}',
  'Instant',
  'Return all permanents of the color of your choice to their owners’ hands.',
)
const IDOL = card(
  'Idol',
  '{0}',
  'Artifact Creature — Golem',
  'As ~ enters the battlefield, choose a color.\n~ is the chosen color.',
  '1/1',
)
const COUSIN = card(
  'Cousin',
  '{0}',
  'Creature — Shapeshifter',
  'As ~ enters the battlefield, choose a creature type.\n~ is the chosen type in addition to its other types.\nOther creatures you control of the chosen type get +1/+1.',
  '1/1',
)
const TITHE = card('Tollhand', '{0}', 'Instant', 'Choose a card type. Each player sacrifices a permanent of that type.')
const GIFT = card('Gift', '{0}', 'Sorcery', 'Choose a player. That player gains 3 life.')
const BLOOM = card(
  'Bloom',
  '{0}',
  'Enchantment — Aura',
  'Enchant land\nAs ~ enters the battlefield, choose a color.\nEnchanted land has "{T}: Add one mana of the chosen color."',
)
const ELF = creature('Elf', '{G}', '1/1', '', 'Creature — Elf Druid')
const OGRE = zoo('Ogre')
const CARDS = [TINT, GUISE, MASK, TIDE, CULL, BLEACH, IDOL, COUSIN, TITHE, GIFT, BLOOM, ELF, OGRE]

inEditions('2004', '2011')('413.2c choices made while it resolves, %s', (edition) => {
  test('[2004:413.2c] a color is chosen as the spell resolves, and lasts as long as it says', () => {
    const game = table(edition, [{ battlefield: ['Elf'], hand: ['Tint'] }, {}], CARDS)
    game.cast('Tint', { targets: ['Elf'] }).resolve()
    expect(characteristics(game.state, game.id('Elf')).colors).toEqual(['G'])
    game.reply('U')
    expect(characteristics(game.state, game.id('Elf')).colors).toEqual(['U'])
    game.isAtAQuestion()
    game.to('upkeep', game.state.turn.number + 1)
    expect(characteristics(game.state, game.id('Elf')).colors).toEqual(['G'])
  })

  test('[2004:413.2c 2004:212.1b] the creature type of your choice replaces creature types only', () => {
    const game = table(edition, [{ battlefield: ['Elf'], hand: ['Guise'] }, {}], CARDS)
    game
      .cast('Guise', { targets: ['Elf'] })
      .resolve()
      .reply('Merfolk')
    const { types, subtypes } = characteristics(game.state, game.id('Elf'))
    expect([types, subtypes]).toEqual([['creature'], ['Merfolk']])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] what the text excludes can’t be chosen', () => {
    const game = table(edition, [{ battlefield: ['Elf', 'Ogre'], hand: ['Mask'] }, {}], CARDS)
    game.cast('Mask').resolve()
    expect(game.asks('creatureType').known).not.toContain('Wall')
    expect(game.refusal('Wall')).toMatchObject({ key: 'reply.noCreatureType' })
    game.reply('Goblin')
    for (const name of ['Elf', 'Ogre']) expect(characteristics(game.state, game.id(name)).subtypes).toEqual(['Goblin'])
    game.isAtAQuestion()
  })

  test('[2004:212.6e] a land of the basic land type of your choice has that type’s mana ability and no other', () => {
    const game = table(edition, [{ battlefield: ['Forest'], hand: ['Tide'] }, {}], CARDS)
    game.cast('Tide', { targets: ['Forest'] }).resolve()
    expect(game.asks('word').words).toEqual(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'])
    game.reply('Island')
    const { subtypes, abilities } = characteristics(game.state, game.id('Forest', 'battlefield'))
    expect([subtypes, abilities.length]).toEqual([['Island'], 1])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] what is destroyed or returned is what has the chosen quality, and nothing else', () => {
    const sides = { battlefield: ['Elf', 'Ogre', 'Idol'], hand: ['Cull', 'Bleach'] }
    const game = table(edition, [sides, {}], CARDS)
    game.cast('Cull').resolve().reply('Ogre')
    expect(get(game.state, game.id('Ogre')).zone).toBe('graveyard')
    expect(get(game.state, game.id('Elf')).zone).toBe('battlefield')
    game.cast('Bleach').resolve().reply('G')
    expect(get(game.state, game.id('Elf')).zone).toBe('hand')
    expect(get(game.state, game.id('Idol')).zone).toBe('battlefield')
    game.isAtAQuestion()
  })

  test('[2004:413.2c] a type of cards is a type, too: each player sacrifices one of that type', () => {
    const game = table(
      edition,
      [{ battlefield: ['Elf', 'Forest'], hand: ['Tollhand'] }, { battlefield: ['Ogre'] }],
      CARDS,
    )
    game.cast('Tollhand').resolve()
    expect(game.asks('word').words).toEqual(expect.arrayContaining(['artifact', 'creature', 'land']))
    game.reply('land')
    expect(get(game.state, game.id('Forest')).zone).toBe('graveyard')
    for (const name of ['Elf', 'Ogre']) expect(get(game.state, game.id(name)).zone).toBe('battlefield')
    game.isAtAQuestion()
  })

  test('[2004:413.2c] “that player” is the chosen one', () => {
    const game = table(edition, [{ hand: ['Gift'] }, {}], CARDS)
    const before = game.state.players.map(({ life }) => life)
    game.cast('Gift').resolve().reply(1)
    expect(game.state.players.map(({ life }, seat) => life - (before[seat] ?? 0))).toEqual([0, 3])
    game.isAtAQuestion()
  })
})

inEditions('2004', '2011')('405.2 what was chosen as it entered, %s', (edition) => {
  test('[2004:405.2] it is the chosen color, and no other', () => {
    const game = table(edition, [{ hand: ['Idol'] }, {}], CARDS)
    game.cast('Idol').resolve().reply('R')
    const { colors, types } = characteristics(game.state, game.id('Idol'))
    expect([colors, types]).toEqual([['R'], ['artifact', 'creature']])
    game.isAtAQuestion()
  })

  test('[2004:212.1b] the chosen type in addition to its other types; others of it are affected', () => {
    const game = table(edition, [{ battlefield: ['Elf', 'Ogre'], hand: ['Cousin'] }, {}], CARDS)
    game.cast('Cousin').resolve().reply('Elf')
    expect(characteristics(game.state, game.id('Cousin')).subtypes).toEqual(['Shapeshifter', 'Elf'])
    expect([game.size('Cousin'), game.size('Elf'), game.size('Ogre')]).toEqual(['1/1', '2/2', '3/3'])
    game.isAtAQuestion()
  })

  test('[2004:406.1] a land that is given a mana ability adds the color chosen for what gives it', () => {
    const game = table(edition, [{ battlefield: ['Forest'], hand: ['Bloom'] }, {}], CARDS)
    game
      .cast('Bloom', { targets: ['Forest'] })
      .resolve()
      .reply('B')
    const land = game.id('Forest', 'battlefield')
    const { abilities } = characteristics(game.state, land)
    expect(abilities.length).toBe(2)
    game.activate('Forest', 1)
    expect(game.pool(0)).toBe('B')
    game.isAtAQuestion()
  })
})
