import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const FREE = 'without paying its mana cost'
const CARDS = [
  card(
    'Borrow',
    '{0}',
    'Sorcery',
    `Search target opponent's library for an instant card. You may cast that card ${FREE}. Then that player shuffles.`,
  ),
  card(
    'Draft',
    '{0}',
    'Sorcery',
    `Search your library for an instant card with mana value 4 or less and cast that card ${FREE}. Then shuffle.`,
  ),
  card(
    'Delve In',
    '{0}',
    'Sorcery',
    "Search target opponent's library for a card and exile it. You gain life equal to its mana value. Then that player shuffles.",
  ),
  card(
    'Trade',
    '{0}',
    'Instant',
    `Counter target sorcery spell. Its controller reveals cards from the top of their library until they reveal an instant card. That player may cast that card ${FREE}. Then the player shuffles.`,
  ),
  creature(
    'Mind Thief',
    '{0}',
    '2/2',
    `Haste\nWhenever ~ deals combat damage to a player, you may look at that player's hand. If you do, you may cast a spell from among those cards ${FREE}.`,
  ),
  card('Gain', '{3}', 'Instant', 'You gain 3 life.'),
  card('Great Gain', '{5}', 'Instant', 'You gain 5 life.'),
  card('Bolt', '{3}', 'Instant', '~ deals 2 damage to target creature.'),
]
const life = (game: Table) => [game.life(0), game.life(1)]

inEditions('2004', '2011')('%s', (edition) => {
  test('[2004:413.2e] what is found in an opponent’s library is cast from there, by who searched', () => {
    const sides = [{ hand: ['Borrow'] }, { library: ['Ox', 'Gain', 'Bear'] }] as const
    const game = table(edition, sides, CARDS)
      .cast('Borrow', { targets: ['player 1'] })
      .until('choose')
    game.reply([game.id('Gain')])
    game.until('confirm').reply(true).resolveAll()
    expect([life(game), game.has('graveyard', 'Gain', 1)]).toEqual([[23, 20], true])
    const kept = table(edition, sides, CARDS)
      .cast('Borrow', { targets: ['player 1'] })
      .until('choose')
    kept.reply([kept.id('Gain')])
    kept.until('confirm').reply(false).resolveAll()
    expect([life(kept), kept.zone('Gain')]).toEqual([[20, 20], 'library'])
    kept.isAtAQuestion()
  })

  test('[2004:413.2e] "and cast that card": if it can be; else it is shuffled in again, and none need be found', () => {
    const draft = (library: string[], pick: string | null) => {
      const game = table(edition, [{ hand: ['Draft'], library }, {}], CARDS)
        .cast('Draft')
        .until('choose')
      game.reply(pick === null ? [] : [game.id(pick)])
      return game.resolveAll()
    }
    const found = draft(['Ox', 'Gain', 'Great Gain', 'Bear'], 'Gain')
    expect([life(found), found.zone('Great Gain')]).toEqual([[23, 20], 'library'])
    expect(draft(['Ox', 'Bolt', 'Bear'], 'Bolt').zone('Bolt')).toBe('library')
    expect(draft(['Ox', 'Gain', 'Bear'], null).zone('Gain')).toBe('library')
  })

  test('[2004:413.2] what is done with it between the search and the shuffling', () => {
    const game = table(edition, [{ hand: ['Delve In'] }, { library: ['Ox', 'Great Gain'] }], CARDS)
    game.cast('Delve In', { targets: ['player 1'] }).until('choose')
    game.reply([game.id('Great Gain')]).resolveAll()
    expect([life(game), game.has('exile', 'Great Gain', 1)]).toEqual([[25, 20], true])
    game.isAtAQuestion()
  })

  test('[2004:413.2e] revealed by the countered spell’s controller, who may cast it; the others are shuffled in', () => {
    const sides = [{ hand: ['Draft'], library: ['Ox', 'Gain', 'Bear'] }, { hand: ['Trade'] }] as const
    const game = table(edition, sides, CARDS)
      .cast('Draft')
      .pass()
      .cast('Trade', { targets: ['Draft'] })
    game.until('confirm')
    expect(game.question.seat).toBe(0)
    game.reply(true).resolveAll()
    expect([life(game), game.zone('Ox'), game.zone('Draft')]).toEqual([[23, 20], 'library', 'graveyard'])
  })

  test('[2004:413.2e] from among the cards of a hand that was looked at', () => {
    const sides = [{ battlefield: ['Mind Thief'] }, { hand: ['Gain', 'Ox'], battlefield: [] }] as const
    const game = table(edition, sides, CARDS).attack('Mind Thief').until('confirm').reply(true).until('choose')
    expect([...game.asks('choose').from].sort()).toEqual([game.id('Gain'), game.id('Ox')].sort())
    game.reply([game.id('Gain')]).resolveAll()
    expect([life(game), game.has('graveyard', 'Gain', 1), game.handSize(1)]).toEqual([[23, 18], true, 1])
  })
})
