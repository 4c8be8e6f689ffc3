import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Barter', '{U}', 'Sorcery', 'Exchange control of two target creatures.'),
  card('Swap', '{U}', 'Sorcery', 'Exchange life totals with target opponent.'),
  card('Spoolback', '{U}', 'Sorcery', 'Exchange your hand and graveyard.'),
  card('Slay', '{B}', 'Instant', 'Destroy target creature.'),
  card('Balm', '{W}', 'Enchantment', 'Whenever you gain life, draw a card.'),
  card('Trade', '{W}', 'Enchantment', 'If you would gain life, draw a card instead.'),
  card('Drain', '{B}', 'Enchantment', "Players can't gain life."),
  creature(
    'Newcomer',
    '{1}',
    '1/1',
    'When ~ enters the battlefield, you gain 9 life.\nWhen ~ leaves the battlefield, you gain 9 life.',
  ),
]

inEditions('2004', '2011')('exchanges, %s', (edition) => {
  test('[2004:glossary/exchange 2004:glossary/exchange-control] both change hands, and neither enters or leaves', () => {
    const game = table(
      edition,
      [{ battlefield: ['Newcomer', 'Island'], hand: ['Barter'] }, { battlefield: ['Ox'] }],
      CARDS,
    )
    const [mine, theirs] = [game.id('Newcomer'), game.id('Ox')]
    game.cast('Barter')
    game
      .reply([{ object: mine }, { object: theirs }])
      .announce({})
      .resolve()
    expect([get(game.state, mine).controller, get(game.state, theirs).controller]).toEqual([1, 0])
    expect([game.state.stack.length, game.life(0), game.life(1)]).toEqual([0, 20, 20])
    expect(game.to('upkeep', 4).state.battlefield).toContain(mine)
    expect(get(game.state, theirs).controller).toBe(0)
  })

  test('[2004:glossary/exchange] where one is gone nothing is exchanged', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Bear', 'Island'], hand: ['Barter'] },
        { battlefield: ['Ox', 'Swamp'], hand: ['Slay'] },
      ],
      CARDS,
    )
    game.cast('Barter')
    game
      .reply([{ object: game.id('Bear') }, { object: game.id('Ox') }])
      .announce({})
      .pass()
    game
      .cast('Slay', { targets: ['Ox'] })
      .resolve()
      .resolve()
    expect(get(game.state, game.id('Bear', 'battlefield')).controller).toBe(0)
  })

  test('[2004:glossary/exchange-control] of two that one player controls nothing changes', () => {
    const game = table(edition, [{ battlefield: ['Island'], hand: ['Barter'] }, { battlefield: ['Ox', 'Bear'] }], CARDS)
    game.cast('Barter')
    game
      .reply([{ object: game.id('Bear') }, { object: game.id('Ox') }])
      .announce({})
      .resolve()
    expect([get(game.state, game.id('Bear')).controller, get(game.state, game.id('Ox')).controller]).toEqual([1, 1])
  })

  test('[2004:glossary/exchange-life-totals] each gains or loses what it takes, and that is noticed', () => {
    const game = table(edition, [{ life: 5, battlefield: ['Island', 'Balm'], hand: ['Swap'] }, {}], CARDS)
    game.cast('Swap', { targets: ['player 1'] }).resolve()
    expect([game.life(0), game.life(1), game.state.stack.length]).toEqual([20, 5, 1])
    const changes = game.events.flatMap((event) => (event.kind === 'life' ? [event.change] : []))
    expect(changes.sort()).toEqual([-15, 15])
  })

  test('[2004:glossary/exchange-life-totals] a gain may be replaced', () => {
    const game = table(edition, [{ life: 5, battlefield: ['Island', 'Trade'], hand: ['Swap'] }, {}], CARDS)
    game.cast('Swap', { targets: ['player 1'] }).resolve()
    expect([game.life(0), game.life(1), game.handSize(0)]).toEqual([5, 5, 1])
  })

  test("[2004:glossary/exchange-life-totals] who can't gain life", () => {
    const game = table(edition, [{ life: 5, battlefield: ['Island', 'Drain'], hand: ['Swap'] }, {}], CARDS)
    game.cast('Swap', { targets: ['player 1'] }).resolve()
    // 2011: then nothing is exchanged at all.
    expect([game.life(0), game.life(1)]).toEqual(edition === '2004' ? [5, 5] : [5, 20])
  })

  test('[2004:glossary/exchange-zones] contents change places, also where one zone is empty', () => {
    const game = table(
      edition,
      [{ battlefield: ['Island'], hand: ['Spoolback', 'Bear'], graveyard: ['Ox', 'Spark'] }, {}],
      CARDS,
    )
    game.cast('Spoolback').resolve()
    expect([game.zone('Bear'), game.zone('Ox'), game.zone('Spark')]).toEqual(['graveyard', 'hand', 'hand'])
    const empty = table(edition, [{ battlefield: ['Island'], hand: ['Spoolback', 'Bear'] }, {}], CARDS)
    empty.cast('Spoolback').resolve()
    expect([empty.zone('Bear'), empty.handSize(0)]).toEqual(['graveyard', 0])
  })
})
