import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const spell = (name: string, text: string) => card(name, '{0}', 'Sorcery', text)
const CARDS = [
  creature('Glacier', '{0}', '5/5', 'Cumulative upkeep {1}'),
  creature('Floe', '{0}', '5/5', 'Cumulative upkeep {U}'),
  creature('Leech', '{0}', '5/5', 'Cumulative upkeep—Pay 1 life.'),
  creature('Twin Leech', '{0}', '5/5', 'Cumulative upkeep—Pay 1 life.\nCumulative upkeep—Pay 1 life.'),
  creature('Moloch', '{0}', '5/5', 'Cumulative upkeep—Sacrifice a land.'),
  creature(
    'Barrow Hound',
    '{0}',
    '5/5',
    "Cumulative upkeep—Put two cards from a single graveyard on the bottom of their owner's library.",
  ),
  creature('Old Tithe', '{0}', '5/5', 'Cumulative upkeep—{1}, Discard a card.'),
  card('Thaw', '{0}', 'Enchantment', 'Creatures you control lose cumulative upkeep.'),
  spell('Borrow', 'Gain control of target creature.'),
  spell('Flotsam', 'Create a 1/1 blue Golem creature token with cumulative upkeep {1}.'),
  card('Winter', '{0}', 'Enchantment', 'Creatures you control have cumulative upkeep {1}.'),
  card('Curse', '{0}', 'Enchantment', 'Creatures you control have "Cumulative upkeep—Pay 1 life."'),
  card('Frost', '{0}', 'Enchantment', 'Creatures with cumulative upkeep get +0/+1.'),
]
const LANDS = ['Island', 'Island', 'Island']

inEditions('2004', '2011')('502.13 cumulative upkeep, %s', (edition) => {
  const board = (battlefield: readonly string[], hand: readonly string[] = []): Table =>
    table(edition, [{ battlefield, hand }, { hand: ['Borrow'] }], CARDS)
  const ages = (game: Table, name: string): number => get(game.state, game.id(name)).counters.age ?? 0
  /** To the n-th next upkeep of the player, and up to what the trigger asks. */
  const upkeep = (game: Table, turns = 2): Table => game.to('upkeep', game.state.turn.number + turns).resolve()
  const paid = (game: Table): Table => {
    game.reply(true)
    while (game.question.kind !== 'priority') game.plain()
    return game
  }

  test('[2004:502.13a] one more each upkeep; refused, it is sacrificed', () => {
    const game = upkeep(board(['Glacier', ...LANDS]))
    expect([game.asks('confirm').cost, ages(game, 'Glacier')]).toEqual([['1'], 1])
    upkeep(paid(game))
    expect([game.asks('confirm').cost, ages(game, 'Glacier')]).toEqual([['2'], 2])
    upkeep(paid(game))
    expect([game.asks('confirm').cost, game.asks('confirm').seat]).toEqual([['3'], 0])
    game.reply(false)
    expect(game.zone('Glacier')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('[2004:502.13a] in full or not at all: who can not pay for each counter is not asked', () => {
    const game = upkeep(paid(upkeep(board(['Glacier', 'Island']))))
    expect([game.zone('Glacier'), game.question.kind]).toEqual(['graveyard', 'priority'])
  })

  test('[2004:502.13a] coloured mana for each counter', () => {
    const game = upkeep(paid(upkeep(board(['Floe', ...LANDS]))))
    expect(game.asks('confirm').cost).toEqual(['U', 'U'])
    expect(paid(game).zone('Floe')).toBe('battlefield')
  })

  test('[2004:502.13a] sacrifices: as many as there are counters', () => {
    const game = upkeep(paid(upkeep(board(['Moloch', ...LANDS, 'Island']))))
    game.reply(true)
    expect(game.asks('choose')).toMatchObject({ reason: 'costSacrifice', min: 2, max: 2 })
    expect(game.plain().state.battlefield).toHaveLength(2)
    upkeep(game)
    expect([game.zone('Moloch'), game.question.kind]).toEqual(['graveyard', 'priority'])
  })

  test('[2004:502.13a] a cost of several parts, each for each counter', () => {
    const game = upkeep(paid(upkeep(board(['Old Tithe', ...LANDS], ['Frost', 'Frost', 'Frost', 'Frost']))))
    const cards = game.handSize(0)
    expect(game.asks('confirm').cost).toEqual(['2'])
    expect(paid(game).handSize(0)).toBe(cards - 2)
    expect(game.zone('Old Tithe')).toBe('battlefield')
  })

  const hound = (age: number, mine: number, theirs: number): Table =>
    table(
      edition,
      [
        { battlefield: [{ name: 'Barrow Hound', counters: { age } }], graveyard: times(mine, 'Bear') },
        { graveyard: times(theirs, 'Ox') },
      ],
      CARDS,
    )

  test('[2004:502.13a] each time from a single graveyard, which need not be the same', () => {
    const game = upkeep(hound(1, 3, 3)).reply(true)
    expect(game.asks('player').among).toEqual([0, 1])
    game.reply(0)
    expect(game.asks('choose')).toMatchObject({ reason: 'costPut', min: 2, max: 2 })
    game.plain()
    expect(game.asks('choose').from).toEqual(game.state.graveyards[1])
    game.plain()
    expect(game.state.graveyards.map((cards) => cards.length)).toEqual([1, 1])
    expect([game.zone('Barrow Hound'), game.question.kind]).toEqual(['battlefield', 'priority'])
  })

  test.each([
    [1, 4, 0, 'battlefield'],
    [1, 3, 1, 'graveyard'],
    [2, 3, 3, 'graveyard'],
    [2, 5, 2, 'battlefield'],
  ])('[2004:409.1g] pairs of one graveyard: %d before, %d and %d cards', (age, mine, theirs, zone) => {
    const game = upkeep(hound(age, mine, theirs))
    const isAsked = game.question.kind === 'confirm'
    if (isAsked) paid(game)
    expect([isAsked, game.zone('Barrow Hound')]).toEqual([zone === 'battlefield', zone])
  })

  test('[2004:502.13b] instances trigger separately, and each counts all age counters', () => {
    const game = board(['Twin Leech'])
    expect(game.to('upkeep', game.state.turn.number + 2).state.stack).toHaveLength(2)
    game.resolve()
    expect([game.reply(true).life(0), ages(game, 'Twin Leech')]).toEqual([19, 1])
    expect([game.resolve().reply(true).life(0), ages(game, 'Twin Leech')]).toEqual([17, 2])
    expect(game.zone('Twin Leech')).toBe('battlefield')
  })

  test('[2004:502.13b] beside one of another cost', () => {
    const game = board(['Leech', 'Winter', ...LANDS])
    game.to('upkeep', game.state.turn.number + 2)
    expect(game.state.stack).toHaveLength(2)
    while (game.state.stack.length > 0) game.question.kind === 'priority' ? game.resolve() : paid(game)
    expect([ages(game, 'Leech'), game.zone('Leech')]).toEqual([2, 'battlefield'])
  })

  test('[2004:502.13a] it is owed in the upkeep of whoever controls it, with the counters it has', () => {
    const game = paid(upkeep(board(['Leech'])))
    game
      .to('main1', game.state.turn.number + 1)
      .cast('Borrow', { targets: ['Leech'] })
      .resolve()
    game.to('upkeep', game.state.turn.number + 1)
    expect(game.state.stack).toHaveLength(0)
    upkeep(game, 1)
    expect([game.asks('confirm').seat, ages(game, 'Leech')]).toEqual([1, 2])
    expect(game.reply(true).life(1)).toBe(18)
  })

  test('[2004:502.13a] granted, lost, on a token, in a filter', () => {
    const granted = upkeep(board(['Bear', 'Winter']))
    expect([granted.zone('Bear'), granted.question.kind]).toEqual(['graveyard', 'priority'])
    const cursed = upkeep(board(['Bear', 'Curse']))
    expect([cursed.reply(true).life(0), cursed.zone('Bear')]).toEqual([19, 'battlefield'])
    const lost = table(edition, [{ battlefield: ['Glacier', 'Thaw'] }, {}], CARDS)
    expect(lost.to('upkeep', lost.state.turn.number + 2).state.stack).toHaveLength(0)
    const token = board(['Frost', 'Bear', 'Glacier'], ['Flotsam']).cast('Flotsam').resolve()
    expect([token.size('Golem'), token.size('Bear'), token.size('Glacier')]).toEqual(['1/2', '2/2', '5/6'])
    token.to('upkeep', token.state.turn.number + 2).resolveAll()
    expect(token.has('battlefield', 'Golem')).toBe(false)
  })
})
