/** What a rule says of each of those it affects, in whatever order and with however many verbs (418.2, 409.1f). */
import { expect, test } from 'vitest'
import { characteristics, hasKeyword } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card(
    'Arms',
    '{0}',
    'Enchantment',
    'Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.',
  ),
  card('Many Oxen', '{0}', 'Enchantment', 'Goblin creatures get +1/+0 for each other Goblin on the battlefield.'),
  card(
    'Crusade',
    '{0}',
    'Enchantment',
    'All Bears are black and are Zombies in addition to their other creature types.',
  ),
  card(
    'Woken',
    '{0}',
    'Enchantment',
    'Each other enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value.',
  ),
  card('Dear', '{3}', 'Enchantment'),
  card(
    'Moat',
    '{0}',
    'Enchantment',
    "As ~ enters the battlefield, choose a color.\nCreatures of the chosen color without flying can't attack you.",
  ),
  creature(
    'Angel',
    '{W}',
    '1/1',
    'As long as you control a Forest, ~ gets +3/+3, is black, has trample, and has "{0}: You gain 1 life."',
    'Creature — Angel',
  ),
  creature('Green Ox', '{G}', '1/1', '', 'Creature — Goblin'),
  creature('Blue Ox', '{U}', '1/1', '', 'Creature — Goblin Wizard'),
  creature('Green Bird', '{G}', '1/1', 'Flying', 'Creature — Bird Wizard'),
  creature('Tin Ox', '{2}', '1/1', '', 'Artifact Creature — Goblin'),
  card(
    'Hum',
    '{0}',
    'Enchantment',
    'Each artifact spell costs {1} more to cast for each artifact its controller controls.',
  ),
  card(
    'Locket',
    '{0}',
    'Artifact',
    'Spells you cast cost {1} less to cast for each card with the same name as that spell in your graveyard.',
  ),
  card('Pebble', '{1}', 'Artifact'),
  card(
    'Shapes',
    '{0}',
    'Enchantment',
    'All Goblins have "{0}: This permanent becomes the creature type of your choice in addition to its other types until end of turn."',
  ),
]

inEditions('2004', '2011')('418 said of each, %s', (edition) => {
  test('[2004:418.2] others are other than each of them', () => {
    const game = table(
      edition,
      [{ battlefield: ['Arms', 'Green Ox', 'Blue Ox'] }, { battlefield: ['Green Bird', 'Bear'] }],
      CARDS,
    )
    expect(['Green Ox', 'Blue Ox', 'Green Bird', 'Bear'].map((one) => game.size(one))).toEqual([
      '2/2',
      '3/3',
      '2/2',
      '2/2',
    ])
    game.isAtAQuestion()
  })

  test('[2004:418.2] one counts none', () => {
    const count = (...oxen: string[]) =>
      table(edition, [{ battlefield: ['Many Oxen', ...oxen] }, {}], CARDS).size('Green Ox')
    expect([count('Green Ox'), count('Green Ox', 'Blue Ox', 'Tin Ox')]).toEqual(['1/1', '3/1'])
  })

  test('[2004:418.5] two verbs, and two numbers of its own', () => {
    const game = table(edition, [{ battlefield: ['Woken', 'Dear', 'Angel', 'Forest'] }, {}], CARDS)
    expect([game.size('Dear'), characteristics(game.state, game.id('Dear')).types]).toEqual([
      '3/3',
      ['enchantment', 'creature'],
    ])
    const angel = game.id('Angel')
    expect([
      game.size('Angel'),
      characteristics(game.state, angel).colors,
      hasKeyword(game.state, angel, 'trample'),
    ]).toEqual(['4/4', ['B'], true])
    const life = game.life(0)
    expect(game.activate('Angel', 2).resolve().life(0)).toBe(life + 1)
  })

  test('[2004:418.2] "are" said twice', () => {
    const game = table(edition, [{ battlefield: ['Crusade', 'Bear'] }, {}], CARDS)
    const { colors, subtypes } = characteristics(game.state, game.id('Bear'))
    expect([colors, subtypes]).toEqual([['B'], ['Bear', 'Zombie']])
  })

  test('[2004:500.1] of the chosen color and without flying', () => {
    const game = table(edition, [{ battlefield: ['Green Ox', 'Green Bird', 'Blue Ox'] }, { hand: ['Moat'] }], CARDS, {
      active: 1,
    } as never)
    game.cast('Moat').resolve()
    game.reply('G')
    game.to('main1', game.state.turn.number + 1)
    expect(() => game.attack('Green Ox')).toThrow()
    game.attack('Green Bird', 'Blue Ox')
    expect(game.state.combat?.attackers.length).toBe(2)
  })

  test('[2004:409.1f] counted for the spell: what its controller has, and what has its name', () => {
    const board = (mine: readonly string[], lands: number, graveyard: readonly string[] = []) =>
      table(
        edition,
        [
          { battlefield: [...mine, ...times(lands, 'Forest')], hand: ['Pebble'], graveyard },
          { battlefield: ['Pebble', 'Pebble'] },
        ],
        CARDS,
      )
    expect(() => board(['Hum', 'Pebble', 'Tin Ox'], 2).cast('3:Pebble')).toThrow()
    expect(board(['Hum', 'Tin Ox'], 2).cast('Pebble').resolve().has('battlefield', 'Pebble', 0)).toBe(true)
    expect(board(['Locket'], 0, ['Pebble']).cast('Pebble').resolve().has('battlefield', 'Pebble', 0)).toBe(true)
    expect(() => board(['Locket'], 0, ['Dear']).cast('Pebble')).toThrow()
  })

  test('[2004:413.2] who activates it chooses, each time', () => {
    const game = table(edition, [{ battlefield: ['Shapes', 'Green Ox', 'Blue Ox'] }, {}], CARDS)
    game.activate('Green Ox', 0).resolve()
    game.reply('Elf')
    const types = (name: string) => characteristics(game.state, game.id(name)).subtypes
    expect([types('Green Ox'), types('Blue Ox')]).toEqual([
      ['Goblin', 'Elf'],
      ['Goblin', 'Wizard'],
    ])
    game.isAtAQuestion()
  })
})
