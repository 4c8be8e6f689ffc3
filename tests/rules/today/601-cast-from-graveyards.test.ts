/** Cards that are cast from graveyards for another price, once each turn, or to be exiled afterwards: by play. */
import { describe, expect, test } from 'vitest'
import { get, waysToCast } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table, times } from '../../support/table.ts'

const EXILED = 'If a spell cast this way would be put into your graveyard, exile it instead.'
const CARDS = [
  creature('Cow', '{1}', '3/3', '', 'Creature — Ox'),
  creature('Ghoul', '{1}', '2/2', '', 'Creature — Zombie'),
  creature('Giant', '{1}', '4/4', '', 'Creature — Giant'),
  card('Tonic', '{1}', 'Sorcery', 'You gain 3 life.'),
  card('Dart', '{1}', 'Instant', '~ deals 1 damage to any target.'),
  card('Halt', '{0}', 'Instant', 'Counter target spell.'),
  creature(
    'Ember Bird',
    '{R}',
    '2/1',
    'Flying\nYou may cast ~ from your graveyard by paying {3} rather than paying its mana cost. If you do, it enters the battlefield with two +1/+1 counters on it.',
  ),
  creature(
    'Wretch',
    '{R}',
    '1/1',
    'You may cast ~ from your graveyard by paying 3 life and discarding a card in addition to paying its other costs.',
  ),
  card(
    'Vision',
    '{2}',
    'Sorcery',
    'You gain 1 life.\nAs long as you control a Giant, you may cast ~ from your graveyard by paying {R} rather than paying its mana cost. If you cast ~ this way and it would be put into your graveyard, exile it instead.',
  ),
  card(
    'Old Bargain',
    '{4}',
    'Instant',
    "You may pay {R} rather than pay this spell's mana cost.\nIf the {R} cost was paid, you lose 2 life.\nYou gain 5 life.",
  ),
  creature('Old Warden', '{0}', '1/1', 'During each of your turns, you may cast a creature spell from your graveyard.'),
  creature(
    'Sage',
    '{0}',
    '1/1',
    `During each of your turns, you may cast an instant or sorcery spell from your graveyard. ${EXILED}`,
  ),
  card(
    'Rite',
    '{0}',
    'Enchantment',
    `Once each turn, you may cast an instant or sorcery spell from your graveyard by sacrificing a creature in addition to paying its other costs. ${EXILED}`,
  ),
  creature(
    'Broker',
    '{0}',
    '1/1',
    'You may cast spells from the top of your library by removing a counter from a creature you control in addition to paying their other costs.',
  ),
  card(
    'Sins',
    '{0}',
    'Sorcery',
    'Until end of turn, you may cast target instant or sorcery card from your graveyard without paying its mana cost. If that spell would be put into your graveyard this turn, exile it instead.',
  ),
  creature(
    'Scribe',
    '{0}',
    '1/1',
    'When ~ enters the battlefield, you may cast target instant or sorcery card from your graveyard. If that spell would be put into a graveyard this turn, exile it instead.',
  ),
]
const lands = (n: number): readonly string[] => times(n, 'Mountain')
const play = (mine: object, theirs: object = {}): Table => table('today', [mine, theirs], CARDS)

/** The way in which a permission with a price lets the card be cast. */
function permittedWay(game: Table, name: string, zone: 'graveyard' | 'library' = 'graveyard') {
  const object = game.id(name, zone)
  const way = waysToCast(game.state, get(game.state, object).owner, object).find(({ from }) => from === 'anywhere')
  return { do: 'cast', object, via: way?.key ?? 'no such way' } as const
}
const castPermitted = (game: Table, name: string, targets: readonly string[] = []): Table =>
  game.reply(permittedWay(game, name)).announce({ targets })

describe('a card that says from where else it may be cast', () => {
  test('[2004:glossary/alternative-cost] for that price it comes with what the text gives it so, and from the graveyard only', () => {
    const game = play({ graveyard: ['Ember Bird'], battlefield: lands(3) })
    game.cast('Ember Bird', { via: 'alternative', from: 'graveyard' }).resolve()
    expect([game.size('Ember Bird'), game.state.battlefield.filter((id) => get(game.state, id).tapped).length]).toEqual(
      ['4/3', 3],
    )
    game.isAtAQuestion()
    const hand = play({ hand: ['Ember Bird'], battlefield: lands(3) })
    const other = hand.way(hand.id('Ember Bird'), 'alternative')
    expect(hand.why({ do: 'cast', ...other })).not.toBeNull()
    hand.cast('Ember Bird').resolve()
    expect(hand.size('Ember Bird')).toBe('2/1')
  })

  test('[2004:glossary/alternative-cost] not without that much mana', () => {
    const game = play({ graveyard: ['Ember Bird'], battlefield: lands(2) })
    const way = game.way(game.id('Ember Bird'), 'alternative')
    expect(game.why({ do: 'cast', ...way })).not.toBeNull()
  })

  test('what is paid in addition: life, a card, and its mana cost', () => {
    const game = play({ graveyard: ['Wretch'], hand: ['Tonic'], battlefield: lands(1) })
    game.cast('Wretch', { via: 'alternative', from: 'graveyard' }).resolve()
    expect([game.zone('Wretch'), game.life(0), game.zone('Tonic')]).toEqual(['battlefield', 17, 'graveyard'])
    const bare = play({ graveyard: ['Wretch'], battlefield: lands(1) })
    expect(bare.why({ do: 'cast', ...bare.way(bare.id('Wretch'), 'alternative') })).not.toBeNull()
  })

  test('only while its condition is true; so cast it is exiled, from the hand it isn’t', () => {
    const game = play({ graveyard: ['Vision'], battlefield: [...lands(1), 'Giant'] })
    game.cast('Vision', { via: 'alternative', from: 'graveyard' }).resolve()
    expect([game.zone('Vision'), game.life(0)]).toEqual(['exile', 21])
    const without = play({ graveyard: ['Vision'], battlefield: lands(1) })
    expect(without.way(without.id('Vision'), 'alternative').via).toBe('no such way')
    const hand = play({ hand: ['Vision'], battlefield: [...lands(2), 'Giant'] })
    hand.cast('Vision').resolve()
    expect(hand.zone('Vision')).toBe('graveyard')
  })
})

describe('a cost that was paid in place of the mana cost', () => {
  test('[2004:glossary/alternative-cost] is known as it resolves', () => {
    const cheap = play({ hand: ['Old Bargain'], battlefield: lands(4) })
    cheap.cast('Old Bargain', { via: 'alternative' }).resolve()
    expect(cheap.life(0)).toBe(23)
    const full = play({ hand: ['Old Bargain'], battlefield: lands(4) })
    full.cast('Old Bargain').resolve()
    expect(full.life(0)).toBe(25)
    full.isAtAQuestion()
  })
})

describe('one spell in each of one’s turns', () => {
  test('one creature, not a second; again in the next turn, not in an opponent’s', () => {
    const game = play({ graveyard: ['Cow', 'Ghoul', 'Tonic'], battlefield: ['Old Warden', ...lands(4)] })
    expect(game.why(permittedWay(game, 'Tonic'))).not.toBeNull()
    castPermitted(game, 'Cow').resolve()
    expect(game.zone('Cow')).toBe('battlefield')
    expect(game.why(permittedWay(game, 'Ghoul'))).not.toBeNull()
    const turn = game.state.turn.number
    game.to('upkeep', turn + 1)
    while (game.question.seat !== 0) game.pass()
    expect(game.why(permittedWay(game, 'Ghoul'))).not.toBeNull()
    game.to('main1', turn + 2)
    castPermitted(game, 'Ghoul').resolve()
    expect(game.zone('Ghoul')).toBe('battlefield')
    game.isAtAQuestion()
  })

  test('two that allow it allow one each', () => {
    const game = play({ graveyard: ['Cow', 'Ghoul', 'Giant'], battlefield: ['Old Warden', 'Old Warden', ...lands(4)] })
    castPermitted(game, 'Cow').resolve()
    castPermitted(game, 'Ghoul').resolve()
    expect(game.why(permittedWay(game, 'Giant'))).not.toBeNull()
  })

  test('only by what is there: without it the card can’t be cast', () => {
    const game = play({ graveyard: ['Cow'], battlefield: lands(4) })
    expect(permittedWay(game, 'Cow').via).toBe('no such way')
  })
})

describe('exiled instead of going to a graveyard', () => {
  test('[2004:419.6] as it resolves, and where it is countered', () => {
    const game = play({ graveyard: ['Tonic'], battlefield: ['Sage', ...lands(1)] })
    castPermitted(game, 'Tonic').resolve()
    expect([game.zone('Tonic'), game.life(0)]).toEqual(['exile', 23])
    const countered = play({ graveyard: ['Tonic'], battlefield: ['Sage', ...lands(1)] }, { hand: ['Halt'] })
    castPermitted(countered, 'Tonic')
    countered
      .pass()
      .cast('Halt', { targets: ['Tonic'] })
      .resolveAll()
    expect([countered.zone('Tonic'), countered.life(0)]).toEqual(['exile', 20])
    countered.isAtAQuestion()
  })

  test('a spell from the hand goes to the graveyard', () => {
    const game = play({ hand: ['Tonic'], battlefield: ['Sage', ...lands(1)] })
    game.cast('Tonic').resolve()
    expect(game.zone('Tonic')).toBe('graveyard')
  })

  test('for a creature in addition; without one it can’t be cast', () => {
    const game = play({ graveyard: ['Tonic', 'Dart'], battlefield: ['Rite', 'Cow', 'Ghoul', ...lands(2)] })
    game.reply(permittedWay(game, 'Tonic'))
    game.plain()
    while (game.question.kind !== 'priority') game.plain()
    game.resolve()
    expect([game.zone('Tonic'), game.life(0)]).toEqual(['exile', 23])
    expect(['Cow', 'Ghoul'].filter((name) => game.has('graveyard', name)).length).toBe(1)
    expect(game.why(permittedWay(game, 'Dart'))).not.toBeNull()
    const bare = play({ graveyard: ['Tonic'], battlefield: ['Rite', ...lands(2)] })
    expect(bare.why(permittedWay(bare, 'Tonic'))).not.toBeNull()
  })

  test('a card that may be cast for nothing until end of turn, and no longer', () => {
    const game = play({ hand: ['Sins'], graveyard: ['Tonic'] })
    game.cast('Sins', { targets: ['Tonic'] }).resolve()
    game.cast('Tonic', { from: 'graveyard' }).resolve()
    expect([game.zone('Tonic'), game.life(0)]).toEqual(['exile', 23])
    const later = play({ hand: ['Sins'], graveyard: ['Tonic'] })
    later
      .cast('Sins', { targets: ['Tonic'] })
      .resolve()
      .to('main1', later.state.turn.number + 2)
    expect(later.why({ do: 'cast', object: later.id('Tonic', 'graveyard'), via: 'normal' })).not.toBeNull()
  })
})

describe('a card that an effect lets be cast for what it costs', () => {
  test('[today:608.2g] is paid for, whatever its type, and exiled afterwards', () => {
    const game = play({ hand: ['Scribe'], graveyard: ['Tonic'], battlefield: lands(1) })
    game
      .cast('Scribe')
      .pass(2)
      .announce({ targets: ['Tonic'] })
      .pass(2)
    game.reply(true)
    while (game.question.kind !== 'priority') game.plain()
    expect(get(game.state, game.id('Mountain', 'battlefield')).tapped).toBe(true)
    game.resolveAll()
    expect([game.zone('Tonic'), game.life(0)]).toEqual(['exile', 23])
    game.isAtAQuestion()
  })

  test('[today:608.2g] without mana nothing is offered; not wanted, it stays', () => {
    const poor = play({ hand: ['Scribe'], graveyard: ['Tonic'] })
    poor
      .cast('Scribe')
      .pass(2)
      .announce({ targets: ['Tonic'] })
      .pass(2)
    expect([poor.question.kind, poor.zone('Tonic')]).toEqual(['priority', 'graveyard'])
    const not = play({ hand: ['Scribe'], graveyard: ['Tonic'], battlefield: lands(1) })
    not
      .cast('Scribe')
      .pass(2)
      .announce({ targets: ['Tonic'] })
      .pass(2)
      .reply(false)
    expect([not.question.kind, not.zone('Tonic')]).toEqual(['priority', 'graveyard'])
  })
})

describe('from the top of a library', () => {
  test('for a counter of one’s creature; without a counter it can’t be cast', () => {
    const counted = { name: 'Cow', counters: { '+1/+1': 1 } }
    const game = play({ battlefield: ['Broker', counted, ...lands(1)], library: ['Tonic', 'Forest'] })
    game.reply(permittedWay(game, 'Tonic', 'library'))
    while (game.question.kind !== 'priority') game.plain()
    game.resolve()
    expect([game.zone('Tonic'), game.life(0), game.size('Cow')]).toEqual(['graveyard', 23, '3/3'])
    const bare = play({ battlefield: ['Broker', 'Cow', ...lands(1)], library: ['Tonic', 'Forest'] })
    const top = bare.state.libraries[0]?.[0]
    expect(top).toBeDefined()
    expect(bare.why({ do: 'cast', object: top as number, via: 'normal' })).not.toBeNull()
  })
})
