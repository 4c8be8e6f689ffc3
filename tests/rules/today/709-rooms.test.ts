/** Rooms: split cards that are permanents, with a door to each half (709.5). */
import { describe, expect, test } from 'vitest'
import { characteristics, get, manaValueOf } from '../../../src/engine/index.ts'
import { card, creature, faced } from '../../support/cards.ts'
import { type Side, table } from '../../support/table.ts'

const ROOM = faced(
  'split',
  [
    'Cellar',
    '{1}{R}',
    'Enchantment — Room',
    'When you unlock this door, you gain 1 life.\nCreatures you control get +1/+0.',
  ],
  [
    'Attic',
    '{2}{U}',
    'Enchantment — Room',
    'When you unlock this door, you gain 10 life.\nCreatures you control have flying.',
  ],
)
const CARDS = [
  ROOM,
  creature('Keeper', '{0}', '2/2', 'Whenever you fully unlock a Room, you gain 100 life.'),
  card(
    'Plaque',
    '{0}',
    'Enchantment',
    'Whenever a player fully unlocks a Room, put a charge counter on it and that player gains 5 life.',
  ),
  creature('Reader', '{0}', '2/2', 'Whenever an enchantment you control enters, you gain 1000 life.'),
  card('Raise', '{0}', 'Sorcery', 'Return target enchantment card from your graveyard to the battlefield.'),
  card('Mirror', '{0}', 'Enchantment', 'You may have ~ enter as a copy of any enchantment on the battlefield.'),
  card('Weigh', '{0}', 'Instant', 'You gain life equal to the mana value of target enchantment.'),
  card('Twin', '{0}', 'Instant', 'Copy target spell you control.'),
  card('Bounce', '{0}', 'Instant', "Return target enchantment to its owner's hand."),
]
const begun = (mine: Side = {}, theirs: Side = {}) =>
  table(
    'today',
    [
      {
        pool: '{R}{R}{U}{U}{C}{C}{C}{C}',
        hand: ['Cellar // Attic', ...(mine.hand ?? [])],
        battlefield: ['Bear', ...(mine.battlefield ?? [])],
        ...(mine.graveyard === undefined ? {} : { graveyard: mine.graveyard }),
      },
      theirs,
    ],
    CARDS,
  )
const cellar = (mine: Side = {}, theirs: Side = {}) =>
  begun(mine, theirs).cast('Cellar // Attic', { half: 'Cellar' }).resolveAll()
const unlock = (game: ReturnType<typeof begun>, name: string, which: 1 | 2) => {
  game.reply({ do: 'special', object: game.id(name, 'battlefield'), what: 'unlock', which })
  return game.announce({}).resolveAll()
}

describe('a room', () => {
  test('[today:709.5] the half that is cast enters unlocked: only its name, cost and text', () => {
    const game = cellar({ battlefield: ['Reader'] })
    const { name, types, subtypes, colors, abilities } = characteristics(game.state, game.id('Cellar', 'battlefield'))
    expect([name, types, subtypes, colors, abilities.length]).toEqual(['Cellar', ['enchantment'], ['Room'], ['R'], 2])
    expect([game.life(0), game.size('Bear'), manaValueOf(game.state, game.id('Cellar'))]).toEqual([1021, '3/2', 2])
    game.isAtAQuestion()
  })
  test('[today:709.5] the spell is that half alone', () => {
    const game = begun().cast('Cellar // Attic', { half: 'Attic' })
    expect(characteristics(game.state, game.id('Attic', 'stack')).name).toBe('Attic')
    game.resolveAll()
    expect([game.life(0), game.size('Bear')]).toEqual([30, '2/2'])
  })
  test('[today:709.5 today:116.2] its controller pays for the other half to unlock it', () => {
    const game = unlock(cellar({ battlefield: ['Keeper'] }), 'Cellar', 2)
    const id = game.id('Cellar // Attic', 'battlefield')
    expect([game.life(0), characteristics(game.state, id).abilities.length, manaValueOf(game.state, id)]).toEqual([
      131, 4, 5,
    ])
    expect(game.why({ do: 'special', object: id, what: 'unlock', which: 2 })).not.toBeNull()
    // {2}{U} of what was left.
    expect(game.pool(0)).toHaveLength(3)
    game.isAtAQuestion()
  })
  test('[today:709.5 today:116.2] only at sorcery speed, by its controller, with the mana', () => {
    const unlocks = (game: ReturnType<typeof begun>) =>
      game.why({ do: 'special', object: game.id('Cellar', 'battlefield'), what: 'unlock', which: 2 })?.key ?? null
    const game = cellar({ hand: ['Weigh'] })
    expect(unlocks(game)).toBeNull()
    game.cast('Weigh', { targets: ['Cellar'] })
    expect(unlocks(game)).not.toBeNull()
    game.resolveAll()
    expect([game.life(0), unlocks(game)]).toEqual([23, null])
    expect(unlocks(game.to('upkeep', game.state.turn.number + 1).pass())).not.toBeNull()
    // Nobody else unlocks it, with all the mana for it.
    const theirs = cellar({}, { battlefield: ['Island', 'Island', 'Island'] })
    theirs.to('main1', theirs.state.turn.number + 1)
    expect([theirs.question.seat, unlocks(theirs)]).toEqual([1, 'special.noEffect'])
  })
  test('[today:709.5] put there otherwise both doors are locked: no name, no cost, no text', () => {
    const game = begun({ hand: ['Raise', 'Weigh'], graveyard: ['Cellar // Attic'], battlefield: ['Keeper'] })
    game.cast('Raise')
    game.reply(game.asks('targets').legal).announce({})
    game.resolveAll()
    const id = game.state.battlefield.find((one) => characteristics(game.state, one).subtypes.includes('Room')) ?? 0
    const { name, cost, abilities, colors } = characteristics(game.state, id)
    expect([name, cost, abilities, colors, manaValueOf(game.state, id), game.life(0)]).toEqual([
      '',
      null,
      [],
      [],
      0,
      20,
    ])
    game.reply({ do: 'special', object: id, what: 'unlock', which: 2 }).announce({}).resolveAll()
    expect([characteristics(game.state, id).name, game.life(0)]).toEqual(['Attic', 30])
    unlock(game, 'Attic', 1)
    expect(game.life(0)).toBe(131)
  })
  test('[today:709.5] a copy of it has both halves, and its own doors', () => {
    const game = cellar({ hand: ['Mirror'] }).cast('Mirror')
    game.resolve().reply([game.id('Cellar')])
    game.resolveAll()
    const [id = 0] = game.state.battlefield.filter((one) => characteristics(game.state, one).name === '')
    expect([get(game.state, id).zone, characteristics(game.state, id).subtypes, game.size('Bear')]).toEqual([
      'battlefield',
      ['Room'],
      '3/2',
    ])
    game.reply({ do: 'special', object: id, what: 'unlock', which: 1 }).announce({}).resolveAll()
    expect([characteristics(game.state, id).name, game.size('Bear'), game.life(0)]).toEqual(['Cellar', '4/2', 22])
  })
  test('[today:709.5] a copy of the spell becomes a token with both halves, the one that was cast unlocked', () => {
    const game = begun({ hand: ['Twin'] }).cast('Cellar // Attic', { half: 'Attic' })
    game.cast('Twin', { targets: ['Attic'] }).resolveAll()
    const token = game.state.battlefield.find((one) => get(game.state, one).kind === 'token') ?? 0
    expect([characteristics(game.state, token).name, game.life(0)]).toEqual(['Attic', 40])
    game.reply({ do: 'special', object: token, what: 'unlock', which: 1 }).announce({}).resolveAll()
    expect([characteristics(game.state, token).name, game.life(0), game.size('Bear')]).toEqual([
      'Cellar // Attic',
      41,
      '3/2',
    ])
  })
  test('[today:709.5] in a hand it is both halves together again', () => {
    const game = cellar({ hand: ['Bounce'] })
      .cast('Bounce', { targets: ['Cellar'] })
      .resolveAll()
    const values = characteristics(game.state, game.id('Cellar // Attic', 'hand'))
    expect([values.name, game.size('Bear')]).toEqual(['Cellar // Attic', '2/2'])
  })
  test('[today:709.5] what has been unlocked, and by whom, can be spoken of', () => {
    const game = unlock(cellar({ battlefield: ['Plaque'] }), 'Cellar', 2)
    expect([get(game.state, game.id('Cellar // Attic', 'battlefield')).counters, game.life(0)]).toEqual([
      { charge: 1 },
      36,
    ])
    const theirs = unlock(cellar({}, { battlefield: ['Keeper', 'Plaque'] }), 'Cellar', 2)
    expect([theirs.life(0), theirs.life(1)]).toEqual([36, 20])
  })
})
