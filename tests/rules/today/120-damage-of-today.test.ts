/** Damage of today: excess, toxic, what several types suffer; proliferating each kind; fighting. */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Adder', '{0}', '3/3', 'Toxic 2'),
  creature('Viper', '{0}', '1/1', 'Toxic 1\nToxic 2'),
  creature('Asp', '{0}', '2/2', 'Deathtouch\nToxic 1'),
  card(
    'Spill',
    '{0}',
    'Instant',
    "~ deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead.",
  ),
  card('Ward All', '{0}', 'Instant', 'Prevent all damage that would be dealt to target creature this turn.'),
  card('Fog', '{0}', 'Instant', 'Prevent all combat damage that would be dealt this turn.'),
  card('Spread', '{0}', 'Sorcery', 'Proliferate.'),
  card(
    'Brawl',
    '{0}',
    'Sorcery',
    'Target creature you control fights target creature you don’t control.'.replace('’', "'"),
  ),
  card('Vanish', '{0}', 'Instant', "Return target creature to its owner's hand."),
  walker('Ilsa', '{0}', 5, '+1: You gain 1 life.'),
  card(
    'Animate',
    '{0}',
    'Instant',
    'Target permanent becomes a 4/4 creature in addition to its other types until end of turn.',
  ),
  card('Lash', '{0}', 'Instant', '~ deals 3 damage to any target.'),
  creature('Snake', '{0}', '1/1', 'Deathtouch'),
  card(
    'Bite',
    '{0}',
    'Sorcery',
    "Target creature you control deals damage equal to its power to target creature you don't control. Excess damage is dealt to that creature's controller instead.",
  ),
]
const play = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)

describe('702.164 toxic', () => {
  test('[today:702.164 today:120.3] power 3, toxic 2: three life and two poison', () => {
    const game = play({ battlefield: ['Adder'] })
    game.attack('Adder').to('main2')
    expect([game.life(1), game.state.players[1]?.counters.poison]).toEqual([17, 2])
    game.isAtAQuestion()
  })

  test('[today:702.164] toxic 1 and toxic 2 give three poison; prevented damage gives none, nor does damage to a creature', () => {
    const game = play({ battlefield: ['Viper'] }, { battlefield: ['Wall'] })
    game.attack('Viper').block({}).to('main2')
    expect([game.life(1), game.state.players[1]?.counters.poison]).toEqual([19, 3])
    const fog = play({ battlefield: ['Viper'], hand: ['Fog'] })
    fog.cast('Fog').resolve().attack('Viper').to('main2')
    expect([fog.life(1), fog.state.players[1]?.counters.poison]).toEqual([20, undefined])
    const blocked = play({ battlefield: ['Viper'] }, { battlefield: ['Wall'] })
    blocked.attack('Viper').block({ Wall: 'Viper' }).to('main2')
    expect(blocked.state.players[1]?.counters.poison).toBeUndefined()
  })
})

describe('120.10 excess', () => {
  test('[today:120.4 today:120.10] four to a 2/2 are two and two', () => {
    const game = play({ hand: ['Spill'] }, { battlefield: ['Bear'] })
    game.cast('Spill', { targets: ['Bear'] }).resolve()
    expect([game.life(1), game.zone('Bear')]).toEqual([18, 'graveyard'])
    game.isAtAQuestion()
  })

  test('[today:120.4] prevention on the creature prevents only its part', () => {
    const game = play({ hand: ['Spill', 'Ward All'] }, { battlefield: ['Bear'] })
    game.cast('Ward All', { targets: ['Bear'] }).resolve()
    game.cast('Spill', { targets: ['Bear'] }).resolve()
    expect([game.life(1), game.zone('Bear')]).toEqual([18, 'battlefield'])
  })

  test('[today:120.10] damage already marked counts, and one point of deathtouch is enough', () => {
    const game = play({ hand: ['Spill'] }, { battlefield: [{ name: 'Bear', damage: 1 }] })
    game.cast('Spill', { targets: ['Bear'] }).resolve()
    expect(game.life(1)).toBe(17)
    const deadly = play({ hand: ['Bite', 'Animate'], battlefield: ['Asp'] }, { battlefield: ['Ox'] })
    deadly.cast('Bite', { targets: ['Asp', 'Ox'] }).resolve()
    expect([deadly.life(1), deadly.zone('Ox')]).toEqual([19, 'graveyard'])
  })
})

describe('what damage does', () => {
  test('[today:120.3] a creature that is a planeswalker has it marked and loses loyalty', () => {
    const game = play({ battlefield: ['Ilsa'], hand: ['Animate', 'Lash'] })
    game.cast('Animate', { targets: ['Ilsa'] }).resolve()
    game.cast('Lash', { targets: ['Ilsa'] }).resolve()
    const { damage, counters } = get(game.state, game.id('Ilsa'))
    expect([damage, counters.loyalty]).toEqual([3, 2])
  })

  test('[today:701.14] each deals its power to the other; with one gone neither deals any', () => {
    const game = play({ battlefield: ['Ox'], hand: ['Brawl'] }, { battlefield: ['Bear'] })
    game.cast('Brawl', { targets: ['Ox', 'Bear'] }).resolve()
    expect([game.zone('Bear'), get(game.state, game.id('Ox')).damage]).toEqual(['graveyard', 2])
    const gone = play({ battlefield: ['Ox'], hand: ['Brawl'] }, { battlefield: ['Bear'], hand: ['Vanish'] })
    gone.cast('Brawl', { targets: ['Ox', 'Bear'] }).pass()
    gone
      .cast('Vanish', { targets: ['Bear'] })
      .resolve()
      .resolve()
    expect(get(gone.state, gone.id('Ox')).damage).toBe(0)
    gone.isAtAQuestion()
  })

  test('[today:701.34] proliferating adds one counter of each kind; a player’s kinds, too', () => {
    const game = play({
      hand: ['Spread'],
      battlefield: [{ name: 'Bear', counters: { '+1/+1': 1, flying: 1, charge: 2 } }],
      counters: { poison: 1, energy: 3 },
    })
    game.cast('Spread').resolve()
    game.reply([game.id('Bear')]).reply(true)
    expect(get(game.state, game.id('Bear')).counters).toEqual({ '+1/+1': 2, flying: 2, charge: 3 })
    expect(game.state.players[0]?.counters).toEqual({ poison: 2, energy: 4 })
    game.isAtAQuestion()
  })
})
