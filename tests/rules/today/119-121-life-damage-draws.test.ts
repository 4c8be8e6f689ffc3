import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Dry Well', '{1}', 'Enchantment', "You can't gain life."),
  card('Ten Again', '{0}', 'Sorcery', 'Your life total becomes 10.'),
  card('Even Trade', '{0}', 'Sorcery', 'Exchange life totals with target player.'),
  card('Chalice', '{1}', 'Enchantment', 'Whenever you gain life, put a charge counter on ~.'),
  creature('Leech', '{0}', '1/1', 'Lifelink'),
  creature('Big Leech', '{0}', '3/3', 'Lifelink'),
  card('Peek', '{0}', 'Sorcery', 'You may draw a card. If you do, you gain 3 life.'),
  card('Silence', '{1}', 'Enchantment', "Players can't draw cards."),
]

inEditions('2011', 'today')('life, %s', (edition) => {
  test('[today:119.7] who can’t gain life gains none by a new total or by an exchange', () => {
    const mine = { life: 5, battlefield: ['Dry Well'], hand: ['Ten Again', 'Even Trade'] }
    const game = table(edition, [mine, { life: 12 }], CARDS)
      .cast('Ten Again')
      .resolve()
    expect(game.life(0)).toBe(5)
    game.cast('Even Trade', { targets: ['player 1'] }).resolve()
    expect([game.life(0), game.life(1)]).toEqual([5, 12])
    const rich = table(edition, [{ ...mine, life: 15 }, { life: 12 }], CARDS)
      .cast('Ten Again')
      .resolve()
    expect(rich.life(0)).toBe(10)
  })

  test('[today:119.9] two sources with lifelink that deal damage at once are two gains', () => {
    const game = table(edition, [{ battlefield: ['Leech', 'Big Leech', 'Chalice'] }, {}], CARDS)
    game.attack('Leech', 'Big Leech').to('combatDamage')
    expect([game.life(0), game.state.stack.length]).toEqual([24, 2])
    game.resolveAll()
    expect(get(game.state, game.id('Chalice')).counters).toEqual({ charge: 2 })
  })
})

inEditions('2011', 'today')('drawing cards, %s', (edition) => {
  test('[today:121.3] from an empty library one may draw, and loses; not where nobody can draw', () => {
    const game = table(edition, [{ hand: ['Peek'], library: [] }, {}], CARDS)
      .cast('Peek')
      .resolve()
    game.asks('confirm')
    game.reply(true)
    expect([game.winner(), game.life(0)]).toEqual([1, 23])
    const spared = table(edition, [{ hand: ['Peek'], library: [] }, {}], CARDS)
      .cast('Peek')
      .resolve()
      .reply(false)
    expect([spared.winner(), spared.life(0)]).toEqual([undefined, 20])
    const silent = table(edition, [{ hand: ['Peek'], battlefield: ['Silence'] }, {}], CARDS)
      .cast('Peek')
      .resolve()
    expect([silent.question.kind, silent.life(0), silent.handSize(0)]).toEqual(['priority', 20, 0])
  })
})
