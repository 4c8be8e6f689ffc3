/** Ways to cast a card that came after 2022: freerunning, harmonize, mayhem, warp; firebending. */
import { describe, expect, test } from 'vitest'
import { get, getAnywhere } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table, type Way } from '../../support/table.ts'

const CARDS = [
  creature('Roofer', '{5}', '2/2', 'Freerunning {0}'),
  creature('Blade', '{0}', '2/2', '', 'Creature — Human Assassin'),
  card('Old Hymn', '{7}', 'Sorcery', 'You gain 3 life.\nHarmonize {4}{G}'),
  card('Brawl', '{5}', 'Sorcery', 'You gain 3 life.\nMayhem {0}'),
  card('Mad Fun', '{0}', 'Instant', 'Discard a card.'),
  card('Mill', '{0}', 'Instant', 'Mill a card.'),
  creature('Star Moth', '{5}', '3/3', 'Warp {0}\nWhen ~ enters, you gain 1 life.'),
  card('Hide Away', '{0}', 'Instant', 'Destroy target creature.'),
  creature('Ember Monk', '{0}', '1/1', 'Firebending 2'),
  card('Flare', '{R}{R}', 'Instant', 'You gain 5 life.'),
]
const whyCast = (game: Table, name: string, via: Way, from: 'hand' | 'graveyard' | 'exile' = 'hand') => {
  const way = game.way(game.id(name, from), via)
  return way.via === 'no such way' ? way.via : (game.why({ do: 'cast', ...way })?.key ?? null)
}

describe('freerunning', () => {
  const sides = [{ battlefield: ['Blade', 'Bear'], hand: ['Roofer'] }, {}] as const
  test('[today:702.173] once an Assassin of its player’s has dealt combat damage to a player this turn', () => {
    const game = table('today', sides, CARDS)
    expect(whyCast(game, 'Roofer', 'freerunning')).toBe('no such way')
    game.attack('Blade').to('main2').cast('Roofer', { via: 'freerunning' }).resolve()
    expect([game.zone('Roofer'), game.life(1)]).toEqual(['battlefield', 18])
    game.isAtAQuestion()
  })
  test('[today:702.173] not for another creature’s damage', () => {
    const game = table('today', sides, CARDS).attack('Bear').to('main2')
    expect([whyCast(game, 'Roofer', 'freerunning'), game.life(1)]).toEqual(['no such way', 18])
  })
})

describe('harmonize', () => {
  const cast = (...battlefield: readonly string[]) => {
    const game = table('today', [{ graveyard: ['Old Hymn'], battlefield, pool: '{C}{C}{C}{G}' }, {}], CARDS)
    return game
  }
  const ways = (game: Table) => {
    const from = game.id('Old Hymn', 'graveyard')
    const all = game.way(from, 'harmonize').via
    return { object: from, key: all }
  }
  test('[today:702.180] a creature tapped for it takes its power off the generic mana; then it is exiled', () => {
    const game = cast('Ox', 'Bear')
    const { object, key } = ways(game)
    expect(game.why({ do: 'cast', object, via: key })?.key).toBe('cast.cantPay')
    const via = `${key}/${game.id('Bear')}`
    game.reply({ do: 'cast', object, via })
    while (game.question.kind !== 'priority') game.plain()
    expect([get(game.state, game.id('Bear')).tapped, get(game.state, game.id('Ox')).tapped, game.pool(0)]).toEqual([
      true,
      false,
      'C',
    ])
    game.resolve()
    expect([game.life(0), game.zone('Old Hymn')]).toEqual([23, 'exile'])
    game.isAtAQuestion()
  })
  test('[today:702.180] coloured mana stays to be paid, and who has the mana needs no creature', () => {
    const game = table('today', [{ graveyard: ['Old Hymn'], battlefield: ['Ox'], pool: '{C}{C}{C}{C}{C}' }, {}], CARDS)
    const { object, key } = ways(game)
    expect(game.why({ do: 'cast', object, via: key })?.key).toBe('cast.cantPay')
    const rich = table('today', [{ graveyard: ['Old Hymn'], pool: '{C}{C}{C}{C}{G}' }, {}], CARDS)
    rich.cast('Old Hymn', { via: 'harmonize' }).resolve()
    expect([rich.life(0), rich.zone('Old Hymn')]).toEqual([23, 'exile'])
  })
})

describe('mayhem', () => {
  test('[today:702.187] from the graveyard, on the turn it was discarded, when it could be cast anyway', () => {
    const game = table('today', [{ hand: ['Brawl', 'Mad Fun'] }, {}], CARDS)
    game.cast('Mad Fun').resolve()
    if (game.question.kind !== 'priority') game.plain()
    expect(whyCast(game, 'Brawl', 'mayhem', 'graveyard')).toBeNull()
    const later = table('today', [{ hand: ['Brawl', 'Mad Fun'] }, {}], CARDS).cast('Mad Fun')
    later.resolve()
    later.to('beginCombat')
    expect(whyCast(later, 'Brawl', 'mayhem', 'graveyard')).toBe('timing.notMainPhase')
    later.to('main1', later.state.turn.number + 2)
    expect(whyCast(later, 'Brawl', 'mayhem', 'graveyard')).toBe('no such way')
    game.cast('Brawl', { via: 'mayhem' }).resolve()
    expect([game.life(0), game.zone('Brawl'), whyCast(game, 'Brawl', 'mayhem', 'graveyard')]).toEqual([
      23,
      'graveyard',
      'no such way',
    ])
    game.isAtAQuestion()
  })
  test('[today:702.187] not when it was milled', () => {
    const game = table('today', [{ hand: ['Mill'], library: ['Brawl', 'Bear'] }, {}], CARDS)
      .cast('Mill')
      .resolve()
    expect([game.zone('Brawl'), whyCast(game, 'Brawl', 'mayhem', 'graveyard')]).toEqual(['graveyard', 'no such way'])
  })
})

describe('warp', () => {
  const begun = () => table('today', [{ hand: ['Star Moth'], library: ['Bear', 'Bear', 'Bear'] }, {}], CARDS)
  test('[today:702.185] exiled at the next end step, and cast from there on a later turn for its mana cost only', () => {
    const game = begun().cast('Star Moth', { via: 'warp' }).resolveAll()
    expect([game.size('Star Moth'), game.life(0)]).toEqual(['3/3', 21])
    game.to('end').resolveAll()
    expect(game.zone('Star Moth')).toBe('exile')
    game.to('main1', game.state.turn.number + 2)
    expect(whyCast(game, 'Star Moth', 'warp', 'exile')).not.toBeNull()
    expect(whyCast(game, 'Star Moth', 'normal', 'exile')).toBe('cast.cantPay')
    const rich = begun().cast('Star Moth', { via: 'warp' }).resolveAll()
    rich.to('end').resolveAll()
    rich.to('main1', rich.state.turn.number + 2)
    expect(getAnywhere(rich.state, rich.id('Star Moth')).owner).toBe(0)
    rich.isAtAQuestion()
  })
  test('[today:702.185] what died before isn’t exiled, and can’t be cast again', () => {
    const game = table('today', [{ hand: ['Star Moth', 'Hide Away'] }, {}], CARDS)
    game.cast('Star Moth', { via: 'warp' }).resolveAll()
    game.cast('Hide Away', { targets: ['Star Moth'] }).resolve()
    game.to('end').resolveAll()
    expect([game.zone('Star Moth'), whyCast(game, 'Star Moth', 'normal', 'graveyard')]).toEqual([
      'graveyard',
      'cast.wrongZone',
    ])
  })
})

describe('firebending', () => {
  test('[today:702.189] attacking adds {R} that lasts until the end of combat, by a trigger that uses the stack', () => {
    const game = table(
      'today',
      [{ battlefield: ['Ember Monk'], hand: ['Flare'] }, { battlefield: ['Ox'] }],
      CARDS,
    ).attack('Ember Monk')
    expect([game.state.stack.length, game.pool(0)]).toEqual([1, ''])
    game.resolve()
    expect(game.pool(0)).toBe('RR')
    game.block({})
    expect([game.state.turn.step, game.pool(0)]).toEqual(['declareBlockers', 'RR'])
    const { position } = game
    game.cast('Flare').resolve()
    expect(game.life(0)).toBe(25)
    game.position = position
    game.to('endCombat')
    expect(game.pool(0)).toBe('RR')
    game.to('main2')
    expect(game.pool(0)).toBe('')
  })
})
