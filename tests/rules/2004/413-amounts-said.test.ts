import { expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const REACH = card(
  'Reach',
  '{0}',
  'Sorcery',
  'Domain — You gain 2 life for each basic land type among lands you control.',
)
const HUES = card(
  'Hues',
  '{0}',
  'Sorcery',
  'You gain X life, where X is the number of colors among permanents you control.',
)
const EMBERS = card(
  'Embers',
  '{0}',
  'Sorcery',
  'Chroma — You gain life equal to the number of red mana symbols in the mana costs of permanents you control.',
)
const RACK = card(
  'Narrow Rack',
  '{0}',
  'Artifact',
  '{0}: ~ deals X damage to target player, where X is 3 minus the number of cards in their hand.',
)
const BOOTY = card('Booty', '{0}', 'Sorcery', 'Target player discards a card for each artifact you control.')
const TOLL = card(
  'Toll',
  '{0}',
  'Instant',
  'Counter target spell unless its controller pays {X}, where X is its mana value.',
)
const SPARK = card(
  'Spark',
  '{0}',
  'Instant',
  '~ deals 2 damage to any target.\nMetalcraft — ~ deals 4 damage instead if you control three or more artifacts.',
)
const STEEL = card(
  'Walking Steel',
  '{0}',
  'Enchantment',
  'Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.',
)
const SPORES = card(
  'Spores',
  '{0}',
  'Enchantment',
  'Each creature you control gets +1/+1 for each charge counter on it.',
)
const BANNER = card(
  'Banner',
  '{0}',
  'Enchantment',
  'Creatures you control get +X/+0, where X is the number of artifacts you control.',
)
const RAY = card(
  'Ray',
  '{0}',
  'Instant',
  'Radiance — Target creature and each other creature that shares a color with it get +1/+1 until end of turn.',
)
const ECHO = card(
  'Echo',
  '{0}',
  'Instant',
  'Destroy target creature and all other creatures with the same name as that creature.',
)
const KIN = card('Kin', '{0}', 'Instant', 'Counter target spell if it shares a color with a creature you control.')
const ORB = card('Orb', '{2}', 'Artifact')
const CUBE = card('Cube', '{4}', 'Artifact')
const ELF = zoo('Elf')
const MOSS = creature('Moss', '{0}', '1/1', 'Moss is green.', 'Creature — Plant')
const OGRE = creature('Ogre', '{1}{R}{R}', '3/3', '', 'Creature — Ogre')
const CARDS = [
  REACH,
  HUES,
  EMBERS,
  RACK,
  BOOTY,
  TOLL,
  SPARK,
  STEEL,
  SPORES,
  BANNER,
  RAY,
  ECHO,
  KIN,
  MOSS,
  ORB,
  CUBE,
  ELF,
  OGRE,
]

inEditions('2004', '2011')('413 amounts, %s', (edition) => {
  const gained = (lands: readonly string[], spell: string): number => {
    const game = table(edition, [{ battlefield: [...lands], hand: [spell] }, { battlefield: ['Swamp'] }], CARDS)
    const before = game.life(0)
    game.cast(spell).resolve().isAtAQuestion()
    return game.life(0) - before
  }

  test('[2004:413.2f] basic land types are counted once each, among your own lands', () => {
    expect(gained(['Forest', 'Forest', 'Island'], 'Reach')).toBe(4)
    expect(gained(['Elf'], 'Reach')).toBe(0)
  })

  test('[2004:413.2f] colors are counted once each', () => {
    expect(gained(['Elf', 'Elf', 'Ogre', 'Orb'], 'Hues')).toBe(2)
  })

  test('[2004:413.2f] mana symbols of a color are counted in all the costs', () => {
    expect(gained(['Elf', 'Ogre', 'Ogre'], 'Embers')).toBe(4)
  })

  test('[2004:104.2] a difference below zero is no damage', () => {
    for (const [cards, damage] of [
      [['Elf'], 2],
      [['Elf', 'Elf', 'Elf', 'Elf'], 0],
    ] as const) {
      const game = table(edition, [{ battlefield: ['Narrow Rack'] }, { hand: [...cards] }], CARDS)
      const before = game.life(1)
      game.activate('Narrow Rack', 0, { targets: ['player 1'] }).resolve()
      expect(before - game.life(1)).toBe(damage)
      game.isAtAQuestion()
    }
  })

  test('[2004:413.2f] a card for each artifact: as many as there are as it resolves', () => {
    const game = table(edition, [{ battlefield: ['Orb', 'Cube'], hand: ['Booty'] }, { hand: ['Elf', 'Elf'] }], CARDS)
    game.cast('Booty', { targets: ['player 1'] }).resolve()
    expect(game.handSize(1)).toBe(0)
    game.isAtAQuestion()
  })

  test('[2004:418.3c] a rule counts anew whenever what it counts changes', () => {
    const game = table(edition, [{ battlefield: ['Banner', 'Elf', 'Orb'], hand: ['Narrow Rack'] }, {}], CARDS)
    expect(game.size('Elf')).toBe('2/1')
    game.cast('Narrow Rack').resolve()
    expect(game.size('Elf')).toBe('3/1')
    game.isAtAQuestion()
  })

  test('[2004:418.3c] “its” in a rule for all that match is each one’s own', () => {
    const sides = {
      battlefield: ['Walking Steel', 'Orb', 'Cube', 'Spores', { name: 'Elf', counters: { charge: 2 } }, 'Ogre'],
    }
    const game = table(edition, [sides, {}], CARDS)
    expect([game.size('Orb'), game.size('Cube')]).toEqual(['2/2', '4/4'])
    expect([game.size('Elf'), game.size('Ogre')]).toEqual(['3/3', '3/3'])
    expect(characteristics(game.state, game.id('Orb')).types).toEqual(['artifact', 'creature'])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] what is done instead is done to the same target, and only that is done', () => {
    for (const [artifacts, damage] of [
      [['Orb', 'Orb'], 2],
      [['Orb', 'Orb', 'Cube'], 4],
    ] as const) {
      const game = table(edition, [{ battlefield: [...artifacts], hand: ['Spark'] }, {}], CARDS)
      const before = game.life(1)
      game.cast('Spark', { targets: ['player 1'] }).resolve()
      expect(before - game.life(1)).toBe(damage)
      game.isAtAQuestion()
    }
  })
})

inEditions('2004', '2011')('200 what objects share, %s', (edition) => {
  test('[2004:200.9] the target and each other creature that shares a color with it, but no others', () => {
    const sides = { battlefield: ['Elf', 'Ogre'], hand: ['Ray'] }
    const game = table(edition, [sides, { battlefield: ['Elf'] }], CARDS)
    const [mine, theirs] = game.state.battlefield.filter((id) => characteristics(game.state, id).name === 'Elf')
    game.cast('Ray', { targets: ['2:Elf'] }).resolve()
    expect([mine, theirs].map((id) => characteristics(game.state, id as number).power)).toEqual([2, 2])
    expect(game.size('Ogre')).toBe('3/3')
    game.isAtAQuestion()
  })

  test('[2004:202.2] all with the same name are destroyed with the target', () => {
    const game = table(edition, [{ battlefield: ['Elf', 'Ogre'], hand: ['Echo'] }, { battlefield: ['Elf'] }], CARDS)
    const [mine, theirs] = game.state.battlefield.filter((id) => characteristics(game.state, id).name === 'Elf')
    game.cast('Echo', { targets: ['2:Elf'] }).resolve()
    expect(game.state.battlefield.includes(mine as number) || game.state.battlefield.includes(theirs as number)).toBe(
      false,
    )
    expect(get(game.state, game.id('Ogre')).zone).toBe('battlefield')
    game.isAtAQuestion()
  })

  test('[2004:200.9] sharing a color with a creature you control is sharing it with any one of them', () => {
    for (const [held, zone] of [
      ['Ogre', 'battlefield'],
      ['Elf', 'graveyard'],
    ] as const) {
      const sides = { battlefield: [held, 'Orb', 'Forest'], hand: ['Kin', 'Moss'] }
      const game = table(edition, [sides, {}], CARDS)
      game
        .cast('Moss')
        .cast('Kin', { targets: ['Moss'] })
        .resolveAll()
      expect(game.zone('Moss')).toBe(zone)
      game.isAtAQuestion()
    }
  })
})
