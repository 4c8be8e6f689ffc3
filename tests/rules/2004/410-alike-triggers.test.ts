import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Leech', '{0}', 'Enchantment', 'Whenever a player gains life, that player draws a card.'),
  card('Vial', '{0}', 'Enchantment', 'Whenever you gain life, you draw that many cards.'),
  card('Feast', '{0}', 'Sorcery', 'Each player gains 2 life.'),
  card('Double', '{0}', 'Sorcery', 'You gain 1 life. You gain 2 life.'),
  card('Twice', '{0}', 'Sorcery', 'You gain 2 life. You gain 2 life.'),
]

inEditions('2004', '2011')('410.3 waiting triggers of one source, %s', (edition) => {
  const put = (mine: string, hand: string) =>
    table(edition, [{ battlefield: [mine], hand: [hand] }, {}], CARDS)
      .cast(hand)
      .resolve()

  test('[2004:410.3] that differ in the player are put in order by their controller', () => {
    const game = put('Leech', 'Feast')
    const order = game.asks('order')
    expect([order.seat, order.items.length]).toEqual([0, 2])
    const hands = (at: typeof game): number[] => [at.handSize(0), at.handSize(1)]
    // The last one put on the stack resolves first.
    game.reply(order.items).resolve()
    expect(hands(game)).toEqual([0, 1])
    const other = put('Leech', 'Feast')
    other.reply([...other.asks('order').items].reverse()).resolve()
    expect(hands(other)).toEqual([1, 0])
    expect(hands(other.resolveAll())).toEqual([1, 1])
    other.isAtAQuestion()
  })

  test('[2004:410.3] or in the amount', () => {
    const game = put('Vial', 'Double')
    expect(game.asks('order').items.length).toBe(2)
    game.reply(game.asks('order').items).resolve()
    expect(game.handSize(0)).toBe(2)
    game.resolveAll()
    expect(game.handSize(0)).toBe(3)
  })

  test('[2004:410.3] where nothing differs nobody is asked', () => {
    const game = put('Vial', 'Twice')
    game.asks('priority')
    expect(game.state.stack.length).toBe(2)
    expect(game.resolveAll().handSize(0)).toBe(4)
  })
})
