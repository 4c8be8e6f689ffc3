import { expect, test } from 'vitest'
import { characteristics, find, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const HERDER = '{T}: You may put a creature card from your hand onto the battlefield.'
const CARDS = [
  card('Lipseal', '{1}', 'Enchantment', "Players can't cast spells."),
  creature('Herder', '{G}', '1/1', HERDER),
  card('Drip', '{1}', 'Enchantment', 'At the beginning of your upkeep, you lose 1 life.'),
  card('Toll', '{1}', 'Enchantment', 'At the beginning of each upkeep, you lose 1 life.'),
  card('Dole', '{1}', 'Enchantment', 'At the beginning of each upkeep, you gain 3 life.'),
  card('Gift', '{1}', 'Enchantment', 'At the beginning of your upkeep, you may draw a card.'),
  card('Taking', '{R}', 'Instant', 'Gain control of target enchantment.'),
  creature('Smasher', '{1}', '2/2', 'When ~ enters the battlefield, destroy target artifact.'),
  creature('Frail', '{1}', '0/0', 'When ~ enters the battlefield, you lose 1 life.\nWhen ~ dies, you gain 4 life.'),
  creature('Stray', '{1}', '3/3', 'At the beginning of your upkeep, sacrifice ~ unless you pay {1}.'),
  card('Tally', '{1}', 'Enchantment', 'Whenever a land is put into a graveyard from the battlefield, you gain 1 life.'),
  card('Quake', '{R}', 'Sorcery', 'Destroy all lands.'),
  creature('Thief', '{1}', '2/2', 'Whenever ~ deals damage to a player, draw a card.'),
  card('Mist', '{G}', 'Instant', 'Prevent all combat damage that would be dealt this turn.'),
  creature('Ember', '{1}', '1/1', 'When ~ dies, draw a card.'),
  creature('Cinder', '{1}', '1/1', 'If ~ would die, exile it instead.\nWhen ~ dies, draw a card.'),
  card('Early', '{1}', 'Enchantment', 'Whenever a creature dies, if you have no cards in hand, draw a card.'),
  card('Late', '{1}', 'Enchantment', 'Whenever a creature dies, draw a card if you have no cards in hand.'),
  card('Aid', '{U}', 'Instant', 'Target player draws a card.'),
]

const spells = (game: Table) => game.state.stack.length
const onTop = (game: Table) => get(game.state, game.state.stack.at(-1) ?? -1)
const MAIN = { step: 'main2' } as const

inEditions(
  '2004',
  '2011',
  'today',
)('triggered abilities, %s', (edition) => {
  test('[2004:410.1] they trigger where nothing may be cast', () => {
    const game = table(
      edition,
      [{ battlefield: ['Lipseal', 'Herder', 'Mountain'], hand: ['Scholar', 'Spark'] }, {}],
      CARDS,
    )
    expect(game.why({ do: 'cast', object: game.id('Spark', 'hand'), via: 'normal' })).not.toBeNull()
    game.activate('Herder').resolve().reply(true)
    expect([game.zone('Scholar'), spells(game)]).toEqual(['battlefield', 1])
    game.resolve()
    expect(game.handSize(0)).toBe(2)
  })

  test('[2004:410.2] it is controlled by who controlled its source as it triggered, and has only its text', () => {
    const game = table(
      edition,
      [{ battlefield: ['Drip'] }, { hand: ['Taking'], battlefield: ['Mountain'] }],
      CARDS,
      MAIN,
    )
    game.to('upkeep', 5)
    const ability = onTop(game)
    expect([spells(game), ability.kind, ability.controller]).toEqual([1, 'ability', 0])
    const { name, colors, types, cost } = characteristics(game.state, ability.id)
    expect([name, colors, types, cost]).toEqual(['', [], [], null])
    game
      .pass()
      .cast('Taking', { targets: ['Drip'] })
      .resolve()
    expect([get(game.state, game.id('Drip')).controller, onTop(game).controller]).toEqual([1, 0])
    game.resolve()
    expect([game.life(0), game.life(1)]).toEqual([19, 20])
  })

  test('[2004:410.2] triggering does nothing until the ability resolves', () => {
    const game = table(edition, [{ battlefield: ['Drip'] }, {}], CARDS, MAIN).to('upkeep', 5)
    expect([spells(game), game.life(0)]).toEqual([1, 20])
    game.resolve()
    expect(game.life(0)).toBe(19)
  })

  test('[2004:410.3] active player orders first, then the opponent; the last placed resolves first', () => {
    const both = { battlefield: ['Toll', 'Dole'] }
    const game = table(edition, [both, both], CARDS, MAIN).until('order')
    const first = game.asks('order')
    expect([first.seat, first.what, first.items.length]).toEqual([1, 'triggers', 2])
    game.reply([...first.items].reverse())
    const second = game.asks('order')
    expect(second.seat).toBe(0)
    game.reply(second.items)
    expect(game.state.stack.map((id) => get(game.state, id).controller)).toEqual([1, 1, 0, 0])
    // Seat 0 put Toll down first and Dole on top of it; seat 1 the other way round.
    game.resolve()
    expect([game.life(0), game.life(1)]).toEqual([23, 20])
    game.resolve().resolve()
    expect([game.life(0), game.life(1)]).toEqual([22, 19])
  })

  test('[2004:410.3] state-based actions come before waiting triggers are put on the stack', () => {
    const game = table(edition, [{ battlefield: ['Herder'], hand: ['Frail'] }, {}], CARDS)
    game.activate('Herder').resolve().reply(true)
    expect(game.zone('Frail')).toBe('graveyard')
    const order = game.asks('order')
    expect([order.items.length, spells(game)]).toEqual([2, 0])
    game.reply(order.items)
    expect(spells(game)).toBe(2)
  })

  test('[2004:410.4 today:603.3c] without a legal choice it is removed as it would go on the stack', () => {
    const game = table(edition, [{ hand: ['Smasher', 'Pebble'], battlefield: ['Forest'] }, {}], CARDS)
    game.cast('Smasher').resolve()
    expect([game.zone('Smasher'), spells(game)]).toEqual(['battlefield', 0])
    game.cast('Pebble').resolve()
    expect(game.zone('Pebble')).toBe('battlefield')
  })

  test('[2004:410.4] its controller chooses the target as it goes on the stack', () => {
    const game = table(
      edition,
      [{ hand: ['Smasher'], battlefield: ['Forest', 'Pebble'] }, { battlefield: ['Pebble'] }],
      CARDS,
    )
    game.cast('Smasher').resolve()
    const asked = game.asks('targets')
    expect([asked.seat, asked.legal.length]).toEqual([0, 2])
    game.reply([{ object: game.id('2:Pebble') }])
    expect(spells(game)).toBe(1)
    game.resolve()
    expect([game.has('graveyard', 'Pebble', 1), game.has('battlefield', 'Pebble', 0)]).toEqual([true, true])
  })

  test('[2004:410.5] optional effects go on the stack, and the choice is made on resolution', () => {
    const game = table(edition, [{ battlefield: ['Gift'] }, {}], CARDS, MAIN).to('upkeep', 5)
    expect([game.question.kind, spells(game)]).toEqual(['priority', 1])
    game.resolve()
    expect(game.asks('confirm').seat).toBe(0)
    game.reply(false)
    expect([game.handSize(0), spells(game)]).toEqual([0, 0])
  })

  test('[2004:410.5] "unless" is dealt with on resolution', () => {
    const game = table(edition, [{ battlefield: ['Stray', 'Forest'] }, {}], CARDS, MAIN).to('upkeep', 5)
    expect([game.question.kind, spells(game)]).toEqual(['priority', 1])
    game.resolve()
    expect(game.asks('confirm').reason).toBe('unlessPaid')
    game.reply(false)
    expect(game.zone('Stray')).toBe('graveyard')
  })

  test.each([1, 5])('[2004:410.6] %i lands destroyed at once are as many occurrences', (lands) => {
    const others = ['Forest', 'Forest', 'Island', 'Swamp'].slice(0, lands - 1)
    const game = table(edition, [{ battlefield: ['Tally', 'Mountain', ...others], hand: ['Quake'] }, {}], CARDS)
    game.cast('Quake').resolve()
    if (lands > 1) game.reply(game.asks('order').items)
    expect(spells(game)).toBe(lands)
    game.resolveAll()
    expect(game.life(0)).toBe(20 + lands)
  })

  test.each([false, true])('[2004:410.7] damage that is prevented triggers nothing (prevented: %s)', (prevented) => {
    const game = table(edition, [{ battlefield: ['Thief', 'Forest'], hand: ['Mist'] }, {}], CARDS)
    if (prevented) game.cast('Mist').resolve()
    const before = game.handSize(0)
    game.attack('Thief').to('main2')
    expect([game.life(1), game.handSize(0) - before]).toEqual(prevented ? [20, 0] : [18, 1])
  })

  test.each(['Ember', 'Cinder'])('[2004:410.7] a replaced death triggers nothing (%s)', (name) => {
    const game = table(edition, [{ battlefield: [name, 'Mountain'], hand: ['Spark'] }, {}], CARDS)
    game
      .cast('Spark', { targets: [name] })
      .resolve()
      .resolveAll()
    expect([game.zone(name), game.handSize(0)]).toEqual(name === 'Cinder' ? ['exile', 0] : ['graveyard', 1])
  })

  test('[2004:410.8] a condition after the event is part of the trigger', () => {
    const triggers = (hand: string[]) => {
      const game = table(edition, [{ battlefield: ['Early', 'Mountain', 'Bear'], hand }, {}], CARDS)
      return spells(game.cast('Spark', { targets: ['Bear'] }).resolve())
    }
    expect(triggers(['Spark', 'Ox'])).toBe(0)
    expect(triggers(['Spark'])).toBe(1)
  })

  test('[2004:410.8] it is checked again on resolution', () => {
    const kill = (answered: boolean) => {
      const game = table(
        edition,
        [
          { battlefield: ['Early', 'Mountain', 'Bear'], hand: ['Spark'] },
          { battlefield: ['Island'], hand: ['Aid'] },
        ],
        CARDS,
      )
      game.cast('Spark', { targets: ['Bear'] }).resolve()
      if (answered)
        game
          .pass()
          .cast('Aid', { targets: ['player 0'] })
          .resolve()
      return game.resolve().handSize(0)
    }
    // One card either way: the ability's, or the one in response to it, after which it does nothing.
    expect([kill(false), kill(true)]).toEqual([1, 1])
  })

  test('[2004:410.8] a condition elsewhere in the text is read on resolution only', () => {
    const game = table(edition, [{ battlefield: ['Late', 'Mountain', 'Bear'], hand: ['Spark', 'Ox'] }, {}], CARDS)
    game.cast('Spark', { targets: ['Bear'] }).resolve()
    expect(spells(game)).toBe(1)
    const id = game.state.stack[0] ?? -1
    game.resolve()
    expect([find(game.state, id), game.handSize(0)]).toEqual([null, 1])
  })
})
