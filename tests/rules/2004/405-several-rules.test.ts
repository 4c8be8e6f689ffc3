/** Several rules in one sentence, each of which holds (405.1); places in events (410.10). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Drought', '{0}', 'Enchantment', "Players can't gain life or draw cards."),
  card('Wet Season', '{0}', 'Enchantment', "As long as you control a Bear, players can't gain life or draw cards."),
  card('Dew', '{0}', 'Instant', 'You gain 3 life. Draw a card.'),
  card('Vigil', '{0}', 'Enchantment', 'Whenever a creature is put into exile from the battlefield, you gain 2 life.'),
  card('Banish', '{0}', 'Instant', 'Exile target creature.'),
  card('Unearthing', '{0}', 'Instant', 'Exile target creature card from a graveyard.'),
  creature('Statue', '{0}', '4/4', "~ can't attack, block, or be enchanted."),
]

inEditions('2004', '2011')('several rules in one sentence, %s', (edition) => {
  const board = (...mine: readonly string[]) =>
    table(
      edition,
      [{ battlefield: mine, hand: ['Dew', 'Banish', 'Unearthing'], graveyard: ['Ox'] }, { battlefield: ['Bear'] }],
      CARDS,
    )

  test('[2004:405.1] each of them is true', () => {
    const game = board('Drought')
    game.cast('Dew').resolve()
    expect([game.life(0), game.handSize(0)]).toEqual([20, 2])
    game.isAtAQuestion()
  })

  test('[2004:405.1] each under the condition', () => {
    const free = board('Wet Season').cast('Dew').resolve()
    expect([free.life(0), free.handSize(0)]).toEqual([23, 3])
    const bound = board('Wet Season', 'Bear').cast('Dew').resolve()
    expect([bound.life(0), bound.handSize(0)]).toEqual([20, 2])
  })

  test('[2004:410.10] from the battlefield, and from nowhere else', () => {
    const game = board('Vigil')
    game.cast('Unearthing', { targets: ['Ox'] }).resolveAll()
    expect(game.life(0)).toBe(20)
    game.cast('Banish', { targets: ['Bear'] }).resolveAll()
    expect(game.life(0)).toBe(22)
    game.isAtAQuestion()
  })

  test('[2004:308.2] what can’t attack, doesn’t', () => {
    expect(() => board('Statue').attack('Statue')).toThrow()
  })
})
