/** Craft (702.167), incubate (701.53), convert (701.28). */
import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature, faced } from '../../support/cards.ts'
import { type Side, table } from '../../support/table.ts'

const CARDS = [
  faced(
    'transform',
    ['Mould', '{1}', 'Artifact', 'Craft with artifact {2}'],
    ['Cast Idol', '', 'Artifact Creature — Golem', 'Trample', '6/6'],
  ),
  faced(
    'transform',
    ['Nest', '{1}', 'Artifact', 'Craft with two creatures {0}'],
    ['Brood', '', 'Creature — Snake', '', '4/4'],
  ),
  card('Trinket', '{0}', 'Artifact', 'Craft with artifact {0}'),
  card('Relic', '{0}', 'Artifact'),
  card('Coin', '{0}', 'Sorcery', 'Create a Treasure token.'),
  card('Hatch', '{0}', 'Sorcery', 'Incubate 3.'),
  creature('Greeter', '{0}', '1/1', 'Whenever an artifact you control enters, you gain 1 life.'),
  faced(
    'transform',
    ['Rover', '{1}', 'Artifact', '{1}: Convert ~.\nWhenever ~ converts, you gain 1 life.'],
    ['Titan', '', 'Artifact Creature — Robot', '{1}: Convert ~.', '5/5'],
  ),
  card('Small', '{0}', 'Instant', 'Target creature gets -3/-3 until end of turn.'),
]
const begun = (mine: Side) => table('today', [{ pool: '{C}{C}{C}{C}', ...mine }, {}], CARDS)

describe('craft', () => {
  test('[today:702.167] it and a permanent are exiled for it, and it returns transformed', () => {
    const game = begun({ battlefield: ['Mould', 'Relic', 'Bear'] })
      .activate('Mould')
      .resolveAll()
    expect([game.size('Cast Idol'), game.zone('Relic'), game.zone('Bear')]).toEqual(['6/6', 'exile', 'battlefield'])
    game.isAtAQuestion()
  })
  test('[today:702.167] a card in the graveyard, or a token, will do; not the card itself, nor what has another quality', () => {
    const buried = begun({ battlefield: ['Mould'], graveyard: ['Relic', 'Bear'] })
      .activate('Mould')
      .resolveAll()
    expect([buried.size('Cast Idol'), buried.zone('Relic'), buried.zone('Bear')]).toEqual(['6/6', 'exile', 'graveyard'])
    const token = begun({ battlefield: ['Mould'], hand: ['Coin'] })
      .cast('Coin')
      .resolveAll()
      .activate('Mould')
      .resolveAll()
    expect([token.size('Cast Idol'), token.has('battlefield', 'Treasure')]).toEqual(['6/6', false])
    const alone = begun({ battlefield: ['Mould', 'Bear'], hand: ['Relic'] })
    expect(alone.why({ do: 'activate', ...alone.nth(alone.id('Mould'), 0) })).not.toBeNull()
  })
  test('[today:702.167] two of them, from both places', () => {
    const game = begun({ battlefield: ['Nest', 'Bear'], graveyard: ['Bear'] })
      .activate('Nest')
      .resolveAll()
    expect([game.size('Brood'), game.state.exile.length]).toEqual(['4/4', 2])
    const one = begun({ battlefield: ['Nest', 'Bear'] })
    expect(one.why({ do: 'activate', ...one.nth(one.id('Nest'), 0) })).not.toBeNull()
  })
  test('[today:702.167] only when a sorcery could be cast', () => {
    const game = begun({ battlefield: ['Nest', 'Bear'], graveyard: ['Bear'], hand: ['Hatch'] })
    const why = () => game.why({ do: 'activate', ...game.nth(game.id('Nest'), 0) })
    expect(why()).toBeNull()
    game.cast('Hatch')
    expect(why()).not.toBeNull()
  })
  test('[today:702.167 today:712.14a] what has no other face stays in exile', () => {
    const game = begun({ battlefield: ['Trinket', 'Relic'] })
      .activate('Trinket')
      .resolveAll()
    expect([game.zone('Trinket'), game.zone('Relic')]).toEqual(['exile', 'exile'])
  })
})

describe('incubate', () => {
  test('[today:701.53] an artifact token with counters, which is transformed for two mana and keeps them', () => {
    const game = begun({ battlefield: ['Greeter'], hand: ['Hatch', 'Small'] })
      .cast('Hatch')
      .resolveAll()
    const id = game.id('Incubator')
    const before = characteristics(game.state, id)
    expect([before.types, before.subtypes, before.power, get(game.state, id).counters, game.life(0)]).toEqual([
      ['artifact'],
      ['Incubator'],
      null,
      { '+1/+1': 3 },
      21,
    ])
    game.activate('Incubator').resolveAll()
    const after = characteristics(game.state, id)
    expect([after.types, after.subtypes, game.size('Phyrexian'), after.abilities]).toEqual([
      ['artifact', 'creature'],
      ['Phyrexian'],
      '3/3',
      [],
    ])
    game.cast('Small', { targets: ['Phyrexian'] }).resolveAll()
    expect(game.has('battlefield', 'Phyrexian')).toBe(false)
    game.isAtAQuestion()
  })
})

describe('convert', () => {
  test('[today:701.28] it is to transform', () => {
    const game = begun({ battlefield: ['Rover'] })
      .activate('Rover')
      .resolveAll()
    expect([game.size('Titan'), game.life(0)]).toEqual(['5/5', 20])
    game.activate('Titan').resolveAll()
    expect([game.zone('Rover'), game.life(0)]).toEqual(['battlefield', 21])
    // An ability of its own converts it once only, however often it is on the stack.
    game.activate('Rover').activate('Rover').resolveAll()
    expect(game.size('Titan')).toBe('5/5')
  })
})
