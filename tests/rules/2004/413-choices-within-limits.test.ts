/** Choices that a text limits: of some colors, of numbers, of life to pay (413.2c; 410.10). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Edict',
    '{0}',
    'Enchantment',
    'As ~ enters the battlefield, choose black or red.\nWhenever a creature of the chosen color deals damage to you or a green creature you control, ~ deals that much damage to that creature.',
  ),
  creature('Hawk', '{R}', '4/4', '{0}: ~ deals 2 damage to any target.'),
  creature('Tortoise', '{G}', '3/3', '{0}: ~ deals 2 damage to any target.'),
  creature('Fen Rat', '{B}', '3/3', '{0}: ~ deals 2 damage to any target.'),
  creature(
    'Shifter',
    '{0}',
    '0/0',
    "As ~ enters the battlefield, choose a number between 0 and 7.\nAt the beginning of your upkeep, you may choose a number between 0 and 7.\n~'s power is equal to the last chosen number and its toughness is equal to 7 minus that number.",
  ),
  creature(
    'Debtor',
    '{0}',
    '0/0',
    "As ~ enters the battlefield, pay any amount of life. The amount you pay can't be more than the total number of green nontoken permanents your opponents control plus the total number of green cards in their graveyards.\n~'s power and toughness are each equal to the life paid as it entered the battlefield.",
  ),
  card(
    'Depths',
    '{0}',
    'Sorcery',
    'Pay X life, then look at the top X cards of your library. Put one of those cards into your hand and exile the rest.',
  ),
]

inEditions('2004', '2011')('choices within limits, %s', (edition) => {
  test('[2004:413.2c] one of two colors, and what speaks of it', () => {
    const sides = [{ hand: ['Edict'], battlefield: ['Tortoise'] }, { battlefield: ['Hawk', 'Fen Rat'] }] as const
    const game = table(edition, sides, CARDS).cast('Edict').resolve()
    expect(game.asks('color').colors).toEqual(['B', 'R'])
    expect(game.refusal('G').key).toBe('reply.noSuchColor')
    game.reply('R').pass()
    game.activate('Hawk', 0, { targets: ['player 0'] }).resolveAll()
    expect([game.life(0), game.size('Hawk'), game.zone('Hawk')]).toEqual([18, '4/4', 'battlefield'])
    game
      .pass()
      .activate('Hawk', 0, { targets: ['Tortoise'] })
      .resolveAll()
    expect(game.zone('Hawk')).toBe('graveyard')
    game
      .pass()
      .activate('Fen Rat', 0, { targets: ['player 0'] })
      .resolveAll()
    game
      .pass()
      .activate('Fen Rat', 0, { targets: ['player 0'] })
      .resolveAll()
    expect([game.life(0), game.zone('Fen Rat')]).toEqual([14, 'battlefield'])
    game.isAtAQuestion()
  })

  test('[2004:503.8] the last chosen number counts, and none beyond the limit', () => {
    const game = table(edition, [{ hand: ['Shifter'] }, {}], CARDS)
      .cast('Shifter')
      .resolve()
    expect(game.asks('number')).toMatchObject({ min: 0, max: 7 })
    game.reply(2)
    expect(game.size('Shifter')).toBe('2/5')
    game
      .to('upkeep', game.state.turn.number + 2)
      .pass(2)
      .reply(true)
      .reply(6)
    expect(game.size('Shifter')).toBe('6/1')
    game.isAtAQuestion()
  })

  test('[2004:413.2e] no more life than there are such permanents and cards, nor than there is', () => {
    const board = (life: number) =>
      table(
        edition,
        [
          { hand: ['Debtor'], life },
          { battlefield: ['Tortoise', 'Hawk'], graveyard: ['Tortoise', 'Bear', 'Hawk'] },
        ],
        CARDS,
      )
        .cast('Debtor')
        .resolve()
    const game = board(20)
    expect(game.asks('number')).toMatchObject({ min: 0, max: 3, what: 'life' })
    game.reply(3)
    expect([game.life(0), game.size('Debtor')]).toEqual([17, '3/3'])
    expect(board(2).asks('number').max).toBe(2)
  })

  test('[2004:413.2e] X life is chosen and paid as it happens, and as many cards are looked at', () => {
    const game = table(edition, [{ hand: ['Depths'], library: ['Bear', 'Ox', 'Hawk', 'Plains'] }, {}], CARDS)
    game.cast('Depths').resolve().reply(3)
    const { looking } = game.asks('choose')
    expect([game.life(0), looking.length]).toEqual([17, 3])
    game.reply(looking.slice(0, 1)).resolveAll()
    expect([game.handSize(0), game.state.exile.length]).toEqual([1, 2])
  })
})
