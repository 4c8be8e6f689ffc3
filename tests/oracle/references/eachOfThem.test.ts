/** Whom "each other player" leaves out, and what each of several players does unless they pay. Each is played. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'
import { problems } from '../support.ts'

const ENTERS = 'When ~ enters the battlefield, '
const CARDS = [
  card(
    'Echoes',
    '{U}',
    'Enchantment',
    'Whenever a player casts an instant or sorcery spell, each other player copies that spell. Each of those players may choose new targets for their copy.',
  ),
  card('Gossip', '{U}', 'Enchantment', 'Whenever a player casts an instant spell, each other player draws a card.'),
  card('Sap', '{B}', 'Instant', 'Each other player loses 2 life.'),
  card('Favor', '{B}', 'Sorcery', 'Target player gains 3 life. Each other player loses 2 life.'),
  creature('Cutpurse', '{B}', '1/1', `${ENTERS}each opponent sacrifices a creature unless they pay {1}.`),
  creature('Tyrant', '{B}', '1/1', `${ENTERS}each player sacrifices a creature unless they discard a card.`),
  creature('Taxer', '{B}', '1/1', `${ENTERS}each opponent loses 3 life unless they discard a card.`),
]
const LANDS = ['Swamp', 'Swamp', 'Island', 'Mountain'].flatMap((name) => times(2, name))

inEditions('2004', '2011')('each of several players, %s', (edition) => {
  const three = (...sides: { hand?: string[]; battlefield?: string[] }[]): Table =>
    table(
      edition,
      [0, 1, 2].map((seat) => ({
        ...sides[seat],
        battlefield: [...LANDS, ...(sides[seat]?.battlefield ?? [])],
      })) as never,
      CARDS,
    )
  const lives = (game: Table): number[] => [0, 1, 2].map((seat) => game.life(seat))

  test('[2004:404.1] each other player than the one that the event is about', () => {
    const game = three({ hand: ['Spark'] }, { battlefield: ['Gossip'] }, {})
    game.cast('Spark', { targets: ['player 1'] }).pass(3)
    expect([0, 1, 2].map((seat) => game.handSize(seat))).toEqual([0, 1, 1])
    game.isAtAQuestion()
  })

  test('[2004:503.10] each other player than its caster copies a spell', () => {
    const game = three({ hand: ['Spark'] }, { battlefield: ['Echoes'] }, {})
    game.cast('Spark', { targets: ['player 1'] }).pass(3)
    expect(game.asks('confirm').seat).toBe(1)
    game.reply(false)
    expect(game.asks('confirm').seat).toBe(2)
    game.reply(false).resolveAll()
    expect(lives(game)).toEqual([20, 11, 20])
    game.isAtAQuestion()
  })

  test('[2004:413.2] each other player than the target; where nobody was named, than you', () => {
    const game = three({ hand: ['Sap', 'Favor'] })
    game.cast('Sap').resolveAll()
    expect(lives(game)).toEqual([20, 18, 18])
    game.cast('Favor', { targets: ['player 1'] }).resolveAll()
    expect(lives(game)).toEqual([18, 21, 16])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] each opponent does it or pays for themselves', () => {
    const game = three({ hand: ['Cutpurse'] }, { battlefield: ['Rat'] }, { battlefield: ['Bear'] })
    game.cast('Cutpurse').pass(3)
    game.pass(3)
    expect(game.asks('confirm').seat).toBe(1)
    game.reply(false)
    expect(game.asks('confirm').seat).toBe(2)
    game.reply(true)
    game.plain()
    expect([game.has('graveyard', 'Rat', 1), game.has('battlefield', 'Bear', 2)]).toEqual([true, true])
    expect(game.zone('Cutpurse')).toBe('battlefield')
    game.isAtAQuestion()
  })

  test('[2004:413.2c] so does each player, with other prices and other deeds', () => {
    const all = three({ hand: ['Tyrant'] }, { battlefield: ['Rat'], hand: ['Spark'] }, { battlefield: ['Bear'] })
    all.cast('Tyrant').pass(6)
    expect(all.asks('confirm').seat).toBe(1)
    all.reply(true).resolveAll()
    expect([all.has('graveyard', 'Rat'), all.has('graveyard', 'Spark'), all.has('graveyard', 'Bear')]).toEqual([
      false,
      true,
      true,
    ])
    expect(all.has('graveyard', 'Tyrant')).toBe(true)
    const game = three({ hand: ['Taxer'] }, { hand: ['Spark'] }, {})
    game.cast('Taxer').pass(6)
    expect(game.asks('confirm').seat).toBe(1)
    game.reply(true).resolveAll()
    expect(lives(game)).toEqual([20, 20, 17])
    game.isAtAQuestion()
  })
})

test('of several players who may do something, "that player" is none', () => {
  const text = "Each player may sacrifice a creature. If a player does, that player's life total becomes 20."
  expect(problems(text, 'Sorcery').map(({ reason }) => reason)).toEqual(['dangling'])
})
