/** Casting: what is announced, in which order costs are paid, which mana was spent. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card('Sift', '{R}', 'Sorcery', 'As an additional cost to cast this spell, mill two cards.\nDraw a card.'),
  card(
    'Barrow',
    '{0}',
    'Sorcery',
    'As an additional cost to cast this spell, exile X cards from your graveyard.\nDraw X cards.',
  ),
  creature('Motley', '{G}{U}', '1/1', '~ enters with a +1/+1 counter on it for each color of mana spent to cast it.'),
  card('Prism', '{0}', 'Enchantment', 'You may spend mana as though it were mana of any color.'),
]

inEditions('today')('601 casting, %s', (edition) => {
  test('[today:601.2h] a cost that moves cards of a library is paid last: who takes it back has seen nothing', () => {
    const sides = { hand: ['Sift'], pool: '{R}', library: times(5, 'Bear') }
    const game = table(edition, [sides, {}], CARDS).cast('Sift', { pay: false })
    game.asks('pay')
    expect([game.state.libraries[0]?.length, game.state.graveyards[0]?.length]).toEqual([5, 0])
    const { position } = game
    game.reply({ pay: 'cancel' })
    expect([game.zone('Sift'), game.state.libraries[0]?.length, game.pool(0)]).toEqual(['hand', 5, 'R'])
    game.position = position
    game.plain()
    expect([game.zone('Sift'), game.state.libraries[0]?.length, game.pool(0)]).toEqual(['stack', 3, ''])
    game.isAtAQuestion()
  })

  test('[today:601.2b] X of a cost is announced with the spell, and the cost is paid by that', () => {
    const sides = { hand: ['Barrow'], graveyard: times(3, 'Bear'), library: times(5, 'Ox') }
    const game = table(edition, [sides, {}], CARDS)
    game.reply({ do: 'cast', object: game.id('Barrow', 'hand'), via: 'normal' })
    expect(game.asks('number')).toMatchObject({ min: 0, max: 3 })
    game.reply(2)
    while (game.question.kind !== 'priority') game.plain()
    expect([game.state.exile.length, game.state.graveyards[0]?.length]).toEqual([2, 1])
    expect(game.resolve().handSize(0)).toBe(2)
    game.isAtAQuestion()
  })

  test('[today:609.4b] mana spent as though it were of other colours is still what it was', () => {
    const played = (pool: string) =>
      table(edition, [{ hand: ['Motley'], battlefield: ['Prism'], pool }, {}], CARDS)
        .cast('Motley')
        .resolve()
        .size('Motley')
    expect([played('{R}{R}'), played('{G}{U}')]).toEqual(['2/2', '3/3'])
  })
})
