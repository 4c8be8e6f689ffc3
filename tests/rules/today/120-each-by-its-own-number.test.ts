/** Several that deal damage, each by its own number; creatures that crew or saddle (today:120.3, 702.122, 702.171). */
import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{0}', '1/1', '', 'Creature — Imp'),
  creature('Wolf', '{0}', '2/2', '', 'Creature — Wolf'),
  creature('Werewolf', '{0}', '3/3', '', 'Creature — Werewolf'),
  creature('Wall', '{0}', '0/9', '', 'Creature — Wall'),
  creature('Giant', '{0}', '5/9', '', 'Creature — Giant'),
  card(
    'Hunt',
    '{0}',
    'Sorcery',
    "Choose target creature you don't control. Each creature you control that's a Wolf or a Werewolf deals damage equal to its power to that creature.",
  ),
  card('Storm', '{0}', 'Sorcery', 'Each creature you control deals damage equal to its power to each opponent.'),
  card('Betray', '{0}', 'Sorcery', 'Each creature deals 1 damage to its controller.'),
  card(
    'Team',
    '{0}',
    'Sorcery',
    'Up to two target creatures you control each deal damage equal to their power to another target creature.',
  ),
  card(
    'Brawl',
    '{0}',
    'Sorcery',
    'Target creature an opponent controls deals damage equal to its power to each other creature that player controls, then each of those creatures deals damage equal to its power to that creature.',
  ),
  card('Cart', '{0}', 'Artifact — Vehicle', 'Crew 1', '4/4'),
  card('Vine Cart', '{G}', 'Artifact — Vehicle', 'Crew 1', '4/4'),
  creature('Picky', '{0}', '1/1', 'Whenever ~ crews a green Vehicle, you gain 4 life.', 'Creature — Human Pilot'),
  creature(
    'Driver',
    '{0}',
    '1/1',
    'Whenever ~ crews a Vehicle, that Vehicle gains flying until end of turn.',
    'Creature — Human Pilot',
  ),
]
const MOUNTED = [
  creature('Mount', '{0}', '2/2', 'Saddle 1', 'Creature — Horse Mount'),
  creature('Green Mount', '{G}', '2/2', 'Saddle 1', 'Creature — Horse Mount'),
  card('Engine', '{0}', 'Artifact Creature — Vehicle Mount', 'Saddle 1', '2/2'),
  creature('Rider', '{0}', '1/1', 'Whenever ~ saddles a Mount, that Mount gains flying until end of turn.'),
  creature('Groom', '{0}', '1/1', 'Whenever ~ saddles a green Mount, you gain 4 life.'),
]
const playing = (mine: Side, theirs: Side = {}): Table =>
  table(
    'today',
    [
      { life: 10, ...mine },
      { life: 10, ...theirs },
    ],
    [...CARDS, ...MOUNTED],
  )
const damageOn = (game: Table, name: string): number => get(game.state, game.id(name)).damage

describe('[today:120.3] each of several', () => {
  test('as much as its own power, by those that the words describe', () => {
    const game = playing({ hand: ['Hunt'], battlefield: ['Wolf', 'Werewolf', 'Imp'] }, { battlefield: ['Wall'] })
    game.cast('Hunt', { targets: ['Wall'] }).resolve()
    expect(damageOn(game, 'Wall')).toBe(5)
    game.isAtAQuestion()
  })
  test('to each opponent, or to its own controller', () => {
    const storm = playing({ hand: ['Storm'], battlefield: ['Wolf', 'Werewolf'] }, { battlefield: ['Giant'] })
      .cast('Storm')
      .resolve()
    expect([storm.life(0), storm.life(1)]).toEqual([10, 5])
    const betray = playing({ hand: ['Betray'], battlefield: ['Wolf'] }, { battlefield: ['Imp', 'Wall'] })
      .cast('Betray')
      .resolve()
    expect([betray.life(0), betray.life(1)]).toEqual([9, 8])
  })
  test('of several targets', () => {
    const game = playing({ hand: ['Team'], battlefield: ['Wolf', 'Werewolf'] }, { battlefield: ['Wall'] })
    game.cast('Team', { targets: ['Wolf', 'Werewolf', 'Wall'] }).resolve()
    expect(damageOn(game, 'Wall')).toBe(5)
  })
  test('and back, to the one that dealt it first', () => {
    const game = playing({ hand: ['Brawl'], battlefield: ['Imp'] }, { battlefield: ['Giant', 'Wall', 'Werewolf'] })
    game.cast('Brawl', { targets: ['Giant'] }).resolve()
    expect([damageOn(game, 'Wall'), game.zone('Werewolf'), damageOn(game, 'Giant'), damageOn(game, 'Imp')]).toEqual([
      5,
      'graveyard',
      3,
      0,
    ])
    game.isAtAQuestion()
  })
})

const flies = (game: Table, name = 'Cart'): boolean =>
  characteristics(game.state, game.id(name)).abilities.some(
    (one) => one.kind === 'keyword' && one.keyword.name === 'flying',
  )

describe('[today:702.122] crews a Vehicle', () => {
  const crewing = (name: string): Table => {
    const game = playing({ battlefield: ['Cart', 'Driver', 'Imp'] }).activate('Cart', 0)
    return game.reply([game.id(name)]).resolveAll()
  }
  test('a Vehicle that the words describe', () => {
    const game = playing({ battlefield: ['Cart', 'Picky'], library: ['Imp'] }).activate('Cart', 0)
    game.reply([game.id('Picky')]).resolveAll()
    expect(game.life(0)).toBe(10)
    const green = playing({ battlefield: ['Vine Cart', 'Picky'] }).activate('Vine Cart', 0)
    green.reply([green.id('Picky')]).resolveAll()
    expect(green.life(0)).toBe(14)
  })
  test('the one that is tapped for it, and no other', () => {
    expect([flies(crewing('Driver')), flies(crewing('Imp'))]).toEqual([true, false])
    crewing('Driver').isAtAQuestion()
  })
})

describe('[today:702.171] saddles a Mount', () => {
  const saddling = (mount: string, rider: string, ...others: string[]): Table => {
    const game = playing({ battlefield: [mount, rider, ...others] }).activate(mount, 0)
    return game.reply([game.id(rider)]).resolveAll()
  }
  test('the one that is tapped for it, and no other', () => {
    const game = saddling('Mount', 'Rider', 'Imp')
    expect([flies(game, 'Mount'), get(game.state, game.id('Rider')).tapped]).toEqual([true, true])
    expect(flies(saddling('Mount', 'Imp', 'Rider'), 'Mount')).toBe(false)
    game.isAtAQuestion()
  })
  test('a Mount that the words describe', () => {
    expect([saddling('Green Mount', 'Groom').life(0), saddling('Mount', 'Groom').life(0)]).toEqual([14, 10])
  })
  test('to saddle is not to crew, nor the other way round', () => {
    expect(flies(saddling('Engine', 'Driver'), 'Engine')).toBe(false)
    expect(flies(saddling('Engine', 'Rider'), 'Engine')).toBe(true)
    const game = playing({ battlefield: ['Cart', 'Rider'] }).activate('Cart', 0)
    expect(flies(game.reply([game.id('Rider')]).resolveAll())).toBe(false)
  })
  test('it happens as the cost is paid, before the Mount is saddled', () => {
    const game = playing({ battlefield: ['Mount', 'Rider', 'Imp'] }).activate('Mount', 0)
    game.reply([game.id('Rider')]).resolve()
    expect([flies(game, 'Mount'), get(game.state, game.id('Mount')).marks?.saddled]).toEqual([true, undefined])
    game.resolve()
    expect(get(game.state, game.id('Mount')).marks?.saddled).toBeDefined()
  })
})
