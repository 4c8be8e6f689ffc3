/** Parts of cards, types, turns and words as today's book reads them (today:2 to 6). */
import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Runt', '{0}', '1/1'),
  creature('Queen', '{0}', '2/2', '', 'Legendary Creature — Bear'),
  card('Bell', '{0}', 'Artifact'),
  card('Decree', '{0}', 'Legendary Sorcery', 'You gain 100 life.'),
  card('Praise', '{0}', 'Sorcery', 'You gain 100 life.'),
  card('Archive', '{0}', 'Enchantment', 'Whenever you cast a historic spell, you gain 1 life.'),
  card('Wagon', '{0}', 'Artifact — Vehicle', 'Crew 1', '4/4'),
  card('Weigh', '{0}', 'Instant', 'Destroy target creature with power 4 or greater.'),
  card('Feast', '{0}', 'Instant', 'Target artifact becomes a Food in addition to its other types.'),
  card('Hunger', '{0}', 'Sorcery', 'You gain 1 life for each Food you control.'),
  card(
    'Tribe',
    '{0}',
    'Artifact',
    'As ~ enters the battlefield, choose a creature type.\nCreatures of the chosen type get +1/+1.',
  ),
  creature('Raging Cub', '{0}', '1/1', "Bear's Rage — {0}: ~ gets +1/+0 until end of turn."),
  creature('Plain Rage', '{0}', '1/1', '{0}: ~ gets +1/+0 until end of turn.'),
  card('Small Hand', '{0}', 'Enchantment', 'Your maximum hand size is two.'),
  card('Great Hand', '{0}', 'Enchantment', 'You have no maximum hand size.'),
  card(
    'Emblem Maker',
    '{0}',
    'Sorcery',
    'You get an emblem with "At the beginning of your end step, this emblem deals 2 damage to you."',
  ),
  card(
    'Under Cover',
    '{0}',
    'Instant',
    'The next time a source of your choice would deal damage to you this turn, prevent that damage.',
  ),
  card('Press Gang', '{0}', 'Sorcery', 'Target player draws a card. They lose 1 life.'),
  card('Press Gang Old', '{0}', 'Sorcery', 'Target player draws a card and loses 1 life.'),
  creature('Warded', '{0}', '2/2', 'Ward {2}'),
  card('Strap', '{0}', 'Artifact — Equipment', 'Equipped creature gets +1/+0.\nEquip {0}'),
  card('Fasten', '{0}', 'Sorcery', 'Attach target Equipment you control to target creature.'),
]

const gains = (spell: string, ...battlefield: string[]) =>
  table('today', [{ hand: [spell], battlefield }, {}], CARDS)
    .cast(spell)
    .resolveAll()
    .life(0) - 20

test('[today:700.6] historic is what is legendary, an artifact or a Saga', () => {
  expect(['Bell', 'Queen', 'Runt'].map((spell) => gains(spell, 'Archive'))).toEqual([1, 1, 0])
  expect([gains('Decree', 'Archive', 'Queen'), gains('Praise', 'Archive', 'Queen')]).toEqual([101, 100])
})

describe('[today:208.3] a Vehicle has its power and toughness only as a creature', () => {
  test('uncrewed it is no creature of power 4; crewed it is', () => {
    const game = table('today', [{ hand: ['Weigh'], battlefield: ['Wagon', 'Runt'] }, {}], CARDS)
    expect(game.why({ do: 'cast', object: game.id('Weigh'), via: 'normal' })).not.toBeNull()
    game.activate('Wagon')
    while (game.question.kind !== 'priority') game.reply([game.id('Runt')])
    game.resolveAll()
    expect(game.size('Wagon')).toBe('4/4')
    game.cast('Weigh', { targets: ['Wagon'] }).resolveAll()
    expect(game.zone('Wagon')).toBe('graveyard')
  })
})

test('[today:205.3g] an artifact may be made a Food', () => {
  const game = table('today', [{ hand: ['Feast', 'Hunger'], battlefield: ['Bell'] }, {}], CARDS)
  game.cast('Feast', { targets: ['Bell'] }).resolveAll()
  expect(characteristics(game.state, game.id('Bell')).subtypes).toEqual(['Food'])
  expect(game.cast('Hunger').resolveAll().life(0)).toBe(21)
})

test('[today:205.3m] any creature type of the list may be chosen, and nothing else', () => {
  const game = table('today', [{ hand: ['Tribe'], battlefield: ['Bear'] }, {}], CARDS)
    .cast('Tribe')
    .resolve()
  expect(game.question.kind).toBe('creatureType')
  expect(game.refusal('Time')).toBeDefined()
  game.reply('Bear')
  expect(game.size('Bear')).toBe('3/3')
})

test('[today:207.2d] words before a dash without a meaning are none of the ability', () => {
  const abilities = (name: string) => CARDS.find((one) => one.name === name)?.abilities
  const plainly = (name: string) => JSON.stringify(abilities(name)).replaceAll(name, '~')
  expect(plainly('Raging Cub')).toBe(plainly('Plain Rage'))
})

describe('[today:613.11] effects on rules come in the order of their timestamps', () => {
  const handAfter = (first: string, second: string) => {
    const game = table('today', [{ hand: [first, second, 'Runt', 'Runt', 'Runt', 'Runt'] }, {}], CARDS)
    game.cast(first).resolveAll().cast(second).resolveAll()
    return game.to('upkeep', game.state.turn.number + 1).handSize(0)
  }
  test('the later one counts', () =>
    expect([handAfter('Small Hand', 'Great Hand'), handAfter('Great Hand', 'Small Hand')]).toEqual([4, 2]))
})

test('[today:120.7] an emblem can be the source of damage that is chosen', () => {
  const game = table('today', [{ hand: ['Emblem Maker', 'Under Cover'] }, {}], CARDS)
  game.cast('Emblem Maker').resolveAll().to('end')
  game.cast('Under Cover').resolve()
  const emblem = game.state.command[0] ?? -1
  expect(game.asks('choose').from).toContain(emblem)
  game.reply([emblem]).resolveAll()
  expect(game.life(0)).toBe(20)
})

test('[today:text/they] “they” is the player spoken of', () => {
  const told = (name: string) =>
    table('today', [{ hand: [name] }, {}], CARDS)
      .cast(name, { targets: ['player 1'] })
      .resolveAll()
  const [now, before] = [told('Press Gang'), told('Press Gang Old')]
  expect([now.life(1), now.handSize(1), now.life(0)]).toEqual([19, 1, 20])
  expect([before.life(1), before.handSize(1)]).toEqual([19, 1])
})

describe('[today:115.1] a creature is the target of the spell that attaches an Equipment to it', () => {
  test('its ward asks; equip on one’s own creature is no opponent’s', () => {
    const game = table('today', [{ hand: ['Fasten'], battlefield: ['Strap'] }, { battlefield: ['Warded'] }], CARDS)
    game.cast('Fasten', { targets: ['Strap', 'Warded'] })
    expect(game.state.stack.length).toBe(2)
    const own = table('today', [{ battlefield: ['Strap', 'Warded'] }, {}], CARDS)
    own.activate('Strap', 1, { targets: ['Warded'] })
    expect(own.state.stack.length).toBe(1)
    expect(own.resolveAll().size('Warded')).toBe('3/2')
    expect(get(own.state, own.id('Strap')).attachedTo).toEqual({ object: own.id('Warded') })
  })
})
