import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Toll of All', '{0}', 'Sorcery', 'Each player sacrifices a creature unless they discard a card.'),
  card('Open Hands', '{0}', 'Sorcery', 'Each player may put a creature card from their hand onto the battlefield.'),
  card(
    'In Turn',
    '{0}',
    'Sorcery',
    'Starting with you, each player may put a creature card from their hand onto the battlefield. Repeat this process until no one puts a card onto the battlefield.',
  ),
  card('Cast Off', '{0}', 'Sorcery', 'Each player may discard up to three cards.'),
  creature('Ox', '{3}', '2/4'),
  creature('Mourner', '{3}', '1/1', 'Whenever another creature dies, you gain 1 life.'),
]

inEditions('2004', '2011')('413.2d all choose first, %s', (edition) => {
  test('[2004:413.2d] who does not pay has chosen before the next player is asked, and all of it dies at once', () => {
    const game = table(
      edition,
      [
        { hand: ['Toll of All', 'Ox'], battlefield: ['Mourner', 'Bear'] },
        { hand: ['Ox'], battlefield: ['Mourner', 'Ox'] },
      ],
      CARDS,
    )
    game.cast('Toll of All').resolve()
    expect(game.asks('confirm').seat).toBe(0)
    game.reply(false)
    expect(game.asks('choose').seat).toBe(0)
    game.reply([game.id('Bear')])
    expect([game.asks('confirm').seat, game.zone('Bear')]).toEqual([1, 'battlefield'])
    game.reply(false)
    const asked = game.asks('choose')
    game.reply([asked.from.find((id) => id === game.id('Ox', 'battlefield')) ?? -1])
    expect([game.zone('Bear'), game.has('graveyard', 'Ox', 1)]).toEqual(['graveyard', true])
    expect(game.resolveAll().life(0)).toBe(22)
    game.isAtAQuestion()
  })

  test('[2004:413.2d] who pays discards only when all have said what they do', () => {
    const game = table(
      edition,
      [
        { hand: ['Toll of All', 'Ox', 'Bear'], battlefield: ['Bear'] },
        { hand: ['Ox', 'Bear'], battlefield: ['Ox'] },
      ],
      CARDS,
    )
    game.cast('Toll of All').resolve()
    game.reply(true)
    expect([game.asks('confirm').seat, game.handSize(0)]).toEqual([1, 2])
    game.reply(true)
    expect(game.asks('choose')).toMatchObject({ seat: 0, reason: 'costDiscard' })
    game.plain()
    expect(game.asks('choose')).toMatchObject({ seat: 1, reason: 'costDiscard' })
    game.plain()
    expect([game.handSize(0), game.handSize(1), game.state.battlefield.length]).toEqual([1, 1, 2])
    game.isAtAQuestion()
  })

  test('[2004:413.2d] who can not pay is not asked', () => {
    const game = table(edition, [{ hand: ['Toll of All'], battlefield: ['Bear'] }, { battlefield: ['Ox'] }], CARDS)
    game.cast('Toll of All').resolve()
    expect([game.zone('Bear'), game.zone('Ox'), game.question.kind]).toEqual(['graveyard', 'graveyard', 'priority'])
  })

  test('[2004:413.2d] "each player may": nothing is shown before all have chosen', () => {
    const game = table(edition, [{ hand: ['Open Hands', 'Ox', 'Bear'] }, { hand: ['Ox', 'Mourner'] }], CARDS)
    game.cast('Open Hands').resolve()
    game.reply(true).reply([game.id('Bear', 'hand')])
    expect([game.asks('confirm').seat, game.state.battlefield.length]).toEqual([1, 0])
    game.reply(true).reply([game.id('Mourner', 'hand')])
    expect([game.has('battlefield', 'Bear', 0), game.has('battlefield', 'Mourner', 1)]).toEqual([true, true])
    game.isAtAQuestion()
  })

  test('[2004:413.2d] one may, the other need not', () => {
    const game = table(edition, [{ hand: ['Open Hands', 'Bear'] }, { hand: ['Ox'] }], CARDS)
    game.cast('Open Hands').resolve()
    game.reply(false).reply(true)
    if (game.question.kind === 'choose') game.plain()
    expect([game.has('hand', 'Bear', 0), game.has('battlefield', 'Ox', 1)]).toEqual([true, true])
  })

  test('[2004:413.2d] "starting with you": one after the other', () => {
    const game = table(edition, [{ hand: ['In Turn', 'Bear'] }, { hand: ['Ox'] }], CARDS)
    game.cast('In Turn').resolve()
    game.reply(true)
    if (game.question.kind === 'choose') game.plain()
    expect([game.asks('confirm').seat, game.has('battlefield', 'Bear', 0)]).toEqual([1, true])
  })

  test('[2004:413.2d] discards that each may make', () => {
    const game = table(edition, [{ hand: ['Cast Off', 'Ox', 'Bear'] }, { hand: ['Ox', 'Bear'] }], CARDS)
    game.cast('Cast Off').resolve()
    game.reply(true).reply([game.id('Bear', 'hand')])
    const size = game.handSize(0)
    game.reply(true)
    const [first] = game.asks('choose').from
    game.reply([first ?? -1])
    expect([size, game.handSize(0), game.handSize(1)]).toEqual([2, 1, 1])
    game.isAtAQuestion()
  })
})
