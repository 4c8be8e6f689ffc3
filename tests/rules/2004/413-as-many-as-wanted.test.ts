/**
 * As many as a player wants, and amounts made from other amounts: X plus 3, half a library, that number plus 1 (413.2c,
 * 104).
 */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card('Churn', '{0}', 'Sorcery', 'Each player discards any number of cards, then draws that many cards.'),
  card(
    'Gamble',
    '{0}',
    'Sorcery',
    'Discard any number of cards at random. You gain 2 life for each card discarded this way.',
  ),
  card('Ebb', '{0}', 'Sorcery', 'Target player discards up to two cards.'),
  card('Feast', '{0}', 'Sorcery', 'Each player draws up to three cards.'),
  card(
    'Plough',
    '{0}',
    'Sorcery',
    'Sacrifice any number of lands. Search your library for up to that many land cards, put them onto the battlefield tapped, then shuffle.',
  ),
  creature(
    'Constable',
    '{0}',
    '2/2',
    'Whenever ~ deals combat damage to a player, return up to that many target permanents that player controls to their owner’s hand.'.replace(
      '’',
      "'",
    ),
  ),
  card('Cascade', '{X}', 'Sorcery', 'You gain X plus 3 life.'),
  card('Triple', '{X}', 'Sorcery', 'You gain three times X life.'),
  card('Ruin', '{0}', 'Sorcery', 'Target player mills half their library, rounded down.'),
  creature(
    'Ghoul',
    '{0}',
    '*/*',
    "~'s power is equal to the number of creature cards in all graveyards and its toughness is equal to that number plus 1.",
  ),
  creature(
    'Sifter',
    '{0}',
    '3/3',
    'Whenever ~ deals combat damage to a player, draw that many cards, then discard that many cards. You gain that much life.',
  ),
  card(
    'Offering',
    '{0}',
    'Sorcery',
    'Discard any number of cards. Sacrifice that many creatures. You gain that much life.',
  ),
  card(
    'Unveiling',
    '{0}',
    'Sorcery',
    'Discard any number of cards. Exile that many cards from the top of your library. You gain that much life.',
  ),
  card('Toll', '{0}', 'Enchantment', "Each player can't draw more than one card each turn."),
  card('Song', '{0}', 'Sorcery', 'You gain 2 life for each card named Song in each graveyard.'),
]

inEditions('2004', '2011')('as many as wanted, %s', (edition) => {
  test('[2004:413.2c 2004:413.2d] each discards as many as they want and draws as many as they discarded', () => {
    const game = table(
      edition,
      [
        { hand: ['Churn', 'Bear', 'Ox'], library: times(5, 'Forest') },
        { hand: ['Bear'], library: times(5, 'Swamp') },
      ],
      CARDS,
    )
    game.cast('Churn').pass(2)
    expect(game.asks('choose')).toMatchObject({ min: 0, max: 2 })
    game.reply([game.id('Ox', 'hand')]).reply([])
    expect([game.has('hand', 'Forest', 0), game.handSize(0), game.handSize(1)]).toEqual([true, 2, 1])
    game.isAtAQuestion()
  })

  test('[2004:413.2c 2004:glossary/at-random] at random: the number is chosen, the cards are not', () => {
    const game = table(edition, [{ hand: ['Gamble', 'Bear', 'Ox', 'Forest'] }, {}], CARDS)
      .cast('Gamble')
      .pass(2)
    expect(game.asks('number')).toMatchObject({ min: 0, max: 3 })
    game.reply(2)
    expect([game.handSize(0), game.life(0)]).toEqual([1, 24])
  })

  test('[2004:413.2c] up to two, up to three', () => {
    const ebb = table(edition, [{ hand: ['Ebb'] }, { hand: ['Bear', 'Ox', 'Forest'] }], CARDS)
    ebb.cast('Ebb', { targets: ['player 1'] }).pass(2)
    expect(ebb.asks('choose')).toMatchObject({ seat: 1, min: 0, max: 2 })
    expect(ebb.reply([]).handSize(1)).toBe(3)
    const library = times(6, 'Forest')
    const feast = table(edition, [{ hand: ['Feast'], library }, { library }], CARDS)
      .cast('Feast')
      .pass(2)
    feast.reply(1).reply(3)
    expect([feast.handSize(0), feast.handSize(1)]).toEqual([1, 3])
  })

  test('[2004:413.2b] "up to that many": as many as were sacrificed', () => {
    const game = table(
      edition,
      [{ hand: ['Plough'], battlefield: ['Swamp', 'Swamp'], library: times(4, 'Forest') }, {}],
      CARDS,
    )
    game
      .cast('Plough')
      .pass(2)
      .reply([game.id('Swamp', 'battlefield')])
    expect(game.asks('choose')).toMatchObject({ min: 0, max: 1 })
  })

  test('[2004:410.4] "up to that many target permanents": as many as damage was dealt', () => {
    const game = table(edition, [{ battlefield: ['Constable'] }, { battlefield: ['Bear', 'Ox', 'Forest'] }], CARDS)
    game.attack('Constable').until('targets')
    expect(game.asks('targets')).toMatchObject({ min: 0, max: 2 })
    game.announce({ targets: ['Bear', 'Forest'] }).resolve()
    expect([game.zone('Bear'), game.zone('Forest'), game.zone('Ox')]).toEqual(['hand', 'hand', 'battlefield'])
  })

  test('[2004:104.1] X plus 3, three times X, half a library', () => {
    const x = (name: string) =>
      table(edition, [{ hand: [name], pool: '{C}{C}' }, {}], CARDS)
        .cast(name, { x: 2 })
        .resolve()
    expect([x('Cascade').life(0), x('Triple').life(0)]).toEqual([25, 26])
    const ruin = table(edition, [{ hand: ['Ruin'] }, { library: times(7, 'Forest') }], CARDS)
    ruin.cast('Ruin', { targets: ['player 1'] }).resolve()
    expect(ruin.state.graveyards[1]?.length).toBe(3)
  })

  test('[2004:405.2] its toughness is one more than its power, wherever it is', () => {
    const game = table(
      edition,
      [{ battlefield: ['Ghoul'], graveyard: ['Bear'] }, { graveyard: ['Ox', 'Forest'] }],
      CARDS,
    )
    expect(game.size('Ghoul')).toBe('2/3')
  })

  test('[2004:217.6] in each graveyard: in all of them', () => {
    const game = table(edition, [{ hand: ['Song'], graveyard: ['Song'] }, { graveyard: ['Song', 'Bear'] }], CARDS)
    expect(game.cast('1:Song').resolve().life(0)).toBe(24)
  })

  test('[2004:413.2b] “that many” is one number in a text, whatever came of what was done before', () => {
    const sift = (more: readonly string[], hand: readonly string[]) => {
      const game = table(edition, [{ battlefield: ['Sifter', ...more], hand }, {}], CARDS).attack('Sifter')
      game.to('main2')
      game.isAtAQuestion()
      return [game.handSize(0), game.state.graveyards[0]?.length, game.life(0)]
    }
    expect(sift([], [])).toEqual([0, 3, 23])
    // One card is drawn of three: three are discarded all the same, or as many as there are.
    expect(sift(['Toll'], times(4, 'Forest'))).toEqual([2, 3, 23])
    expect(sift(['Toll'], [])).toEqual([0, 1, 23])
  })

  test.each(['Offering', 'Unveiling'])('[2004:413.2b] %s: so it is where there were fewer of them', (name) => {
    const game = table(edition, [{ hand: [name, 'Ox', 'Ox'], battlefield: ['Bear'], library: ['Forest'] }, {}], CARDS)
    game.cast(name).pass(2)
    game.reply(game.asks('choose').from).resolveAll()
    expect([game.life(0), game.handSize(0)]).toEqual([22, 0])
    game.isAtAQuestion()
  })
})
