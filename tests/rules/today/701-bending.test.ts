/** Airbending, earthbending and waterbending. */
import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Gust', '{0}', 'Instant', 'Airbend target creature.'),
  card('Squall', '{0}', 'Instant', 'Airbend any number of target creatures.'),
  card('Hush', '{0}', 'Instant', 'Airbend target spell.'),
  card('Cat Call', '{0}', 'Sorcery', 'Create a 1/1 white Cat creature token.'),
  card('Rumble', '{0}', 'Instant', 'Earthbend 3.'),
  card('Snuff', '{0}', 'Instant', 'Destroy target creature.'),
  card('Vanish', '{0}', 'Instant', 'Exile target creature.'),
  card('Recall', '{0}', 'Instant', "Return target creature to its owner's hand."),
  creature('Giant', '{7}', '5/5'),
  creature('Tide Sage', '{0}', '1/1', 'Waterbend {3}: You gain 1 life.'),
  card('Wave', '{1}', 'Instant', 'As an additional cost to cast ~, waterbend {2}.\nYou gain 2 life.'),
  card(
    'Surge',
    '{0}',
    'Instant',
    "As an additional cost to cast ~, you may waterbend {2}.\nYou gain 1 life. If ~'s additional cost was paid, you gain 4 life.",
  ),
  creature('Diver', '{0}', '1/1', 'When ~ enters, you may waterbend {2}. If you do, you gain 3 life.'),
  card('Cup', '{0}', 'Artifact'),
]
const whyCast = (game: Table, name: string, from: 'hand' | 'exile' = 'hand') =>
  game.why({ do: 'cast', object: game.id(name, from), via: 'normal' })?.key ?? null

describe('airbend', () => {
  test('[today:701.65] exiled, and its owner may cast it for {2} as long as it remains there', () => {
    const sides = [{ hand: ['Gust'] }, { battlefield: ['Giant'], pool: '{C}{C}' }] as const
    const game = table('today', sides, CARDS)
      .cast('Gust', { targets: ['Giant'] })
      .resolve()
    expect([game.zone('Giant'), whyCast(game, 'Giant', 'exile')]).toEqual(['exile', 'cast.wrongZone'])
    game.to('main1', game.state.turn.number + 1)
    expect([game.question.seat, whyCast(game, 'Giant', 'exile')]).toEqual([1, 'cast.cantPay'])
    game.isAtAQuestion()
  })

  test('[today:701.65] for {2} and nothing else, at the time at which it could be cast', () => {
    const sides = [{ hand: ['Gust'], battlefield: ['Giant', 'Forest', 'Forest'] }, {}] as const
    const game = table('today', sides, CARDS)
      .cast('Gust', { targets: ['Giant'] })
      .resolve()
    expect(whyCast(game, 'Giant', 'exile')).toBeNull()
    game.cast('Giant', { from: 'exile' }).resolve()
    expect(game.size('Giant')).toBe('5/5')
    expect(game.state.battlefield.filter((id) => get(game.state, id).tapped)).toHaveLength(2)
    const late = table('today', sides, CARDS)
      .to('beginCombat')
      .cast('Gust', { targets: ['Giant'] })
      .resolve()
    expect(whyCast(late, 'Giant', 'exile')).not.toBeNull()
    game.isAtAQuestion()
  })

  test('[today:701.65] several, each by its own owner; a token is gone', () => {
    const sides = [
      { hand: ['Cat Call', 'Squall'], battlefield: ['Giant', 'Forest', 'Forest'] },
      { battlefield: ['Ox'] },
    ] as const
    const game = table('today', sides, CARDS).cast('Cat Call').resolve()
    game.reply({ do: 'cast', object: game.id('Squall', 'hand'), via: 'normal' })
    game
      .reply([game.ref('Giant'), game.ref('Ox'), game.ref('Cat')])
      .announce({})
      .resolve()
    expect([game.zone('Giant'), game.zone('Ox'), game.has('exile', 'Cat')]).toEqual(['exile', 'exile', false])
    expect([whyCast(game, 'Giant', 'exile'), whyCast(game, 'Ox', 'exile')]).toEqual([null, 'cast.wrongZone'])
    game.isAtAQuestion()
  })

  test('[today:701.65] a spell, which isn’t countered', () => {
    const game = table('today', [{ hand: ['Cat Call', 'Hush'], battlefield: ['Forest', 'Forest'] }, {}], CARDS)
    game
      .cast('Cat Call')
      .cast('Hush', { targets: ['Cat Call'] })
      .resolve()
    expect([game.state.stack.length, game.zone('Cat Call'), whyCast(game, 'Cat Call', 'exile')]).toEqual([
      0,
      'exile',
      null,
    ])
    game.isAtAQuestion()
  })
})

describe('earthbend', () => {
  const bent = (...hand: readonly string[]) =>
    table('today', [{ hand: ['Rumble', ...hand], battlefield: ['Forest'] }, { battlefield: ['Plains'] }], CARDS)
      .cast('Rumble', { targets: ['Forest'] })
      .resolve()
  test('[today:701.66] a land of one’s own becomes a 0/0 creature with haste and counters, and stays a land', () => {
    const game = bent()
    const { types } = characteristics(game.state, game.id('Forest'))
    expect([types.toSorted(), game.size('Forest')]).toEqual([['creature', 'land'], '3/3'])
    game.attack('Forest').to('main2')
    expect(game.life(1)).toBe(17)
    game.to('main1', game.state.turn.number + 2)
    expect(game.size('Forest')).toBe('3/3')
    const other = table('today', [{ hand: ['Rumble'] }, { battlefield: ['Plains'] }], CARDS)
    expect(whyCast(other, 'Rumble')).toBe('cast.noTarget')
  })

  test('[today:701.66] it returns tapped when it dies, and when it is exiled, as a mere land', () => {
    for (const name of ['Snuff', 'Vanish']) {
      const game = bent(name)
        .cast(name, { targets: ['Forest'] })
        .resolve()
      const gone = name === 'Snuff' ? 'graveyard' : 'exile'
      expect([game.has('battlefield', 'Forest'), game.has(gone, 'Forest')]).toEqual([false, true])
      game.resolveAll()
      const land = get(game.state, game.id('Forest', 'battlefield'))
      const { types } = characteristics(game.state, land.id)
      expect([land.zone, land.tapped, land.controller, types]).toEqual(['battlefield', true, 0, ['land']])
      game.isAtAQuestion()
    }
  })

  test('[today:701.66] from anywhere else it doesn’t return', () => {
    const game = bent('Recall')
      .cast('Recall', { targets: ['Forest'] })
      .resolveAll()
    expect([game.has('hand', 'Forest'), game.has('battlefield', 'Forest')]).toEqual([true, false])
  })
})

describe('waterbend', () => {
  const begun = (battlefield: readonly string[], hand: readonly string[], pool = '') =>
    table('today', [{ hand, battlefield, pool }, {}], CARDS)
  test('[today:701.67] each artifact or creature tapped pays for {1}, sick or not; mana pays the rest', () => {
    const game = begun(['Tide Sage', 'Ox', 'Cup'], [], '{C}')
    game.reply({ do: 'activate', ...game.nth(game.id('Tide Sage'), 0) })
    const asked = game.asks('number')
    expect([asked.what, asked.min, asked.max]).toEqual(['tapsForMana', 2, 3])
    game.reply(2).plain()
    expect(game.asks('choose').from.toSorted()).toEqual(
      ['Tide Sage', 'Ox', 'Cup'].map((one) => game.id(one)).toSorted(),
    )
    game.reply([game.id('Ox'), game.id('Cup')])
    expect([get(game.state, game.id('Ox')).tapped, get(game.state, game.id('Tide Sage')).tapped, game.pool(0)]).toEqual(
      [true, false, ''],
    )
    expect(game.resolve().life(0)).toBe(21)
    game.isAtAQuestion()
  })

  test('[today:701.67] what is tapped already, and others’ permanents, don’t pay', () => {
    const game = table(
      'today',
      [{ battlefield: ['Tide Sage', { name: 'Ox', tapped: true }, 'Cup'] }, { battlefield: ['Bear'] }],
      CARDS,
    )
    expect(game.why({ do: 'activate', ...game.nth(game.id('Tide Sage'), 0) })?.key).toBe('cast.cantPay')
  })

  test('[today:701.67] the rest of the total cost is paid with mana only', () => {
    expect(whyCast(begun(['Ox', 'Cup', 'Bear'], ['Wave']), 'Wave')).toBe('cast.cantPay')
    const game = begun(['Ox', 'Cup', 'Bear'], ['Wave'], '{C}')
    game.reply({ do: 'cast', object: game.id('Wave', 'hand'), via: 'normal' })
    while (game.question.kind !== 'priority') game.question.kind === 'number' ? game.reply(2) : game.plain()
    expect([game.pool(0), game.resolve().life(0)]).toEqual(['', 22])
    game.isAtAQuestion()
  })

  test('[today:701.67] offered as an additional cost, and by an effect', () => {
    const game = begun(['Ox', 'Cup'], ['Surge', 'Surge', 'Diver'])
    game.reply({ do: 'cast', object: game.id('Surge', 'hand'), via: 'normal' }).reply([1])
    while (game.question.kind !== 'priority') game.plain()
    expect([game.resolve().life(0), get(game.state, game.id('Cup')).tapped]).toEqual([25, true])
    expect(game.cast('Surge').resolve().life(0)).toBe(26)
    const diving = begun(['Ox', 'Cup'], ['Diver']).cast('Diver').resolve().resolve().reply(true)
    while (diving.question.kind !== 'priority') diving.plain()
    expect([diving.life(0), get(diving.state, diving.id('Ox')).tapped]).toEqual([23, true])
  })
})
