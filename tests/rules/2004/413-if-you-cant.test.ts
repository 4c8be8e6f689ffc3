import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Mite', '{0}', '1/1'),
  card('Demand', '{0}', 'Sorcery', "Sacrifice two creatures. If you can't, you lose 4 life."),
  card('Plea', '{0}', 'Sorcery', "You may sacrifice two creatures. If you can't, you lose 4 life."),
  card('Offer', '{0}', 'Sorcery', 'You may sacrifice two creatures. If you do, you gain 4 life.'),
  card('Bid', '{0}', 'Sorcery', "You may sacrifice two creatures. If you don't, you lose 4 life."),
  card('Trade', '{0}', 'Sorcery', 'You may discard two cards. If you do, you gain 4 life.'),
  card('Drill', '{0}', 'Sorcery', 'You may tap two untapped creatures you control. If you do, you gain 4 life.'),
  card('Bribe', '{0}', 'Sorcery', 'Target player may discard two cards. If they do, you gain 4 life.'),
  card('Empty Out', '{0}', 'Sorcery', 'You may discard your hand. If you do, you gain 4 life.'),
  card('Send Away', '{0}', 'Sorcery', 'You may exile all cards from your hand. If you do, you gain 4 life.'),
  card('Cast Off', '{0}', 'Sorcery', "Discard two cards. If you can't, you lose 4 life."),
  card('Dig Up', '{0}', 'Sorcery', 'You may exile the top two cards of your library. If you do, you gain 4 life.'),
  card(
    'Urn',
    '{0}',
    'Artifact',
    [
      '~ enters the battlefield with three charge counters on it.',
      "{0}: Remove two charge counters from ~. If you can't, you lose 4 life.",
      '{0}: You may remove two charge counters from ~. If you do, you gain 4 life.',
    ].join('\n'),
  ),
]

inEditions('2004', '2011')('413.2c what can be done, and what is done, %s', (edition) => {
  const put = (hand: readonly string[], mites: number, library?: readonly string[]) =>
    table(
      edition,
      [
        {
          battlefield: Array.from({ length: mites }, () => 'Mite'),
          hand: [...hand],
          ...(library ? { library: [...library] } : {}),
        },
        {},
      ],
      CARDS,
    )
  const mites = (game: ReturnType<typeof put>): number =>
    game.state.battlefield.filter((id) => game.state.objects.flat()[id] !== null).length

  test.each([
    [2, 20, 0],
    [1, 16, 0],
    [0, 16, 0],
  ])('[2004:416.3] with %i of two creatures to sacrifice', (there, life, left) => {
    const game = put(['Demand'], there).cast('Demand').resolveAll()
    expect([game.life(0), mites(game)]).toEqual([life, left])
    game.isAtAQuestion()
  })

  test("[2004:413.2c] who can and doesn't want to could have", () => {
    const game = put(['Plea'], 2).cast('Plea').resolve()
    game.asks('confirm')
    game.reply(false)
    expect([game.life(0), mites(game)]).toEqual([20, 2])
    game.isAtAQuestion()
    const other = put(['Bid'], 2).cast('Bid').resolve()
    expect(other.reply(false).life(0)).toBe(16)
  })

  test("[2004:413.2c] half of it can't be chosen", () => {
    for (const [name, life] of [
      ['Plea', 16],
      ['Bid', 16],
      ['Offer', 20],
    ] as const) {
      const game = put([name], 1).cast(name).resolve()
      game.asks('priority')
      expect([game.life(0), mites(game)]).toEqual([life, 1])
    }
    const game = put(['Offer'], 2).cast('Offer').resolve()
    expect(game.reply(true).resolveAll().life(0)).toBe(24)
  })

  test('[2004:413.2c] nor half of a discard, of what the library has, or of counters', () => {
    const trade = put(['Trade', 'Forest'], 0).cast('Trade').resolve()
    trade.asks('priority')
    expect([trade.life(0), trade.handSize(0)]).toEqual([20, 1])
    const dig = put(['Dig Up'], 0, ['Forest']).cast('Dig Up').resolve()
    dig.asks('priority')
    expect(dig.life(0)).toBe(20)
    const off = put(['Cast Off', 'Forest'], 0).cast('Cast Off').resolveAll()
    expect([off.life(0), off.handSize(0)]).toEqual([16, 0])
    const urn = put(['Urn'], 0).cast('Urn').resolveAll()
    urn.activate('Urn', 1).resolveAll()
    expect(urn.life(0)).toBe(20)
    urn.activate('Urn', 2).resolve()
    urn.asks('priority')
    expect(urn.activate('Urn', 1).resolveAll().life(0)).toBe(16)
    urn.isAtAQuestion()
  })

  test('[2004:413.2c] of what is tapped, only those that the words describe are there', () => {
    const drill = (tapped: boolean) =>
      table(edition, [{ battlefield: ['Mite', { name: 'Mite', tapped }], hand: ['Drill'] }, {}], CARDS)
        .cast('Drill')
        .resolve()
    const one = drill(true)
    one.asks('priority')
    expect(one.life(0)).toBe(20)
    expect(drill(false).reply(true).resolveAll().life(0)).toBe(24)
  })

  test('[2004:413.2c] whoever is asked', () => {
    const bribe = (cards: readonly string[]) =>
      table(edition, [{ hand: ['Bribe'] }, { hand: [...cards] }], CARDS)
        .cast('Bribe', { targets: ['player 1'] })
        .resolve()
    const one = bribe(['Forest'])
    one.asks('priority')
    expect([one.life(0), one.handSize(1)]).toEqual([20, 1])
    const two = bribe(['Forest', 'Swamp'])
    expect(two.asks('confirm').seat).toBe(1)
    expect(two.reply(true).resolveAll().life(0)).toBe(24)
    two.isAtAQuestion()
  })

  test.each(['Empty Out', 'Send Away'])('[2004:413.2c 2004:419.5b] all of none can be chosen: %s', (name) => {
    const game = put([name], 0).cast(name).resolve()
    game.asks('confirm')
    expect(game.reply(true).resolveAll().life(0)).toBe(24)
    const other = put([name], 0).cast(name).resolve()
    expect(other.reply(false).resolveAll().life(0)).toBe(20)
    other.isAtAQuestion()
  })
})
