/** Keywords of copies (embalm, eternalize, squad, offspring), of counters and of combat that are short for text. */
import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Scribe', '{2}{G}', '1/2', 'Embalm {0}', 'Creature — Human'),
  creature('Lord', '{2}{G}', '1/2', 'Eternalize {0}', 'Creature — Human'),
  creature('Troop', '{0}', '2/2', 'Squad {1}'),
  creature('Parent', '{0}', '3/3', 'Offspring {1}'),
  creature('Maw', '{X}', '1/1', 'Ravenous'),
  creature('Rider', '{0}', '1/1', 'Mobilize 2'),
  creature('Looming', '{5}', '5/5', 'Impending 1—{0}'),
  card('Blade', '{0}', 'Artifact — Equipment', 'For Mirrodin!\nEquipped creature gets +1/+1.\nEquip {3}'),
  card(
    'Beast Blade',
    '{0}',
    'Artifact Creature — Equipment Beast',
    'Equipped creature gets +2/+2.\nReconfigure {0}',
    '1/1',
  ),
  creature('Swinger', '{5}', '3/3', 'Web-slinging {0}'),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
  card('Study', '{0}', 'Sorcery', 'Learn.'),
  card('First Lesson', '{0}', 'Sorcery — Lesson', 'You gain 1 life.'),
  creature(
    'Herald',
    '{0}',
    '2/2',
    'Whenever one or more creatures you control deal combat damage to a player, you gain 1 life.',
  ),
  card(
    'Rouse',
    '{0}',
    'Instant',
    'Strive — ~ costs {1} more to cast for each target beyond the first.\nAny number of target creatures each get +1/+1 until end of turn.',
  ),
  creature('Sun God', '{0}', '5/5', 'As long as you control a Forest, ~ isn’t a creature.'),
]
const tokens = (game: Table) => game.state.battlefield.filter((id) => get(game.state, id).kind === 'token')
const settled = (game: Table): Table => {
  while (game.question.kind !== 'priority') game.plain()
  return game
}

describe('embalm and eternalize', () => {
  const made = (name: string) => {
    const game = table('today', [{ graveyard: [name] }, {}], CARDS)
    settled(game.activate(name, 0, {}, 'graveyard'))
    expect(game.zone(name)).toBe('exile')
    game.resolve()
    const [token] = tokens(game)
    return { game, it: characteristics(game.state, token ?? 0) }
  }
  test('[today:702.128] a white Zombie token without a mana cost; the card is exiled as a cost', () => {
    const { it, game } = made('Scribe')
    expect([it.colors, it.cost, it.subtypes, it.power, it.toughness]).toEqual([['W'], null, ['Human', 'Zombie'], 1, 2])
    game.isAtAQuestion()
  })
  test('[today:702.128] eternalize: black, and 4/4', () => {
    const { it } = made('Lord')
    expect([it.colors, it.cost, it.subtypes, it.power, it.toughness]).toEqual([['B'], null, ['Human', 'Zombie'], 4, 4])
  })
  test('[today:702.128] only as a sorcery', () => {
    const game = table('today', [{ graveyard: ['Scribe'], hand: ['Study'] }, {}], CARDS).cast('Study')
    expect(game.why({ do: 'activate', ...game.nth(game.id('Scribe', 'graveyard'), 0) })).not.toBeNull()
  })
})

describe('squad and offspring', () => {
  const pool = '{C}{C}'
  test('[today:702.157] a token copy for each time it was paid', () => {
    const game = table('today', [{ hand: ['Troop'], pool }, {}], CARDS)
      .cast('Troop', { kick: true })
      .resolveAll()
    expect(tokens(game).map((id) => characteristics(game.state, id).name)).toEqual(['Troop', 'Troop'])
    const none = table('today', [{ hand: ['Troop'], pool }, {}], CARDS)
      .cast('Troop')
      .resolveAll()
    expect(tokens(none)).toEqual([])
  })
  test('[today:702.175] a 1/1 token copy, which makes none of its own', () => {
    const game = table('today', [{ hand: ['Parent'], pool }, {}], CARDS)
      .cast('Parent', { kick: true })
      .resolveAll()
    expect(
      tokens(game).map((id) => [characteristics(game.state, id).name, characteristics(game.state, id).power]),
    ).toEqual([['Parent', 1]])
    expect(
      tokens(
        table('today', [{ hand: ['Parent'], pool }, {}], CARDS)
          .cast('Parent')
          .resolveAll(),
      ),
    ).toEqual([])
  })
})

describe('counters and time', () => {
  const eaten = (x: number) =>
    table('today', [{ hand: ['Maw'], pool: '{C}{C}{C}{C}{C}' }, {}], CARDS)
      .cast('Maw', { x })
      .resolveAll()
  test('[today:702.156] X counters, and a card if X is 5 or more', () => {
    expect([eaten(5).size('Maw'), eaten(5).handSize(0), eaten(4).size('Maw'), eaten(4).handSize(0)]).toEqual([
      '6/6',
      1,
      '5/5',
      0,
    ])
  })
  test('[today:702.176] no creature while it has a time counter, which is removed at its controller’s end step', () => {
    const game = table('today', [{ hand: ['Looming'] }, {}], CARDS)
      .cast('Looming', { via: 'impending' })
      .resolve()
    expect(characteristics(game.state, game.id('Looming')).types).toEqual([])
    game.to('upkeep', game.state.turn.number + 1)
    expect([game.size('Looming'), characteristics(game.state, game.id('Looming')).types]).toEqual(['5/5', ['creature']])
  })
})

describe('combat', () => {
  test('[today:702.181] two Warriors, tapped and attacking, until the next end step', () => {
    const game = table('today', [{ battlefield: ['Rider'] }, {}], CARDS)
      .attack('Rider')
      .resolveAll()
    expect(tokens(game).map((id) => get(game.state, id).tapped)).toEqual([true, true])
    game.to('main2')
    expect(game.life(1)).toBe(17)
    game.to('upkeep', game.state.turn.number + 1)
    expect(tokens(game)).toEqual([])
  })
  test('one or more creatures deal combat damage: once for all of them at once', () => {
    const game = table('today', [{ battlefield: ['Herald', 'Bear', 'Ox'] }, {}], CARDS)
    game.attack('Herald', 'Bear', 'Ox').to('main2')
    expect([game.life(0), game.life(1)]).toEqual([21, 13])
    const none = table('today', [{ battlefield: ['Herald'] }, {}], CARDS)
      .attack()
      .to('main2')
    expect(none.life(0)).toBe(20)
  })
})

describe('Equipment', () => {
  test('[today:702.163] it comes with a Rebel that it is attached to', () => {
    const game = table('today', [{ hand: ['Blade'] }, {}], CARDS)
      .cast('Blade')
      .resolveAll()
    const [token] = tokens(game)
    expect(get(game.state, game.id('Blade')).attachedTo).toEqual({ object: token })
    expect(characteristics(game.state, token ?? 0)).toMatchObject({
      power: 3,
      toughness: 3,
      colors: ['R'],
      subtypes: ['Rebel'],
    })
  })
  test('[today:702.151] attached it is no creature; unattached, or without its host, it is one at once', () => {
    const game = table('today', [{ battlefield: ['Beast Blade', 'Bear'], hand: ['Slay'] }, {}], CARDS)
    const types = () => characteristics(game.state, game.id('Beast Blade')).types
    const keyword = game.id('Beast Blade')
    game.reply({ do: 'activate', ...attaching(game, keyword, 0) })
    game.announce({ targets: ['Bear'] }).resolve()
    expect([types(), game.size('Bear')]).toEqual([['artifact'], '4/4'])
    game.cast('Slay', { targets: ['Bear'] }).resolve()
    expect([types(), game.size('Beast Blade')]).toEqual([['artifact', 'creature'], '1/1'])
    game.isAtAQuestion()
  })
})
const attaching = (game: Table, object: number, n: number) => ({
  object,
  ability: `${game.nth(object, 1).ability.split('.')[0]}.${n}`,
})

describe('costs', () => {
  test('[today:702.188] a tapped creature is returned; an untapped one can’t be', () => {
    const tapped = { hand: ['Swinger'], battlefield: [{ name: 'Bear', tapped: true }] }
    const game = settled(table('today', [tapped, {}], CARDS).cast('Swinger', { via: 'webSlinging' })).resolve()
    expect([game.zone('Swinger'), game.zone('Bear')]).toEqual(['battlefield', 'hand'])
    const none = table('today', [{ hand: ['Swinger'], battlefield: ['Bear'] }, {}], CARDS)
    expect(none.why({ do: 'cast', ...none.way(none.id('Swinger', 'hand'), 'webSlinging') })).not.toBeNull()
  })
  test('strive: each target beyond the first costs more, and no more can be chosen than can be paid', () => {
    const sides = [{ hand: ['Rouse'], battlefield: ['Bear', 'Ox', 'Rider'], pool: '{C}' }, {}] as const
    const game = table('today', sides, CARDS).cast('Rouse', { targets: ['Bear', 'Ox'] })
    expect(game.pool(0)).toBe('')
    game.resolve()
    expect([game.size('Bear'), game.size('Ox'), game.size('Rider')]).toEqual(['3/3', '4/4', '1/1'])
    const three = table('today', sides, CARDS)
    three.reply({ do: 'cast', object: three.id('Rouse', 'hand'), via: 'normal' })
    expect(three.refusal(['Bear', 'Ox', 'Rider'].map((name) => three.ref(name))).key).toBeDefined()
  })
})

describe('learn', () => {
  const board = () =>
    table('today', [{ hand: ['Study', 'Slay'], outside: ['First Lesson'] }, {}], CARDS)
      .cast('Study')
      .pass(2)
  test('[today:701.48] a card discarded for another one', () => {
    const game = board()
    expect(game.asks('confirm').seat).toBe(0)
    settled(game.reply(true))
    expect([game.zone('Slay'), game.handSize(0), game.has('hand', 'First Lesson')]).toEqual(['graveyard', 1, false])
  })
  test('[today:701.48] otherwise a Lesson from outside the game', () => {
    const game = board().reply(false)
    settled(game.reply(true))
    expect([game.has('hand', 'First Lesson'), game.handSize(0)]).toEqual([true, 2])
    game.isAtAQuestion()
  })
})

test('a god is no creature while its condition is true', () => {
  const game = table('today', [{ battlefield: ['Sun God', 'Forest'] }, {}], CARDS)
  expect(characteristics(game.state, game.id('Sun God')).types).toEqual([])
  const none = table('today', [{ battlefield: ['Sun God'] }, {}], CARDS)
  expect(none.size('Sun God')).toBe('5/5')
})
