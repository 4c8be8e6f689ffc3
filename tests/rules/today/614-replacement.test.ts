import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card('Gate', '', 'Land', "As ~ enters, you may pay 2 life. If you don't, it enters tapped."),
  card('Regrowth', '{0}', 'Sorcery', 'Return all land cards from your graveyard to the battlefield.'),
  creature('Maw', '{1}', '1/1', 'Devour 1'),
  card('Waking', '{0}', 'Sorcery', 'Return all creature cards from your graveyard to the battlefield.'),
  card('Drought', '{0}', 'Enchantment', "Players can't gain life."),
  card('Wisdom', '{0}', 'Enchantment', 'If you would gain life, draw that many cards instead.'),
  card('Balm', '{0}', 'Instant', 'You gain 2 life.'),
]

inEditions('today')('614 replacement effects, %s', (edition) => {
  test('[today:614.12a] of two that enter together only one is paid for where there is too little for both', () => {
    const game = table(edition, [{ life: 3, hand: ['Regrowth'], graveyard: ['Gate', 'Gate'] }, {}], CARDS)
    game.cast('Regrowth').resolve()
    expect(game.asks('confirm').seat).toBe(0)
    game.reply(true)
    while (game.question.kind !== 'priority') game.plain()
    const tapped = ['1:Gate', '2:Gate'].map((name) => get(game.state, game.id(name, 'battlefield')).tapped)
    expect([game.life(0), tapped.filter(Boolean).length]).toEqual([1, 1])
    game.isAtAQuestion()
  })

  test('[today:614.13] two that devour as they enter together take neither each other nor the same creature', () => {
    const game = table(edition, [{ hand: ['Waking'], graveyard: ['Maw', 'Maw'], battlefield: ['Bear'] }, {}], CARDS)
    game.cast('Waking').resolve()
    const bear = game.id('Bear', 'battlefield')
    expect(game.asks('choose').from).toEqual([bear])
    game.reply([bear])
    while (game.question.kind !== 'priority') game.plain()
    expect(game.has('battlefield', 'Bear')).toBe(false)
    const sizes = ['1:Maw', '2:Maw'].map((name) => game.size(name))
    expect(sizes.toSorted()).toEqual(['1/1', '2/2'])
    game.isAtAQuestion()
  })

  test('[today:614.17] what can\u2019t happen isn\u2019t replaced either', () => {
    const drawn = (battlefield: readonly string[]) => {
      const sides = { battlefield, hand: ['Balm'], library: times(4, 'Bear') }
      const game = table(edition, [sides, {}], CARDS).cast('Balm').resolve()
      return [game.life(0), game.handSize(0)]
    }
    expect(drawn(['Wisdom'])).toEqual([20, 2])
    expect(drawn(['Wisdom', 'Drought'])).toEqual([20, 0])
    expect(drawn(['Drought', 'Wisdom'])).toEqual([20, 0])
  })
})
